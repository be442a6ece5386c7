import type { Tool, ToolMetadata, ToolSafety } from '@operable/core/schema'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApprovalRequest } from '../src/types.ts'
import { runOn, sentBy, TAKEN, toolOf, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser()
})
afterAll(() => browser?.close())

const sends = `addEventListener('submit', (event) => { event.preventDefault(); window.sent = [...(window.sent ?? []), Object.fromEntries(new FormData(event.target))]; ${TAKEN} })`
const markup = (body: string, script = ''): string =>
  `<!doctype html><html lang="en"><title>Form</title><body>${body}<script>${sends};${script}</script>`
const email = { email: 'ada@shop.example' }
const text = '<input name="email" aria-label="Email">'

const people: [string, string, object][] = [
  [
    'a password',
    '<input type="password" name="password" aria-label="Password">',
    { path: '/password', reason: 'password: Password' },
  ],
  ['a password with a prompt for a value', '<input type="password" name="pw" value="Password (8+)">', { path: '/pw' }],
  ['a card number', '<input autocomplete="cc-number" name="number" required>', { path: '/number' }],
  ['a code', '<input autocomplete="one-time-code" name="code" required>', { path: '/code' }],
  ['a file', '<input type="file" name="cv" required>', { path: '/cv' }],
  [
    'a captcha',
    '<iframe src="data:text/html,captcha"></iframe><input type="hidden" name="g-recaptcha-response">',
    { reason: 'captcha' },
  ],
]

test.each(people)('%s is left to a person, with the rest filled in and nothing sent', async (_, control, error) => {
  const page = await browser.openHtml(markup(`<form id="f">${text}${control}<button>Go</button></form>`))
  const outcome = await runOn(page, toolOf(page, '#f'), email, { approves: true })
  expect(outcome).toMatchObject({ status: 'needs_person', error: { code: 'person_required' }, errors: [error] })
  expect(await page.evaluate("document.querySelector('[name=email]').value")).toBe('ada@shop.example')
  expect(await sentBy(page)).toEqual([])
  await page.close()
})

test('a captcha that its record alone tells is left to a person until they have solved it', async () => {
  const page = await browser.openHtml(
    markup(`<form id="f">${text}<input name="sum" aria-label="2 + 3" value="Your answer"><button>Go</button></form>`),
  )
  const sum = { selector: '[name=sum]', type: 'text', label: '2 + 3', required: false } as const
  const tool = toolOf(page, '#f', { fields: [{ ...sum, purpose: 'captcha', person: 'captcha' }] })
  const errors = [{ path: '/sum', reason: 'captcha: 2 + 3' }]
  expect(await runOn(page, tool, email)).toMatchObject({ status: 'needs_person', errors })
  await page.fill('[name=sum]', '5')
  expect(await runOn(page, tool, email)).toMatchObject({ status: 'confirmed' })
  expect(await sentBy(page)).toEqual([{ ...email, sum: '5' }])
  await page.close()
})

test('an input that names a password is not filled in', async () => {
  const page = await browser.openHtml(
    markup(`<form id="f"><input type="password" name="password"><button>Go</button></form>`),
  )
  const outcome = await runOn(page, toolOf(page, '#f'), { password: 'secret' }, { approves: true })
  expect(outcome).toMatchObject({ status: 'needs_person', error: { code: 'person_required' } })
  expect(JSON.stringify(outcome)).not.toContain('secret')
  expect(await page.evaluate("document.querySelector('[name=password]').value")).toBe('')
  await page.close()
})

test('a password that is there already is sent, and never read', async () => {
  const form = `<form id="f">${text}<input type="password" name="password" required><button>Go</button></form>`
  const page = await browser.openHtml(markup(form), {
    before: `window.reads = 0; const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value'); Object.defineProperty(HTMLInputElement.prototype, 'value', { set, get() { if (this.type === 'password') window.reads++; return get.call(this) } })`,
  })
  await page.fill('[name=password]', 'secret')
  await page.evaluate('window.reads = 0')
  const outcome = await runOn(page, toolOf(page, '#f'), email, { approves: true })
  expect(outcome).toMatchObject({ status: 'confirmed' })
  expect(await sentBy(page)).toEqual([{ ...email, password: 'secret' }])
  expect(await page.evaluate('window.reads')).toBe(0)
  expect(JSON.stringify(outcome)).not.toContain('secret')
  await page.close()
})

