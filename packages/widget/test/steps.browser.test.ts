import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SitePage } from '../../node/test/loopback-site.ts'
import { runOn, sentBy, toolOn, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'
import { receiptsOn, run, tag, toolNamed, whenReady, widgetSite } from './widget-site.ts'

// A form that shows one step after the other on one page.

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser()
})
afterAll(() => browser?.close())

const limits = { stepMs: 3000, outcomeMs: 1500 }
const page = (form: string, script: string): string =>
  `<!doctype html><html lang="en"><title>Form</title><body><form id="f">${form}</form><p role="status"></p><script>
  const steps = [...document.querySelectorAll('.step')]; let at = 0
  const show = (to) => { at = to; for (const [index, step] of steps.entries()) step.hidden = index !== to }
  const done = () => { window.sent = [...(window.sent ?? []), Object.fromEntries(new FormData(f))]; fetch('/taken', { method: 'POST' }).then(() => { f.remove(); document.querySelector('p').textContent = 'Thank you, it was sent.' }) }
  const sure = () => { f.insertAdjacentHTML('beforeend', '<input type=hidden name=sure value=1>'); done() }
  ${script}</script>`
const one = '<div class="step"><label>Name <input name="name" required></label>'
const two =
  '<div class="step" hidden><label>Mail <input name="mail" type="email" required></label><label>Size <select name="size"><option value="">Choose</option><option value="1">Small</option></select></label>'

const kinds: [string, string][] = [
  [
    'of buttons that only go on',
    page(
      `${one}<button type="button" class="next">Next</button></div>${two}<button type="button" class="back">Back</button><button>Send</button></div>`,
      "document.querySelector('.next').onclick = () => { if (f.name.value) show(1) }; document.querySelector('.back').onclick = () => show(0); f.onsubmit = (event) => { event.preventDefault(); done() }",
    ),
  ],
  [
    'in words that no list has',
    page(
      `${one}<button type="button" class="next">Jatka</button></div>${two}<button type="button" class="back">Takaisin</button><button>Lähetä</button></div>`,
      "document.querySelector('.next').onclick = () => setTimeout(() => show(1), 200); document.querySelector('.back').onclick = () => show(0); f.onsubmit = (event) => { event.preventDefault(); done() }",
    ),
  ],
  [
    'of buttons that send',
    page(
      `${one}<button>Continue</button></div>${two}<button>Send it</button></div>`.replace(
        'type="email" required',
        'type="email"',
      ),
      'f.onsubmit = (event) => { event.preventDefault(); if (at) done(); else show(1) }',
    ),
  ],
  [
    'that a script draws one by one',
    `<!doctype html><html lang="en"><title>Form</title><body><form id="f"></form><p role="status"></p><script>
    const all = {}; const first = '<label>Name <input name="name" required></label><button>Continue</button>'; const second = '<label>Mail <input name="mail" type="email" required></label><label>Size <select name="size"><option value="">Choose</option><option value="1">Small</option></select></label><button>Send</button>'
    f.innerHTML = first
    f.onsubmit = (event) => { event.preventDefault(); Object.assign(all, Object.fromEntries(new FormData(f))); if (!f.mail) return void setTimeout(() => { f.innerHTML = second }, 150); window.sent = [...(window.sent ?? []), all]; fetch('/taken', { method: 'POST' }).then(() => { f.remove(); document.querySelector('p').textContent = 'Thank you, it was sent.' }) }</script>`,
  ],
  [
    'that a script draws as forms of their own',
    `<!doctype html><html lang="en"><title>Form</title><body><main></main><aside><form><input name="q" aria-label="Search the shop"><button>Find</button></form></aside><p role="status"></p><script>
    const all = {}; const main = document.querySelector('main'); const [first, second] = ['<label>Name <input name="name" required></label><button>Continue</button>', '<label>Mail <input name="mail" type="email" required></label><label>Size <select name="size"><option value="">Choose</option><option value="1">Small</option></select></label><button>Send</button>']
    const draw = (html) => { main.innerHTML = '<section><h1>Get in touch</h1><form>' + html + '</form></section>'; main.querySelector('form').onsubmit = (event) => { event.preventDefault(); Object.assign(all, Object.fromEntries(new FormData(event.target))); if (!all.mail) return void setTimeout(() => draw(second), 150); window.sent = [...(window.sent ?? []), all]; fetch('/taken', { method: 'POST' }).then(() => { main.innerHTML = ''; document.querySelector('p').textContent = 'Thank you, it was sent.' }) } }
    draw(first)</script>`,
  ],
]

