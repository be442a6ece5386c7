import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SitePage } from '../../node/test/loopback-site.ts'
import type { Widget } from '../src/types.ts'
import { policyViolations } from './policy-violations.ts'
import { receiptsOn, run, tag, toolNamed, type WidgetSite, whenReady, widgetSite } from './widget-site.ts'

// A page that a run led to gets the receipt as JSON-LD, whatever its policy says of scripts.

const policies: Record<string, string> = {
  none: '',
  strict:
    "default-src 'none'; script-src 'nonce-n'; connect-src *; form-action 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  'strict-dynamic': "script-src 'nonce-n' 'strict-dynamic'; object-src 'none'; base-uri 'none'",
}

let site: WidgetSite
beforeAll(async () => {
  const served = (policy: string, body: string): SitePage => {
    return (_, outgoing) => {
      const headers = { 'content-type': 'text/html', ...(policy && { 'content-security-policy': policy }) }
      const script = tag(site.service, 'nonce="n"').replace('async ', '')
      const head = `<!doctype html><html lang="en"><head><title>Shop</title>${script}</head>`
      outgoing.writeHead(200, headers).end(`${head}<body>${body}</body></html>`)
    }
  }
  const pages = Object.entries(policies).flatMap(([name, policy]): [string, SitePage][] => [
    [`/${name}`, served(policy, `<form action="/${name}/thanks"><input name="email"><button>Send</button></form>`)],
    [`/${name}/thanks`, served(policy, '<h1>Thank you</h1>')],
  ])
  const script = () => tag(site.service).replace('async ', '')
  const page = (body: string, head = ''): SitePage => {
    return (_, outgoing) =>
      void outgoing
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          `<!doctype html><html lang="en"><head><title>Shop</title>${head}${script()}</head><body>${body}</body></html>`,
        )
  }
  const filling =
    '<form id="f" method="post" action="/submit"><input name="email"><input name="late" disabled><button>Send</button></form>'
  site = await widgetSite({
    remembers: true,
    pages: {
      ...Object.fromEntries(pages),
      '/filling': page(filling),
      '/trigger': page(`<a id="open" href="/filling">Contact</a>`),
      '/elsewhere': page('<h1>Elsewhere</h1>'),
      '/thanks': page('<h1>Thank you</h1>'),
      // As Prototype 1.6 has it.
      '/prototype': page(
        '<form method="post" action="/submit"><input name="email"><button>Send</button></form>',
        `<script>Array.prototype.toJSON = function () { return '[' + this.map((each) => JSON.stringify(each)).join(', ') + ']' }</script>`,
      ),
      '/object': page(
        '<form method="post" action="/submit"><input name="email"><button>Send</button></form>',
        `<script>Object.defineProperty(Object.prototype, 'toJSON', { value() { return 'mine' } })</script>`,
      ),
    },
  })
})
afterAll(() => site?.close())

test.each(Object.keys(policies))('policy: %s', async (name) => {
  site.tools = [toolNamed('subscribe', { pageUrl: `/${name}` })]
  const opened = await site.context.newPage()
  const reports = await policyViolations(opened)
  await opened.goto(`${site.origin}/${name}`)
  await whenReady(opened)
  // Markup in a value must not end the block.
  void run(opened, 'subscribe', { email: '</script><b>' }).catch(() => undefined)
  await opened.waitForURL('**/thanks?*')
  await whenReady(opened)
  await expect.poll(() => receiptsOn(opened), { timeout: 30_000 }).toMatchObject([{ status: 'confirmed' }])
  const blocks = await opened.locator('script[type="application/ld+json"]').allTextContents()
  expect(blocks.map((text) => JSON.parse(text) as unknown)).toMatchObject([{ '@type': 'Action', name: 'subscribe' }])
  expect(reports).toEqual([])
  await opened.close()
})

