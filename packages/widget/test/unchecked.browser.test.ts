import type { ToolMetadata } from '@operable/core/schema'
import { applyToolPatch } from '@operable/core/tools'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Outcome } from '../src/types.ts'
import { runOn, toolOf, toolOn, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

// What a tool is, is what its live element is: a record may be of another one. The server counts what it gets.

let browser: WidgetBrowser
const taken: string[] = []
beforeAll(async () => {
  browser = await widgetBrowser({
    '/take': (incoming, outgoing) => {
      let body = ''
      incoming.on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      incoming.on('end', () => {
        taken.push(body)
        outgoing.writeHead(303, { location: '/thanks' }).end()
      })
    },
  })
})
afterAll(() => browser?.close())
beforeEach(() => {
  taken.length = 0
})

const posts = `addEventListener('submit', async (event) => { event.preventDefault(); const body = new URLSearchParams(new FormData(event.target)); await fetch('/take', { method: 'POST', body }); event.target.outerHTML = '<p role="status">Thank you!</p>' })`
const markup = (body: string, script = ''): string =>
  `<!doctype html><html lang="en"><title>Shop</title><body><h1>Shop</h1>${body}<script>${posts};${script}</script>`
const news = '<form id="news"><label>Email <input type="email" name="email"></label><button>Subscribe</button></form>'
const pay =
  '<form id="pay"><label>Amount <input name="amount"></label><label>Card number <input name="card" autocomplete="cc-number"></label><button>Pay now</button></form>'
const email = { email: 'ada@shop.example' }
const metadata: Partial<ToolMetadata> = {
  kind: 'button',
  safety: { needsPerson: false, reasons: [], consequential: false },
}

/** What a person was asked, who says so. */
async function asked(page: Page, tool: object, input: object, agrees = true) {
  return page.evaluate(
    async ([tool, input, agrees]) => {
      const { runTool } = globalThis as unknown as { runTool: typeof import('../src/run/run-tool.ts').runTool }
      const asks: { reasons: string[]; values: object[] }[] = []
      const outcome: Outcome = await runTool(
        tool as never,
        input,
        { outcomeMs: 3000 },
        {
          approve: async ({ reasons, values }) => {
            asks.push({ reasons, values })
            return agrees
          },
        },
      )
      return { asks, outcome }
    },
    [tool, input, agrees] as const,
  )
}

test('a tool that was moved to a form that pays asks before anything is filled', async () => {
  const page = await browser.openHtml(markup(news + pay))
  const tool = applyToolPatch(await toolOn(page), { selector: '#pay' })
  const { asks, outcome } = await asked(page, tool, { amount: '5' }, false)
  expect(asks).toMatchObject([{ reasons: ['unchecked', 'payment'], values: [{ value: '5' }] }])
  expect(outcome).toMatchObject({ status: 'failed', error: { code: 'approval_denied' } })
  expect(await page.evaluate("document.querySelector('[name=amount]').value")).toBe('')
  // Who agrees is asked once, and the card is for them to fill.
  const agreed = await asked(page, tool, { amount: '5' })
  expect(agreed.asks).toHaveLength(1)
  expect(agreed.outcome).toMatchObject({ status: 'needs_person', error: { code: 'person_required' } })
  expect(taken).toEqual([])
  await page.close()
})

test('an input that names a secret of the live form is refused, whatever the record says', async () => {
  const page = await browser.openHtml(
    markup('<form id="pay"><label>Card number <input name="x"></label><button>Go</button></form>'),
  )
  const fields = [
    { key: 'x', selector: '[name=x]', type: 'text', purpose: 'name' as const, label: 'Name', required: true },
  ]
  const tool = toolOf(page, '#pay', { fields, unchecked: true })
  const { asks, outcome } = await asked(page, tool, { x: '4111' })
  expect([asks, outcome.status, outcome.error?.code]).toEqual([[], 'needs_person', 'person_required'])
  expect(taken).toEqual([])
  await page.close()
})

test('a tool that was moved takes its fields from the live form', async () => {
  const page = await browser.openHtml(
    markup(
      `${news}<form id="other"><label>Your town <input id="town" name="place"></label><button>Send</button></form>`,
    ),
  )
  const tool = applyToolPatch(await toolOn(page), { selector: '#other' })
  const wrong = await asked(page, tool, email)
  expect(wrong.outcome).toMatchObject({ status: 'failed', error: { code: 'field_not_found', message: /place/ } })
  for (const key of ['place', 'town', 'Your town']) {
    const opened = await browser.openHtml(
      markup(`<form id="other"><label>Your town <input id="town" name="place"></label><button>Send</button></form>`),
    )
    const { asks, outcome } = await asked(opened, { ...tool, pageUrl: opened.url() }, { [key]: 'Bath' })
    expect([asks.length, outcome.status]).toEqual([1, 'confirmed'])
    await opened.close()
  }
  expect(taken).toEqual(Array(3).fill('place=Bath'))
  await page.close()
})

const dialog = `<dialog id="box" open>${news}</dialog>`
const loose = `<div id="box"><label>Email <input type="email" name="email"></label><button onclick="fetch('/take', { method: 'POST', body: 'email=' + encodeURIComponent(document.querySelector('[name=email]').value) }).then(() => { box.innerHTML = '<p role=status>Thank you!</p>' })">Subscribe</button></div>`

test.each<[string, string, string]>([
  ['a form', news, '#news'],
  ['a form in a dialog', dialog, '#news'],
  ['the dialog of a form', dialog, '#box'],
  ['controls in no form', loose, '#box'],
])('a button tool that points at %s fills and sends it, and asks', async (_, body, selector) => {
  const page = await browser.openHtml(markup(body))
  const tool = toolOf(page, selector, metadata)
  const refused = await runOn(page, tool, email)
  expect(refused).toMatchObject({ status: 'needs_person', error: { code: 'approval_required' } })
  const { asks, outcome } = await asked(page, tool, email)
  expect(asks).toMatchObject([{ reasons: ['unchecked'], values: [{ value: email.email }] }])
  expect(outcome).toMatchObject({ status: 'confirmed' })
  expect(taken).toEqual(['email=ada%40shop.example'])
  await page.close()
})

test('a button tool whose trigger opens a dialog with a form, as its target, fills and sends it', async () => {
  const page = await browser.openHtml(
    markup(`<button id="open" onclick="box.showModal()">Newsletter</button>${dialog.replace(' open', '')}`),
  )
  const tool = toolOf(page, '#box form', { ...metadata, triggerSelector: '#open', inModal: true })
  const { asks, outcome } = await asked(page, tool, email)
  expect([asks.length, outcome.status, taken.length]).toEqual([1, 'confirmed', 1])
  await page.close()
})

test.each<[string, string]>([
  ['a button', '<button id="go" type="button" onclick="window.clicked = 1">Go</button>'],
  ['a link', '<a id="go" href="#there" onclick="window.clicked = 1">Go</a>'],
  ['what is drawn as a button', '<div id="go" role="button" tabindex="0" onclick="window.clicked = 1">Go</div>'],
])('a form tool that points at %s drops no input, and without one clicks it and asks', async (_, body) => {
  for (const kind of ['form', 'button'] as const) {
    const page = await browser.openHtml(markup(body))
    const tool = toolOf(page, '#go', { kind })
    expect(await runOn(page, tool, email, { approves: true })).toMatchObject({
      status: 'failed',
      error: { code: 'invalid_input', message: expect.stringContaining('takes no input') },
      errors: [{ path: '/email' }],
    })
    expect(await page.evaluate('window.clicked')).toBeUndefined()
    const { asks, outcome } = await asked(page, tool, {})
    expect([asks.map(({ reasons }) => reasons), outcome.error]).toEqual([
      kind === 'form' ? [['unchecked']] : [],
      undefined,
    ])
    expect(await page.evaluate('window.clicked')).toBe(1)
    await page.close()
  }
})

test('a form that comes in the place of a button is not clicked', async () => {
  const page = await browser.openHtml(markup('<main><button class="x" type="button" disabled>Go</button></main>'))
  const outcome = await page.evaluate(
    (tool) => {
      const { runTool } = globalThis as unknown as { runTool: typeof import('../src/run/run-tool.ts').runTool }
      const swap = () => {
        document.querySelector('main')!.innerHTML = '<form class="x"><input name="email"><button>Go</button></form>'
      }
      // While the run waits for the button, which it has found by then.
      const onStep = ({ step }: { step: string }) => step === 'find' && setTimeout(swap)
      return runTool(tool, {}, { stepMs: 1000 }, { approve: async () => true, onStep })
    },
    toolOf(page, '.x', { kind: 'button' }),
  )
  expect(outcome).toMatchObject({ status: 'failed', error: { code: 'target_not_found' } })
  expect(taken).toEqual([])
  await page.close()
})

test('what a hand-written tool clicks is clicked as before', async () => {
  for (const body of [
    '<div id="go" onclick="window.clicked = 1">Go</div>',
    '<label id="go" onclick="window.clicked = 1">Go <input type="checkbox"></label>',
    '<div id="go" onclick="window.clicked = 1"><input type="radio" name="plan"> Plan</div>',
  ]) {
    const page = await browser.openHtml(markup(body))
    const { asks, outcome } = await asked(page, toolOf(page, '#go', { kind: 'button' }), {})
    expect([asks, outcome.error, await page.evaluate('window.clicked')]).toEqual([[], undefined, 1])
    await page.close()
  }
})