const next = {
  fields: [
    { key: 'mail', label: 'Mail', type: 'email', required: expect.any(Boolean) },
    { key: 'size', label: 'Size', type: 'select-one', required: false, options: ['Choose', 'Small'] },
  ],
}
const sent = [{ name: 'Ada', mail: 'ada@shop.example', size: '1' }]

test.each(kinds)('steps %s: a run ends with the next one, and goes on from there', async (_, html) => {
  const opened = await browser.openHtml(html)
  const tool = await toolOn(opened)
  const { required } = tool.metadata.inputSchema as { required?: string[] }
  expect(required).toEqual(['name'])
  const first = await runOn(opened, tool, { name: 'Ada' }, limits)
  expect(first).toMatchObject({ status: 'next_step', next })
  expect(first.error).toBeUndefined()
  expect(await sentBy(opened)).toEqual([])
  const second = await runOn(opened, tool, { mail: 'ada@shop.example', size: '1' }, limits)
  expect([second.status, second.error, await sentBy(opened)]).toEqual(['confirmed', undefined, sent])
  await opened.close()
})

test.each(kinds)('steps %s: what was given is given once more with the next one', async (_, html) => {
  const opened = await browser.openHtml(html)
  const tool = await toolOn(opened)
  await runOn(opened, tool, { name: 'Ada' }, limits)
  const all = { name: 'Ada', mail: 'ada@shop.example', size: '1' }
  const second = await runOn(opened, tool, all, limits)
  expect([second.status, second.error, await sentBy(opened)]).toEqual(['confirmed', undefined, sent])
  await opened.close()
})

test('a step that was refused is given once more, without what came before it', async () => {
  const refusing = `f.onsubmit = (event) => { event.preventDefault(); if (f.mail.value.startsWith('ada')) return done(); fetch('/refused', { method: 'POST' }).then(() => f.mail.setAttribute('aria-invalid', 'true')) }`
  const opened = await browser.openHtml(kinds[0]![1].replace(/f\.onsubmit = .*done\(\) \}/, refusing))
  const tool = await toolOn(opened)
  await runOn(opened, tool, { name: 'Ada' }, limits)
  const refused = await runOn(opened, tool, { mail: 'eve@shop.example', size: '1' }, limits)
  expect([refused.status, await sentBy(opened)]).toEqual(['rejected', []])
  await opened.evaluate("f.mail.removeAttribute('aria-invalid')")
  const taken = await runOn(opened, tool, { mail: 'ada@shop.example', size: '1' }, limits)
  expect([taken.status, taken.error, await sentBy(opened)]).toEqual(['confirmed', undefined, sent])
  await opened.close()
})

test('a key that no step has is not left out', async () => {
  const opened = await browser.openHtml(kinds[3]![1])
  const tool = await toolOn(opened)
  await runOn(opened, tool, { name: 'Ada' }, limits)
  const outcome = await runOn(opened, tool, { post: 'ada@shop.example' }, { ...limits, stepMs: 1500 })
  expect([outcome.error?.code, await sentBy(opened)]).toEqual(['field_not_found', []])
  await opened.close()
})

test.each(kinds.slice(0, 2))('steps %s: all of them in one call', async (_, html) => {
  const opened = await browser.openHtml(html)
  const outcome = await runOn(
    opened,
    await toolOn(opened),
    { name: 'Ada', mail: 'ada@shop.example', size: '1' },
    limits,
  )
  expect([outcome.status, outcome.error, await sentBy(opened)]).toEqual(['confirmed', undefined, sent])
  await opened.close()
})

