import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { inflateRawSync } from 'node:zlib'
import { assessForm } from '@operable/core'
import { parsePage as parseMarkup } from '@operable/core/inspect'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BookmarkletOptions, inspectorBookmarklet } from '../../node/src/pages/inspector-bookmarklet.ts'
import { tag, type WidgetSite, whenReady, widgetSite } from './widget-site.ts'

const strict =
  "default-src 'none'; script-src 'nonce-n'; style-src 'nonce-n'; connect-src *; require-trusted-types-for 'script'; trusted-types 'none'"

const body = `<h1>Shop</h1><style nonce="n">main { height: 3000px } #far { margin-top: 1800px }</style><main>
  <form id="join" action="/join" method="post"><h2>Join</h2><label>E-mail <input type="email" name="mail" required></label><button>Sign up</button></form>
  <form id="pay" action="/pay" method="post"><h2>Pay</h2><label>Card number <input name="card" autocomplete="cc-number" required></label><input name="x9" required><button>Pay</button></form>
  <form id="elsewhere" action="https://lists.example/add" method="post"><h2>News</h2><label>E-mail <input type="email" name="e"></label><button>Subscribe</button></form>
  <p><button id="menu">Menu</button> <button id="open">Contact sales</button></p>
  <dialog id="box"><form id="contact" action="/contact" method="post"><h2>Contact sales</h2><label>E-mail <input type="email" name="email" required></label><label>Message <textarea name="message"></textarea></label><button>Send</button></form></dialog>
  <div id="shadow"></div><p id="far"><button id="book">Book a table</button></p></main>`
const scripts = `document.querySelector('#open').onclick = () => document.querySelector('#box').showModal()
  const late = document.createElement('form'); late.id = 'late'; late.action = '/late'
  const input = document.createElement('input'); input.type = 'search'; input.name = 'q'; input.setAttribute('aria-label', 'Search'); late.append(input)
  const go = document.createElement('button'); go.textContent = 'Search'; late.append(go); document.querySelector('main').prepend(late)
  const shadow = document.querySelector('#shadow').attachShadow({ mode: 'open' })
  const inner = document.createElement('form'); inner.id = 'inner'; const name = document.createElement('input'); name.name = 'coupon'; name.placeholder = 'Coupon'
  const send = document.createElement('button'); send.textContent = 'Apply'; inner.append(name, send); shadow.append(inner)
  document.querySelector('#join [name=mail]').value = 'typed@secret.example'
  onpagehide = onsubmit = () => { window.left = true }; oninput = () => { window.touched = true }`

let site: WidgetSite
let page: Page
const errors: string[] = []
const panel = () => page.getByRole('region', { name: 'Operable inspector' })
const entry = (name: string) => panel().locator('ol > li', { hasText: name }).first()
const open = async (name: string) => {
  const item = entry(name)
  if (!(await item.locator('details').evaluate((details) => (details as HTMLDetailsElement).open)))
    await item.locator('summary').click()
  return item
}
/** Boxes of what is outlined, by their caption, as soon as they have been drawn where `find` says. */
const boxOf = (selector: string) =>
  page.evaluate((selector) => {
    const root = document.querySelector('[data-operable]')!.shadowRoot!
    const box = [...root.querySelectorAll('.outline')].find((each) => each.textContent?.endsWith(selector))
    const { left, top, width, height } = box!.getBoundingClientRect()
    return { left, top, width, height, hidden: (box as HTMLElement).hidden }
  }, selector)
const boxAsElement = (selector: string) =>
  page.waitForFunction((selector) => {
    const root = document.querySelector('[data-operable]')?.shadowRoot
    const box = [...(root?.querySelectorAll('.outline') ?? [])].find((each) => each.textContent?.endsWith(selector))
    if (!box) return false
    const [a, b] = [box.getBoundingClientRect(), document.querySelector(selector)!.getBoundingClientRect()]
    return (['left', 'top', 'width', 'height'] as const).every((side) => Math.abs(a[side] - b[side]) < 1)
  }, selector)

