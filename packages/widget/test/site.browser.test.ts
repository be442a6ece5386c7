import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Widget } from '../src/types.ts'
import { policyViolations } from './policy-violations.ts'
import {
  isKept,
  namesOn,
  receiptsOn,
  run,
  tag,
  toolNamed,
  type WidgetSite,
  whenReady,
  widgetSite,
} from './widget-site.ts'

const form =
  '<form id="contact" method="post" action="/submit"><label>Email <input name="email"></label><button>Send</button></form>'
const page = (body: string, head = tag('SERVICE', 'data-poll="200"')): string =>
  `<!doctype html><html lang="en"><head><title>Shop</title>${head}</head><body>${body}</body></html>`
const strict =
  "default-src 'none'; script-src 'nonce-n'; connect-src *; form-action 'self'; require-trusted-types-for 'script'; trusted-types 'none'"

let site: WidgetSite
/** What `/slow` waits for. */
let slow: Promise<void>
/** Requests for it. */
let asked = 0
beforeAll(async () => {
  site = await widgetSite({
    pages: {
      '/': page(form),
      '/plain': page('', ''),
      '/other': page('<h1>Another page</h1>'),
      '/slow-store': page(
        '',
        `<script>const { get } = IDBObjectStore.prototype
         IDBObjectStore.prototype.get = function (key) { for (const end = Date.now() + 300; Date.now() < end;); return get.call(this, key) }
         const looking = setInterval(() => { if (window.operable) { clearInterval(looking); operable.ready.then(() => { window.atReady = operable.tools().length }) } })</script>${tag('SERVICE')}`,
      ),
      '/slow': (_, outgoing) => {
        asked++
        const html = page(form).replaceAll('SERVICE', site.service)
        void slow.then(() => outgoing.writeHead(200, { 'content-type': 'text/html' }).end(html))
      },
      '/router': page(
        '<main></main>',
        `<script>navigation.addEventListener('navigate', (event) => event.intercept({
           handler: async () => document.querySelector('main').append(document.querySelector('template').content)
         }))
         addEventListener('submit', (event) => {
           event.preventDefault()
           fetch('/taken', { method: 'POST' })
           event.target.outerHTML = '<p role="status">Thank you!</p>'
         })</script>${tag('SERVICE')}<template>${form}</template>`,
      ),
      '/thanks': page('<h1>Thank you</h1>', tag('SERVICE').replace('async ', '')),
      '/contact': (_, outgoing) => void outgoing.writeHead(302, { location: '/en/contact?from=home' }).end(),
      '/en/contact': page(`<h1>Contact</h1>${form}`),
      '/account': (_, outgoing) => void outgoing.writeHead(302, { location: '/login?next=/account' }).end(),
      '/login': page(`<h1>Log in</h1>${form.replace('<button', '<input type="password" name="pw"><button')}`),
      '/twice': page(form, tag('SERVICE') + tag('SERVICE')),
      '/strict': (_, outgoing) =>
        void outgoing
          .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': strict })
          .end(page(form, tag(site.service, 'nonce="n"'))),
      '/hostile': page(
        `<img name="currentScript"><img name="querySelectorAll"><img name="documentElement"><img name="createElement"><img name="addEventListener"><a id="operable" href="/x">x</a>
         <form id="contact" method="post" action="/submit"><input name="action" value="1"><input name="submit" value="2"><input name="elements" value="3"><label>Email <input name="email"></label><button>Send</button></form>`,
        `<script>Object.prototype.triggerSelector = '#nothing'; Object.prototype.active = false; Array.prototype.extra = 1</script>${tag('SERVICE')}
         <script>addEventListener('load', () => { window.fetch = () => { window.stolen = true; throw new Error('no') } })</script>`,
      ),
    },
  })
})
afterAll(() => site?.close())
beforeEach(() => {
  site.tools = [toolNamed('contactSales', { selector: '#contact', metadata: { inputSchema: schema, fields } })]
  site.failing = undefined
  site.submitted.length = 0
})