const sendAt = async (opened: Page): Promise<unknown> =>
  opened.evaluate("document.querySelector('.next, button').textContent")

test('a step that is not left says what is wrong with it', async () => {
  const opened = await browser.openHtml(kinds[0]![1].replace('if (f.name.value) show(1)', ''))
  const outcome = await runOn(opened, await toolOn(opened), { name: 'Ada' }, { ...limits, stepMs: 1500 })
  expect([outcome.status, await sentBy(opened), await sendAt(opened)]).toEqual(['needs_person', [], 'Next'])
  await opened.close()
})

const entry = '<div class="step"><label>Name <input name="name" required></label><button>Go on</button></div>'
/** A page whose form is sent by the button of a question that its own button brings up. */
const over = (html: string, text = '이대로 보낼까요?', button = 'Everything is right'): string =>
  `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(html.replace('ASK', `<p>${text}</p><button data-action="close">아니요</button><button data-action="confirm">${button}</button>`))})
  f.onsubmit = (event) => { event.preventDefault(); d.hidden = false; d.showModal?.() }
  document.querySelector('[data-action=confirm]').onclick = () => { d.remove(); sure() }`

test.each<[string, string]>([
  [
    'with what is sent in hidden fields',
    page(
      '<label>Name <input name="name" required></label><button>Go on</button>',
      `f.onsubmit = (event) => { event.preventDefault(); if (f.sure) return done(); const { value } = f.name; f.innerHTML = '<p>Your details</p><p></p><input type="hidden" name="name"><input type="hidden" name="sure" value="1"><button>Everything is right</button>'; f.querySelector('p + p').textContent = f.name.value = value }`,
    ),
  ],
  [
    'in a form of its own, which the answer puts in its place',
    page(
      '<label>Name <input name="name" required></label><button>Go on</button>',
      `f.onsubmit = (event) => { event.preventDefault(); fetch('/taken', { method: 'POST' }).then(() => { f.outerHTML = '<form id="g"><p>' + f.name.value + '</p><input type="hidden" name="name" value="' + f.name.value + '"><input type="hidden" name="sure" value="1"><button>Everything is right</button></form>'; g.onsubmit = (next) => { next.preventDefault(); window.sent = [Object.fromEntries(new FormData(g))]; fetch('/taken', { method: 'POST' }).then(() => { g.remove(); document.querySelector('p').textContent = 'Thank you, it was sent.' }) } }) }`,
    ),
  ],
  [
    'in a step of its own',
    page(
      '<div class="step"><label>Name <input name="name" required></label><button>Go on</button></div><div class="step" hidden><p>Your details</p><button name="sure" value="1">Everything is right</button></div>',
      'f.onsubmit = (event) => { event.preventDefault(); if (!at) return show(1); f.insertAdjacentHTML("beforeend", "<input type=hidden name=sure value=1>"); done() }',
    ),
  ],
  [
    'by a plain button before one that goes back, in words that no list has',
    page(
      `${entry}<div class="step" hidden><p>Yhteenveto</p><button type="button" class="confirm">Everything is right</button><button type="button">Muokkaa</button></div>`,
      'f.onsubmit = (event) => { event.preventDefault(); show(1) }; document.querySelector(".confirm").onclick = sure',
    ),
  ],
  [
    'by a plain button below what was given, which a script draws once a draft is saved',
    page(
      entry,
      'f.onsubmit = (event) => { event.preventDefault(); fetch("/taken", { method: "POST" }).then(() => { const { value } = f.name; f.innerHTML = "<p>" + value + "</p><input type=hidden name=name><button type=button>Everything is right</button>"; f.name.value = value; f.querySelector("button").onclick = sure }) }',
    ),
  ],
  [
    'by a plain button beside fields that are locked',
    page(
      `${entry}<div class="step" hidden><button type="button" value="edit">Düzenle</button><button type="button" value="yes">Everything is right</button></div>`,
      'f.onsubmit = (event) => { event.preventDefault(); f.name.readOnly = true; steps[0].querySelector("button").hidden = true; steps[1].hidden = false }; document.querySelector("[value=yes]").onclick = sure',
    ),
  ],
  [
    'in what is no form, in its place',
    page(
      entry,
      'f.onsubmit = (event) => { event.preventDefault(); f.hidden = true; f.insertAdjacentHTML("afterend", "<div id=s><p>" + f.name.value + "</p><button class=cancel>수정</button><button>Everything is right</button></div>"); s.querySelector("button + button").onclick = () => { s.remove(); sure() } }',
    ),
  ],
  ['in a dialog', page(entry, over('<dialog id="d">ASK</dialog>'))],
  ['in a dialog that interrupts', page(entry, over('<div id="d" role="alertdialog" hidden>ASK</div>'))],
  [
    'in what lies over the form',
    page(
      entry,
      over('<div id="d" hidden style="position: fixed; inset: 0"><div style="background: #fff">ASK</div></div>'),
    ),
  ],
])('a confirmation after a send is a step, %s', async (_, html) => {
  const opened = await browser.openHtml(html)
  const tool = await toolOn(opened)
  const first = await runOn(opened, tool, { name: 'Ada' }, limits)
  expect(first).toMatchObject({ status: 'next_step', next: { fields: [], button: 'Everything is right' } })
  expect(await sentBy(opened)).toEqual([])
  const second = await runOn(opened, tool, {}, limits)
  expect([second.status, second.error, await sentBy(opened)]).toEqual([
    'confirmed',
    undefined,
    [{ name: 'Ada', sure: '1' }],
  ])
  await opened.close()
})

