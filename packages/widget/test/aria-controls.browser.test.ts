import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resetForm } from './reset-form.ts'
import { runOn, sentBy, toolOf, toolOn, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

// Controls that a page makes by ARIA, in the ways in which libraries draw them. What counts is what the page's form sends.

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser()
})
afterAll(() => browser?.close())

const limits = { stepMs: 4000, outcomeMs: 400 }

/** Chooses by click, keeps `aria-checked` and the roving tabindex, and tells `then`. */
const radios = (then: string): string =>
  `const radios = [...document.querySelectorAll('[role=radio]')]
  for (const each of radios) each.addEventListener('click', () => {
    for (const other of radios) { other.setAttribute('aria-checked', String(other === each)); if (other.hasAttribute('tabindex')) other.tabIndex = other === each ? 0 : -1 }
    ${then}
  })`

const buttonRadio = (value: string, name: string, at: number): string =>
  `<div><button type="button" role="radio" aria-checked="false" value="${value}" id="r${at}" tabindex="-1" style="width:16px;height:16px"></button><input type="radio" aria-hidden="true" tabindex="-1" name="density" value="${value}" style="position:absolute;pointer-events:none;opacity:0;margin:0"><label for="r${at}">${name}</label></div>`
const besideInputs = resetForm(
  `<div role="radiogroup" aria-label="Density">${buttonRadio('comfortable', 'Comfortable', 1)}${buttonRadio('compact', 'Compact', 2)}</div>`,
  radios('each.nextElementSibling.checked = true'),
)
const groupInput = resetForm(
  `<input type="hidden" name="plan" value="" hidden><div role="radiogroup" id="headlessui-radiogroup-_r_1_" aria-labelledby="l"><label id="l">Plan</label>
  <span role="radio" id="headlessui-radio-_r_2_" aria-checked="false" tabindex="0" aria-labelledby="a"><p id="a">Startup</p><p>12GB, 6 CPUs</p></span>
  <span role="radio" id="headlessui-radio-_r_3_" aria-checked="false" tabindex="-1" aria-labelledby="b"><p id="b">Business</p><p>16GB, 8 CPUs</p></span></div>`,
  radios("f.plan.value = each.querySelector('p').textContent.toLowerCase()"),
)
const cards = resetForm(
  `<input type="hidden" name="delivery"><fieldset><legend>Delivery</legend><div class="cards">
  <div class="card" role="radio" aria-checked="true" tabindex="0"><b>Standard</b><p>4–10 business days</p></div>
  <div class="card" role="radio" aria-checked="false" tabindex="-1"><b>Express</b><p>2–5 business days</p></div></div></fieldset>`,
  radios("f.delivery.value = each.querySelector('b').textContent"),
)
const listItems = resetForm(
  `<h3 id="size">Size</h3><ul role="radiogroup" aria-labelledby="size" aria-required="true"><li role="radio" aria-checked="false" data-value="s" tabindex="0">Small</li><li role="radio" aria-checked="false" data-value="l" tabindex="-1">Large</li><li role="radio" aria-checked="false" aria-disabled="true" data-value="xl" tabindex="-1">Sold out</li></ul><input type="hidden" name="sent">`,
  radios('f.sent.value = each.dataset.value'),
)
const unnamed = resetForm(
  `<div role="group" aria-label="Contact by"><label><input type="radio" value="mail"> E-mail</label><label><input type="radio" value="phone"> Phone</label></div><input type="hidden" name="by">`,
  `const all = [...f.querySelectorAll('[type=radio]')]; for (const each of all) each.onchange = () => { for (const other of all) other.checked = other === each; f.by.value = each.value }`,
)
const valueless = resetForm(
  `<div><p>Colour</p><label><input type="radio"> Red</label><label><input type="radio"> Blue</label></div><input type="hidden" name="colour">`,
  `const all = [...f.querySelectorAll('[type=radio]')]; for (const each of all) each.onchange = () => { for (const other of all) other.checked = other === each; f.colour.value = each.parentNode.textContent.trim() }`,
)
/** Made by a button without a type, which a browser takes for one that sends. */
const sending = resetForm(
  `<div role="radiogroup" aria-label="Seat"><button role="radio" aria-checked="false">Aisle</button><button role="radio" aria-checked="false">Window</button></div><label>Name <input name="name"></label><input type="hidden" name="seat">`,
  radios('f.seat.value = each.textContent'),
)
const twoGroups = resetForm(
  `<div role="radiogroup" aria-label="Bread"><div role="radio" aria-checked="false" tabindex="0">Rye</div><div role="radio" aria-checked="false" tabindex="-1">Wheat</div></div>
  <div role="radiogroup" aria-label="Cheese"><div role="radio" aria-checked="false" tabindex="0">Gouda</div><div role="radio" aria-checked="false" tabindex="-1">Brie</div></div><input type="hidden" name="order">`,
  `for (const group of document.querySelectorAll('[role=radiogroup]')) for (const each of group.children) each.onclick = () => {
    for (const other of group.children) other.ariaChecked = String(other === each)
    f.order.value = [...document.querySelectorAll('[aria-checked=true]')].map((on) => on.textContent).join() }`,
)