const schema = {
  type: 'object',
  properties: { email: { type: 'string' } },
  required: ['email'],
  additionalProperties: false,
}
const fields = [
  { key: 'email', selector: '[name="email"]', type: 'text', purpose: 'email', label: 'Email', required: true },
]
const input = { email: 'ada@shop.example' }

async function ready(path: string): Promise<Page> {
  const opened = await site.open(path)
  await whenReady(opened)
  return opened
}

describe('the list', () => {
  test('is there after the script has loaded', async () => {
    const opened = await ready('/')
    expect(await namesOn(opened)).toEqual(['contactSales'])
    await opened.close()
  })

  test('follows the service, while the page is open', async () => {
    const opened = await ready('/')
    site.tools = [...site.tools, toolNamed('subscribe')]
    await expect.poll(() => namesOn(opened), { timeout: 30_000 }).toEqual(['contactSales', 'subscribe'])
    site.tools = []
    await expect.poll(() => namesOn(opened), { timeout: 30_000 }).toEqual([])
    await opened.close()
  })

  test('is there at once on the next page, when the service is down', async () => {
    const first = await ready('/')
    await expect.poll(() => isKept(first), { timeout: 30_000 }).toBe(true)
    await first.close()
    site.failing = { status: 500, body: '' }
    const opened = await ready('/other')
    expect(await namesOn(opened)).toEqual(['contactSales'])
    await opened.close()
  })

  test('is waited for also when the service fails before the cache has answered', async () => {
    await (await ready('/')).close()
    site.failing = { status: 500, body: '' }
    const opened = await ready('/slow-store')
    await expect.poll(() => opened.evaluate('window.atReady'), { timeout: 30_000 }).toBe(1)
    await opened.close()
  })

  test.each([
    ['an error', { status: 500, body: 'oops' }],
    ['a page', { status: 200, body: '<!doctype html><title>Log in</title>' }],
    ['another website', { status: 200, body: '{"version":1,"websiteId":"w2","url":"http://x.example/","tools":[]}' }],
    ['five megabytes', { status: 200, body: `"${'x'.repeat(5_000_000)}"` }],
  ])('stays when the service answers with %s', async (_, failing) => {
    const opened = await ready('/')
    site.failing = failing
    const before = site.asked
    await expect.poll(() => site.asked, { timeout: 30_000 }).toBeGreaterThan(before + 1)
    expect(await namesOn(opened)).toEqual(['contactSales'])
    await opened.close()
  })

  test('is empty when the service does not know the website any more', async () => {
    const opened = await ready('/')
    site.failing = { status: 404, body: '{}' }
    await expect.poll(() => namesOn(opened), { timeout: 30_000 }).toEqual([])
    await opened.close()
  })
})

describe('the host page', () => {
  test('has one new global, and one instance of a script that is there twice', async () => {
    const plain = await site.context.newPage()
    await plain.goto(`${site.origin}/plain`)
    const before = await plain.evaluate(() => Object.getOwnPropertyNames(window))
    const opened = await ready('/twice')
    const after = await opened.evaluate(() => Object.getOwnPropertyNames(window))
    expect(after.filter((name) => !before.includes(name))).toEqual(['operable'])
    await plain.close()
    await opened.close()
  })

  test('may have the strictest policy: everything works, and nothing is reported', async () => {
    site.tools = [signup('/strict')]
    const opened = await site.context.newPage()
    const reports = await policyViolations(opened)
    await opened.goto(`${site.origin}/strict`)
    await whenReady(opened)
    const running = run(opened, 'signup', input).catch(() => undefined) // its page will be gone
    await allow(opened)
    await opened.waitForURL('**/thanks')
    await running
    expect(site.submitted).toEqual(['email=ada%40shop.example'])
    expect(reports).toEqual([])
    await opened.close()
  })

  test('may clobber the document, pollute prototypes and replace fetch', async () => {
    site.tools = [signup('/hostile')]
    const opened = await ready('/hostile')
    await opened.waitForLoadState('load')
    const running = run(opened, 'signup', input).catch(() => undefined)
    await allow(opened)
    await opened.waitForURL('**/thanks')
    await running
    expect(site.submitted).toEqual(['action=1&submit=2&elements=3&email=ada%40shop.example'])
    await opened.close()
  })
})

