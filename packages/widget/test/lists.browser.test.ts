import { afterAll, beforeAll, expect, test } from 'vitest'
import { resetForm } from './reset-form.ts'
import { type RunRequest, runOn, sentBy, toolOf, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

// Lists that a script draws: what they suggest late, in parts or several at a time.

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser()
})
afterAll(() => browser?.close())

/** Suggests what `answer` returns so many ms after the last key, as from a server. */
const suggests = (answer: string, ms: number, more = '', hidden = '<input type="hidden" name="town_id">'): string =>
  resetForm(
    `<input name="town" id="t" role="combobox" aria-expanded="false" aria-controls="list" aria-label="Town"><ul role="listbox" id="list" hidden></ul>${hidden}`,
    `let timer
    const open = (is) => { list.hidden = !is; t.setAttribute('aria-expanded', is) }
    t.oninput = () => { clearTimeout(timer); ${more}; timer = setTimeout(() => { list.ariaBusy = null; list.innerHTML = ${answer}; open(true) }, ${ms}) }
    list.onclick = ({ target }) => { t.value = target.textContent; if (f.town_id) f.town_id.value = target.dataset.value; open(false) }
    t.onkeydown = ({ key }) => key === 'Escape' && open(false)`,
  )
const leeds = `'<li role="option" data-value="7">Leeds</li>'`
const twice = `'<li role="option" data-value="7">Leeds</li><li role="option" data-value="8">Leeds</li>'`
const alike = `'<li role="option" id="north">Leeds</li><li role="option" id="south">Leeds</li>'`
const opened = `list.innerHTML = ''; open(true)`

const virtual = resetForm(
  `<div role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-controls="list" id="town" aria-label="Town">Choose</div><input type="hidden" name="town" id="value"><div role="listbox" id="list" hidden style="height:200px;overflow:auto;width:200px"><div id="inner" style="height:2000px;position:relative"></div></div>`,
  `const open = (is) => { list.hidden = !is; town.setAttribute('aria-expanded', is) }
  const draw = () => { const first = Math.floor(list.scrollTop / 20); inner.innerHTML = Array.from({ length: Math.min(12, 100 - first) }, (_, at) => '<div role="option" style="position:absolute;top:' + (first + at) * 20 + 'px">Town ' + (first + at) + '</div>').join('') }
  town.onclick = () => { open(true); draw() }
  list.onscroll = draw
  inner.onclick = ({ target }) => { town.textContent = value.value = target.textContent; open(false) }`,
)
const several = resetForm(
  `<div role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-controls="list" id="town" aria-label="Towns">Choose</div><input type="hidden" name="town" id="value"><div role="listbox" aria-multiselectable="true" id="list" hidden>${['Rome', 'Oslo', 'Bern'].map((name) => `<div role="option" aria-selected="${name === 'Rome'}">${name}</div>`).join('')}</div>`,
  `const open = (is) => { list.hidden = !is; town.setAttribute('aria-expanded', is) }
  town.onclick = () => open(true)
  town.onkeydown = ({ key }) => key === 'Escape' && open(false)
  list.onclick = ({ target }) => { target.ariaSelected = target.ariaSelected !== 'true'; value.value = town.textContent = [...list.querySelectorAll('[aria-selected=true]')].map((option) => option.textContent).join(', ') }`,
)
/** As Autocomplete of MUI: chips stand beside the input, its label before it and, of no size to a person, after it. */
const chips = resetForm(
  `<label for="town">Towns</label><div id="box" style="position:relative"><input id="town" role="combobox" aria-expanded="false" aria-controls="list"><fieldset style="position:absolute;opacity:0;pointer-events:none"><legend>Towns</legend></fieldset></div><input type="hidden" name="towns" id="value"><div role="listbox" id="list" hidden></div>`,
  `const open = (is) => { list.hidden = !is; town.setAttribute('aria-expanded', is) }
  const draw = () => { list.innerHTML = ['Rome', 'Oslo', 'Bern'].filter((name) => name.startsWith(town.value)).map((name) => '<div role="option">' + name + '</div>').join(''); open(true) }
  town.onclick = town.oninput = draw
  town.onkeydown = ({ key }) => key === 'Escape' && open(false)
  list.onclick = ({ target }) => { town.insertAdjacentHTML('beforebegin', '<span>' + target.textContent + '</span>'); town.value = ''; value.value = [...box.querySelectorAll('span')].map((chip) => chip.textContent).join(', '); open(false) }`,
)
/** Each text becomes one by the key; one that is only left is forgotten. */
const tags = resetForm(
  `<div id="box"><input id="town" role="combobox" aria-label="Towns" aria-expanded="false"></div><input type="hidden" name="sent" id="value">`,
  `town.onkeydown = (event) => { if (event.key === 'Enter') { town.insertAdjacentHTML('beforebegin', '<span>' + town.value + '</span>'); value.value += town.value + ','; town.value = '' } }
  town.onblur = () => { town.value = '' }`,
)
/** As Dropdown of Fluent UI: a list of several has items that are ticked, as menus have them. */
const ticked = resetForm(
  `<button type="button" role="combobox" id="town" aria-label="Towns" aria-expanded="false" aria-controls="list">Choose</button><input type="hidden" name="towns" id="value"><div role="menu"><div role="menuitemcheckbox">Rome</div></div><div role="menu" id="list" hidden>${['Rome', 'Oslo', 'Bern'].map((name) => `<div role="menuitemcheckbox" aria-checked="false">${name}</div>`).join('')}</div>`,
  `const open = (is) => { list.hidden = !is; town.setAttribute('aria-expanded', is) }
  town.onclick = () => open(true)
  town.onkeydown = ({ key }) => key === 'Escape' && open(false)
  list.onclick = ({ target }) => { target.ariaChecked = target.ariaChecked !== 'true'; value.value = town.textContent = [...list.querySelectorAll('[aria-checked=true]')].map((option) => option.textContent).join(', ') }`,
)
/** As a Select of MUI that takes several: the list has the focus, and a layer over the page until it hears the key. */
const layered = several
  .replace(
    '<div role="listbox"',
    '<div id="layer" hidden style="position:fixed;inset:0"></div><div role="listbox" tabindex="-1"',
  )
  .replace("town.onkeydown = ({ key }) => key === 'Escape' && open(false)", '')
  .replace(
    'town.onclick = () => open(true)',
    `town.onmousedown = () => { open(true); layer.hidden = false; list.style.position = 'fixed'; setTimeout(() => list.focus()) }
    list.onkeydown = ({ key }) => { if (key === 'Escape') { open(false); layer.hidden = true } }`,
  )
