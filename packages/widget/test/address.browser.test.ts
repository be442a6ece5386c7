import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LoopbackSite, loopbackSite } from '../../node/test/loopback-site.ts'
import type { Outcome } from '../src/types.ts'
import { toolOf, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

// Where a form sends to is looked at in the very moment it is sent. Both sites count what reaches them.

let browser: WidgetBrowser
let other: LoopbackSite
let away: string
const own = () => browser.requests.filter((request) => request.includes('/take'))
beforeAll(async () => {
  other = await loopbackSite({ '/take': '<!doctype html><h1>Thank you</h1>', '/more': '<!doctype html><h1>More</h1>' })
  away = `http://127.0.0.1:${other.port}/take`
  browser = await widgetBrowser({ '/take': '<!doctype html><h1>Thank you</h1>' })
})
afterAll(async () => {
  await browser?.close()
  await other?.close()
})
beforeEach(() => {
  other.requests.length = 0
  browser.requests.length = 0
})

const field = '<input name="email" aria-label="Email">'
const form = (attributes = '', button = '<button>Send</button>'): string =>
  `<form id="f" action="/take" ${attributes}>${field}${button}</form>`
const moves = 'document.querySelector("form").action = AWAY'
const posts = 'method="post"'
const email = { email: 'ada@shop.example' }

async function open(body: string, script: string): Promise<Page> {
  const html = `<!doctype html><html lang="en"><title>Shop</title><body><h1>Shop</h1>${body}<script>${script}</script>`
  return browser.openHtml(html.replaceAll('AWAY', JSON.stringify(away)).replaceAll('THERE', away))
}

/** Runs the tool; answers what a person was asked about, who agrees or not, and the outcome, if the page is still there. */
async function send(page: Page, agrees: boolean, kind: 'form' | 'button' = 'form') {
  const tool = toolOf(page, kind === 'form' ? '#f' : '#b', { kind })
  // A page that is kept for the way back never answers, and one that is closed on its way to another hangs.
  const left = page.waitForURL(/take|more/).then(
    () => undefined,
    () => undefined,
  )
  const running = page
    .evaluate(
      async ([tool, input, agrees]) => {
        const { runTool } = globalThis as unknown as { runTool: typeof import('../src/run/run-tool.ts').runTool }
        const asks: (string | undefined)[] = []
        const outcome: Outcome = await runTool(
          tool,
          input,
          { deadlineMs: 60_000, stepMs: 20_000, outcomeMs: 3000 },
          {
            approve: async ({ sentTo }) => {
              asks.push(sentTo)
              return agrees
            },
          },
        )
        // What was stopped has no request on its way any more.
        await new Promise((resolve) => setTimeout(resolve, 300))
        return { asks, outcome }
      },
      [tool, kind === 'form' ? email : {}, agrees] as const,
    )
    .catch(() => left)
  const result = await Promise.race([running, left])
  await page.close()
  return result
}

describe('an address that a script moves while the form is filled is asked about', () => {
  test.each<[string, string, string]>([
    ['action', form(posts), `addEventListener('input', () => { ${moves} })`],
    ['action of a form sent by GET', form(), `addEventListener('input', () => { ${moves} })`],
    [
      'formaction',
      form(posts),
      `addEventListener('input', () => { document.querySelector('button').setAttribute('formaction', AWAY) })`,
    ],
    [
      'the base of the page',
      form(posts).replace('"/take"', '"take"'),
      `addEventListener('input', () => { const base = document.createElement('base'); base.href = AWAY; document.head.append(base) })`,
    ],
    [
      'a button that is drawn anew',
      form(posts),
      `addEventListener('input', () => { document.querySelector('button').outerHTML = '<button formaction="THERE">Send</button>' })`,
    ],
    ['a form without a button', form(posts, ''), `addEventListener('input', () => { ${moves} })`],
    [
      'once the button can be pressed',
      form(posts, '<button disabled>Send</button>'),
      `addEventListener('input', () => setTimeout(() => { ${moves}; document.querySelector('button').disabled = false }, 300))`,
    ],
  ])('%s', async (_, body, script) => {
    const denied = await send(await open(body, script), false)
    expect(denied).toMatchObject({ asks: [away], outcome: { status: 'failed', error: { code: 'approval_denied' } } })
    expect([own(), other.requests]).toEqual([[], []])
    await send(await open(body, script), true)
    expect(own()).toEqual([])
    expect(other.requests.filter((request) => request.includes('/take'))).toHaveLength(1)
  })

  test('once more when it is another one than was agreed to', async () => {
    const third = JSON.stringify('http://127.0.0.2:9/take')
    const page = await open(
      form(posts).replace('/take', 'THERE'),
      `addEventListener('input', () => { document.querySelector('form').action = ${third} })`,
    )
    const result = await page.evaluate(
      async ([tool, input]) => {
        const { runTool } = globalThis as unknown as { runTool: typeof import('../src/run/run-tool.ts').runTool }
        const asks: (string | undefined)[] = []
        const outcome: Outcome = await runTool(
          tool,
          input,
          {},
          { approve: async ({ sentTo }) => asks.push(sentTo) < 2 },
        )
        return { asks, outcome }
      },
      [toolOf(page, '#f'), email] as const,
    )
    expect(result).toMatchObject({ asks: [away, JSON.parse(third)], outcome: { error: { code: 'approval_denied' } } })
    expect(other.requests).toEqual([])
    await page.close()
  })

  test('and not one of the same site', async () => {
    const page = await open(
      form(posts),
      `addEventListener('input', () => { document.querySelector('form').action = '/take?step=2' })`,
    )
    await send(page, false)
    expect(own()).toEqual(['POST /take?step=2'])
  })
})

describe('an address that a script moves in the moment the form is sent is refused', () => {
  const on = (target: string, event: string, action = moves, options = 'false'): string =>
    `${target}.addEventListener('${event}', (event) => { ${action} }, ${options})`
  test.each<[string, string, string]>([
    ['by a handler of the form', form(posts), on('document.forms[0]', 'submit')],
    ['by its attribute', form(`${posts} onsubmit='this.action = "THERE"'`), ''],
    ['by a handler of the window', form(posts), on('window', 'submit')],
    ['of a form that is sent by GET', form(), on('document.forms[0]', 'submit')],
    [
      'by the formaction of the button',
      form(posts),
      on('document.forms[0]', 'submit', 'event.submitter.formAction = AWAY'),
    ],
    ['when the button is clicked', form(posts), on('document.querySelector("button")', 'click')],
    ['when the pointer comes down', form(posts), on('document', 'pointerdown', moves, 'true')],
    [
      'by a handler that keeps the event from others',
      form(posts),
      on('document.forms[0]', 'submit', `${moves}; event.stopImmediatePropagation()`),
    ],
    [
      'by a script that sends it itself',
      form(posts),
      on('document.forms[0]', 'submit', `event.preventDefault(); ${moves}; event.target.submit()`),
    ],
    [
      'and does so later',
      form(posts),
      on(
        'document.forms[0]',
        'submit',
        `event.preventDefault(); setTimeout(() => { ${moves}; document.forms[0].submit() }, 500)`,
      ),
    ],
    [
      'of a form in a shadow tree',
      '<div id="host"></div>',
      `const root = host.attachShadow({ mode: 'open' }); root.innerHTML = ${JSON.stringify(form(posts))}; root.querySelector('form').addEventListener('submit', (event) => { event.target.action = AWAY })`,
    ],
    ['of a form that opens another window', form(`${posts} target="_blank"`), on('document.forms[0]', 'submit')],
    [
      'of a form that the page sends while it is filled',
      form(posts),
      `${on('window', 'submit')}; addEventListener('change', () => document.forms[0].requestSubmit())`,
    ],
  ])('%s', async (_, body, script) => {
    const result = await send(await open(body, script), true)
    expect(result).toMatchObject({
      asks: [],
      outcome: { status: 'failed', error: { code: 'address_changed', message: expect.stringContaining(away) } },
    })
    expect([own(), other.requests]).toEqual([[], []])
  })

  test('and by a link that leads elsewhere once it is clicked', async () => {
    const page = await open('<a id="b" href="/take">Book</a>', `b.addEventListener('click', () => { b.href = AWAY })`)
    const result = await send(page, true, 'button')
    expect(result).toMatchObject({ asks: [], outcome: { status: 'failed', error: { code: 'address_changed' } } })
    expect([own(), other.requests]).toEqual([[], []])
  })

  test('what was filled in is put back', async () => {
    const page = await open(form(posts), on('window', 'submit'))
    const value = await page.evaluate(
      async ([tool, input]) => {
        const { runTool } = globalThis as unknown as { runTool: typeof import('../src/run/run-tool.ts').runTool }
        await runTool(tool, input)
        return document.querySelector('input')?.value
      },
      [toolOf(page, '#f'), email] as const,
    )
    expect(value).toBe('')
    await page.close()
  })
})

describe('what a site does in peace is left alone', () => {
  test.each<[string, string, string, string[]]>([
    [
      'a handler that moves it within the site',
      form(posts),
      `document.forms[0].addEventListener('submit', (event) => { event.target.action = '/take?a=1' })`,
      ['POST /take?a=1'],
    ],
    [
      'a handler that sends by itself',
      form(posts),
      `document.forms[0].addEventListener('submit', (event) => { event.preventDefault(); fetch('/take', { method: 'POST', body: 'x' }).then(() => { document.forms[0].outerHTML = '<p role=status>Thank you!</p>' }) })`,
      ['POST /take'],
    ],
    // Chromium has read the address by then.
    [
      'a handler that moves it when the data is made',
      form(posts),
      `document.forms[0].addEventListener('formdata', () => { ${moves} })`,
      ['POST /take'],
    ],
  ])('%s', async (_, body, script, requests) => {
    await send(await open(body, script), false)
    expect([own(), other.requests]).toEqual([requests, []])
  })

  test('a page that goes on to another site after it has sent', async () => {
    const script = `document.forms[0].addEventListener('submit', (event) => { event.preventDefault(); fetch('/take', { method: 'POST', body: 'x' }).then(() => { location = AWAY.replace('take', 'more') }) })`
    await send(await open(form(posts), script), false)
    await expect.poll(() => other.requests).toContain('GET /more')
    expect(own()).toEqual(['POST /take'])
  })

  test('a site that a person has agreed to', async () => {
    await send(
      await open(
        form(posts).replace('/take', 'THERE'),
        `document.forms[0].addEventListener('submit', (event) => { event.target.action = AWAY + '?x' })`,
      ),
      true,
    )
    expect(other.requests).toContain('POST /take?x')
  })
})