const asks = {
  needsPerson: true,
  reasons: [{ reason: 'consent', fields: [], text: 'It opens an account.' }],
  consequential: true,
}

const signup = (pageUrl: string) =>
  toolNamed('signup', { pageUrl, selector: '#contact', metadata: { inputSchema: schema, fields, safety: asks } })

/** The dialog lies in a closed shadow tree: only the keyboard and the mouse of the browser reach it. */
async function allow(opened: Page): Promise<void> {
  await dialogOpen(opened)
  await opened.keyboard.press('Tab')
  await opened.keyboard.press('Enter')
}

async function dialogOpen(opened: Page): Promise<void> {
  await opened.waitForFunction(() => document.body.parentElement?.lastElementChild?.localName === 'div')
  await opened.waitForTimeout(600) // clicks right after it came up do not count
}

describe('a tool that needs a person', () => {
  beforeEach(() => {
    site.tools = [signup('/')]
  })

  test('runs when the person agrees', async () => {
    const opened = await ready('/')
    const running = run(opened, 'signup', input).catch(() => undefined)
    await allow(opened)
    await opened.waitForURL('**/thanks')
    await running
    expect(site.submitted).toEqual(['email=ada%40shop.example'])
    await opened.close()
  })

  test.each([
    ['says no', (opened: Page) => opened.keyboard.press('Enter')],
    ['presses Escape', (opened: Page) => opened.keyboard.press('Escape')],
  ])('does nothing when the person %s', async (_, deny) => {
    const opened = await ready('/')
    const running = run(opened, 'signup', input)
    await dialogOpen(opened)
    await deny(opened)
    expect(await running).toMatchObject({ status: 'failed', error: { code: 'approval_denied' } })
    expect(await opened.inputValue('[name=email]')).toBe('')
    expect(site.submitted).toEqual([])
    await opened.close()
  })

  test('that cannot be asked, because the page takes the question away, is left to a person', async () => {
    const opened = await ready('/')
    const running = run(opened, 'signup', input)
    await dialogOpen(opened)
    await opened.evaluate(() => document.documentElement.lastElementChild?.remove())
    expect(await running).toMatchObject({ status: 'needs_person', error: { code: 'approval_required' } })
    expect(await opened.inputValue('[name=email]')).toBe('')
    expect(site.submitted).toEqual([])
    await opened.close()
  })

  test('is not agreed to by the page itself', async () => {
    const opened = await ready('/')
    const running = run(opened, 'signup', input)
    await dialogOpen(opened)
    const reached = await opened.evaluate(() => {
      const host = document.documentElement.lastElementChild
      host?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
      return host?.shadowRoot
    })
    expect(reached).toBeNull()
    await opened.keyboard.press('Escape')
    expect(await running).toMatchObject({ error: { code: 'approval_denied' } })
    await opened.close()
  })
})

describe('what the page put on Object.prototype is no option', () => {
  async function polluted(text: string): Promise<Page> {
    const opened = await site.context.newPage()
    await opened.addInitScript(text)
    await opened.goto(`${site.origin}/`)
    await whenReady(opened)
    return opened
  }

  test('onApproval: a person is asked all the same', async () => {
    site.tools = [signup('/')]
    const opened = await polluted('Object.prototype.onApproval = async () => true')
    const running = run(opened, 'signup', input)
    await dialogOpen(opened)
    await opened.keyboard.press('Escape')
    expect(await running).toMatchObject({ error: { code: 'approval_denied' } })
    expect(site.submitted).toEqual([])
    await opened.close()
  })

  test('limits, and what a run needs from outside', async () => {
    const opened = await polluted(
      'Object.assign(Object.prototype, { deadlineMs: 1, stepMs: 1, outcomeMs: 1, approve: 1, navigate: 1, isLed: true })',
    )
    const running = run(opened, 'contactSales', input).catch(() => undefined)
    await opened.waitForURL('**/thanks')
    await running
    expect(site.submitted).toEqual(['email=ada%40shop.example'])
    await opened.close()
  })
})