/** Without a name and a value: the page knows by its own state which one was pressed. */
const twins = resetForm(
  `<div role="radiogroup" aria-label="Wood">${['Birch', 'Alder'].map((name) => `<div role="radio" aria-checked="false" aria-label="${name}" tabindex="0"><div aria-hidden="true"><input type="radio" style="display:none"></div>${name}</div>`).join('')}</div><input type="hidden" name="wood">`,
  radios('f.wood.value = each.ariaLabel'),
)
const chosenIn = (list: string, role: string): string =>
  resetForm(
    `<p id="l">View</p><div role="${list}" aria-labelledby="l" tabindex="0">${['Sea', 'Street'].map((name) => `<div role="${role}" aria-selected="false" data-value="${name.toLowerCase()}">${name}</div>`).join('')}</div><input type="hidden" name="sent">`,
    `const all = [...document.querySelectorAll('[aria-selected]')]
    for (const each of all) each.onclick = () => { for (const other of all) other.ariaSelected = String(other === each); f.sent.value = each.dataset.value }`,
  )

describe.each<[string, string, object, object]>([
  ['buttons around inputs that nobody sends', twins, { wood: 'Alder' }, { wood: 'Alder' }],
  ['options of an open list', chosenIn('listbox', 'option'), { view: 'street' }, { sent: 'street' }],
  ['rows of a grid', chosenIn('grid', 'row'), { view: 'street' }, { sent: 'street' }],
  ['buttons with hidden inputs beside them', besideInputs, { density: 'compact' }, { density: 'compact' }],
  ['spans with one hidden input for the group', groupInput, { plan: 'Business' }, { plan: 'business' }],
  ['cards in a fieldset', cards, { delivery: 'Express 2–5 business days' }, { delivery: 'Express' }],
  ['items of a list', listItems, { size: 'l' }, { sent: 'l' }],
  ['native ones without a name', unnamed, { contact_by: 'phone' }, { by: 'phone' }],
  ['native ones without name and value', valueless, { colour: 'Blue' }, { colour: 'Blue' }],
  ['buttons that a browser would send by', sending, { seat: 'Window', name: 'Ada' }, { seat: 'Window', name: 'Ada' }],
  ['two groups', twoGroups, { bread: 'Rye', cheese: 'Brie' }, { order: 'Rye,Brie' }],
])('a choice of one: %s', (_, html, input, sent) => {
  test('has one field that the audit finds, and is made', async () => {
    const page = await browser.openHtml(html)
    const tool = await toolOn(page)
    const { properties } = tool.metadata.inputSchema as { properties: Record<string, { enum?: string[] }> }
    expect(Object.keys(properties).sort()).toEqual(Object.keys(input).sort())
    const outcome = await runOn(page, tool, input, limits)
    expect({ error: outcome.error, sent: await sentBy(page) }).toEqual({ error: undefined, sent: [sent] })
    await page.close()
  })
  // What nothing in the markup names is known by the tool's record alone.
  test.skipIf(html === valueless || /listbox|grid/.test(html))('is made by hand', async () => {
    const page = await browser.openHtml(html)
    const outcome = await runOn(page, toolOf(page, '#f'), input, limits)
    expect({ error: outcome.error, sent: await sentBy(page) }).toEqual({ error: undefined, sent: [sent] })
    await page.close()
  })
})

/** The keys of the ARIA pattern: https://www.w3.org/WAI/ARIA/apg/patterns/slider/ */
const keys = (then: string, { step = 1, late = '' } = {}): string =>
  `for (const thumb of document.querySelectorAll('[role=slider]')) thumb.addEventListener('keydown', (event) => {
    const read = (name) => Number(thumb.getAttribute('aria-value' + name)); const [min, max] = [read('min'), read('max')]
    const by = { ArrowRight: ${step}, ArrowUp: ${step}, ArrowLeft: -${step}, ArrowDown: -${step}, PageUp: ${step * 10}, PageDown: -${step * 10}, Home: -1e9, End: 1e9 }[event.key]
    if (!by) return
    event.preventDefault()
    const value = Math.min(max, Math.max(min, read('now') + by))
    const draw = () => { thumb.setAttribute('aria-valuenow', String(value)); ${then} }
    ${late ? `${late}(draw)` : 'draw()'}
  })`
