import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sharedBrowser, testBrowser } from '../../test/browser.ts'
import { type FormSite, formSite } from '../../test/form-site.ts'
import { waitingPages, waitingRows } from '../../test/waiting-forms.ts'
import { openTools, runTool } from './page-session.ts'

let browser: Browser
let site: FormSite
let page: Page

beforeAll(async () => {
  browser = await sharedBrowser(await testBrowser())
  site = await formSite({
    ...waitingPages,
    '/frame': '<!doctype html><title>Mill</title><iframe src="/" width="600" height="500"></iframe>',
  })
})
afterAll(() => site?.close())
beforeEach(async () => {
  site.arrived.length = 0
  page = await (await browser.newContext()).newPage()
})
afterEach(() => page?.context().close())

const email = 'ann@example.com'
const person = { name: 'Ann', message: 'Is the rye bread sour?' }

describe('a tool on a page of the caller', () => {
  test.each<[string, string, string, object, string, string[]]>([
    [
      'a form that leads to another page',
      '/',
      'subscribe',
      { email },
      'confirmed',
      ['/subscribe email=ann%40example.com'],
    ],
    [
      'a form that a script sends',
      '/contact',
      'contactSales',
      person,
      'confirmed',
      [`/api/contact ${JSON.stringify(person)}`],
    ],
    [
      'a script that leaves after its answer',
      '/leaves',
      'contactSales',
      person,
      'confirmed',
      [`/api/contact ${JSON.stringify(person)}`],
    ],
    ['a form in a frame', '/frame', 'subscribe', { email }, 'confirmed', ['/subscribe email=ann%40example.com']],
    ['a form that is refused', '/refuses', 'subscribe', { email }, 'rejected', ['/refuse email=ann%40example.com']],
    [
      'a form that only a click shows',
      '/opened',
      'bookTable',
      { name: 'Ann', guests: 2 },
      'confirmed',
      ['/book name=Ann&guests=2'],
    ],
    [
      'an order, with nobody to ask',
      '/shop',
      'checkout',
      { name: 'Ann', street: '12 Mill Street' },
      'needs_person',
      [],
    ],
    ['an input that is missing', '/', 'subscribe', {}, 'failed', []],
  ])('%s', async (_, path, name, input, status, arrived) => {
    await page.goto(site.url(path))
    const outcome = await runTool(page, name, input)
    expect([outcome.status, site.arrived, outcome]).toEqual([status, arrived, expect.anything()])
  })

  test.each(waitingRows)('%s: the next call goes on there', async (_, path, calls, arrived) => {
    await page.goto(site.url(path))
    const { tools, run } = await openTools(page)
    for (const [input, status] of calls) {
      const outcome = await run(tools[0]!.name, input, { approve: () => true })
      expect([outcome.status, outcome]).toEqual([status, expect.anything()])
    }
    expect(site.arrived).toEqual(arrived)
  })

  test('a step that waits is none on another page', async () => {
    await page.goto(site.url('/asks'))
    const { name } = (await openTools(page)).tools[0]!
    expect(await runTool(page, name, { name: 'Ann' })).toMatchObject({ status: 'next_step' })
    await page.goto(site.url('/asks'))
    expect(await runTool(page, name, {})).toMatchObject({ status: 'failed', error: { code: 'invalid_input' } })
    await page.goto(site.url('/thanks'))
    expect(await runTool(page, name, {})).toMatchObject({ error: { code: 'unknown_tool' } })
  })

  test('nobody is asked once for two calls: a step that was not agreed to waits', async () => {
    await page.goto(site.url('/costs'))
    const { name } = (await openTools(page)).tools[0]!
    const approve = () => true
    expect(await runTool(page, name, { name: 'Ann' }, { approve })).toMatchObject({ status: 'next_step' })
    expect(await runTool(page, name, {})).toMatchObject({ status: 'needs_person' })
    expect(site.arrived).toEqual([])
    expect(await runTool(page, name, {}, { approve })).toMatchObject({ status: 'confirmed' })
  })

  test('a page that says thanks without sending is not believed', async () => {
    await page.goto(site.url('/liar'))
    expect(await runTool(page, 'subscribe', { email })).toMatchObject({ status: 'submitted_unverified' })
    expect(site.arrived).toEqual([])
  })

  test('another site that a form leads to gets nothing left, and neither does the one before', {
    timeout: 60_000,
  }, async () => {
    const other = await formSite()
    const body = `<!doctype html><html lang="en"><title>Mill</title><p>Fresh rolls.</p><form method="post" action="${other.url('/subscribe')}" aria-label="Newsletter"><label>Email <input name="email" type="email" required></label><button>Subscribe</button></form></html>`
    const leading = await formSite({ '/': body })
    try {
      await page.goto(leading.url())
      const outcome = await runTool(page, 'subscribe', { email }, { approve: () => true })
      expect(outcome).toMatchObject({ status: 'submitted_unverified', evidence: [{ kind: 'navigation' }] })
      expect(other.arrived).toHaveLength(1)
      await page.goto(leading.url())
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    } finally {
      await other.close()
      await leading.close()
    }
  })

  test('an unknown tool is a code, with the names that there are', async () => {
    await page.goto(site.url())
    const outcome = await runTool(page, 'buyBread')
    expect(outcome).toMatchObject({ status: 'failed', sent: 'no', error: { code: 'unknown_tool' } })
    expect(outcome.error?.message).toContain('Tools: subscribe')
  })

  test('the tools of a page are told as agents see them, in any letters', async () => {
    await page.goto(site.url('/opened'))
    const { tools, run } = await openTools(page)
    expect(tools).toMatchObject([{ name: 'bookTable', inputSchema: { required: ['name', 'guests'] } }])
    expect(page.context().pages()).toHaveLength(1)
    expect(await run('BOOKTABLE', { name: 'Ann', guests: 2 })).toMatchObject({ status: 'confirmed' })
  })

  test('a page without a context of its own finds what a click shows, too', async () => {
    const lone = await browser.newPage()
    try {
      await lone.goto(site.url('/opened'))
      expect((await openTools(lone)).tools).toMatchObject([
        { name: 'bookTable', inputSchema: { required: ['name', 'guests'] } },
      ])
      expect(await runTool(lone, 'nothing')).toMatchObject({ error: { code: 'unknown_tool' } })
      expect(await runTool(lone, 'bookTable', { name: 'Ann', guests: 2 })).toMatchObject({ status: 'confirmed' })
    } finally {
      await lone.close()
    }
  })

  test('a person is asked with what will be filled in, and only yes is yes', async () => {
    await page.goto(site.url('/shop'))
    const input = { name: 'Ann', street: '12 Mill Street' }
    const asked: unknown[] = []
    const denied = await runTool(page, 'checkout', input, { approve: (question) => void asked.push(question) as never })
    expect(denied).toMatchObject({ status: 'failed', error: { code: 'approval_denied' } })
    expect(site.arrived).toEqual([])
    expect(asked).toMatchObject([
      { tool: 'checkout', reasons: ['payment'], values: [{ value: 'Ann' }, { value: '12 Mill Street' }] },
    ])
    expect(await runTool(page, 'checkout', input, { approve: () => true })).toMatchObject({ status: 'confirmed' })
    expect(site.arrived).toEqual(['/order name=Ann&street=12+Mill+Street'])
  })

  test('the same input is not sent twice where nobody knows what became of it', async () => {
    const silent = await formSite({ '/subscribe': '<!doctype html><title>Mill Bakery</title><p>Fresh rolls.</p>' })
    try {
      await page.goto(silent.url())
      const options = { outcomeMs: 300 }
      const first = await runTool(page, 'subscribe', { email }, options)
      expect(first.status).toBe('submitted_unverified')
      await page.goto(silent.url())
      const second = await runTool(page, 'subscribe', { email }, options)
      expect([second.error?.code, second.receiptId]).toEqual(['already_sent', first.receiptId])
      expect(silent.requests.filter((each) => each.startsWith('POST'))).toHaveLength(1)
      await runTool(page, 'subscribe', { email }, { ...options, again: true })
      expect(silent.requests.filter((each) => each.startsWith('POST'))).toHaveLength(2)
    } finally {
      await silent.close()
    }
  })

  test.each<[string, string, object]>([
    ['subscribe', '/', { email }],
    ['contactSales', '/contact', person],
    ['bookTable', '/opened', { name: 'Ann', guests: 2 }],
    ['subscribe', '/refuses', { email }],
  ])('nothing of %s on %s stays on the page', async (name, path, input) => {
    await page.addInitScript(countListeners)
    await page.goto(site.url(path))
    const before = await page.evaluate(traces)
    await openTools(page)
    await page.evaluate(() => globalThis.countFrom())
    expect(await page.evaluate(traces)).toEqual(before)
    await runTool(page, name, input)
    const isSame = new URL(page.url()).pathname === path
    const after = await page.evaluate(traces)
    // Where the run led to another page, that one is as any visitor finds it.
    if (!isSame) await page.goto(page.url())
    const expected = isSame ? before : await page.evaluate(traces)
    expect({ ...after, html: '' }).toEqual({ ...expected, html: '' })
    expect(after.html.match(/operable/g)).toBeNull()
  })
})