test.each<[string, string, unknown]>([
  ['options that are null', 'null', { status: 'failed', error: { code: 'invalid_input' } }],
  ['options that are a text', "'x'", { error: { code: 'invalid_input' } }],
  [
    'a signal that is none',
    '{ signal: { aborted: false, addEventListener() {} } }',
    { error: { code: 'invalid_input' } },
  ],
  ['a signal that has ended', '{ signal: AbortSignal.abort() }', { error: { code: 'aborted' } }],
])('a run with %s ends with an outcome', async (_, options, expected) => {
  const opened = await ready('/')
  const outcome = await opened.evaluate(
    (options) =>
      (window as unknown as { operable: Widget }).operable.run('contactSales', {}, new Function(`return ${options}`)()),
    options,
  )
  expect(outcome).toMatchObject(expected as object)
  await opened.close()
})

describe('a tool of another page', () => {
  test('is run there, once, and the receipt is kept', async () => {
    const opened = await ready('/other')
    void run(opened, 'contactSales', input).catch(() => undefined)
    await opened.waitForURL('**/thanks')
    await whenReady(opened)
    expect(site.submitted).toEqual(['email=ada%40shop.example'])
    await expect
      .poll(() => receiptsOn(opened))
      .toMatchObject([
        {
          tool: 'contactSales',
          status: 'confirmed',
          evidence: [{ kind: 'navigation', httpStatus: 200 }],
          said: [{ text: 'Thank you', where: 'form' }],
        },
      ])
    const receipts = await receiptsOn(opened)
    const linked = await opened.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(linked ?? '')).toMatchObject({ '@type': 'Action', identifier: receipts[0]?.receiptId })
    await opened.reload()
    await whenReady(opened)
    expect(await receiptsOn(opened)).toEqual([])
    expect(site.submitted).toHaveLength(1)
    await opened.close()
  })

  test('is run there once, also when a tab that was opened on the way has a copy of it', async () => {
    site.tools = [toolNamed('contactSales', { ...site.tools[0]!, pageUrl: '/slow' })]
    let release = (): void => {}
    slow = new Promise((resolve) => {
      release = resolve
    })
    const opened = await ready('/other')
    const other = site.context.waitForEvent('page')
    await opened.evaluate((input) => {
      const looking = setInterval(() => {
        if (sessionStorage.getItem('operable:run') === null) return
        clearInterval(looking)
        open('/slow?twin')
      }, 10)
      void (window as unknown as { operable: Widget }).operable.run('contactSales', input)
    }, input)
    await expect.poll(() => asked, { timeout: 30_000 }).toBe(2)
    release()
    const twin = await other
    await expect.poll(() => site.submitted, { timeout: 30_000 }).toEqual(['email=ada%40shop.example'])
    await Promise.race([opened, twin].map((tab) => tab.waitForURL('**/thanks')))
    for (const tab of [opened, twin]) await whenReady(tab)
    await new Promise((resolve) => setTimeout(resolve, 500)) // the time that the second one would take
    expect(site.submitted).toEqual(['email=ada%40shop.example'])
    for (const tab of [opened, twin]) await tab.close()
  })

  test('is run in place, where a router of the page draws the other one', async () => {
    site.tools = [toolNamed('contactSales', { ...site.tools[0]!, pageUrl: '/router/contact' })]
    const opened = await ready('/router')
    expect(await run(opened, 'contactSales', input)).toMatchObject({ status: 'confirmed' })
    expect(new URL(opened.url()).pathname).toBe('/router/contact')
    expect(await opened.evaluate(() => sessionStorage.length)).toBe(0)
    await opened.close()
  })

  test('is run there also when the clock was set back on the way', async () => {
    const opened = await site.context.newPage()
    await opened.addInitScript(() => {
      const { now } = Date
      if (location.pathname === '/') Date.now = () => now() - 3_600_000
    })
    await opened.goto(`${site.origin}/other`)
    await whenReady(opened)
    void run(opened, 'contactSales', input).catch(() => undefined)
    await opened.waitForURL('**/thanks')
    expect(site.submitted).toEqual(['email=ada%40shop.example'])
    await opened.close()
  })

  const moved = (pageUrl: string) => {
    const looks = { role: 'form', name: 'Send', fields: ['text:email'], action: '/submit', neighbours: {} }
    return toolNamed('contactSales', {
      pageUrl,
      selector: '#contact',
      metadata: { inputSchema: schema, fields, fingerprint: { selector: '#contact', ...looks } },
    })
  }

  test('is run where the site leads on to, when the very form stands there', async () => {
    site.tools = [moved('/contact')]
    const opened = await ready('/other')
    void run(opened, 'contactSales', input).catch(() => undefined)
    await opened.waitForURL('**/thanks')
    expect(site.submitted).toEqual(['email=ada%40shop.example'])
    await opened.close()
  })

  test.each([
    ['another form stands', moved('/account')],
    ['nobody can tell', { ...moved('/contact'), metadata: { kind: 'form' as const, inputSchema: schema } }],
  ])('is not run where the site leads on to and %s', async (_, tool) => {
    site.tools = [tool]
    const opened = await ready('/other')
    void run(opened, 'contactSales', input, { stepMs: 300 }).catch(() => undefined)
    const [from, to] = tool.pageUrl === '/account' ? ['/account', '/login'] : ['/contact', '/en/contact']
    await opened.waitForURL(`**${to}?**`)
    await whenReady(opened)
    const message = `wrong page: ${site.origin}${to} is open, but the tool belongs to ${site.origin}${from}`
    await expect
      .poll(() => receiptsOn(opened), { timeout: 30_000 })
      .toMatchObject([{ status: 'failed', error: { code: 'wrong_page', message } }])
    expect(site.submitted).toEqual([])
    await opened.close()
  })

  test('that is not known there is named in the receipt', async () => {
    const opened = await site.context.newPage()
    await opened.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
    await opened.goto(`${site.origin}/other`)
    await whenReady(opened)
    await opened.route('**/tools.json', (route) => route.abort())
    void run(opened, 'contactSales', input).catch(() => undefined)
    await opened.waitForURL(`${site.origin}/`)
    await whenReady(opened)
    await expect
      .poll(() => receiptsOn(opened), { timeout: 30_000 })
      .toMatchObject([
        { tool: 'contactSales', error: { code: 'unknown_tool', message: expect.stringContaining('“contactSales”') } },
      ])
    await opened.close()
  })

  test('keeps the time limits of its caller', async () => {
    site.tools = [toolNamed('contactSales', { selector: '#none' })]
    const opened = await ready('/other')
    // By the defaults the search would be over before the run is.
    void run(opened, 'contactSales', {}, { deadlineMs: 2000, stepMs: 600_000 }).catch(() => undefined)
    await opened.waitForURL(`${site.origin}/`)
    await whenReady(opened)
    await expect.poll(() => receiptsOn(opened), { timeout: 30_000 }).toMatchObject([{ error: { code: 'timeout' } }])
    await opened.close()
  })

  test('at another origin: a person is asked first', async () => {
    site.tools = [toolNamed('contactSales', { pageUrl: `${site.service}/elsewhere` })]
    const opened = await ready('/')
    const running = run(opened, 'contactSales', {})
    await dialogOpen(opened)
    await opened.keyboard.press('Escape')
    expect(await running).toMatchObject({ status: 'failed', error: { code: 'approval_denied' } })
    expect(new URL(opened.url()).origin).toBe(site.origin)
    await opened.close()
  })
})

test('a tool that is switched off stops at once', async () => {
  site.tools = [toolNamed('contactSales', { selector: '#late', metadata: { inputSchema: schema, fields } })]
  const opened = await ready('/')
  await opened.evaluate(() => {
    const { operable } = window as unknown as { operable: Widget }
    operable.on('start', () => document.body.append(document.createElement('h1')))
  })
  const running = run(opened, 'contactSales', input)
  await opened.waitForFunction(() => document.querySelector('h1')) // the run looks for its form by now
  site.tools = []
  expect(await running).toMatchObject({ status: 'failed', error: { code: 'aborted' } })
  expect(await run(opened, 'contactSales', input)).toMatchObject({ error: { code: 'unknown_tool' } })
  await opened.close()
})
