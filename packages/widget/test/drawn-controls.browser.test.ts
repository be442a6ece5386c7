import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resetForm } from './reset-form.ts'
import { runOn, sentBy, TAKEN, toolOf, toolOn, type WidgetBrowser, widgetBrowser } from './widget-browser.ts'

// Controls that a library draws over an input that nobody reaches, with ids that are made anew on each page.

let browser: WidgetBrowser
beforeAll(async () => {
  browser = await widgetBrowser()
})
afterAll(() => browser?.close())

/** A list at the end of the body, as libraries draw it. */
const listOf = (names: string[], attributes = ''): string =>
  `const list = document.body.appendChild(document.createElement('div')); list.id = 'options'; list.hidden = true; list.setAttribute('role', 'listbox')
  list.innerHTML = ${JSON.stringify(names.map((name) => `<div role="option" tabindex="-1" data-value="${name.toLowerCase()}" ${attributes}>${name}</div>`).join(''))}
  const open = (is) => { list.hidden = !is; box.setAttribute('aria-expanded', is) }
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && open(false))`

const list = resetForm(
  '<label id="l">Age</label><div><div id="_r_1_" tabindex="0" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="l">\u200b</div><input id="_r_3_" name="age" value="" aria-hidden="true" tabindex="-1" style="position:absolute;bottom:0;left:0;width:100%;opacity:0;pointer-events:none"></div>',
  `const box = document.querySelector('[role=combobox]'); ${listOf(['Ten', 'Twenty'])}
  box.onmousedown = () => open(true)
  list.onclick = ({ target }) => { box.textContent = target.textContent; f.age.value = target.dataset.value; open(false) }`,
)
const button = resetForm(
  '<input hidden readonly type="hidden" value="" name="person"><button type="button" id="headlessui-listbox-button-_r_2_" aria-haspopup="listbox" aria-expanded="false" aria-label="Person">Choose</button>',
  `const box = document.querySelector('button'); ${listOf(['Tom Cook', 'Wade Cooper'])}
  box.onclick = () => open(list.hidden)
  list.onclick = ({ target }) => { box.textContent = target.textContent; f.person.value = target.textContent; open(false) }`,
)
const filter = resetForm(
  '<input hidden readonly type="hidden" value="" name="city"><input id="headlessui-combobox-input-_r_8_" role="combobox" aria-label="City" aria-expanded="false" aria-autocomplete="list">',
  `const box = document.querySelector('[role=combobox]'); ${listOf(['Rome', 'Paris'])}
  box.oninput = () => open(true)
  list.onclick = ({ target }) => { f.city.value = box.value = target.textContent; open(false) }`,
)
const box = resetForm(
  '<input hidden readonly type="checkbox" value="on" name="notify"><button type="button" role="switch" id="headlessui-switch-_r_c_" aria-checked="false" aria-label="Notify">.</button>',
  `const box = document.querySelector('[role=switch]')
  box.onclick = () => { f.notify.checked = !f.notify.checked; box.ariaChecked = String(f.notify.checked) }`,
)
/** Not to be typed into, and nothing that a browser may fill in. */
const closed = resetForm(
  '<label for="city">City</label><div><span id="shown"></span><input id="city" readonly role="combobox" aria-haspopup="listbox" aria-expanded="false" autocomplete="new-password" value=""></div><input type="hidden" name="sent" id="kept">',
  `const box = document.querySelector('#city'); ${listOf(['Rome', 'Oslo'])}
  box.onmousedown = () => open(true)
  box.oninput = () => { list.innerHTML = 'Nothing found' }
  list.onclick = ({ target }) => { shown.textContent = kept.value = target.textContent; open(false) }`,
)
/** The list that is controlled is for screen readers, and of no size; what is pressed is drawn beside it. */
const spoken = resetForm(
  '<label for="city">City</label><div><span id="shown"></span><input id="city" readonly role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-controls="spoken" autocomplete="new-password" value=""><input type="hidden" name="sent" id="kept"></div>',
  `const list = document.body.appendChild(document.createElement('div')); list.hidden = true
  list.innerHTML = '<div role="listbox" id="spoken" style="height:0;width:0;overflow:hidden"><div role="option" aria-label="Rome">r</div><div role="option" aria-label="Oslo">o</div></div><div id="drawn"><div aria-disabled="false" title="Rome"><div>Rome</div></div><div aria-disabled="true" title="Bern"><div>Bern</div></div><div aria-disabled="false" title="Oslo"><div title="Oslo">Oslo</div><span aria-hidden="true">.</span></div></div>'
  const open = (is) => { list.hidden = !is; city.setAttribute('aria-expanded', is) }
  city.onmousedown = () => open(true)
  drawn.onclick = ({ target }) => { shown.textContent = kept.value = target.closest('[aria-disabled]').title; open(false) }`,
)
const unnamed = resetForm(
  '<label for="_r_0_">Company size</label><input id="_r_0_"><input type="hidden" name="size" id="size">',
  `document.querySelector('#_r_0_').oninput = ({ target }) => { size.value = target.value }`,
)

