// The inspector on pages that move, load, change, listen and are small.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tag, type WidgetSite, widgetSite } from './widget-site.ts'

const html = (body: string): string =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Shop</title><body>${body}`
const form = (id: string): string =>
  `<form id="${id}" action="/${id}"><label>E-mail <input type="email" name="mail"></label><button>Join</button></form>`

/** Only what would hang ends here. */
const TO_THE_END = { timeout: 30_000 }

/** A page as many are: keys for shortcuts, a box that closes at a click outside of it, a trap for the focus. */
const listening = `<div id="box"><input id="mine"></div>${form('join')}<script>
  window.heard = []
  const hear = (event) => { window.heard.push(event.type) }
  for (const type of ['keydown', 'keyup', 'keypress', 'pointerdown', 'mousedown', 'mouseup', 'click'])
    for (const capture of [false, true]) document.addEventListener(type, hear, capture)
  document.addEventListener('keydown', (event) => { if (!/INPUT/.test(event.target.tagName)) event.preventDefault() })
  document.addEventListener('focusin', ({ target }) => {
    if (window.traps && !document.querySelector('#box').contains(target)) document.querySelector('#mine').focus()
  }, true)</script>`

let site: WidgetSite
beforeAll(async () => {
  site = await widgetSite({
    pages: {
      '/hang': html(`<img src="/never.png">${form('join')}`),
      '/hang-by-tag': (_, outgoing) =>
        void outgoing
          .writeHead(200, { 'content-type': 'text/html' })
          .end(html(`<img src="/never.png">${form('join')}${tag(site.service, 'data-inspect')}`)),
      '/never.png': () => undefined,
      '/many': html(Array.from({ length: 300 }, (_, index) => form(`f${index}`)).join('')),
      '/routes': html('<main><h1>Home</h1></main>'),
      '/top': html(
        `<style>body { margin: 0 } #tall { height: 3000px }</style>${form('join')}<form id="tall"><input aria-label="Name"><button>Send</button></form>`,
      ),
      '/edges': html(
        `<style>form { position: absolute; width: 80px } #left { left: -30px; top: 200px } #right { right: -30px; top: 300px } html { overflow: hidden }</style>${form('left')}${form('right')}`,
      ),
      '/wide': html(`<main style="padding: 700px 0">${form('join')}</main>`),
      '/box': html(`<div style="height: 60px; overflow: auto"><p style="height: 200px"></p>${form('join')}</div>`),
      '/listening': html(listening),
      '/letters': html(
        `<form id="letters" aria-label="Caf&eacute; &amp; &lt;b&gt; &quot;c&quot;&nbsp;d &#8364; &amp;copy;"><input aria-label="Name &amp; place"><button>Send</button></form>`,
      ),
    },
  })
})
afterAll(() => site?.close())

const panelOf = (page: Page) => page.getByRole('region', { name: 'Operable inspector' })

async function inspect(page: Page): Promise<void> {
  const { href } = new URL('/operable-inspector.js', site.service)
  await page.evaluate(`import('${href}').then(({ mountInspector }) => void mountInspector())`)
}

/** A page with the inspector, which has looked. */
async function inspected(path: string, context: BrowserContextOptions = {}): Promise<Page> {
  const own = await site.browser.newContext({ viewport: { width: 1000, height: 800 }, ...context })
  const page = await own.newPage()
  await page.goto(site.origin + path)
  await inspect(page)
  await panelOf(page)
    .getByText(/\d forms?, /)
    .waitFor()
  return page
}

/** What is drawn of the element: its outline and the caption, in the window; nothing while it is not drawn. */
function drawn(page: Page, selector: string) {
  return page
    .waitForFunction((selector) => {
      const { shadowRoot } = document.querySelector('[data-operable]')!
      const outline = [...shadowRoot!.querySelectorAll('.outline')].find((each) => each.textContent?.endsWith(selector))
      const rect = (element: Element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        return { left, top, right, bottom }
      }
      const [box, own] = [outline && rect(outline), rect(document.querySelector(selector)!)]
      const isThere = box && Math.abs(box.top - own.top) < 1 && Math.abs(box.left - own.left) < 1
      return isThere ? { box, caption: rect(outline!.querySelector('span')!) } : undefined
    }, selector)
    .then((handle) => handle.jsonValue().then((value) => value!))
}

/** Whether a person can see the middle of the element: neither the inspector nor the edge of the window hides it. */
const isInSight = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((selector) => {
    const element = document.querySelector(selector)!
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }, selector)