test('a receipt is final once the page has been read, and so is the one that stands on the page', async () => {
  site.tools = [toolNamed('subscribe', { pageUrl: '/none' })]
  const opened = await site.context.newPage()
  // What the page says is read once it is there as a whole.
  await opened.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const { operable } = window as unknown as { operable: Widget }
      const block = () => JSON.parse(document.querySelector('[type="application/ld+json"]')?.textContent ?? 'null')
      Object.assign(window, { seen: [operable.receipts(), block()] })
      operable.on('outcome', (outcome) => Object.assign(window, { told: [outcome, block()] }))
    })
  })
  await opened.goto(`${site.origin}/none`)
  await whenReady(opened)
  void run(opened, 'subscribe', { email: 'ada@shop.example' }).catch(() => undefined)
  await opened.waitForURL('**/thanks?*')
  await expect.poll(() => opened.evaluate('window.told')).toBeTruthy()
  const active = {
    description: 'submitted_unverified',
    actionStatus: 'https://schema.org/ActiveActionStatus',
    final: false,
  }
  expect(await opened.evaluate('window.seen')).toMatchObject([
    [{ status: 'submitted_unverified', final: false }],
    active,
  ])
  const done = { description: 'confirmed', actionStatus: 'https://schema.org/CompletedActionStatus', final: true }
  expect(await opened.evaluate('window.told')).toMatchObject([{ status: 'confirmed', final: true }, done])
  await opened.close()
})

test.each(['/filling', '/trigger'])(
  'a reload while it is filled leaves a receipt that nothing was sent: %s',
  async (path) => {
    const metadata = path === '/trigger' ? { triggerSelector: '#open' } : {}
    site.tools = [toolNamed('subscribe', { pageUrl: path, selector: '#f', metadata })]
    site.submitted.length = 0
    const opened = await site.context.newPage()
    await opened.goto(site.origin + path)
    await whenReady(opened)
    void run(opened, 'subscribe', { email: 'ada@shop.example', late: 'x' }).catch(() => undefined)
    await opened.waitForURL('**/filling')
    await expect.poll(() => opened.inputValue('[name=email]')).toBe('ada@shop.example')
    expect(await receiptsOn(opened)).toEqual([])
    await opened.reload()
    await whenReady(opened)
    await expect
      .poll(() => receiptsOn(opened))
      .toMatchObject([
        {
          tool: 'subscribe',
          status: 'failed',
          final: true,
          evidence: [],
          error: { code: 'aborted', message: expect.stringContaining('nothing was sent') },
        },
      ])
    expect(await opened.inputValue('[name=email]')).toBe('')
    expect(site.submitted).toEqual([])
    await opened.close()
  },
)

test('a run that is led to its page leaves no such receipt', async () => {
  site.tools = [toolNamed('subscribe', { pageUrl: '/prototype' })]
  const opened = await site.context.newPage()
  await opened.goto(`${site.origin}/elsewhere`)
  await whenReady(opened)
  void run(opened, 'subscribe', { email: 'bob@shop.example' }).catch(() => undefined)
  await opened.waitForURL('**/thanks')
  await whenReady(opened)
  await expect.poll(() => receiptsOn(opened)).toMatchObject([{ status: 'confirmed', final: true }])
  expect(await receiptsOn(opened)).toHaveLength(1)
  await opened.close()
})

test.each(['/prototype', '/object'])('a library that has its own idea of JSON loses no outcome: %s', async (path) => {
  site.tools = [toolNamed('subscribe', { pageUrl: path })]
  const opened = await site.context.newPage()
  await opened.goto(site.origin + path)
  await whenReady(opened)
  void run(opened, 'subscribe', { email: 'eve@shop.example' }).catch(() => undefined)
  await opened.waitForURL('**/thanks')
  await whenReady(opened)
  await expect
    .poll(() => receiptsOn(opened), { timeout: 30_000 })
    .toMatchObject([{ tool: 'subscribe', status: 'confirmed', final: true, evidence: expect.any(Array) }])
  await opened.close()
})