const thumb = (attributes: string): string =>
  `<span role="slider" tabindex="0" style="display:inline-block;width:20px;height:20px;background:gray" ${attributes}></span>`

const withInput = resetForm(
  `<span><span>${thumb('aria-label="Volume" aria-valuemin="0" aria-valuemax="100" aria-valuenow="50"')}<input name="volume" value="50" style="display:none"></span></span>`,
  keys('thumb.nextElementSibling.value = value'),
)
const far = resetForm(
  `<label id="p">Price</label><div>${thumb('aria-labelledby="p" aria-valuemin="0" aria-valuemax="5000" aria-valuenow="0"')}</div><input type="hidden" name="max_price">`,
  keys('f.max_price.value = value', { late: 'queueMicrotask' }),
)
const late = resetForm(
  `<div>${thumb('aria-label="Rooms" aria-valuemin="0" aria-valuemax="50" aria-valuenow="0"')}</div><input type="hidden" name="rooms">`,
  keys('f.rooms.value = value', { late: 'requestAnimationFrame' }),
)
const upright = resetForm(
  `<div>${thumb('aria-label="Temperature" aria-orientation="vertical" aria-valuemin="-10" aria-valuemax="30" aria-valuenow="5"')}</div><input type="hidden" name="t">`,
  `document.querySelector('[role=slider]').addEventListener('keydown', (event) => /Right|Left/.test(event.key) && event.stopImmediatePropagation());${keys('f.t.value = value', { step: 5 })}`,
)
const span = resetForm(
  `<div>${thumb('aria-label="Lowest" aria-valuemin="0" aria-valuemax="90" aria-valuenow="10"')}${thumb('aria-label="Highest" aria-valuemin="10" aria-valuemax="100" aria-valuenow="90"')}</div><input type="hidden" name="span">`,
  keys("f.span.value = [...document.querySelectorAll('[role=slider]')].map((each) => each.ariaValueNow).join()"),
)
/** Reads `keyCode`, and goes the other way by the horizontal keys. */
const old = resetForm(
  `<a href="#" role="slider" aria-label="Guests" aria-valuemin="1" aria-valuemax="9" aria-valuenow="2" style="display:inline-block;width:20px;height:20px;background:gray"></a><input type="hidden" name="guests">`,
  `const thumb = document.querySelector('[role=slider]'); thumb.onkeydown = (event) => {
    const by = { 37: 1, 39: -1 }[event.keyCode]; if (!by) return
    thumb.setAttribute('aria-valuenow', String(Number(thumb.ariaValueNow) + by)); f.guests.value = thumb.ariaValueNow }`,
)

describe.each<[string, string, object, object, object]>([
  ['with the input that sends it', withInput, { volume: 73 }, { volume: '73' }, { volume: [0, 100] }],
  ['one that is drawn a frame later', late, { rooms: 20 }, { rooms: '20' }, { rooms: [0, 50] }],
  ['a long one that is drawn a task later', far, { price: 4321 }, { max_price: '4321' }, { price: [0, 5000] }],
  ['an upright one', upright, { temperature: -5 }, { t: '-5' }, { temperature: [-10, 30] }],
  ['two on one line', span, { lowest: 20, highest: 40 }, { span: '20,40' }, { lowest: [0, 90], highest: [10, 100] }],
  ['an old one', old, { guests: 4 }, { guests: '4' }, { guests: [1, 9] }],
])('a slider: %s', (_, html, input, sent, bounds) => {
  test('is a number that the audit finds, and is set', async () => {
    const page = await browser.openHtml(html)
    const tool = await toolOn(page)
    const { properties } = tool.metadata.inputSchema as {
      properties: Record<string, { type: string; minimum: number; maximum: number }>
    }
    const found = Object.entries(properties).map(([key, { type, minimum, maximum }]) => [key, type, minimum, maximum])
    expect(found).toEqual(Object.entries(bounds).map(([key, [min, max]]) => [key, 'number', min, max]))
    const outcome = await runOn(page, tool, input, limits)
    expect({ error: outcome.error, sent: await sentBy(page) }).toEqual({ error: undefined, sent: [sent] })
    await page.close()
  })
  test('is set by hand', async () => {
    const page = await browser.openHtml(html)
    const outcome = await runOn(page, toolOf(page, '#f'), input, limits)
    expect({ error: outcome.error, sent: await sentBy(page) }).toEqual({ error: undefined, sent: [sent] })
    await page.close()
  })
})

