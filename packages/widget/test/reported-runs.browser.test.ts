import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Widget } from '../src/types.ts'
import { namesOn, receiptsOn, run, tag, toolNamed, type WidgetSite, whenReady, widgetSite } from './widget-site.ts'

// What the service hears of runs, where the owner of the website wants to know.

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>Shop</title>${head}${tag('SERVICE')}</head><body>${body}</body></html>`
const field = '<label>E-mail <input name="email"></label><button>Send</button>'

// A site for each test: what a page tells as it is closed may come when the next test has begun.
let site: WidgetSite
beforeEach(async () => {
  site = await widgetSite({
    pages: {
      '/': page('<h1>Shop</h1>'),
      '/stays': page(
        `<form id="f">${field}</form><script>f.onsubmit = (e) => { e.preventDefault(); fetch('/taken', { method: 'POST' }); f.outerHTML = '<p role="status">Thank you!</p>' }</script>`,
      ),
      '/quiet': page(
        `<form id="f">${field}</form><script>f.onsubmit = (e) => { e.preventDefault(); fetch('/taken') }</script>`,
        '<meta name="referrer" content="no-referrer">',
      ),
      '/leads': page(`<form id="f" method="post" action="/submit">${field}</form>`),
      '/leads-away': page(`<form id="f" action="/without">${field}</form>`),
      '/without': '<!doctype html><title>Shop</title><h1>Thank you for your message</h1>',
      '/thanks': page('<h1>Thank you for your message</h1>'),
    },
  })
})
afterEach(() => site?.close())

const EMAIL = 'ada@mail.example'
const tool = (path: string, recordRuns = true) =>
  toolNamed('contact', { pageUrl: path, selector: '#f', metadata: { kind: 'form', ...(recordRuns && { recordRuns }) } })
const told = () => site.told.map((each) => each.run)
const settled = () => new Promise((resolve) => setTimeout(resolve, 600))

test.each<[string, string, object]>([
  ['confirmed', '/stays', { status: 'confirmed' }],
  ['nothing to go by, from a page that tells no referrer', '/quiet', { status: 'submitted_unverified' }],
])('%s: told once, with nothing of what was typed', async (_, path, expected) => {
  site.tools = [tool(path)]
  const opened = await site.open(path)
  await whenReady(opened)
  const outcome = await run(opened, 'contact', { email: EMAIL }, { outcomeMs: 1500 })
  await expect.poll(() => told().length).toBe(1)
  await settled()
  expect(told()).toEqual([
    { tool: 'id-contact', receiptId: outcome.receiptId, ...expected, ms: expect.any(Number), final: true },
  ])
  const { headers } = site.told[0]!
  expect(headers).toMatchObject({ origin: site.origin, 'content-type': 'text/plain;charset=UTF-8' })
  expect([headers.cookie, headers.referer]).toEqual([undefined, undefined])
  expect(JSON.stringify(site.told)).not.toContain(EMAIL)
  await opened.close()
})

test('an error by its code, with nothing of its sentence', async () => {
  site.tools = [{ ...tool('/stays'), selector: '#gone' }]
  const opened = await site.open('/stays')
  await whenReady(opened)
  await run(opened, 'contact', { email: EMAIL }, { stepMs: 200 })
  await expect.poll(told).toMatchObject([{ status: 'failed', code: 'target_not_found', final: true }])
  expect(Object.keys(told()[0]!).sort()).toEqual(['code', 'final', 'ms', 'receiptId', 'status', 'tool'])
  await opened.close()
})

test('a run that leads to another page: its end is what that page says', async () => {
  site.tools = [tool('/leads')]
  const opened = await site.open('/leads')
  await whenReady(opened)
  const leaving = opened.waitForURL('**/thanks')
  await opened.evaluate(
    (email) => void (window as unknown as { operable: Widget }).operable.run('contact', { email }),
    EMAIL,
  )
  await leaving
  const [receipt] = await receiptsOn(opened)
  await expect.poll(() => told().filter(({ final }) => final)).toMatchObject([{ status: 'confirmed' }])
  await settled()
  const ends = told().filter(({ final }) => final)
  expect(ends).toHaveLength(1)
  expect(new Set(told().map(({ receiptId }) => receiptId))).toEqual(new Set([receipt!.receiptId]))
  await opened.close()
})

test('where the next page has no widget, it is told that nobody knows the end', async () => {
  site.tools = [tool('/leads-away')]
  const opened = await site.open('/leads-away')
  await whenReady(opened)
  const leaving = opened.waitForURL('**/without*')
  await opened.evaluate(
    (email) => void (window as unknown as { operable: Widget }).operable.run('contact', { email }),
    EMAIL,
  )
  await leaving
  await expect.poll(told).toMatchObject([{ status: 'submitted_unverified', final: false }])
  await opened.close()
})

test('a run that goes on at its own page: told there', async () => {
  site.tools = [tool('/stays')]
  const opened = await site.open('/')
  await whenReady(opened)
  const leaving = opened.waitForURL('**/stays')
  await opened.evaluate(
    (email) => void (window as unknown as { operable: Widget }).operable.run('contact', { email }),
    EMAIL,
  )
  await leaving
  await expect.poll(() => told().filter(({ final }) => final)).toMatchObject([{ status: 'confirmed' }])
  await settled()
  expect(told().filter(({ final }) => final)).toHaveLength(1)
  await opened.close()
})

test.each([
  ['the owner does not want to know', '/stays', false, true],
  ['nobody runs a tool', '/stays', true, false],
])('nothing is sent where %s', async (_, path, isWanted, isRun) => {
  site.tools = [tool(path, isWanted)]
  const opened = await site.open(path)
  await whenReady(opened)
  if (isRun) expect(await run(opened, 'contact', { email: EMAIL })).toMatchObject({ status: 'confirmed' })
  else await namesOn(opened)
  await settled()
  expect(site.requests.filter((line) => /runs/.test(line))).toEqual([])
  await opened.close()
})

test('a service that does not answer changes nothing: the run does not wait for it', async () => {
  site.tools = [tool('/stays')]
  const opened = await site.open('/stays')
  await whenReady(opened)
  await opened.route(/\/runs$/, () => {}) // never answered
  const outcome = await run(opened, 'contact', { email: EMAIL })
  expect(outcome.status).toBe('confirmed')
  await opened.unrouteAll()
  await opened.close()
})
