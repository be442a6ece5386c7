import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SitePage } from '../../node/test/loopback-site.ts'
import type { Outcome } from '../src/types.ts'
import { run, tag, toolNamed, type WidgetSite, whenReady, widgetSite } from './widget-site.ts'

// Which page tells what became of a form that was posted, and what of it counts.

const form = '<form method="post" action="ACTION"><label>Name <input name="name"></label><button>Send</button></form>'

/** What the page with the form shows beside it, what the page shows that it leads to, and the verdict. */
const rows: [label: string, before: string, after: string, status: Outcome['status'], httpStatus?: number][] = [
  ['thanks in the heading', '', '<h1>Thank you</h1>', 'confirmed'],
  ['thanks in a status', '', '<h1>Contact</h1><p role="status">Your message was sent.</p>', 'confirmed'],
  ['thanks in a box of that name', '', '<div class="alert-success">Your message was sent to us.</div>', 'confirmed'],
  ['an error in an alert', '', '<p role="alert">We could not save it</p>', 'rejected'],
  ['an answer of 422', '', '<h1>Thank you</h1>', 'rejected', 422],
  ['the form again, with a refusal', '', `<p>Pick another name, this one is in use.</p>${form}`, 'rejected'],
  ['the form again, with a complaint', '<p>All fields are required</p>', `<p>Name is required</p>${form}`, 'rejected'],
  ['the form again, with what it said before', '<p>* required</p>', `<p>* required</p>${form}`, 'submitted_unverified'],
  [
    'the form again, with a field that is marked as wrong',
    '',
    `<ul class="errorlist"><li>Enter another one.</li></ul>${form.replace('name="name"', 'name="name" aria-invalid="true"')}`,
    'rejected',
  ],
  ['another form, with complaints', '', '<p>Please choose</p><form><input name="q"></form>', 'submitted_unverified'],
  [
    'a status that is always there',
    '<p role="status">0 items</p>',
    '<p role="status">0 items</p>',
    'submitted_unverified',
  ],
  ['a status that says neither', '', '<p role="status">3 items in your cart</p>', 'submitted_unverified'],
  ['an output', '', '<label>Budget <input type="range"><output>50</output></label>', 'submitted_unverified'],
  [
    'a link of a class',
    '',
    '<nav><a class="nav-success-stories" href="/">Success stories</a></nav>',
    'submitted_unverified',
  ],
  ['old thanks', '<p role="status">Message 1 sent</p>', '<p role="status">Message 2 sent</p>', 'submitted_unverified'],
  ['a heading that says neither', '', '<h1>Welcome to Acme</h1>', 'submitted_unverified'],
  ['a heading of a list', '', '<h1>Sent items</h1>', 'submitted_unverified'],
]

let site: WidgetSite
beforeAll(async () => {
  const page = (path: string, body: string, status = 200): SitePage => {
    const told = "<script>operable.on('outcome', (outcome) => { window.outcome = outcome })</script>"
    return (_, outgoing) => {
      const head = `<title>Shop</title>${tag(site.service).replace('async ', '')}${told}`
      outgoing.writeHead(status, { 'content-type': 'text/html' })
      outgoing.end(`<!doctype html><html lang="en">${head}<main>${body.replace('ACTION', `${path}/sent`)}</main>`)
    }
  }
  const pages = rows.flatMap(([, before, after, , status], index): [string, SitePage][] => [
    [`/${index}`, page(`/${index}`, before + form)],
    [`/${index}/sent`, page(`/${index}`, after, status)],
  ])
  const bare: SitePage = (_, outgoing) =>
    void outgoing.writeHead(500, { 'content-type': 'text/html' }).end('<!doctype html><title>Oops</title><h1>Oops</h1>')
  site = await widgetSite({
    pages: {
      ...Object.fromEntries(pages),
      '/broken': page('/broken', form),
      '/broken/sent': bare,
      '/home': page('/home', '<h1>Thank you for the music</h1><p role="status">Your message was sent.</p>'),
    },
  })
  const paths = [...rows.map((_, index) => `/${index}`), '/broken']
  site.tools = paths.map((path) => toolNamed(`send${path.replace('/', '_')}`, { pageUrl: path }))
})
afterAll(() => site?.close())

async function sent(path: string): Promise<Page> {
  const opened = await site.context.newPage()
  await opened.goto(site.origin + path)
  await whenReady(opened)
  void run(opened, `send${path.replace('/', '_')}`, { name: 'Ada' }).catch(() => undefined)
  await opened.waitForURL(`**${path}/sent`)
  return opened
}

async function told(opened: Page): Promise<Outcome> {
  await opened.waitForFunction(() => 'outcome' in window)
  return opened.evaluate(() => (window as unknown as { outcome: Outcome }).outcome)
}

test.concurrent.each(
  rows.map(([label, , , status, httpStatus = 200], index) => ({ label, status, httpStatus, index })),
)('$label: $status', async ({ status, httpStatus, index }) => {
  const opened = await sent(`/${index}`)
  const outcome = await told(opened)
  expect(outcome).toMatchObject({ status })
  expect(outcome.evidence[0]).toMatchObject({ kind: 'navigation', httpStatus })
  await opened.close()
})

test('a page that somebody opens after an answer without the widget says nothing of it', async () => {
  const opened = await sent('/broken')
  // A person takes longer than two clocks of a browser differ.
  await opened.waitForTimeout(500)
  await opened.goto(`${site.origin}/home`)
  expect(await told(opened)).toMatchObject({
    status: 'submitted_unverified',
    evidence: [{ kind: 'navigation', detail: `${site.origin}/home` }],
  })
  await opened.close()
})