/** What is listed has no role, and the list that is named stays empty. */
const bare = resetForm(
  '<label for="city">City</label><div id="box"><input id="city" type="search" readonly role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-controls="none"><span id="shown"></span></div><input type="hidden" name="sent" id="kept">',
  `const list = document.body.appendChild(document.createElement('div')); list.hidden = true
  list.innerHTML = '<div><div role="listbox" id="none"></div><div id="drawn"><div title="Rome">Rome</div><div title="Oslo">Oslo</div></div></div>'
  box.onmousedown = () => { list.hidden = false; city.setAttribute('aria-expanded', true) }
  drawn.onclick = ({ target }) => { shown.textContent = kept.value = target.title; list.hidden = true; city.setAttribute('aria-expanded', false) }`,
)
/** The options come from a server, once somebody types into what opens. */
const searched = resetForm(
  '<label for="fabric">Fabric</label><select id="fabric" name="fabric" tabindex="-1" aria-hidden="true" style="position:absolute;width:1px;height:1px;clip:rect(0,0,0,0)"><option value="">Search</option></select><span><span id="box" role="combobox" aria-haspopup="true" aria-expanded="false" tabindex="0">Search</span></span>',
  `const drop = document.body.appendChild(document.createElement('div')); drop.hidden = true
  drop.innerHTML = '<input type="search" aria-label="Find"><ul role="listbox"></ul>'
  const [find, list] = drop.children, open = (is) => { drop.hidden = !is; box.setAttribute('aria-expanded', is) }
  box.onmousedown = (event) => { event.preventDefault(); open(drop.hidden); find.focus() }
  find.oninput = () => setTimeout(() => {
    list.innerHTML = ['Linen', 'Tweed'].filter((each) => find.value && each.includes(find.value)).map((each, at) => '<li role="option">' + each + '</li>').join('')
  }, 100)
  list.onmouseup = ({ target }) => { const value = target.textContent; fabric.add(new Option(value, 'f-' + value, true, true)); box.textContent = value; open(false) }`,
)
const around = resetForm(
  '<div id="box" role="combobox" aria-haspopup="menu" aria-expanded="false"><div><label for="taste">Taste</label><span id="shown"></span><input id="taste" readonly></div></div><input type="hidden" name="sent" id="kept">',
  `const list = document.body.appendChild(document.createElement('div')); list.hidden = true; list.setAttribute('role', 'listbox')
  list.innerHTML = '<div role="option">Lemon</div><div role="option">Vanilla</div>'
  box.onmousedown = () => { list.hidden = !list.hidden; box.setAttribute('aria-expanded', !list.hidden) }
  list.onclick = ({ target }) => { shown.textContent = kept.value = target.textContent; list.hidden = true; box.setAttribute('aria-expanded', false) }`,
)
const toggles = resetForm(
  '<div role="group" aria-label="Topics"><button type="button" aria-pressed="true" value="art">Art</button><button type="button" aria-pressed="false" value="music">Music</button><button type="button" aria-pressed="false" value="dance">Dance</button></div><input type="hidden" name="sent" id="kept">',
  `const all = [...document.querySelectorAll('[aria-pressed]')]
  for (const each of all) each.onclick = () => { each.ariaPressed = String(each.ariaPressed !== 'true'); kept.value = all.filter((one) => one.ariaPressed === 'true').map((one) => one.value) }`,
)

