import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resetForm } from './reset-form.ts'
import { runOn, sentBy, toolOf, toolOn, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

// What a person reaches in a way that markup does not show: a button behind a link, a menu under the pointer, a dialog that is
// drawn twice, a form in a frame.

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser({
    '/frame': `<!doctype html><title>Inside</title><body style="margin:0"><form id="g"><label>Mail <input name="mail"></label><button>Subscribe</button></form><script>
      document.querySelector('form').onsubmit = (event) => { event.preventDefault(); parent.sent = [...(parent.sent ?? []), Object.fromEntries(new FormData(event.target))]; event.target.remove() }</script>`,
  })
})
afterAll(() => browser?.close())

const limits = { stepMs: 3000, outcomeMs: 400 }
const field = '<label>Name <input name="name"></label>'
const away = 'position:absolute;top:0;left:-9999px;width:1px;height:1px'

/** The form's own button is not the one of `resetForm`, which would be in the way. */
const ownSubmit = (body: string, script = ''): string => resetForm(body, script).replace('<button>Go</button>', '')

test.each<[string, string]>([
  [
    'beside a link',
    ownSubmit(
      `${field}<div style="position:relative"><input type="submit" role="button" value="Submit" style="${away}"><a class="button"><span>Submit</span></a></div>`,
    ),
  ],
  [
    'above the page',
    ownSubmit(
      `${field}<button style="position:absolute;top:-500px">Send</button><a href="#" onclick="f.requestSubmit();return false">Send it</a>`,
    ),
  ],
  [
    'a pixel in size',
    ownSubmit(
      `${field}<button style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0);padding:0;border:0">Send</button><div onclick="f.requestSubmit()">Send</div>`,
    ),
  ],
  [
    'in a box that is away',
    ownSubmit(
      `${field}<div style="position:absolute;left:-10000px"><input type="submit" value="OK"></div><span onclick="f.requestSubmit()">OK</span>`,
    ),
  ],
  [
    'transparent over nothing, by transform',
    ownSubmit(
      `${field}<button style="position:absolute;transform:translateX(-200vw)">Send</button><a onclick="f.requestSubmit()">Send</a>`,
    ),
  ],
])('a submit button that is moved away, %s', async (_, html) => {
  const page = await browser.openHtml(html)
  const outcome = await runOn(page, await toolOn(page), { name: 'Ada' }, limits)
  expect([outcome.error, await sentBy(page)]).toEqual([undefined, [{ name: 'Ada' }]])
  await page.close()
})

test('a submit button that is moved away and disabled is waited for', async () => {
  const page = await browser.openHtml(
    ownSubmit(
      `${field}<button disabled style="${away}">Send</button><a>Send</a>`,
      "f.oninput = () => setTimeout(() => { f.querySelector('button').disabled = false }, 400)",
    ),
  )
  expect((await runOn(page, toolOf(page, '#f'), { name: 'Ada' }, limits)).error).toBeUndefined()
  expect(await sentBy(page)).toEqual([{ name: 'Ada' }])
  await page.close()
})

const menu =
  '<ul class="sub"><li><a href="#" id="out" onclick="window.clicked = (window.clicked ?? 0) + 1; return false">Log out</a></li></ul>'
const css = (rule: string, hiding = 'display:none'): string => `<style>.sub{${hiding}}${rule}</style>`
const pages: [string, string][] = [
  [
    'a style',
    `${css('.top:hover>.sub{display:block}')}<nav><ul><li class="top"><a href="#">Account</a>${menu}</li></ul></nav>`,
  ],
  [
    'a style of an imported layer',
    `${css('', 'visibility:hidden;opacity:0')}<style>@media all{@layer x{.top:hover .sub{visibility:visible!important;opacity:1!important}}}</style><div class="top"><a>Account</a>${menu}</div>`,
  ],
  [
    'a style of what stands before it',
    `${css('.head:hover + .sub, .sub:hover{display:block}')}<div><a class="head">Account</a>${menu}</div>`,
  ],
  [
    'nested menus',
    `${css('.top:hover>.sub{display:block}')}<div class="top"><a>More</a><div class="sub"><div class="top"><a>Account</a>${menu}</div></div></div>`,
  ],
  [
    'a script that hears of the pointer',
    `${css('')}<div class="top"><a>Account</a>${menu}</div><script>const top_ = document.querySelector('.top'); top_.onmouseenter = () => setTimeout(() => { document.querySelector('.sub').style.display = 'block' }, 300); top_.onmouseleave = () => { document.querySelector('.sub').style.display = '' }</script>`,
  ],
  [
    'a script that hears of it on the button',
    `${css('')}<div><button aria-haspopup="true" aria-controls="m" id="b">Account</button></div>${menu.replace('<ul', '<ul id="m"')}<script>b.onpointerenter = () => { m.style.display = 'block' }</script>`,
  ],
]
test.each(pages)('a menu that opens on hover by %s', async (_, html) => {
  const page = await browser.openHtml(`<!doctype html><title>Shop</title><body>${html}`)
  const outcome = await runOn(page, toolOf(page, '#out', { kind: 'button' }), {}, limits)
  expect([outcome.error, await page.evaluate('window.clicked')]).toEqual([undefined, 1])
  await page.close()
})

