import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { run, tag, toolNamed, type WidgetSite, whenReady, widgetSite } from './widget-site.ts'

const strict =
  "default-src 'none'; script-src 'nonce-n'; connect-src *; require-trusted-types-for 'script'; trusted-types 'none'"
const shop = `<h1>Shop</h1><main style="margin-left:60%"><form id="book"><label>Name <input name="name"></label><label>Guests <input name="guests" type="number"></label>
  <label>Size <select name="size"><option value="s">S<option value="l">L</select></label><label>Notes <textarea name="notes"></textarea></label>
  <fieldset><legend>Days</legend><label><input type="checkbox" name="days" value="mon">Mon</label><label><input type="checkbox" name="days" value="tue">Tue</label></fieldset>
  <label><input type="checkbox" name="terms">Terms</label><button>Book</button></form></main>
  <script nonce="n">document.querySelector('#book').onsubmit = (event) => { event.preventDefault(); fetch('/taken', { method: 'POST' })
    window.sent = [...new FormData(event.target)]; document.querySelector('main').textContent = ''; const done = document.createElement('p'); done.setAttribute('role', 'status'); done.textContent = 'Thank you!'; document.querySelector('main').append(done) }</script>`

const schema = {
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Name' },
    guests: { type: 'number', title: 'Guests' },
    size: { type: 'string', title: 'Size', enum: ['s', 'l'] },
    notes: { type: 'string', title: 'Notes' },
    days: { type: 'array', title: 'Days', items: { type: 'string', enum: ['mon', 'tue'] } },
    terms: { type: 'boolean', title: 'Terms' },
  },
  required: ['name'],
  additionalProperties: false,
}
const field = (key: string, type: string, more: object = {}) => ({
  key,
  selector: `[name="${key}"]`,
  type,
  purpose: 'text',
  label: key,
  required: false,
  ...more,
})
const choices = ['mon', 'tue'].map((value) => ({ value, label: value, selector: `[value="${value}"]` }))
const fields = [
  field('name', 'text', { required: true }),
  field('guests', 'number'),
  field('size', 'select-one'),
  field('notes', 'textarea', { purpose: 'message' }),
  field('days', 'checkbox', { choices }),
  field('terms', 'checkbox'),
]

/** For each part of the panel that takes the focus: where its ring is drawn, and the words that are not in that part. */
function ringsAndWords() {
  const root = document.querySelector('[data-operable]')!.shadowRoot!
  const texts: Text[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  const shown = texts.filter(({ data, parentElement: parent }) => {
    return data.trim() !== '' && parent && !parent.closest('style,option') && parent.checkVisibility()
  })
  const boxesOf = (text: Text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    // The letters, without the room between lines.
    const half = Number.parseFloat(getComputedStyle(text.parentElement!).fontSize) / 2
    return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2
      return { text: text.data, box: { left, right, top: middle - half, bottom: middle + half } }
    })
  }
  const parts = [...root.querySelectorAll<HTMLElement>('button,summary,input,select,textarea')]
  return parts
    .filter((part) => part.checkVisibility())
    .map((part) => {
      part.focus()
      const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(part)
      const far = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
      const { left, right, top, bottom } = part.getBoundingClientRect()
      return {
        name: `${part.localName} ${part.textContent.slice(0, 20) || part.id}, ring ${outlineStyle}`,
        ring: { left: left - far, right: right + far, top: top - far, bottom: bottom + far },
        words: shown.filter((text) => !part.contains(text)).flatMap(boxesOf),
      }
    })
}

let site: WidgetSite
let page: Page
beforeAll(async () => {
  site = await widgetSite({
    pages: {
      '/': (_, outgoing) =>
        void outgoing
          .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': strict })
          .end(
            `<!doctype html><html lang="en"><title>Shop</title><body>${shop}${tag(site.service, 'nonce="n" data-panel')}`,
          ),
    },
  })
  site.tools = [toolNamed('booking', { selector: '#book', metadata: { inputSchema: schema, fields } })]
  page = await site.open('/')
  await whenReady(page)
})
afterAll(() => site?.close())

