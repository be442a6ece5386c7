import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { untilSo } from '../../node/test/browser.ts'
import type { Widget } from '../src/types.ts'
import { run, tag, toolNamed, type WidgetSite, whenReady, widgetSite } from './widget-site.ts'

// The dialog that asks a person stands on pages that hide, cover and close what they did not make themselves.

const form =
  '<form id="contact" method="post" action="/submit"><label>Email <input name="email"></label><button>Send</button></form>'
/** What the trigger opens is made then, so nothing of it can be told before. */
const there =
  '<form id="there" method="post" action="SERVICE/collect?a=1"><label>Email <input name="email"></label><button>Send</button></form>'
const outside = (listen: string): string => `<button id="open">Write</button><main></main><script>
  const main = document.querySelector('main')
  document.querySelector('#open').onclick = () => { main.innerHTML = '<div role="dialog" aria-modal="true">${there}</div>' }
  const leave = (event) => { if (event.isTrusted && !main.contains(event.target)) main.innerHTML = '' }
  ${listen}</script>`

const pages: Record<string, string> = {
  '/': form,
  ...Object.fromEntries(
    Object.entries({
      empty: 'div:empty { display: none }',
      important: 'html > div, [data-operable], dialog, ::backdrop { display: none !important }',
      unseen:
        'html > div { visibility: hidden !important; opacity: 0 !important; content-visibility: hidden !important }',
      elsewhere:
        'html > div { transform: scale(0) !important; clip-path: inset(100%) !important; inset: -999px !important }',
      untouchable: 'html > div { pointer-events: none !important; user-select: none !important }',
      shrunk: 'html { filter: blur(9px); transform: scale(.5) }',
      gone: 'html { display: none }',
      turned: 'html { direction: rtl; unicode-bidi: bidi-override; text-align: right }',
    }).map(([name, style]) => [`/${name}`, `<style>${style}</style>${form}`]),
  ),
  '/cover': `${form}<div id="cover" popover="manual" style="inset:0;width:100vw;height:100vh;margin:0;border:0;pointer-events:none">Click here to win</div>`,
  '/catch': `${form}<div id="cover" popover="manual" style="inset:0;width:100vw;height:100vh;margin:0;border:0">Click here to win</div>`,
  '/pointerdown': outside("document.addEventListener('pointerdown', leave)"),
  '/capture': outside(
    "document.addEventListener('mousedown', leave, true); document.addEventListener('click', leave, true)",
  ),
  '/focus': outside("document.addEventListener('focusin', leave)"),
  '/escape': outside("document.addEventListener('keydown', leave, true)"),
  '/popover': `<button id="open" popovertarget="over">Write</button><div id="over" popover></div><script>
    const over = document.querySelector('#over')
    over.onbeforetoggle = ({ newState }) => { over.innerHTML = newState === 'open' ? '${there}' : '' }</script>`,
  '/hidden': `<button id="open" popovertarget="over">Write</button><div id="over" popover>${there}</div>`,
}

let site: WidgetSite
beforeAll(async () => {
  const page = (body: string): string =>
    `<!doctype html><html lang="en"><head><title>Shop</title>${tag('SERVICE')}</head><body>${body}</body></html>`
  site = await widgetSite({
    whole: true,
    pages: Object.fromEntries(Object.entries(pages).map(([path, body]) => [path, page(body)])),
  })
})
afterAll(() => site?.close())
beforeEach(() => {
  site.submitted.length = 0
})

const input = { email: 'ada@shop.example' }

/** A page whose closed shadow trees the test, and nobody else, can look into. */
async function ready(path: string, tool: object = { selector: '#contact' }, name = 'signUp'): Promise<Page> {
  site.tools = [toolNamed(name, { pageUrl: path, ...tool })]
  const opened = await site.context.newPage()
  await opened.addInitScript(() => {
    const { attachShadow } = Element.prototype
    Element.prototype.attachShadow = function (options) {
      const root = attachShadow.call(this, options)
      const { count = 0 } = window as unknown as { count?: number }
      Object.assign(window, { asked: root, count: count + 1 })
      return root
    }
  })
  await opened.goto(site.origin + path)
  await whenReady(opened)
  return opened
}

/** What the dialog says, once it is open and a click on it counts. */
async function asked(opened: Page): Promise<string> {
  await untilSo(opened, () => (window as unknown as { asked?: ShadowRoot }).asked?.querySelector('dialog[open]'))
  await opened.waitForTimeout(700)
  return opened.evaluate(() => (window as unknown as { asked: ShadowRoot }).asked.textContent ?? '')
}