const safety: ToolSafety = {
  needsPerson: true,
  reasons: [{ reason: 'consent', fields: ['Terms'], text: 'A person must have agreed.' }],
  consequential: true,
}
const asking: [string, string, Partial<ToolMetadata>, string][] = [
  ['its record says so', `<form id="f">${text}<button>Go</button></form>`, { safety }, 'subscribe'],
  ['it makes an account', `<form id="f">${text}<button>Go</button></form>`, {}, 'signUp'],
  ['it deletes something', `<form id="f">${text}<button>Go</button></form>`, {}, 'deleteAccount'],
  [
    'the live form has a password',
    `<form id="f">${text}<input type="password"><button>Go</button></form>`,
    {},
    'submitForm',
  ],
  [
    'the live form is sent to another site',
    `<form id="f" action="https://other.example/">${text}<button>Go</button></form>`,
    {},
    'submitForm',
  ],
  [
    'the live form’s button sends it to another site',
    `<form id="f">${text}<button formaction="https://other.example/">Go</button></form>`,
    {},
    'submitForm',
  ],
]

test.each(asking)('a person is asked because %s', async (_, html, metadata, name) => {
  const page = await browser.openHtml(markup(html))
  const tool = toolOf(page, '#f', metadata, name)
  expect(await runOn(page, tool, email)).toMatchObject({ status: 'needs_person', error: { code: 'approval_required' } })
  expect(await runOn(page, tool, email, { approves: false })).toMatchObject({
    status: 'failed',
    error: { code: 'approval_denied' },
  })
  expect(await page.evaluate("document.querySelector('[name=email]').value")).toBe('')
  expect(await sentBy(page)).toEqual([])
  await page.close()
})

const leading: [string, string, string, boolean][] = [
  ['a link to another site', '<a id="b" href="https://other.example/">Book</a>', '#b', true],
  ['what stands in a link to another site', '<a href="//other.example/"><span id="b">Book</span></a>', '#b', true],
  [
    'a button that sends a form to another site',
    '<form action="https://other.example/"><button id="b">Book</button></form>',
    '#b',
    true,
  ],
  [
    'a button that only stands in such a form',
    '<form action="https://other.example/"><button id="b" type="button" onclick="this.textContent = 1">Book</button></form>',
    '#b',
    false,
  ],
  ['a link within the page', '<a id="b" href="#there">Book</a>', '#b', false],
  ['a link that runs a script', '<a id="b" href="javascript:void(window.ran = 1)">Book</a>', '#b', false],
]

test.each(leading)('%s, clicked by a tool', async (_, html, selector, asks) => {
  const page = await browser.openHtml(markup(html))
  const tool = toolOf(page, selector, { kind: 'button' }, 'booking')
  const outcome = await runOn(page, tool, {}, { approves: false, outcomeMs: 300 })
  if (asks) expect(outcome).toMatchObject({ status: 'failed', error: { code: 'approval_denied' } })
  else expect(outcome.error).toBeUndefined()
  expect(await page.evaluate('location.host')).toBe(new URL(browser.origin).host)
  await page.close()
})

test('a person who is asked for a tool is told where it goes, and asked again when it goes elsewhere', async () => {
  const page = await browser.openHtml(
    markup(`<form id="f" action="https://other.example/a">${text}<button>Go</button></form>`),
  )
  const reasons = [...safety.reasons, { reason: 'other-origin' as const, fields: [], text: 'There.' }]
  for (const told of [safety, { ...safety, reasons }]) {
    const tool = toolOf(page, '#f', { safety: told }, 'subscribe')
    expect(await asksOn(page, tool, '')).toMatchObject([
      { reasons: ['consent', 'other-origin'], sentTo: 'https://other.example/a' },
    ])
  }
  const tool = toolOf(page, '#f', { safety: { ...safety, reasons } }, 'subscribe')
  expect(await asksOn(page, tool, "document.querySelector('form').action = 'https://third.example/'")).toMatchObject([
    { sentTo: 'https://other.example/a' },
    { reasons: ['other-origin'], sentTo: 'https://third.example/' },
  ])
  await page.close()
})

test('a tool whose record says that it leaves the site names the place once its form is there', async () => {
  const page = await browser.openHtml(
    markup(
      `<button id="open">Open</button><main></main>`,
      `document.querySelector('#open').onclick = () => { document.querySelector('main').innerHTML = '<form id="f" action="https://other.example/a">${text}<button>Go</button></form>' }`,
    ),
  )
  const reasons = [{ reason: 'other-origin' as const, fields: [], text: 'There.' }]
  const tool = toolOf(page, '#f', { safety: { ...safety, reasons }, triggerSelector: '#open' }, 'subscribe')
  const asks = await asksOn(page, tool, '')
  expect(asks.map(({ sentTo }) => sentTo)).toEqual([undefined, 'https://other.example/a'])
  await page.close()
})