/** Chips beside the field, made by Enter alone; what is sent are the chips. */
const chips = (event: string, input: string): string =>
  resetForm(
    `<div class="lbl">Cast</div><div>${input}</div><input type="hidden" name="sent" id="kept">`,
    `const field = document.querySelector('#f div input'), all = []
    field.${event} = ({ keyCode }) => { if (keyCode !== 13 || !field.value) return
      all.push(field.value); field.value = ''; kept.value = all
      field.before(Object.assign(document.createElement('span'), { textContent: all.at(-1) })) }`,
  )
const typedTags = chips('onkeyup', '<input id="cast" aria-label="Cast" class="chips">')
const calledTags = chips('onkeypress', '<input id="cast" aria-label="Cast" class="tag-input">')
const deafTags = resetForm('<input id="cast" aria-label="Cast" class="tag-input" name="sent">', '')
const listed = resetForm(
  '<label for="skills">Skills</label><div id="box"><input id="skills" role="combobox" aria-expanded="false" aria-controls="options"></div><input type="hidden" name="sent" id="kept">',
  `const box = document.querySelector('#skills'), all = []; ${listOf(['Cooking', 'Driving'])}
  list.ariaMultiSelectable = 'true'
  const add = (name) => { all.push(name); kept.value = all; box.value = ''; box.before(Object.assign(document.createElement('span'), { textContent: name })) }
  box.onmousedown = () => open(true)
  box.onkeydown = ({ key }) => key === 'Enter' && add(box.value)
  list.onclick = ({ target }) => add(target.textContent)`,
)

/** Nothing is called tags, and the tags are items of a list before the field. */
const itemTags = resetForm(
  '<label for="who">Guests</label><div><ul></ul><input id="who"></div><input type="hidden" name="sent" id="kept">',
  `const field = document.querySelector('#who'), list = document.querySelector('ul')
  field.onkeydown = ({ key }) => { if (key !== 'Enter' || !field.value) return
    list.append(Object.assign(document.createElement('li'), { textContent: field.value })); field.value = ''
    kept.value = [...list.children].map((each) => each.textContent) }`,
)
/** What is sent stands in the same box as the field, with the list of the tags between. */
const boxedTags = resetForm(
  '<label for="t">Extras</label><div><input id="t" name="extras" hidden tabindex="-1"><div></div><input type="search" aria-label="Extras"></div>',
  `const [sent, list, field] = document.querySelectorAll('#f div > *')
  field.onkeydown = ({ key }) => { if (key !== 'Enter' || !field.value) return
    list.append(Object.assign(document.createElement('span'), { textContent: field.value })); field.value = ''
    sent.value = [...list.children].map((each) => each.textContent) }`,
)
/** A list in the place of an input: what is new is taken by Enter alone. */
const listedTags = resetForm(
  '<style>.away{position:absolute;left:-9999px}</style><label for="k">Keywords</label><input id="k" name="keywords" tabindex="-1" class="away"><div><div><input role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-label="Keywords"></div></div>',
  `const field = document.querySelector('[role=combobox]'), all = []
  field.onkeydown = ({ key }) => { if (key !== 'Enter' || !field.value) return
    all.push(field.value); field.value = ''; document.querySelector('#k').value = all
    field.before(Object.assign(document.createElement('span'), { textContent: all.at(-1) })) }`,
)
/** One of a list, whose value an input keeps that nobody sees. */
const keptAside = resetForm(
  '<style>.away{position:absolute;left:-9999px}</style><label for="town">Town</label><div><input id="town" role="combobox" aria-expanded="false"><input name="town_id" id="kept" tabindex="-1" class="away"></div>',
  `const box = document.querySelector('#town'); ${listOf(['Oslo', 'Rome'])}
  box.onmousedown = () => open(true)
  list.onclick = ({ target }) => { box.value = target.textContent; kept.value = target.dataset.value; open(false) }`,
)
/** Several, which nothing says before its options are there; what is typed is offered as one. */
const offered = resetForm(
  '<label for="tags">Tags</label><div><input id="tags" role="combobox" aria-expanded="false"></div><input type="hidden" name="sent" id="kept">',
  `const box = document.querySelector('#tags'), all = []; ${listOf(['News'])}
  box.onmousedown = () => open(true)
  box.oninput = () => { list.innerHTML = ''; list.append(Object.assign(document.createElement('div'), { role: 'option', textContent: box.value })) }
  list.onclick = ({ target }) => { all.push(target.textContent); kept.value = all; box.value = ''; box.before(Object.assign(document.createElement('span'), { textContent: all.at(-1) })) }`,
)