async function clickAllow(opened: Page): Promise<void> {
  const { x, y } = await opened.evaluate(() => {
    const button = (window as unknown as { asked: ShadowRoot }).asked.querySelectorAll('button')[1]!
    const { left, top, width, height } = button.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })
  await opened.mouse.click(x, y)
}

/** Clicks until it counts: on a slow machine a click may come too soon after the dialog did. */
async function agree(opened: Page): Promise<void> {
  const click = async (): Promise<number> => {
    if (!site.submitted[0]) await clickAllow(opened).catch(() => undefined)
    return site.submitted.length
  }
  await expect.poll(click, { timeout: 50_000, interval: 500 }).toBe(1)
}

async function pressAllow(opened: Page): Promise<void> {
  await opened.keyboard.press('Tab')
  await opened.keyboard.press('Enter')
}

describe('is seen on a page', () => {
  test.each(['empty', 'important', 'unseen', 'elsewhere', 'untouchable', 'shrunk'])(
    'whose styles say: %s',
    async (name) => {
      const opened = await ready(`/${name}`)
      const running = run(opened, 'signUp', input).catch(() => undefined)
      await asked(opened)
      await clickAllow(opened)
      await expect.poll(() => site.submitted, { timeout: 30_000 }).toEqual(['email=ada%40shop.example'])
      await running
      await opened.close()
    },
  )
})

test('two questions at once come one after the other', async () => {
  const opened = await ready('/')
  const running = opened.evaluate(
    (given) => {
      const { operable } = window as unknown as { operable: Widget }
      return Promise.all(given.map((email) => operable.run('signUp', { email })))
    },
    [input.email, 'grace@shop.example'],
  )
  const open = () =>
    opened.evaluate(() => [...document.querySelectorAll('[data-operable]')].filter((host) => host.isConnected).length)
  await asked(opened)
  expect(await open()).toBe(1)
  await opened.keyboard.press('Escape')
  await expect
    .poll(() => opened.evaluate(() => (window as unknown as { count: number }).count), { timeout: 30_000 })
    .toBe(2)
  await asked(opened)
  expect(await open()).toBe(1)
  await opened.keyboard.press('Escape')
  expect(await running).toMatchObject([1, 2].map(() => ({ error: { code: 'approval_denied' } })))
  await opened.close()
})

test('a page that is another one by the time a person agrees is not acted on', async () => {
  const opened = await ready('/')
  const running = run(opened, 'signUp', input)
  await asked(opened)
  await opened.evaluate(() => {
    history.pushState({}, '', '/elsewhere')
    document.querySelector('button')!.textContent = 'Subscribe'
  })
  await opened.keyboard.press('Tab')
  await opened.keyboard.press('Enter')
  expect(await running).toMatchObject({ status: 'failed', error: { code: 'wrong_page' } })
  expect(site.submitted).toEqual([])
  await opened.close()
})

describe('says what it says', () => {
  /** Where each piece of a text is drawn in the dialog. */
  const placesOf = (opened: Page, texts: string[]) =>
    opened.evaluate((texts) => {
      const root = (window as unknown as { asked: ShadowRoot }).asked
      return texts.map((text) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const { data } = walker.currentNode as Text
          const range = document.createRange()
          range.setStart(walker.currentNode, Math.max(data.indexOf(text), 0))
          range.setEnd(walker.currentNode, data.indexOf(text) + text.length)
          const { left, right, top, bottom } = range.getBoundingClientRect()
          if (data.includes(text)) return { left, right, top, bottom }
        }
        throw new Error(`${text} is not there`)
      })
    }, texts)

  test('in its own direction on a page of another one, with the signs that turn a text written out', async () => {
    const opened = await ready('/turned', { selector: '#contact', description: 'Signs \u202eup' })
    const running = run(opened, 'signUp', { email: 'shop.example \u202elive.elpmaxe\u2069' })
    expect(await asked(opened)).toContain('shop.example ‹U+202E›live.elpmaxe‹U+2069›')
    const [allow, name, mark, first, second] = await placesOf(opened, ['Allow “', 'Sign', '?', 'shop.', 'live.'])
    expect(allow!.right).toBeLessThanOrEqual(name!.left + 1)
    expect(name!.right).toBeLessThanOrEqual(mark!.left + 1)
    expect(first!.right).toBeLessThan(second!.left)
    await opened.keyboard.press('Escape')
    expect(await running).toMatchObject({ error: { code: 'approval_denied' } })
    await opened.close()
  })

  test.each([
    [320, 300],
    [320, 568],
    [1280, 720],
  ])('with its question and its buttons in view, however long the values are: %i x %i', async (width, height) => {
    const opened = await ready('/')
    await opened.setViewportSize({ width, height })
    const running = run(opened, 'signUp', { email: 'ada@shop.example '.repeat(300) })
    expect(await asked(opened)).toContain('Does signUp.A tool on this page needs')
    for (const { top, bottom, left, right } of await placesOf(opened, ['Allow “Sign up”?', 'Deny'])) {
      expect(Math.min(top, left)).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(height)
      expect(right).toBeLessThanOrEqual(width)
    }
    await opened.keyboard.press('Escape')
    await running
    await opened.close()
  })
})