/** What a person was asked, who agrees to all of it; after each time something happens on the page. */
function asksOn(page: Page, tool: Tool, after: string): Promise<Pick<ApprovalRequest, 'reasons' | 'sentTo'>[]> {
  return page.evaluate(
    async ([tool, after]) => {
      const { runTool } = globalThis as unknown as { runTool: typeof import('../src/run/run-tool.ts').runTool }
      const asks: Pick<ApprovalRequest, 'reasons' | 'sentTo'>[] = []
      await runTool(
        tool,
        { email: 'ada@shop.example' },
        { outcomeMs: 100 },
        {
          approve: async ({ reasons, sentTo }) => {
            asks.push({ reasons, ...(sentTo && { sentTo }) })
            new Function(after)()
            return true
          },
        },
      )
      return asks
    },
    [tool, after] as const,
  )
}

test('a page that is not the tool’s is left alone', async () => {
  const page = await browser.openHtml(markup(`<form id="f">${text}<button>Go</button></form>`))
  const tool = { ...toolOf(page, '#f'), pageUrl: `${browser.origin}/other` }
  expect(await runOn(page, tool, email)).toMatchObject({ status: 'failed', error: { code: 'wrong_page' } })
  expect(await sentBy(page)).toEqual([])
  await page.close()
})

const hostile: [string, string, string, string?][] = [
  [
    'names that hide members of the form',
    `<form id="f"><input name="action"><input name="submit"><input name="elements"><input name="querySelectorAll"><input name="contains"><input name="isConnected"><input name="getAttribute"><input name="matches"><input name="closest"><input name="parentNode"><input name="nodeType"><input name="localName"><input name="ownerDocument"><input name="textContent"><input name="getBoundingClientRect"><input name="requestSubmit"><input name="noValidate"><input name="checkVisibility"><input name="getClientRects"><input name="className"><input name="host"><input name="assignedSlot"><input name="labels"><input name="scrollTo"><input name="getRootNode"><input name="id"><input name="type">${text}<button>Go</button></form>`,
    '',
  ],
  [
    'images that hide members of the document',
    `<img name="body"><img name="querySelectorAll"><img name="activeElement"><img name="elementFromPoint"><img name="documentElement"><img name="hasFocus"><img name="readyState"><img name="defaultView"><form id="f">${text}<button>Go</button></form>`,
    '',
  ],
  [
    'prototypes that the page has changed',
    `<form id="f">${text}<button>Go</button></form><button id="evil">Evil</button>`,
    `Object.prototype.triggerSelector = '#evil'; Object.prototype.inModal = true; Object.prototype.fingerprint = { selector: '#f', role: 'form', name: 'x', fields: [], neighbours: {} }; Object.prototype.enum = ['x']; Array.prototype.extra = 1; document.querySelector('#evil').onclick = () => { window.wasEvil = true }`,
  ],
  [
    'functions that the page has replaced',
    `<form id="f">${text}<button>Go</button></form>`,
    `for (const [type, name] of [[Document, 'querySelectorAll'], [Element, 'querySelectorAll'], [Element, 'matches'], [Element, 'getAttribute'], [Element, 'closest'], [HTMLElement, 'click'], [HTMLElement, 'focus'], [EventTarget, 'dispatchEvent'], [Node, 'contains']]) type.prototype[name] = () => { throw new Error('mine') }; window.fetch = () => { throw new Error('mine') }; window.setTimeout = () => { throw new Error('mine') }; window.requestAnimationFrame = () => 0`,
  ],
]

test.each(hostile)('acts on the right element among %s', async (_, body, script) => {
  const page = await browser.openHtml(markup(body, script))
  const outcome = await runOn(page, toolOf(page, '#f'), email)
  // A page that has broken its own `fetch` cannot say that anything was taken.
  const status = script.includes('window.fetch') ? 'submitted_unverified' : 'confirmed'
  expect([outcome.status, outcome.error]).toEqual([status, undefined])
  expect(await sentBy(page)).toMatchObject([email])
  expect(await page.evaluate('window.wasEvil')).toBeUndefined()
  await page.close()
})

test('a page with a strict policy reports nothing', async () => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src 'self'; script-src 'nonce-n'; require-trusted-types-for 'script'">`
  const page = await browser.openHtml(
    `<!doctype html><html lang="en"><head>${policy}<title>Form</title><script nonce="n">window.reports = []; addEventListener('securitypolicyviolation', (event) => reports.push(event.violatedDirective))</script></head><body><form id="f">${text}<div id="note" contenteditable="true"></div><button>Go</button></form><script nonce="n">${sends}</script>`,
  )
  const outcome = await runOn(page, toolOf(page, '#f'), { ...email, note: 'By hand' })
  expect(outcome).toMatchObject({ status: 'confirmed' })
  expect(await page.evaluate('window.reports')).toEqual([])
  await page.close()
})