declare global {
  var listening: Map<string, number>
  var countFrom: () => void
}

/** Runs before the page's scripts: counts listeners of window and document by their type. */
function countListeners(): void {
  globalThis.listening = new Map()
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const known = new Set<string>()
  const ids = new WeakMap<object, number>()
  let last = 0
  const keyOf = (type: string, listener: object, capture: boolean): string => {
    if (!ids.has(listener)) ids.set(listener, last++)
    return `${type} ${ids.get(listener)} ${capture}`
  }
  const isOurs = (target: EventTarget): boolean => target === globalThis.window || target === globalThis.document
  const change = (key: string, type: string, isThere: boolean): void => {
    if (known.has(key) === isThere) return
    if (isThere) known.add(key)
    else known.delete(key)
    globalThis.listening.set(type, (globalThis.listening.get(type) ?? 0) + (isThere ? 1 : -1))
  }
  const captures = (options: unknown): boolean =>
    options === true || (typeof options === 'object' && !!(options as AddEventListenerOptions | null)?.capture)
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? globalThis.window
    if (listener && isOurs(target)) {
      const key = keyOf(type, listener, captures(options))
      change(key, type, true)
      const { signal, once } = (typeof options === 'object' ? options : {}) ?? {}
      signal?.addEventListener('abort', () => change(key, type, false))
      if (once) addEventListener.call(target, type, () => change(key, type, false), options)
    }
    return addEventListener.call(target, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? globalThis.window
    if (listener && isOurs(target)) change(keyOf(type, listener, captures(options as never)), type, false)
    return removeEventListener.call(target, type, listener, options)
  }
  globalThis.countFrom = () => globalThis.listening.clear()
}

/** Runs in the page: what a visitor of it could notice. */
function traces() {
  const natives = [
    ['fetch', globalThis.fetch],
    ['alert', globalThis.alert],
    ['confirm', globalThis.confirm],
    ['prompt', globalThis.prompt],
    ['open', XMLHttpRequest.prototype.open],
    ['send', XMLHttpRequest.prototype.send],
    ['submit', HTMLFormElement.prototype.submit],
    ['beacon', navigator.sendBeacon],
  ] as const
  return {
    globals: Object.getOwnPropertyNames(globalThis).sort(),
    wrapped: natives
      .filter(([, each]) => !/\[native code\]/.test(Function.prototype.toString.call(each)))
      .map(([name]) => name),
    listening: [...globalThis.listening].filter(([, count]) => count !== 0),
    stored: [Object.keys(sessionStorage), Object.keys(localStorage)],
    sheets: document.adoptedStyleSheets.length,
    html: document.documentElement.outerHTML,
  }
}