test('a question that nothing answers for sure asks which button is meant', async () => {
  const opened = await browser.openHtml(
    page(
      entry,
      over('<dialog id="d">ASK</dialog>')
        .replace(/data-action=\\"(close|confirm)\\"/g, '')
        .replace('[data-action=confirm]', 'dialog button + button'),
    ),
  )
  const tool = await toolOn(opened)
  const first = await runOn(opened, tool, { name: 'Ada' }, limits)
  const options = ['아니요', 'Everything is right']
  expect(first).toMatchObject({ status: 'next_step', next: { fields: [{ key: 'button', required: true, options }] } })
  expect(await runOn(opened, tool, {}, limits)).toMatchObject({ status: 'failed', errors: [{ path: '/button' }] })
  const second = await runOn(opened, tool, { button: 'Everything is right' }, limits)
  expect([second.status, await sentBy(opened)]).toEqual(['confirmed', [{ name: 'Ada', sure: '1' }]])
  await opened.close()
})

test.each<[string, string, string, string]>([
  ['costs money', '<dialog id="d">ASK</dialog>', 'Diese Anfrage kostet 4,90 €.', 'Weiter'],
  [
    'deletes',
    '<div id="d" hidden style="position: fixed; inset: 0">ASK</div>',
    'This deletes your request. Sure?',
    'Yes',
  ],
])('a question that %s is for a person', async (_, html, text, button) => {
  const opened = await browser.openHtml(page(entry, over(html, text, button)))
  const tool = await toolOn(opened)
  expect(await runOn(opened, tool, { name: 'Ada' }, limits)).toMatchObject({ status: 'next_step', next: { button } })
  const second = await runOn(opened, tool, {}, { ...limits, approves: false })
  expect([second.error?.code, await sentBy(opened)]).toEqual(['approval_denied', []])
  await opened.close()
})

test('a question that was answered with yes is judged by the form', async () => {
  const marks = over('<dialog id="d">ASK</dialog>').replace(
    'sure()',
    "fetch('/taken', { method: 'POST' }).then(() => f.name.setAttribute('aria-invalid', 'true'))",
  )
  const opened = await browser.openHtml(page(entry, marks))
  const tool = await toolOn(opened)
  await runOn(opened, tool, { name: 'Ada' }, limits)
  expect((await runOn(opened, tool, {}, limits)).status).toBe('rejected')
  await opened.close()
})

const asked = (label: string, button: string): string =>
  `<label>${label} <input name="name" required></label><button>${button}</button>`