describe('a page that does not finish loading', () => {
  test('is waited for, and looked at anyway', async () => {
    const page = await site.context.newPage()
    await page.goto(`${site.origin}/hang`, { waitUntil: 'domcontentloaded' })
    await inspect(page)
    await panelOf(page).getByText('Waiting for the page to load').waitFor()
    await panelOf(page).getByText('1 form, 0 other buttons. The page is still loading.').waitFor()
    await page.close()
  })

  test('shows the inspector of its tag', async () => {
    const page = await site.context.newPage()
    await page.goto(`${site.origin}/hang-by-tag`, { waitUntil: 'domcontentloaded' })
    await panelOf(page).getByText('1 form, 0 other buttons.').waitFor()
    await page.close()
  })
})

describe('a page at rest', () => {
  test('has no frame asked of it, and only what is near the window measured', async () => {
    const page = await site.context.newPage()
    await page.addInitScript(() => {
      const counts = { frames: 0, measured: new Set<Element>() }
      const { requestAnimationFrame } = window
      const { getBoundingClientRect } = Element.prototype
      window.requestAnimationFrame = (callback) => {
        counts.frames++
        return requestAnimationFrame(callback)
      }
      Element.prototype.getBoundingClientRect = function () {
        counts.measured.add(this)
        return getBoundingClientRect.call(this)
      }
      Object.assign(window, { counts })
    })
    await page.goto(`${site.origin}/many`)
    await inspect(page)
    await panelOf(page).getByText('300 forms, 0 other buttons.').waitFor()
    await drawn(page, '#f0')
    const frames = () => page.evaluate('counts.frames')
    await expect
      .poll(async () => {
        const before = await frames()
        await page.waitForTimeout(500)
        return (await frames()) === before
      }, TO_THE_END)
      .toBe(true)
    expect(await page.evaluate('counts.measured.size')).toBeLessThan(150)
    // What moves without a word is followed all the same.
    await page.evaluate(() => {
      document.body.style.paddingTop = '77px'
    })
    await drawn(page, '#f0')
    await page.evaluate(() => scrollTo(0, document.querySelector('#f200')!.getBoundingClientRect().top))
    await drawn(page, '#f200')
    await page.close()
  })

  test('has no outline over it of what its own boxes cut off', async () => {
    const page = await inspected('/box')
    const isHidden = () =>
      page.evaluate(() => {
        const { shadowRoot } = document.querySelector('[data-operable]')!
        return shadowRoot!.querySelector<HTMLElement>('.outline')!.hidden
      })
    await expect.poll(isHidden, TO_THE_END).toBe(true)
    await page.evaluate(() => document.querySelector('#join')!.scrollIntoView())
    await drawn(page, '#join')
    expect(await isHidden()).toBe(false)
    await page.context().close()
  })
})

describe('a page whose scripts go to another one without a load', () => {
  test('is looked at anew, also when the new one is drawn late', async () => {
    const page = await inspected('/routes')
    await panelOf(page).getByText('0 forms, 0 other buttons.').waitFor()
    await page.evaluate(() => history.pushState({}, '', '/routes/2'))
    await page.waitForTimeout(1_000)
    await page.evaluate((html) => {
      document.querySelector('main')!.innerHTML = html
    }, form('late'))
    await panelOf(page).getByText('1 form, 0 other buttons.').waitFor()
    await drawn(page, '#late')
    await page.context().close()
  })

  test('is said to have changed where its address stays, and entries stay open when it is looked at again', async () => {
    const page = await inspected('/top')
    await panelOf(page).getByText('2 forms').waitFor()
    const details = panelOf(page).locator('details', { hasText: '#join' })
    await details.locator('summary').click()
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), form('late'))
    await panelOf(page).getByText('2 forms, 0 other buttons. The page has changed since then.').waitFor()
    await panelOf(page).getByRole('button', { name: 'Refresh' }).click()
    await panelOf(page).getByText('3 forms, 0 other buttons.').waitFor()
    expect(await panelOf(page).getByText('has changed').count()).toBe(0)
    expect(await details.evaluate((element) => (element as HTMLDetailsElement).open)).toBe(true)
    await page.context().close()
  })
})

test('named characters are read as the browser writes them', async () => {
  const page = await inspected('/letters')
  const name = 'Café & <b> "c" d € &copy;'
  expect(await panelOf(page).locator('summary span').first().innerText()).toBe(`1. ${name}`)
  await page.context().close()
})