/** Each option is an element around a tree of its own, and has the name. */
const slotted = resetForm(
  '<label id="l">Deck</label><div id="deck" tabindex="0" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="l">.</div><input type="hidden" name="sent" id="kept">',
  `const box = document.querySelector('[role=combobox]'), list = document.body.appendChild(document.createElement('div')); list.hidden = true
  const open = (is) => { list.hidden = !is; box.ariaExpanded = String(is) }
  box.onmousedown = () => open(true)
  for (const name of ['Upper', 'Lower']) {
    const option = list.appendChild(Object.assign(document.createElement('x-option'), { textContent: name }))
    option.attachShadow({ mode: 'open' }).innerHTML = '<div role="option"><slot></slot></div>'
    option.onclick = () => { box.textContent = kept.value = name; open(false) }
  }`,
)
/** Of these all up to the one that was chosen are checked. */
const stars = resetForm(
  `<ul aria-label="Rating">${'<li><div role="radio" aria-checked="false" tabindex="0" aria-label="star">*</div></li>'.repeat(3)}</ul><input type="hidden" name="sent" id="kept">`,
  `const all = [...document.querySelectorAll('[role=radio]')]
  for (const star of all) star.onclick = () => { kept.value = all.indexOf(star) + 1
    all.forEach((each, at) => { each.ariaChecked = String(at < kept.value) }) }`,
)
const unnamedBoxes = resetForm(
  `<fieldset><legend>Food</legend>${['Pizza', 'Sushi', 'Salad'].map((name) => `<label><input type="checkbox"> ${name}</label>`).join('')}</fieldset><input type="hidden" name="sent" id="kept">`,
  `document.querySelector('fieldset').onchange = () => { kept.value = [...document.querySelectorAll(':checked')].map(({ labels }) => labels[0].textContent.trim()) }`,
)