test.each<[string, string]>([
  [
    'that was hidden',
    page(
      `<div class="step"><label>Ad <input name="name" required></label><button type="button" class="next">İleri</button></div><div class="step" hidden><label>Ad <input name="name"></label><button>Gönder</button></div>`,
      'document.querySelector(".next").onclick = () => show(1); f.onsubmit = (event) => { event.preventDefault(); done() }',
    ),
  ],
  [
    'drawn anew with another label',
    page(
      asked('Nimi', 'Jatka'),
      `const all = []; f.onsubmit = (event) => { event.preventDefault(); all.push(f.elements.name.value); if (all[1]) { f.innerHTML = all.map((value) => '<input type=hidden name=name value=' + value + '>').join(''); return done() } f.innerHTML = ${JSON.stringify(asked('Yrityksen nimi', 'Jatka'))} }`,
    ),
  ],
])('a step with a field of the same name, %s, gets its own value', async (_, html) => {
  const opened = await browser.openHtml(
    html.replace('Object.fromEntries(new FormData(f))', "new FormData(f).getAll('name')"),
  )
  const tool = await toolOn(opened)
  const first = await runOn(opened, tool, { name: 'Ada' }, limits)
  expect([first.status, await sentBy(opened)]).toEqual(['next_step', []])
  const second = await runOn(opened, tool, { name: 'Acme' }, limits)
  expect([second.status, second.error, await sentBy(opened)]).toEqual(['confirmed', undefined, [['Ada', 'Acme']]])
  await opened.close()
})

test('what an earlier step was given is not changed at a later one', async () => {
  const opened = await browser.openHtml(kinds[4]![1])
  const tool = await toolOn(opened)
  await runOn(opened, tool, { name: 'Ada' }, limits)
  const outcome = await runOn(opened, tool, { name: 'Grace', mail: 'ada@shop.example' }, limits)
  expect([outcome.error?.code, outcome.errors?.[0]?.path, await sentBy(opened)]).toEqual(['invalid_input', '/name', []])
  await opened.close()
})

const post = (label: string, attributes: string, button = 'Jatka', id = 'later'): string =>
  `<form id="${id}" method="post" action="/next"><label>${label} <input ${attributes}></label><button>${button}</button></form>`

/** The pages that follow one another, and how each call ends that leads to the next one. */
test.each<[string, string[], [value: string, status: string][]]>([
  [
    'that is refused twice',
    [
      post('Nimi', 'name="nimi"', 'Jatka', 'first'),
      post('Puhelin', 'name="puh"'),
      post('Puhelin', 'name="puh" aria-invalid="true" value="030"'),
      post('Puhelin', 'name="puh" aria-invalid="true" value="040"'),
    ],
    [
      ['Ada', 'next_step'],
      ['030', 'rejected'],
      ['040', 'rejected'],
      ['+4930', 'confirmed'],
    ],
  ],
  [
    'that is there again without a word',
    [post('Nimi', 'name="nimi"', 'Jatka', 'first'), post('Puhelin', 'name="puh"'), post('Puhelin', 'name="puh"')],
    [
      ['Ada', 'next_step'],
      ['030', 'submitted_unverified'],
      ['+4930', 'confirmed'],
    ],
  ],
  [
    'with a field of the same name',
    [post('이메일', 'name="email"', '다음', 'first'), post('이메일 다시 입력', 'name="email"', '신청', 'first')],
    [
      ['ada@shop.example', 'next_step'],
      ['ada@shop.example', 'confirmed'],
    ],
  ],
])('a later page %s', async (_, forms, calls) => {
  let at = 0
  const page: SitePage = ({ method }, outgoing) => {
    if (method === 'POST') at++
    const title = `<title>Form</title>${tag(site.service).replace('async ', '')}`
    outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    outgoing.end(`<!doctype html><html lang="en">${title}<h1>Form</h1>${forms[at] ?? '<p>Thank you</p>'}`)
  }
  const site = await widgetSite({ pages: { '/': page, '/next': page } })
  site.tools.push(toolNamed('ask', { selector: '#first' }))
  const opened = await site.open('/')
  for (const [value, status] of calls) {
    await whenReady(opened)
    const [, key = ''] = /name="(\w+)"/.exec(forms[at]!)!
    void run(opened, 'ask', { [key]: value }).catch(() => undefined)
    const told = async () => (await receiptsOn(opened).catch(() => [])).find(({ final }) => final)?.status
    await opened.waitForEvent('load')
    await expect.poll(told, { timeout: 10_000 }).toBe(status)
  }
  await site.close()
})