describe('captions', () => {
  test('stay in the window, wherever the element stands', async () => {
    const page = await inspected('/top')
    const atTop = await drawn(page, '#join')
    expect(atTop.caption.top).toBeGreaterThanOrEqual(0)
    expect(atTop.caption.top).toBeGreaterThanOrEqual(atTop.box.bottom - 4)
    await page.evaluate(() => scrollTo(0, 900))
    await expect.poll(async () => (await drawn(page, '#tall')).caption.top, TO_THE_END).toBeGreaterThanOrEqual(0)
    expect((await drawn(page, '#tall')).caption.bottom).toBeLessThan(100)
    await page.goto(`${site.origin}/edges`)
    await inspect(page)
    for (const selector of ['#left', '#right']) {
      const { caption } = await drawn(page, selector)
      expect(caption.left).toBeGreaterThanOrEqual(0)
      expect(caption.right).toBeLessThanOrEqual(1000)
    }
    await page.context().close()
  })
})

describe('the list makes room for the page', () => {
  test.each([
    ['a telephone', 360, 640],
    ['a window at 400 %', 320, 256],
  ])('%s', async (_, width, height) => {
    const page = await inspected('/wide', { viewport: { width, height } })
    const panel = panelOf(page)
    await panel.locator('summary').click()
    await panel.getByRole('button', { name: /^Check / }).click()
    const box = (await panel.boundingBox())!
    expect(box.height).toBeLessThanOrEqual(height * 0.7)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    const said = (await panel.getByText('The page has everything that a run needs.').boundingBox())!
    expect(said.y).toBeGreaterThan(box.y)
    expect(said.y + said.height).toBeLessThanOrEqual(height)
    await panel.getByRole('button', { name: 'Show on page: Join' }).click()
    await panel.getByText('Join is now in the middle of the page.').waitFor()
    expect(await isInSight(page, '#join input')).toBe(true)
    expect(await panel.locator('summary').isVisible()).toBe(false)
    // The focus is not lost with what was hidden, and is back where it was.
    await panel.getByRole('button', { name: 'Unfold' }).press('Enter')
    expect(await panel.getByRole('button', { name: 'Show on page: Join' }).evaluate((it) => it.matches(':focus'))).toBe(
      true,
    )
    await page.context().close()
  })

  test('a wide window keeps the list beside the page, and folds it where somebody wants', async () => {
    const page = await inspected('/wide')
    const panel = panelOf(page)
    await panel.locator('summary').click()
    await panel.getByRole('button', { name: 'Show on page: Join' }).click()
    await panel.getByText('It is now in the middle of the page.').waitFor()
    expect(await panel.locator('summary').isVisible()).toBe(true)
    await panel.getByRole('button', { name: 'Fold' }).click()
    expect((await panel.boundingBox())!.height).toBeLessThan(120)
    await page.context().close()
  })
})

describe('what a person does in the inspector', () => {
  test('is nothing that the page hears of', async () => {
    const page = await inspected('/listening')
    const panel = panelOf(page)
    await page.evaluate('heard.length = 0; traps = true')
    await panel.locator('summary').click()
    await panel.getByRole('button', { name: 'Check', exact: false }).click()
    await panel.getByText('The page has everything that a run needs.').waitFor()
    await panel.getByRole('button', { name: 'Refresh' }).press('s')
    expect(await panel.getByRole('button', { name: 'Refresh' }).evaluate((button) => button.matches(':focus'))).toBe(
      true,
    )
    await page.keyboard.press('Enter')
    await panel.getByText('1 form').waitFor()
    expect(await page.evaluate('heard')).toEqual([])
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    // The key comes up when there is no inspector any more.
    expect(await page.evaluate('heard.filter((type) => type !== "keyup")')).toEqual([])
    // And what a person does on the page is heard again.
    await page.locator('#mine').press('a')
    expect(await page.evaluate('heard')).toContain('keydown')
    await page.context().close()
  })
})

describe('forced colours', () => {
  test('show what can be pressed by a border, and verdicts by the kind of line', async () => {
    const page = await inspected('/top', { forcedColors: 'active' })
    await page.evaluate(() => document.querySelector('form')!.remove())
    await panelOf(page).locator('summary').first().click()
    const lines = await page.evaluate(() => {
      const { shadowRoot } = document.querySelector('[data-operable]')!
      const outline = shadowRoot!.querySelector('.outline')!
      return ['good', 'fair', 'poor', 'none'].map((tone) => {
        outline.className = `outline ${tone}`
        return getComputedStyle(outline).borderTopStyle
      })
    })
    expect(new Set(lines).size).toBe(4)
    await page.context().close()
  })
})