/** It hears the pointer alone. */
const dragged = resetForm(
  '<div id="l">Length</div><div id="track" style="width:300px;height:20px;position:relative"><div role="slider" tabindex="0" aria-labelledby="l" aria-valuemin="4" aria-valuemax="24" aria-valuenow="4" style="position:absolute;width:20px;height:20px"></div></div><input type="hidden" name="sent" id="kept">',
  `let on
  const thumb = document.querySelector('[role=slider]')
  const set = (x) => { const { left, width } = track.getBoundingClientRect(); const value = Math.round(4 + 20 * Math.max(0, Math.min(1, (x - left) / width)))
    thumb.setAttribute('aria-valuenow', value); thumb.style.left = (value - 4) * 14 + 'px'; kept.value = value }
  track.onpointerdown = ({ clientX }) => { on = true; set(clientX) }
  addEventListener('pointermove', ({ clientX }) => on && set(clientX)); addEventListener('pointerup', () => { on = false })`,
)
/** Typed part by part; each shows, and counts, once it has the focus. */
const sections = resetForm(
  `<span id="l">Day</span><div role="group" aria-labelledby="l">${[12, 31, 9999].map((end) => `<span role="spinbutton" aria-label="part" aria-valuemin="1" aria-valuemax="${end}" contenteditable="true" tabindex="0" style="opacity:0">..</span>`).join('/')}</div><input type="hidden" name="sent" id="kept">`,
  `const parts = [...document.querySelectorAll('[role=spinbutton]')]
  let at
  for (const part of parts) {
    part.onfocus = () => { parts.forEach(({ style }) => { style.opacity = 1 }); setTimeout(() => { at = part }) }
    part.onkeydown = ({ key }) => { const by = { ArrowUp: 1, ArrowDown: -1 }[key]; if (!by) return
      at.ariaValueNow = at.ariaValueNow ? Number(at.ariaValueNow) + by : at.ariaValueMax > 31 ? 2026 : 1; at.textContent = at.ariaValueNow
      kept.value = parts.map(({ ariaValueNow }) => ariaValueNow ?? '').join('/') }
  }`,
)
/** It takes no text: what was typed is gone once it is left. */
const stepped = resetForm(
  '<label for="n">Helpers</label><input id="n" role="spinbutton" aria-valuemin="1" aria-valuenow="1" value="1"><input type="hidden" name="sent" id="kept">',
  `n.onblur = () => { n.value = n.getAttribute('aria-valuenow') }
  n.onkeydown = ({ key }) => { const by = { ArrowUp: 1, ArrowDown: -1 }[key]; if (!by) return
    n.value = kept.value = Number(n.getAttribute('aria-valuenow')) + by; n.setAttribute('aria-valuenow', n.value) }`,
)
/** Its options stand in it, fade in and out, and hear no click but on their text. */
const inside = resetForm(
  '<label for="town">Towns</label><div role="combobox" aria-expanded="false" aria-controls="options" tabindex="0"><div><b></b><input id="town"></div><ul id="options" role="listbox" aria-multiselectable="true" hidden><li role="option" aria-selected="false"><p>Rome</p></li><li role="option" aria-selected="false"><p>Oslo</p></li></ul></div><input type="hidden" name="sent" id="kept">',
  `const list = document.querySelector('#options'), box = list.parentElement
  box.onmousedown = () => { box.ariaExpanded = 'true'; setTimeout(() => { list.hidden = false }, 100) }
  box.onkeyup = ({ key }) => { if (key === 'Escape') { box.ariaExpanded = 'false'; setTimeout(() => { list.hidden = true }, 200) } }
  for (const text of list.querySelectorAll('p')) text.onclick = () => { const item = text.parentElement; item.ariaSelected = String(item.ariaSelected !== 'true')
    kept.value = [...list.children].filter(({ ariaSelected }) => ariaSelected === 'true').map(({ textContent }) => textContent); document.querySelector('b').textContent = kept.value }`,
)

/** What is shown as chosen before another field is no option; this list is opened by a key alone. */
const besideTags = resetForm(
  '<label for="topic">Topic</label><ul role="listbox"><li role="option">News</li><li><input id="topic" name="topic" type="text"></li></ul><label for="city">City</label><input id="city" readonly role="combobox" aria-haspopup="listbox" aria-expanded="false"><input type="hidden" name="sent" id="kept">',
  `const box = document.querySelector('#city'); ${listOf(['Rome', 'Oslo'])}
  box.onkeydown = ({ key }) => key === 'ArrowDown' && open(true)
  list.onclick = ({ target }) => { box.value = kept.value = target.textContent; open(false) }`,
)