describe('the panel, under the strictest policy', () => {
  test('is closed at first, opens and closes by keyboard, and the focus goes along', async () => {
    const opener = page.getByRole('button', { name: 'Site tools' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Site tools' }).waitFor()
    expect(await page.getByRole('button', { name: 'Close' }).evaluate((button) => button.matches(':focus'))).toBe(true)
    await page.keyboard.press('Escape')
    expect(await opener.evaluate((button) => button.matches(':focus'))).toBe(true)
    await opener.click()
  })

  test.each([390, 1280])('the ring of what has the focus covers no words, at %i px', async (width) => {
    const own = await site.open('/')
    await whenReady(own)
    await own.setViewportSize({ width, height: 800 })
    // By keyboard, which the ring is for.
    await own.getByRole('button', { name: 'Site tools' }).press('Enter')
    await own.getByText('Booking', { exact: true }).press('Enter')
    const rings = await own.evaluate(ringsAndWords)
    expect(rings.length).toBeGreaterThan(8)
    for (const { name, ring, words } of rings) {
      expect(ring.bottom - ring.top, name).toBeGreaterThan(20)
      const covered = words.filter(
        ({ box }) => box.right > ring.left && box.left < ring.right && box.bottom > ring.top && box.top < ring.bottom,
      )
      expect([name, ...covered.map(({ text }) => text)]).toEqual([name])
    }
    await own.close()
  })

  test.each(['light', 'dark'] as const)('has no accessibility violations, %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme })
    await page.getByText('Booking', { exact: true }).click()
    const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
    // Through the protocol: the page's own policy does not let a script in.
    const { readFile } = await import('node:fs/promises')
    await page.evaluate(await readFile(axe, 'utf8'))
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: object[] }[] }> }
      }
      return (await axe.run()).violations.map(({ id, nodes }) => ({ id, nodes: JSON.stringify(nodes).slice(0, 400) }))
    })
    // The test page itself has no landmark around its heading.
    expect(violations.filter(({ id }) => id !== 'region')).toEqual([])
    await page.getByText('Booking', { exact: true }).click()
  })

  test('says what is missing, and touches nothing', async () => {
    await page.getByText('Booking', { exact: true }).click()
    const panel = page.getByRole('region', { name: 'Site tools' })
    await panel.getByRole('button', { name: 'Run' }).click()
    await panel.getByText('Name is required').waitFor()
    const name = panel.getByRole('textbox', { name: 'Name (required)' })
    expect(await name.evaluate((input) => [input.matches(':focus'), input.ariaInvalid])).toEqual([true, 'true'])
    expect(await page.locator('#book [name=name]').inputValue()).toBe('')
  })

  test('runs the tool with what was typed, and shows the outcome and the steps', async () => {
    const panel = page.getByRole('region', { name: 'Site tools' })
    await panel.getByLabel('Name (required)').fill('Ada')
    await panel.getByLabel('Guests').fill('3')
    await panel.getByLabel('Size').selectOption('l')
    await panel.getByLabel('Notes').fill('Window')
    await panel.getByLabel('tue').check()
    await panel.getByLabel('Terms').selectOption('Yes')
    await panel.getByRole('button', { name: 'Run' }).click()
    await panel.getByText('Done. The page confirmed it.').waitFor()
    expect(await page.evaluate(() => (window as unknown as { sent: unknown }).sent)).toEqual([
      ['name', 'Ada'],
      ['guests', '3'],
      ['size', 'l'],
      ['notes', 'Window'],
      ['days', 'tue'],
      ['terms', 'on'],
    ])
    expect(await panel.getByText('Steps').isVisible()).toBe(true)
    expect(
      await page.evaluate(() => document.querySelector('[data-operable]')?.shadowRoot?.activeElement?.textContent),
    ).toContain('Done. The page confirmed it.')
    if (process.env['OPERABLE_SCREENSHOTS'])
      await page.screenshot({ path: `${process.env['OPERABLE_SCREENSHOTS']}/panel.png` })
  })
})