/** As Select of PrimeVue without a choice: what names it is transparent, and its box is pressed. */
const seeThrough = resetForm(
  `<div id="box" style="width:99px;height:20px"><span role="combobox" tabindex="0" id="town" aria-label="Town" aria-expanded="false" aria-controls="list" style="opacity:0">.</span></div><input type="hidden" name="sent" id="value"><div role="listbox" id="list" hidden><div role="option">Rome</div><div role="option">Oslo</div></div>`,
  `const open = (is) => { list.hidden = !is; town.setAttribute('aria-expanded', is) }
  box.onclick = () => open(true)
  list.onclick = ({ target }) => { value.value = town.textContent = target.textContent; town.style.opacity = 1; open(false) }`,
)
/** As MultiSelect of PrimeVue, for screen readers, or Select of Bits UI: nothing but a trusted pointer opens it, or this key. */
const byKey = resetForm(
  `<button type="button" role="combobox" id="town" aria-label="Town" aria-expanded="false" aria-controls="list">Choose</button><input type="hidden" name="sent" id="value"><div role="listbox" id="list" hidden><div role="option">Rome</div><div role="option">Oslo</div></div>`,
  `const open = (is) => { list.hidden = !is; town.setAttribute('aria-expanded', is) }
  town.onpointerdown = ({ isTrusted }) => isTrusted && open(true)
  town.onkeydown = ({ code }) => code === 'ArrowDown' && open(true)
  list.onclick = ({ target }) => { value.value = town.textContent = target.textContent; open(false) }`,
)
/** As DatePicker of PrimeVue: what opens is a calendar. */
const calendar = resetForm(
  `<input name="town" id="t" role="combobox" aria-autocomplete="none" aria-haspopup="dialog" aria-expanded="false" aria-label="Day" placeholder="DD/MM/YYYY">`,
  `t.onblur = () => { if (!/^\\d\\d.\\d\\d.\\d{4}$/.test(t.value)) t.value = '' }`,
)
const boxes = (type: string): string =>
  resetForm(
    ['a', 'b']
      .map((value) => `<label><input type="${type}" name="town" value="${value}">${value} town</label>`)
      .join(''),
    '',
  )