describe.each<[string, string, object, object]>([
  [
    'a list beside the tags of another field',
    besideTags,
    { topic: 'Boats', city: 'Oslo' },
    { topic: 'Boats', sent: 'Oslo' },
  ],
  ['tags that become items of a list', itemTags, { who: 'Ida, Olav' }, { sent: 'Ida,Olav' }],
  ['tags that are kept in the same box', boxedTags, { search: 'Bath, Desk' }, { extras: 'Bath,Desk' }],
  ['a list that is drawn for tags', listedTags, { keywords: 'sails, knots' }, { keywords: 'sails,knots' }],
  ['a list of one that an unseen input keeps', keptAside, { town_id: 'Rome' }, { town_id: 'rome' }],
  ['a list that takes several, and does not say so', offered, { tags: 'Boats, News' }, { sent: 'Boats,News' }],
  ['tags of what is called so', typedTags, { cast: 'Liv, Max' }, { sent: 'Liv,Max' }],
  ['one tag of what is called so', calledTags, { cast: 'Liv' }, { sent: 'Liv' }],
  ['a text with commas that makes no tags', deafTags, { sent: 'Liv, Max' }, { sent: 'Liv, Max' }],
  ['a list of several, and a word of its own', listed, { skills: 'Driving, Sailing' }, { sent: 'Driving,Sailing' }],
  ['a list that is named, and stays empty', bare, { city: 'Oslo' }, { sent: 'Oslo' }],
  ['a list that a server fills', searched, { fabric: 'Tweed' }, { fabric: 'f-Tweed' }],
  ['a list around an input', around, { box: 'Lemon' }, { sent: 'Lemon' }],
  ['a slider that hears the pointer alone', dragged, { length: 12 }, { sent: '12' }],
  ['a date that is typed part by part', sections, { date: '2027-03-15' }, { sent: '3/15/2027' }],
  ['a number that hears the arrows alone', stepped, { n: 3 }, { sent: '3' }],
  ['a list that stands in its field', inside, { towns: 'Rome, Oslo' }, { sent: 'Rome,Oslo' }],
  ['a list of elements with trees of their own', slotted, { deck: 'Lower' }, { sent: 'Lower' }],
  ['stars that are all called the same', stars, { rating: '2' }, { sent: '2' }],
  ['check boxes without names', unnamedBoxes, { food: ['Pizza', 'Salad'] }, { sent: 'Pizza,Salad' }],
  ['toggle buttons', toggles, { topics: ['music', 'dance'] }, { sent: 'music,dance' }],
])('%s', (_, html, input, sent) => {
  test('is found by the audit, and filled in', async () => {
    const page = await browser.openHtml(html)
    const tool = await toolOn(page)
    expect(Object.keys(tool.metadata.inputSchema!.properties as object)).toEqual(Object.keys(input))
    const outcome = await runOn(page, tool, input)
    expect([outcome.error, await sentBy(page)]).toEqual([undefined, [sent]])
    await page.close()
  })
})

test.each([
  ['whose own button sends', 'this.shadowRoot.firstChild.onclick = () => this.form.requestSubmit()'],
  ['that sends as one', 'this.onclick = () => this.form.requestSubmit()'],
])('a button in a custom element %s', async (_, body) => {
  const page = await browser.openHtml(
    `<!doctype html><html lang="en"><title>Form</title><body><form id="f"><label>Name <input name="name"></label><x-button>Send note</x-button></form>
    <script>addEventListener('submit', (event) => { event.preventDefault(); window.sent = [...(window.sent ?? []), Object.fromEntries(new FormData(event.target))]; ${TAKEN} })
    customElements.define('x-button', class extends HTMLElement {
      static formAssociated = true
      connectedCallback() {
        this.inner = this.attachInternals()
        this.attachShadow({ mode: 'open' }).innerHTML = '<button type="submit"><slot></slot></button>'
        ${body}
      }
      get form() { return this.inner.form }
    })</script>`,
  )
  const outcome = await runOn(page, toolOf(page, '#f'), { name: 'Ada' })
  expect([outcome.error, await sentBy(page)]).toEqual([undefined, [{ name: 'Ada' }]])
  await page.close()
})

test('a list in a tree of its own that closes over the button', async () => {
  const page = await browser.openHtml(
    resetForm(
      '<label>Name <input name="name"></label><x-list></x-list>',
      `document.querySelector('x-list').attachShadow({ mode: 'open' }).innerHTML = '<p style="position:absolute;inset:0;background:white">Kari</p>'
      setTimeout(() => document.querySelector('x-list').remove(), 500)`,
    ),
  )
  const outcome = await runOn(page, toolOf(page, '#f'), { name: 'Ada' })
  expect([outcome.error, await sentBy(page)]).toEqual([undefined, [{ name: 'Ada' }]])
  await page.close()
})