test.each<[string, string]>([
  ['thanks in its place', 'f.outerHTML = "<p>Thank you</p>"'],
  ['the same fields, empty', 'f.reset()'],
  ['an error beside its field', 'f.name.insertAdjacentHTML("afterend", "<b role=alert>Too short</b>")'],
  [
    'one more field beside those that were there',
    'f.insertAdjacentHTML("afterbegin", "<label>Coupon <input name=coupon></label>")',
  ],
  [
    'another form elsewhere',
    'f.remove(); document.body.insertAdjacentHTML("beforeend", "<form><label>Mail <input name=news></label><button>Subscribe</button></form>")',
  ],
  [
    'another form elsewhere, of what stood around it nothing',
    'document.body.firstElementChild.remove(); document.body.insertAdjacentHTML("beforeend", "<div><form><label>Mail <input name=news></label><button>Subscribe</button></form></div>")',
  ],
  [
    'thanks and another form in its place, once something was sent to a server,',
    'fetch("/taken", { method: "POST" }).then(() => { f.outerHTML = "<p>Thank you</p><form><label>Mail <input name=news></label><button>Subscribe</button></form>" })',
  ],
  [
    'a text with a button to close it',
    'fetch("/taken", { method: "POST" }).then(() => { f.innerHTML = "<p>Palaamme asiaan pian.</p><button type=button>Sulje</button>" })',
  ],
  [
    'a dialog that only says something',
    'document.body.insertAdjacentHTML("beforeend", "<div role=dialog><p>Teksti on liian pitkä.</p><button>Selvä</button></div>")',
  ],
  [
    'a bar with a choice at the edge of the window',
    'document.body.insertAdjacentHTML("beforeend", "<div style=\\"position: fixed; bottom: 0\\"><p>Käytämme evästeitä.</p><button>Hyväksy</button><button>Hylkää</button></div>")',
  ],
])('after a send, %s is no step', async (_, what) => {
  const opened = await browser.openHtml(
    page(
      '<label>Name <input name="name" required></label><button>Send</button>',
      `f.onsubmit = (event) => { event.preventDefault(); ${what} }`,
    ),
  )
  const outcome = await runOn(opened, await toolOn(opened), { name: 'Ada' }, { ...limits, outcomeMs: 600 })
  expect(outcome.status).not.toBe('next_step')
  await opened.close()
})

test('the panel leads through the steps', async () => {
  const tool = toolNamed('order', {
    selector: '#f',
    metadata: {
      inputSchema: {
        type: 'object',
        properties: { name: { type: 'string', title: 'Name' } },
        required: ['name'],
        additionalProperties: false,
      },
    },
  })
  const site = await widgetSite({ pages: { '/': `${kinds[0]![1]}${tag('SERVICE', 'data-panel')}` } })
  site.tools.push(tool)
  const opened = await site.open('/')
  await opened.getByRole('button', { name: 'Site tools' }).click()
  const panel = opened.getByRole('region', { name: 'Site tools' })
  await panel.locator('summary', { hasText: 'Order' }).click()
  await panel.getByLabel('Name').fill('Ada')
  await opened.keyboard.press('Enter')
  await panel.getByLabel('Mail (required)').fill('ada@shop.example')
  await opened.keyboard.press('Tab')
  await opened.keyboard.type('Small')
  await opened.keyboard.press('Tab')
  await opened.keyboard.press('Enter')
  await panel.getByText('Done. The page confirmed it.').waitFor()
  expect(await sentBy(opened)).toEqual(sent)
  expect(await panel.getByLabel('Name').isVisible()).toBe(true)
  await site.close()
})