beforeAll(async () => {
  site = await widgetSite({
    pages: {
      '/': (_, outgoing) =>
        void outgoing
          .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': strict })
          .end(
            `<!doctype html><html lang="en"><title>Shop</title><body>${body}<script nonce="n">${scripts}</script>${tag(site.service, 'nonce="n" data-inspect')}`,
          ),
      '/plain': `<!doctype html><html lang="en"><title>Shop</title><body>${body}<script>${scripts}</script>`,
      '/plain-tag': `<!doctype html><html lang="en"><title>Shop</title><body>${body}${tag('SERVICE')}`,
      '/plain-tag-off': `<!doctype html><html lang="en"><title>Shop</title><body>${body}${tag('SERVICE', 'data-inspect="off"')}`,
      // Notes how often it has its turn while the inspector looks.
      '/long': `<!doctype html><html lang="en"><title>Shop</title><body><main>${'<button>Buy</button>'.repeat(3000)}</main><script>
        const { port1, port2 } = new MessageChannel()
        const status = () => document.querySelector('[data-operable]')?.shadowRoot.querySelector('[role=status]').textContent
        window.turns = 0
        port1.onmessage = () => { if (status() === 'Looking…') window.turns++; port2.postMessage(0) }
        port2.postMessage(0)</script>`,
      '/closed': (_, outgoing) =>
        void outgoing
          .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "script-src 'none'" })
          .end(`<!doctype html><title>Shop</title><body>${body}`),
      '/drawing': (_, outgoing) =>
        void outgoing
          .writeHead(200, { 'content-type': 'image/svg+xml' })
          .end('<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>'),
    },
  })
  page = await site.context.newPage()
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(`${site.origin}/`)
  await whenReady(page)
  await panel().waitFor()
})
afterAll(() => site?.close())

describe('the inspector by data-inspect, under the strictest policy', () => {
  test('lists every form and button as the scripts have left them, open shadow trees included', async () => {
    await panel().getByText('6 forms, 3 other buttons.').waitFor()
    expect(await panel().locator('ol > li summary').allInnerTexts()).toEqual(
      [
        ['1. Shop', 'submitForm'],
        ['2. Join', 'signup'],
        ['3. Pay', 'submitForm'],
        ['4. News', 'subscribe'],
        ['5. Contact sales', 'contactSales'],
        ['6. Apply', 'submitForm'],
        ['7. Menu', 'no tool'],
        ['8. Contact sales', 'contactSales'],
        ['9. Book a table', 'booking'],
      ].map((parts) => expect.stringMatching(new RegExp(`^${parts.join('\\s+')}$`))),
    )
  })

  test('draws a box where each element is, and follows it', async () => {
    for (const selector of ['#late', '#join', '#pay', '#menu']) await boxAsElement(selector)
    await page.evaluate(() => scrollTo(0, 700))
    await boxAsElement('#join')
    await page.setViewportSize({ width: 700, height: 600 })
    await boxAsElement('#pay')
    await page.setViewportSize({ width: 1000, height: 800 })
    await page.evaluate(() => scrollTo(0, 0))
    await boxAsElement('#late')
    expect(await boxOf('#contact')).toMatchObject({ hidden: true })
  })

  test('the boxes let clicks through', async () => {
    const hit = await page.evaluate(() => {
      const { left, top } = document.querySelector('#menu')!.getBoundingClientRect()
      return document.elementFromPoint(left + 5, top + 5)?.id
    })
    expect(hit).toBe('menu')
  })

  // It does not read what scripts open.
  test('its verdicts and reasons are those of the audit on the markup of the served page', async () => {
    const served = parseMarkup(await (await fetch(`${site.origin}/`)).text(), { url: `${site.origin}/` })
    for (const form of served.forms) {
      const verdicts = assessForm(form, { pageUrl: served.url })
      const item = panel().locator('ol > li', { has: page.locator('code', { hasText: form.selector }) })
      const expected = (['callable', 'fillable', 'submittable', 'safe'] as const).map((name) => {
        const { verdict, reasons } = verdicts[name]
        return [`${name}: ${verdict}`, ...(reasons.length > 0 ? [reasons.join(' ')] : [])].join('. ')
      })
      expect(await item.locator('.verdicts > li').allTextContents()).toEqual(expected)
    }
    expect(served.forms.length).toBe(4)
  })

  test('names the required fields that say nothing', async () => {
    const item = await open('3. Pay')
    await item.getByText('Required fields that an agent cannot identify: x9').waitFor()
  })

  test.each(['light', 'dark'] as const)('has no accessibility violations, %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme })
    await open('2. Join')
    await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: { run(node: object): Promise<{ violations: { id: string; nodes: object[] }[] }> }
      }
      const { violations } = await axe.run({ include: [['[data-operable]']] })
      return violations.map(({ id, nodes }) => ({ id, nodes: JSON.stringify(nodes).slice(0, 600) }))
    })
    expect(violations).toEqual([])
  })

  test('shows an element on the page, by keyboard', async () => {
    const item = await open('9. Book a table')
    await item.getByRole('button', { name: 'Show on page: Book a table' }).press('Enter')
    await item.getByText('It is now in the middle of the page.').waitFor()
    await page.waitForFunction(() => {
      const { top } = document.querySelector('#book')!.getBoundingClientRect()
      return top > 0 && top < innerHeight
    })
    const hidden = await open('5. Contact sales')
    await hidden.getByRole('button', { name: 'Show on page: Contact sales' }).click()
    await hidden.getByText('It is hidden now.').waitFor()
  })

  test('copies a selector', async () => {
    await site.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const item = await open('2. Join')
    await item.getByRole('button', { name: 'Copy the selector of Join' }).click()
    await item.getByText('The selector was copied.').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#join')
  })

  test('checks a tool without touching the page', async () => {
    const joined = await open('2. Join')
    await joined.getByRole('button', { name: 'Check signup' }).click()
    await joined.getByText('The page has everything that a run needs.').waitFor()
    const item = await open('5. Contact sales')
    await item.getByRole('button', { name: 'Check contactSales' }).click()
    // Its trigger is tied to the dialog by a script alone, which no reader of HTML can see.
    await item.getByText('is hidden, and no trigger is known to show it').waitFor()
    await page.evaluate(() => document.querySelector('#join')!.remove())
    await joined.getByRole('button', { name: 'Check signup' }).click()
    await joined.getByText('Nothing matches #join.').waitFor()
    expect(await page.evaluate(() => 'touched' in window || 'left' in window)).toBe(false)
  })

  test('a draft is in the link to the console: what the tool needs, and nothing that was typed', async () => {
    const link = (await open('2. Join')).getByRole('link', { name: 'Send to console: signup' })
    expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
    const url = new URL((await link.getAttribute('href')) ?? '')
    expect(url.origin + url.pathname).toBe(`${site.service}/console/websites/w1/draft`)
    const text = inflateRawSync(Buffer.from(url.searchParams.get('draft') ?? '', 'base64url')).toString()
    expect(JSON.parse(text)).toMatchObject({
      name: 'signup',
      selector: '#join',
      pageUrl: `${site.origin}/`,
      metadata: { kind: 'form' },
    })
    expect(text).not.toContain('typed@')
    expect(await entry('7. Menu').getByRole('link').count()).toBe(0)
  })

  test('looks again, closes by Escape, and leaves nothing', async () => {
    await panel().getByRole('button', { name: 'Refresh' }).click()
    await panel().getByText('5 forms, 3 other buttons.').waitFor()
    await page.keyboard.press('Escape')
    await panel().waitFor({ state: 'detached' })
    expect(await page.locator('[data-operable]').count()).toBe(0)
    expect(errors).toEqual([])
  })
})