test('neither the opener nor a style of the page keeps a run from what lies below', async () => {
  const body = `<style>div:empty { display: none !important }</style><main><form id="book"><input name="name" aria-label="Name">
    <button style="position:fixed;right:0;bottom:0;width:160px;height:80px">Book</button></form></main>
    <script>document.querySelector('#book').onsubmit = (event) => { event.preventDefault(); fetch('/taken', { method: 'POST' }); event.target.outerHTML = '<p role="status">Thank you!</p>' }</script>`
  const own = await widgetSite({
    pages: { '/': `<!doctype html><title>Shop</title>${body}${tag('SERVICE', 'data-panel')}` },
  })
  own.tools = [toolNamed('booking', { selector: '#book' })]
  const opened = await own.open('/')
  await whenReady(opened)
  const opener = opened.getByRole('button', { name: 'Site tools' })
  await opener.waitFor()
  expect(await run(opened, 'booking', { name: 'Ada' })).toMatchObject({ status: 'confirmed' })
  await opener.click()
  await opened.getByRole('region', { name: 'Site tools' }).waitFor()
  await own.close()
})

describe('a run of the panel that leads to another page', () => {
  let own: WidgetSite
  const html = (body: string): string =>
    `<!doctype html><html lang="en"><title>Shop</title><body><main style="margin-left:60%">${body}</main>${tag('SERVICE', 'data-panel')}`
  beforeAll(async () => {
    own = await widgetSite({
      pages: {
        '/': html('<h1>Shop</h1>'),
        '/contact': html(
          '<form id="contact" action="/thanks"><input name="name" aria-label="Name"><button>Send</button></form>',
        ),
        '/thanks': html('<h1>Thank you</h1><p>We have your message.</p>'),
      },
    })
    const inputSchema = { type: 'object', properties: { name: { type: 'string', title: 'Name' } } }
    own.tools = [toolNamed('contactSales', { pageUrl: '/contact', selector: '#contact', metadata: { inputSchema } })]
  })
  afterAll(() => own?.close())

  test.each(['/contact', '/'])('shows there what became of it, begun at %s', async (path) => {
    const opened = await own.open(path)
    await opened.getByRole('button', { name: 'Site tools' }).click()
    await opened.getByText('Contact sales', { exact: true }).click()
    await opened.getByRole('region').getByLabel('Name').fill('Ada')
    await opened.getByRole('button', { name: 'Run' }).click()
    await opened.waitForURL('**/thanks?*')
    await opened.getByRole('region', { name: 'Site tools' }).getByText('Done. The page confirmed it.').waitFor()
    // Told once: what is opened later begins afresh.
    await opened.goto(`${own.origin}/contact`)
    await opened.getByRole('button', { name: 'Site tools' }).waitFor()
    await opened.close()
  })
})

test.each([
  [
    'draws its whole document anew',
    () => {
      const fresh = document.documentElement.cloneNode(true) as HTMLElement
      for (const script of fresh.querySelectorAll('script,[data-operable]')) script.remove()
      document.replaceChild(fresh, document.documentElement)
    },
  ],
  ['writes a document over its own', () => document.open().close()],
])('the panel is there again, and as it was, when the page %s', async (_, change) => {
  const opened = await site.open('/')
  await opened.getByRole('button', { name: 'Site tools' }).click()
  await opened.evaluate(change)
  await opened.getByRole('region', { name: 'Site tools' }).waitFor()
  expect(await opened.locator('[data-operable]').count()).toBe(1)
  await opened.close()
})

test('nothing of a tool is drawn before the panel is opened', async () => {
  const opened = await site.open('/')
  await opened.getByRole('button', { name: 'Site tools' }).waitFor()
  const entries = opened.locator('summary', { hasText: 'Booking' })
  expect(await entries.count()).toBe(0)
  await opened.getByRole('button', { name: 'Site tools' }).click()
  await entries.waitFor()
  await opened.close()
})