const free = '<input type="hidden" name="token" value="1">'

interface Row {
  html: string
  given: unknown
  sent?: object
  /** Names or values of the options that there are. */
  elements?: string[]
  request?: RunRequest
}

const rows: Record<string, Row> = {
  'a suggestion that comes late is chosen': {
    html: suggests(leeds, 3000),
    given: 'Leeds',
    sent: { town: 'Leeds', town_id: '7' },
  },
  'also where free text would do, and nothing came yet': {
    html: suggests(leeds, 1000, '', free),
    given: 'leeds',
    sent: { town: 'Leeds', token: '1' },
  },
  'also while the list is busy': {
    html: suggests(leeds, 3000, `list.ariaBusy = 'true'; ${opened}`, free),
    given: 'leeds',
    sent: { town: 'Leeds', token: '1' },
  },
  'free text that nothing is suggested for': {
    html: suggests(leeds, 100, '', free),
    given: 'Hull',
    sent: { town: 'Hull', token: '1' },
  },
  'no free text where a hidden field takes the choice': {
    html: suggests(leeds, 100),
    given: 'Hull',
    elements: ['Leeds'],
    request: { stepMs: 6000 },
  },
  'a name of two suggestions': {
    html: suggests(twice, 100),
    given: 'Leeds',
    elements: ['7 = Leeds', '8 = Leeds'],
    request: { stepMs: 6000 },
  },
  'a name of two suggestions without values': {
    html: suggests(alike, 100),
    given: 'Leeds',
    elements: ['li#north "Leeds"', 'li#south "Leeds"'],
    request: { stepMs: 6000 },
  },
  'a name of two radio buttons without values': {
    html: resetForm(
      '<label><input type="radio" name="town" id="a">Leeds</label><label><input type="radio" name="town" id="b">Leeds</label>',
      '',
    ),
    given: 'Leeds',
    elements: ['input#a "Leeds"', 'input#b "Leeds"'],
  },
  'an option far down in a list that draws what is in view': {
    html: virtual,
    given: 'Town 90',
    sent: { town: 'Town 90' },
  },
  'several of a list that is typed into, as chips': {
    html: chips,
    given: ['Rome', 'Bern'],
    sent: { towns: 'Rome, Bern' },
  },
  'several texts that are in no list': { html: tags, given: ['Ulm', 'Hof'], sent: { sent: 'Ulm,Hof,' } },
  'several of a list whose items are ticked': {
    html: ticked,
    given: ['Rome', 'Bern'],
    sent: { towns: 'Rome, Bern' },
  },
  'several of a list that has the focus': { html: layered, given: ['Rome', 'Bern'], sent: { town: 'Rome, Bern' } },
  'a list that is transparent': { html: seeThrough, given: 'Oslo', sent: { sent: 'Oslo' } },
  'a list that opens by a key': { html: byKey, given: 'Oslo', sent: { sent: 'Oslo' } },
  'a date where a calendar opens': { html: calendar, given: '2027-03-01', sent: { town: '01/03/2027' } },
  'a choice that no radio button is': { html: boxes('radio'), given: 'c', elements: ['a = a town', 'b = b town'] },
  'a choice that one of the check boxes is not': {
    html: boxes('checkbox'),
    given: ['a', 'c'],
    elements: ['a = a town', 'b = b town'],
  },
  'a role of a choice that it is not': {
    html: resetForm('<div role="radio" tabindex="0" aria-checked="false" id="town" aria-label="Rome">.</div>', ''),
    given: 'Oslo',
    elements: ['div#town "Rome"'],
  },
  'several of a list': { html: several, given: ['Rome', 'Bern'], sent: { town: 'Rome, Bern' } },
}

test.each(Object.entries(rows))('%s', async (_, { html, given, sent, elements, request }) => {
  const page = await browser.openHtml(html)
  const outcome = await runOn(page, toolOf(page, '#f'), { town: given }, request)
  if (sent) expect([outcome.error, await sentBy(page)]).toEqual([undefined, [sent]])
  else {
    expect(outcome).toMatchObject({ status: 'failed', error: { code: 'option_not_found', elements } })
    expect(await sentBy(page)).toEqual([])
  }
  await page.close()
})