describe('beside a page that goes on', () => {
  const mount = async (path: string) => {
    page = await site.open(path)
    const { href } = new URL('/operable-inspector.js', site.service)
    await page.evaluate(`import('${href}').then(({ mountInspector }) => void mountInspector())`)
  }

  test('closes by Escape wherever the focus is, but not by one that the page has a use for', async () => {
    await mount('/plain')
    await panel().getByText('6 forms').waitFor()
    await page.evaluate(() => {
      document.querySelector('dialog')!.showModal()
    })
    await page.keyboard.press('Escape')
    expect(await page.locator('dialog[open]').count()).toBe(0)
    // Where the dialog was opened from has the focus again, and that was the inspector.
    await page.locator('#join input').focus()
    await page.evaluate(() =>
      addEventListener('keydown', (event) => event.preventDefault(), { once: true, capture: true }),
    )
    await page.keyboard.press('Escape')
    expect(await panel().count()).toBe(1)
    await page.keyboard.press('Escape')
    await panel().waitFor({ state: 'detached' })
    expect(await page.locator('#join input').evaluate((input) => input.matches(':focus'))).toBe(true)
    await page.keyboard.press('Escape')
    await page.close()
  })

  test('lets a long page have its turn while it looks', async () => {
    await mount('/long')
    await panel().getByText('0 forms, 200 other buttons.').waitFor()
    expect(await page.evaluate('window.turns')).toBeGreaterThan(10)
    await page.close()
  })

  test('is closed while it looks, and looks anew', async () => {
    await mount('/long')
    await panel().getByRole('button', { name: 'Refresh' }).click()
    await panel().getByText('0 forms, 200 other buttons.').waitFor()
    expect(await panel().locator('ol > li').count()).toBe(200)
    await panel().getByRole('button', { name: 'Refresh' }).click()
    await panel().getByRole('button', { name: 'Close' }).click()
    expect(await page.locator('[data-operable]').count()).toBe(0)
    await page.close()
  })
})