test('that cannot show it: a person is needed, and nothing waits', async () => {
  const opened = await ready('/gone')
  expect(await run(opened, 'signUp', input)).toMatchObject({
    status: 'needs_person',
    error: { code: 'approval_required', message: expect.stringContaining('is not visible') },
  })
  expect(await opened.locator('[data-operable]').count()).toBe(0)
  await opened.close()
})

describe.each(['/cover', '/catch'])('under something that the page laid over it: %s', (path) => {
  const cover = (opened: Page) => opened.evaluate(() => document.querySelector<HTMLElement>('#cover')!.showPopover())

  test('a click does not count; it comes up again, and then one does', async () => {
    const opened = await ready(path)
    const running = run(opened, 'signUp', input).catch(() => undefined)
    await asked(opened)
    await cover(opened)
    await clickAllow(opened)
    expect(site.submitted).toEqual([])
    await asked(opened)
    // It would keep the run from the button of the form.
    await opened.evaluate(() => document.querySelector<HTMLElement>('#cover')!.hidePopover())
    await agree(opened)
    await running
    await opened.close()
  })

  test('again and again: a person is needed', async () => {
    const opened = await ready(path)
    const running = run(opened, 'signUp', input)
    await asked(opened)
    await opened.evaluate(() => {
      const cover = document.querySelector<HTMLElement>('#cover')!
      setInterval(() => {
        cover.hidePopover()
        cover.showPopover()
      }, 20)
    })
    expect(await running).toMatchObject({ status: 'needs_person', error: { code: 'approval_required' } })
    expect(site.submitted).toEqual([])
    await opened.close()
  })
})

describe('what a person does in it closes nothing of the page', () => {
  const opens = { selector: '#there', metadata: { triggerSelector: '#open', inModal: true } }
  const rows = ['/pointerdown', '/capture', '/focus', '/escape', '/popover'].flatMap((path) =>
    [clickAllow, pressAllow].map((allow) => [path, allow.name, allow] as const),
  )

  test.each(rows)('%s, %s', async (path, _, allow) => {
    const opened = await ready(path, opens, 'contact')
    const sent = opened.waitForRequest(`${site.service}/collect*`, { timeout: 60_000 })
    const running = run(opened, 'contact', input).catch(() => undefined)
    expect(await asked(opened)).toContain(`Sent to${new URL(site.service).host}: ${site.service}/collect?a=1`)
    await allow(opened)
    expect((await sent).postData()).toBe('email=ada%40shop.example')
    await running
    await opened.close()
  })

  test('nor is anything opened before a person is asked, where the page tells where it leads', async () => {
    const opened = await ready('/hidden', opens, 'contact')
    const sent = opened.waitForRequest(`${site.service}/collect*`, { timeout: 60_000 })
    const running = run(opened, 'contact', input).catch(() => undefined)
    expect(await asked(opened)).toContain(`Sent to${new URL(site.service).host}`)
    expect(await opened.evaluate(() => document.querySelector('#over')?.matches(':popover-open'))).toBe(false)
    await clickAllow(opened)
    expect((await sent).postData()).toBe('email=ada%40shop.example')
    await running
    await opened.close()
  })
})

test('nobody answers: the run ends, and the dialog is gone', async () => {
  const opened = await ready('/empty')
  const outcome = await run(opened, 'signUp', input, { approvalMs: 1500 })
  expect(outcome).toMatchObject({
    status: 'needs_person',
    error: { code: 'approval_required', message: expect.stringContaining('no answer within') },
  })
  expect(await opened.locator('[data-operable]').count()).toBe(0)
  expect(site.submitted).toEqual([])
  await opened.close()
})

test('nor where another website would be opened', async () => {
  const opened = await ready('/empty', { pageUrl: 'https://other.example/' })
  const outcome = await run(opened, 'signUp', input, { approvalMs: 1500 })
  expect(outcome).toMatchObject({ status: 'needs_person', error: { code: 'approval_required' } })
  expect(await opened.evaluate('location.origin')).toBe(site.origin)
  await opened.close()
})