test('a menu that opens on hover holds what opens a dialog', async () => {
  const page = await browser.openHtml(
    resetForm(field, '').replace(
      '<form id="f">',
      `${css('.top:hover>.sub{display:block}')}<div class="top"><a>More</a><div class="sub"><button type="button" id="open" onclick="f.hidden = false">Write</button></div></div><form id="f" hidden>`,
    ),
  )
  const outcome = await runOn(
    page,
    toolOf(page, '#f', { triggerSelector: '#open', inModal: true }),
    { name: 'Ada' },
    limits,
  )
  expect([outcome.error, await sentBy(page)]).toEqual([undefined, [{ name: 'Ada' }]])
  await page.close()
})

test('what stays hidden under the pointer too fails, and what was opened is closed', async () => {
  const page = await browser.openHtml(
    `<!doctype html><title>Shop</title><body>${css('.top:hover>.sub{display:block}')}<div class="top"><a>More</a>${menu.replace('<a ', '<a hidden ')}</div>`,
  )
  const outcome = await runOn(page, toolOf(page, '#out', { kind: 'button' }), {}, { ...limits, stepMs: 1200 })
  expect([outcome.error?.code, await page.isVisible('.sub'), await page.evaluate('window.clicked')]).toEqual([
    'not_visible',
    false,
    undefined,
  ])
  await page.close()
})

/** A dialog that is drawn anew `times`, each `ms` after the other, with an empty form. */
const drawn = (times: number, ms: number, open = 'host.innerHTML = dialog'): string =>
  `<!doctype html><title>Shop</title><body><button id="open">Write</button><div id="host"></div><script>
  const dialog = '<div role="dialog" aria-modal="true"><form id="f">${field}<label>Mail <input name="mail"></label><button>Send</button></form></div>'
  addEventListener('submit', (event) => { event.preventDefault(); window.sent = [...(window.sent ?? []), Object.fromEntries(new FormData(event.target))]; event.target.reset() })
  document.querySelector('#open').onclick = () => { let left = ${times}; const draw = () => { ${open}; if (left-- > 0) setTimeout(draw, ${ms}) }; draw() }</script>`

test.each<[string, string]>([
  ['at once', drawn(1, 0)],
  ['a few times', drawn(4, 60)],
  ['later', drawn(1, 250)],
  [
    'beside the old one, which is hidden',
    drawn(1, 150, "for (const old of host.children) old.hidden = true; host.insertAdjacentHTML('beforeend', dialog)"),
  ],
  [
    'in a new place',
    drawn(
      2,
      100,
      "host.remove(); window.host = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'host', innerHTML: dialog }))",
    ).replace('<script>', '<script>var host = document.querySelector("#host");'),
  ],
  [
    'once what was filled in is left',
    drawn(0, 0, 'host.innerHTML = dialog; f.onchange = () => setTimeout(() => { host.innerHTML = dialog }, 50)'),
  ],
  [
    'when one comes near its button',
    drawn(
      0,
      0,
      "host.innerHTML = dialog; f.querySelector('[name=mail]').onblur = () => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => { host.innerHTML = dialog })))",
    ),
  ],
])('a dialog that is drawn anew while it opens, %s', async (_, html) => {
  const page = await browser.openHtml(html)
  const tool = toolOf(page, '[role=dialog] form', { triggerSelector: '#open', inModal: true })
  const outcome = await runOn(page, tool, { name: 'Ada', mail: 'ada@shop.example' }, limits)
  expect([outcome.error, await sentBy(page)]).toEqual([undefined, [{ name: 'Ada', mail: 'ada@shop.example' }]])
  await page.close()
})