describe('a form or button is picked by a click', () => {
  const clickOn = async (selector: string) => {
    await page.locator(selector).scrollIntoViewIfNeeded()
    const { x, y, width } = (await page.locator(selector).boundingBox())!
    await page.mouse.click(x + Math.min(20, width / 2), y + 5)
  }
  const draftOf = async (name: RegExp) => {
    const href = await panel().getByRole('link', { name }).getAttribute('href')
    const url = new URL(href!)
    const text = inflateRawSync(Buffer.from(url.searchParams.get('draft')!, 'base64url')).toString()
    return { path: url.pathname, draft: JSON.parse(text) as Record<string, unknown> }
  }

  test.each<[string, string, string]>([
    ['a form', '#join', '2. Join'],
    ['a button of its own, not what is around it', '#menu', 'Menu'],
    ['a form in a shadow tree', '#inner', 'Apply'],
  ])('%s', async (_, selector, title) => {
    page = await site.open('/')
    await panel().getByText('forms,').waitFor()
    await panel().getByRole('button', { name: 'Pick on the page' }).click()
    await panel().getByText('Click a form or button on the page.').waitFor()
    await clickOn(selector)
    const opened = panel().locator('details[open] summary')
    await expect.poll(() => opened.allInnerTexts()).toEqual([expect.stringContaining(title)])
    expect(await page.evaluate('[window.left, window.touched]')).toEqual([undefined, undefined])
    await page.close()
  })

  test.each<[string, string, string]>([
    ['a page', '/plain-tag', '/plain-tag'],
    ['a route', '/plain-tag#/contact', '/plain-tag#/contact'],
    ['a route that has more', '/plain-tag#/contact?a=1', '/plain-tag#/contact?a=1'],
  ])(
    'for the tool that a link asks for, on %s: the address comes back without what was asked',
    async (_, at, pageUrl) => {
      const joint = at.includes('#') ? (at.includes('?') ? '&' : '?') : '#'
      page = await site.open(`${at}${joint}operable-pick=tool-1`)
      await panel().getByText('Click a form or button on the page.').waitFor()
      await clickOn('#join')
      expect(await draftOf(/^Use for this tool: signup/)).toMatchObject({
        path: '/console/websites/w1/tools/tool-1',
        draft: { selector: '#join', pageUrl: site.origin + pageUrl },
      })
      await page.close()
    },
  )

  test.each(['/plain-tag-off#operable-pick=tool-1', '/plain-tag#operable-pick'])('%s opens nothing', async (path) => {
    page = await site.open(path)
    await whenReady(page)
    await new Promise((resolve) => setTimeout(resolve, 800))
    expect(await page.locator('[data-operable]').count()).toBe(0)
    await page.close()
  })

  test('what is no id of a tool asks for none', async () => {
    page = await site.open('/plain-tag#operable-pick=../../x')
    await panel().getByText('forms,').waitFor()
    await open('Join')
    expect((await draftOf(/^Send to console: signup/)).path).toBe('/console/websites/w1/draft')
    await page.close()
  })
})

describe('the inspector by its bookmark', () => {
  const code = (options?: BookmarkletOptions) =>
    decodeURI(inspectorBookmarklet(site.service, options).replace(/^javascript:/, ''))
  const fileNow = () => {
    const digest = createHash('sha384')
      .update(site.files['operable-inspector.js'] ?? '')
      .digest('base64')
    return { path: `operable-inspector.js`, integrity: `sha384-${digest}` }
  }
  const saidOn = async (path: string, options: BookmarkletOptions) => {
    page = await site.open(path)
    const said = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss()
      return dialog.message()
    })
    void page.evaluate(code(options)).catch(() => undefined)
    return said
  }

  test.each<[string, () => BookmarkletOptions]>([
    ['whatever it is', () => ({})],
    ['as it was when the bookmark was made', () => ({ file: fileNow() })],
  ])('is loaded from another origin, %s, once, and without a website hands nothing over', async (_, options) => {
    page = await site.open('/plain')
    await page.evaluate(code(options()))
    await panel().getByText('6 forms').waitFor()
    await page.evaluate(code(options()))
    await page.waitForFunction(() => document.querySelectorAll('[data-operable]').length === 1)
    await open('2. Join')
    expect(await panel().getByRole('link').count()).toBe(0)
    await page.evaluate(code({ ...options(), websiteId: 'w1' }))
    await page.waitForFunction(() => document.querySelector('[data-operable]')?.shadowRoot?.querySelector('a[href]'))
    await (await open('2. Join')).getByRole('link', { name: 'Send to console: signup' }).waitFor()
  })

  test('is not run when it is another file than the bookmark was made for', async () => {
    const file = fileNow()
    const before = site.files['operable-inspector.js']
    site.files['operable-inspector.js'] = `window.intruder = true\n${before}`
    expect(await saidOn('/plain', { file })).toContain('not the one that this bookmark was made for')
    expect(await page.evaluate('window.intruder')).toBeUndefined()
    expect(await page.locator('[data-operable]').count()).toBe(0)
    site.files['operable-inspector.js'] = before
  })

  test.each([false, true])('says so where there is no page (by its hash: %s)', async (isPinned) => {
    expect(await saidOn('/drawing', isPinned ? { file: fileNow() } : {})).toContain('only works on HTML pages')
  })

  test.each([false, true])('says so where a page keeps it out (by its hash: %s)', async (isPinned) => {
    expect(await saidOn('/closed', isPinned ? { file: fileNow() } : {})).toContain('add data-inspect to the script tag')
  })
})