test('a slider that cannot be set so says what it shows, and is put back', async () => {
  const page = await browser.openHtml(upright)
  const outcome = await runOn(page, toolOf(page, '#f'), { temperature: 12 }, limits)
  expect(outcome.error).toMatchObject({ code: 'value_not_kept', message: expect.stringContaining('temperature') })
  expect(await page.getAttribute('[role=slider]', 'aria-valuenow')).toBe('5')
  expect(await sentBy(page)).toEqual([])
  await page.close()
})

/** Adds what was typed by the given condition on the event, draws it as a chip, and keeps all of them in the hidden field. */
const chips = (when: string, on = 'keydown'): string =>
  `const box = document.querySelector('.box'), typed = box.querySelector('.typed'), kept = f.querySelector('[name=tags]'), list = []
  const text = () => typed.value ?? typed.textContent
  const draw = () => { kept.value = kept.dataset.json ? JSON.stringify(list.map((value) => ({ value }))) : list.join(',')
    for (const chip of box.querySelectorAll('.chip')) chip.remove()
    for (const each of list) { const chip = document.createElement('span'); chip.className = 'chip'; chip.innerHTML = '<span></span><button type="button" aria-label="Remove">×</button>'; chip.firstChild.textContent = each; chip.lastChild.onclick = () => { list.splice(list.indexOf(each), 1); draw() }; box.insertBefore(chip, typed) } }
  const add = (said) => { if (!said.trim()) return; list.push(said.trim()); if ('value' in typed) typed.value = ''; else typed.textContent = ''; draw() }
  typed.addEventListener('${on}', (event) => { if (${when}) { event.preventDefault(); add(text().replace(/,$/, '')) } })
  typed.addEventListener('keydown', ({ key }) => { if (key === 'Backspace' && !text()) { list.pop(); draw() } })`
const plainBox = (more: string): string =>
  `<label for="t">Tags</label><div class="box"><input id="t" class="typed" placeholder="Add a tag"></div><input type="hidden" name="tags">${more}`
const name = '<label>Name <input name="name"></label>'

const tags: [label: string, html: string][] = [
  ['Enter adds', resetForm(plainBox(name), chips("event.key === 'Enter'"))],
  ['an old Enter adds', resetForm(plainBox(name), chips('event.which === 13', 'keypress'))],
  [
    'a comma adds, and Enter sends',
    resetForm(
      plainBox(name),
      `${chips("event.key === ','")}; typed.addEventListener('keydown', (event) => event.key === 'Enter' && f.requestSubmit())`,
    ),
  ],
  ['a comma that is typed adds', resetForm(plainBox(name), chips("text().endsWith(',')", 'input'))],
  ['leaving adds', resetForm(plainBox(name), chips('true', 'blur'))],
  [
    'an edited element over an input out of sight',
    resetForm(
      `<label for="t">Tags</label><div class="box" style="border:1px solid"><span class="typed" contenteditable role="textbox" style="display:inline-block;min-width:100px;min-height:1em"></span></div><input id="t" name="tags" data-json="1" tabindex="-1" class="away"><style>.away{position:absolute;left:-9999px}</style>${name}`,
      chips("event.key === 'Enter'"),
    ),
  ],
  [
    'an input over one that is not shown',
    resetForm(
      `<label for="t">Tags</label><div class="box"><input class="typed" size="20"></div><input id="t" name="tags" style="display:none">${name}`,
      chips('[13, 44].includes(event.which)', 'keypress'),
    ),
  ],
]