describe('a form in a frame', () => {
  const outer = (frame: string): string =>
    `<!doctype html><title>Shop</title><body><form id="f"><label>Search <input name="q"></label><button>Go</button></form><script>document.querySelector('form').onsubmit = (event) => { event.preventDefault(); window.sent = ['outer'] }</script>${frame}`
  const src = '<iframe id="box" src="/frame" style="width:600px;height:200px"></iframe>'

  test.each<[string, string, string, string]>([
    ['by its address', outer(src), '#box', 'form'],
    ['by its name', outer(src.replace('id="box"', 'name="news"')), 'iframe[name="news"]', '#g'],
    ['below the window', outer(`<div style="height:2000px"></div>${src}`), 'iframe', '#g'],
    [
      'of the page itself',
      outer(
        `<iframe id="box" style="width:600px;height:200px"></iframe><script>fetch('/frame').then((answer) => answer.text()).then((text) => { box.srcdoc = text })</script>`,
      ),
      '#box',
      '#g',
    ],
    [
      'that comes later',
      outer(
        `<script>setTimeout(() => document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(src)}), 500)</script>`,
      ),
      '#box',
      'form',
    ],
  ])('is filled and sent, %s', async (_, html, frame, selector) => {
    const page = await browser.openHtml(html)
    const outcome = await runOn(page, toolOf(page, selector, { frame }), { mail: 'ada@shop.example' }, limits)
    expect([outcome.error, await sentBy(page)]).toEqual([undefined, [{ mail: 'ada@shop.example' }]])
    await page.close()
  })

  test.each<[string, string, object, string]>([
    [
      'of another site',
      `<iframe id="box" src="data:text/html,<form id=g><input name=mail></form>" style="width:600px;height:200px"></iframe>`,
      { frame: '#box' },
      'cross_origin_frame',
    ],
    ['that is boxed in', src.replace('<iframe', '<iframe sandbox'), { frame: '#box' }, 'cross_origin_frame'],
    ['that is not there', '', { frame: '#box' }, 'target_not_found'],
    ['that nobody sees', src.replace('width', 'visibility:hidden;width'), { frame: '#box' }, 'not_visible'],
  ])('fails with a code in one %s', async (_, frame, metadata, code) => {
    const page = await browser.openHtml(outer(frame))
    const outcome = await runOn(page, toolOf(page, '#g', metadata), { mail: 'a@shop.example' }, { stepMs: 1500 })
    expect([outcome.status, outcome.error?.code, await sentBy(page)]).toEqual(['failed', code, []])
    await page.close()
  })

  test('is covered where its frame is', async () => {
    const page = await browser.openHtml(
      outer(`${src}<div style="position:fixed;inset:0;background:white">Cookies</div>`),
    )
    const outcome = await runOn(
      page,
      toolOf(page, '#g', { frame: '#box' }),
      { mail: 'a@shop.example' },
      { stepMs: 1500 },
    )
    expect([outcome.error?.code, await sentBy(page)]).toEqual(['covered_by', []])
    await page.close()
  })

  test('asks a person, and is not sent elsewhere', async () => {
    const page = await browser.openHtml(outer(src))
    await page.frameLocator('#box').locator('form').waitFor()
    await page.evaluate(() => {
      const inner = (document.querySelector('#box') as HTMLIFrameElement).contentDocument!.querySelector('form')!
      inner.onsubmit = null
      inner.action = 'https://other.example/take'
    })
    const tool = toolOf(page, '#g', { frame: '#box' })
    const input = { mail: 'a@shop.example' }
    expect(await runOn(page, tool, input, limits)).toMatchObject({
      status: 'needs_person',
      error: { code: 'approval_required', message: expect.stringContaining('other-origin') },
    })
    await page.evaluate(() => {
      const inner = (document.querySelector('#box') as HTMLIFrameElement).contentDocument!.querySelector('form')!
      inner.action = ''
      inner.onsubmit = () => {
        inner.action = 'https://other.example/take'
      }
    })
    expect((await runOn(page, tool, input, limits)).error?.code).toBe('address_changed')
    await page.close()
  })
})