test('a form whose fields are components with trees of their own', async () => {
  const page = await browser.openHtml(
    resetForm(
      ['Name', 'Street'].map((label) => `<x-field label="${label}"></x-field>`).join(''),
      `customElements.define('x-field', class extends HTMLElement {
        static formAssociated = true
        connectedCallback() {
          const tree = this.attachShadow({ mode: 'open' }), inner = this.attachInternals(), label = this.getAttribute('label')
          tree.innerHTML = '<label for="x">' + label + '</label><input id="x">'
          tree.lastChild.oninput = ({ target }) => { const data = new FormData(); data.set(label, target.value); inner.setFormValue(data) }
        }
      })`,
    ),
  )
  const html = await page.evaluate(() => {
    const shadowRoots = [...document.querySelectorAll('x-field')].map(({ shadowRoot }) => shadowRoot!)
    return document.documentElement.getHTML({ shadowRoots } as object)
  })
  const tool = await toolOn(page, 'form', html)
  const outcome = await runOn(page, tool, { x: 'Ada', x_2: '12 Mill Street' })
  expect([outcome.error, await sentBy(page)]).toEqual([undefined, [{ Name: 'Ada', Street: '12 Mill Street' }]])
  await page.close()
})

describe.each<[string, string, object, object]>([
  ['a list over an input, by what it shows', list, { age: 'Twenty' }, { age: 'twenty' }],
  ['a list over an input, by its value', list, { age: 'ten' }, { age: 'ten' }],
  ['a button that opens a list', button, { person: 'Tom Cook' }, { person: 'Tom Cook' }],
  ['a list with a filter', filter, { city: 'Paris' }, { city: 'Paris' }],
  ['a switch', box, { notify: true }, { notify: 'on' }],
  ['a list that nobody types into', closed, { city: 'Oslo' }, { sent: 'Oslo' }],
  ['a list whose options are for screen readers alone', spoken, { city: 'Oslo' }, { sent: 'Oslo' }],
  ['a text that only its label names', unnamed, { company_size: '12' }, { size: '12' }],
])('%s', (_, html, input, sent) => {
  test('is found by hand', async () => {
    const page = await browser.openHtml(html)
    const outcome = await runOn(page, toolOf(page, '#f'), input)
    expect([outcome.error, await sentBy(page)]).toEqual([undefined, [sent]])
    await page.close()
  })
  test('is found by the audit, and filled in', async () => {
    const page = await browser.openHtml(html)
    const tool = await toolOn(page)
    expect(Object.keys(tool.metadata.inputSchema!.properties as object)).toEqual(Object.keys(input))
    const outcome = await runOn(page, tool, input)
    expect([outcome.error, await sentBy(page)]).toEqual([undefined, [sent]])
    await page.close()
  })
})

describe('a key', () => {
  const names = resetForm(
    '<label>Name <input name="form_fields[name]"></label><label>Email <input name="user[email]"></label>',
    '',
  )
  const sent = [{ 'form_fields[name]': 'Ada', 'user[email]': 'ada@shop.example' }]

  test.each([
    ['as the form sends it', { 'form_fields[name]': 'Ada', 'user[email]': 'ada@shop.example' }],
    ['in plain letters', { form_fields_name: 'Ada', user_email: 'ada@shop.example' }],
  ])('%s', async (_, input) => {
    const page = await browser.openHtml(names)
    for (const tool of [toolOf(page, '#f'), await toolOn(page)])
      expect((await runOn(page, tool, input)).error).toBeUndefined()
    expect(await sentBy(page)).toEqual([...sent, ...sent])
    await page.close()
  })

  test('that no field has is told with those that there are', async () => {
    const page = await browser.openHtml(names)
    const { error } = await runOn(page, toolOf(page, '#f'), { nome: 'Ada' }, { stepMs: 300 })
    expect(error).toEqual({
      code: 'field_not_found',
      message: 'field not found: nome (form_fields_name, user_email)',
      elements: ['form_fields_name', 'user_email'],
    })
    await page.close()
  })

  test('of a secret is one as the form sends it too', async () => {
    const page = await browser.openHtml(resetForm('<label>X <input name="user[password]"></label>', ''))
    for (const tool of [toolOf(page, '#f'), await toolOn(page)])
      expect(await runOn(page, tool, { 'user[password]': 'x' })).toMatchObject({ status: 'needs_person' })
    await page.close()
  })
})