describe.each(tags)('a field for tags: %s', (_, html) => {
  test.each<[string, unknown]>([
    ['one', 'red'],
    ['several in a text', 'red, dark blue'],
  ])('%s', async (_, value) => {
    const page = await browser.openHtml(html)
    const tool = await toolOn(page)
    const [key] = Object.keys(tool.metadata.inputSchema!.properties as object).filter((each) =>
      /^tags?$|^t$/.test(each),
    )
    const outcome = await runOn(page, tool, { [key!]: value, name: 'Ada' }, limits)
    const all = String(value).split(', ')
    const sent = html.includes('data-json') ? JSON.stringify(all.map((value) => ({ value }))) : all.join()
    expect([outcome.error, await sentBy(page)]).toEqual([undefined, [{ tags: sent, name: 'Ada' }]])
    await page.close()
  })
  test('several in a list, by hand, and what is there is not added twice', async () => {
    const page = await browser.openHtml(html)
    await page.evaluate(() => {
      document.querySelector('form')!.onsubmit = () =>
        Object.assign(window, { given: (document.querySelector('[name=tags]') as HTMLInputElement).value })
    })
    const outcome = await runOn(page, toolOf(page, '#f'), { tags: ['red', 'blue'], name: 'Ada' }, limits)
    expect([
      outcome.error,
      String(await page.evaluate('window.given'))
        .match(/[a-z]{3,}/g)
        ?.filter((each) => each !== 'value'),
    ]).toEqual([undefined, ['red', 'blue']])
    await page.close()
  })
  test('is put back', async () => {
    const page = await browser.openHtml(html)
    const outcome = await runOn(page, toolOf(page, '#f'), { tags: 'red', nothing: 'x' }, { ...limits, stepMs: 1500 })
    expect([outcome.error?.code, await page.inputValue('[name=tags]').then((text) => text.replace('[]', ''))]).toEqual([
      'field_not_found',
      '',
    ])
    expect(await sentBy(page)).toEqual([])
    await page.close()
  })
})

test('a field for tags of which only the page knows takes a list', async () => {
  const page = await browser.openHtml(
    resetForm(
      `<div class="box"><input class="typed" aria-label="Add a tag"></div>${name}`,
      `const tags = window.tags = []; const typed = document.querySelector('.typed'); typed.onkeydown = (event) => { if (event.key !== 'Enter') return; event.preventDefault(); tags.push(typed.value); const chip = document.createElement('span'); chip.textContent = typed.value; typed.before(chip); typed.value = '' }`,
    ),
  )
  const outcome = await runOn(page, toolOf(page, '#f'), { add_a_tag: ['red', 'blue'], name: 'Ada' }, limits)
  expect([outcome.error, await page.evaluate('window.tags'), await sentBy(page)]).toEqual([
    undefined,
    ['red', 'blue'],
    [{ name: 'Ada' }],
  ])
  await page.close()
})

const country = '<label>Country <select name="country"><option value="">Choose</option></select></label>'
const town = '<label>Town <select name="town"><option value="">First a country</option></select></label>'
const options = (list: string): string =>
  `${list}.innerHTML = '<option value="">Choose</option><option value="41">Oslo</option><option value="47">Bergen</option>'`

test.each<[string, string, object, object]>([
  [
    'after load',
    resetForm(town, `setTimeout(() => { ${options('f.town')} }, 600)`),
    { town: 'Bergen' },
    { town: '47' },
  ],
  [
    'after another field',
    resetForm(
      `<label>Country <select name="country"><option value="">Choose</option><option value="no">Norway</option></select></label>${town}`,
      `f.country.onchange = () => setTimeout(() => { ${options('f.town')} }, 500)`,
    ),
    { town: 'Oslo', country: 'no' },
    { country: 'no', town: '41' },
  ],
  [
    'when one goes there',
    resetForm(country.replaceAll('ountry', 'ity'), `f.city.onfocus = () => { ${options('f.city')} }`),
    { city: 'Oslo' },
    { city: '41' },
  ],
  [
    'into a list that is drawn anew',
    resetForm(
      `<div id="box">${town}</div>`,
      `setTimeout(() => { box.innerHTML = box.innerHTML; ${options('f.town')} }, 600)`,
    ),
    { town: 'Oslo' },
    { town: '41' },
  ],
])('options that a script fills, %s', async (_, html, input, sent) => {
  const page = await browser.openHtml(html)
  // As it is found before the script has filled anything, however long that takes here.
  const outcome = await runOn(page, await toolOn(page, 'form', html), input, limits)
  expect({ error: outcome.error, sent: await sentBy(page) }).toEqual({ error: undefined, sent: [sent] })
  await page.close()
})

test('an option that is not there is told with the texts of those that are', async () => {
  const page = await browser.openHtml(resetForm(town, options('f.town')))
  const outcome = await runOn(page, toolOf(page, '#f'), { town: 'Rome' }, { stepMs: 300 })
  expect(outcome.error).toEqual({
    code: 'option_not_found',
    message: 'option not found: Rome (Choose, 41 = Oslo, 47 = Bergen)',
    elements: ['Choose', '41 = Oslo', '47 = Bergen'],
  })
  await page.close()
})