describe('a field that has no name', () => {
  const two = (more: string): string =>
    resetForm(
      `<div><label>E-mail <input id="_r_1_"></label></div><div><label>E-mail <input id="_r_2_"></label>${more}</div>`,
      `f.onsubmit = () => { window.given = [...f.querySelectorAll('input')].map(({ value }) => value) }`,
    )

  test('and the label of another one is named, and nothing is filled', async () => {
    const page = await browser.openHtml(two(''))
    const { error } = await runOn(page, toolOf(page, '#f'), { 'E-mail': 'ada@shop.example' }, { stepMs: 300 })
    expect(error).toEqual({
      code: 'field_ambiguous',
      message: 'field ambiguous: E-mail (input#_r_1_ "E-mail", input#_r_2_ "E-mail")',
      elements: ['input#_r_1_ "E-mail"', 'input#_r_2_ "E-mail"'],
    })
    expect(await page.inputValue('#_r_1_')).toBe('')
    await page.close()
  })

  test('is the one by the other fields of the input', async () => {
    const page = await browser.openHtml(two('<label>Name <input name="name"></label>'))
    const outcome = await runOn(page, toolOf(page, '#f'), { 'E-mail': 'ada@shop.example', name: 'Ada' })
    expect([outcome.error, await page.evaluate('window.given')]).toEqual([undefined, ['', 'ada@shop.example', 'Ada']])
    await page.close()
  })

  const radios =
    '<div role="radio" tabindex="0" aria-checked="false" data-value="s">Small</div><div role="radio" tabindex="0" aria-checked="false" data-value="l">Large</div>'
  test.each([
    ['ARIA', `<div role="radiogroup" aria-label="Your size">${radios}</div>`, 'Your size'],
    ['another element', `<p id="t">Size</p><div role="radiogroup" aria-labelledby="t">${radios}</div>`, 'size'],
    ['its legend', `<fieldset><legend>Size</legend>${radios}</fieldset>`, 'Size'],
  ])('and is a choice is found by the name of its group, by %s', async (_, html, key) => {
    const page = await browser.openHtml(
      resetForm(
        `${html}<input type="hidden" name="size" id="size">`,
        `for (const each of document.querySelectorAll('[role=radio]')) each.onclick = () => { for (const other of document.querySelectorAll('[role=radio]')) other.ariaChecked = String(other === each); size.value = each.dataset.value }`,
      ),
    )
    const outcome = await runOn(page, toolOf(page, '#f'), { [key]: 'l' })
    expect([outcome.error, await sentBy(page)]).toEqual([undefined, [{ size: 'l' }]])
    await page.close()
  })
})

describe('a native control that is styled away', () => {
  test('is a slider', async () => {
    const page = await browser.openHtml(
      resetForm(
        '<div style="width:200px;height:20px;background:silver"><input type="range" name="volume" aria-label="Volume" style="opacity:0"></div>',
        '',
      ),
    )
    const outcome = await runOn(page, toolOf(page, '#f'), { volume: 70 })
    expect([outcome.error, await sentBy(page)]).toEqual([undefined, [{ volume: '70' }]])
    await page.close()
  })

  // As Rating of Mantine: the click on the input is a look ahead, which is over when it is left.
  test('is a radio button of which the page knows by its label alone', async () => {
    const page = await browser.openHtml(
      resetForm(
        ['1', '2', '3']
          .map(
            (value) =>
              `<input type="radio" name="stars" value="${value}" id="s${value}"><label for="s${value}">*</label>`,
          )
          .join(''),
        `let stars = 0; const show = () => { for (const input of f.stars) input.checked = Number(input.value) === stars }
        for (const input of f.stars) { input.onblur = show; input.labels[0].onclick = () => { stars = Number(input.value); setTimeout(show) } }`,
      ),
    )
    const outcome = await runOn(page, toolOf(page, '#f'), { stars: '2' })
    expect([outcome.error, await sentBy(page)]).toEqual([undefined, [{ stars: '2' }]])
    await page.close()
  })
})
