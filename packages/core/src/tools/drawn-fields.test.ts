import { describe, expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import { inferTools } from './infer-tools.ts'

const toolOf = (body: string) =>
  inferTools(parsePage(`<!doctype html><html lang=en><body>${body}`, { url: 'https://site.example/' }))[0]
const form = (fields: string) =>
  `<form method=post id=f><label>Name <input name=name></label>${fields}<button>Send</button></form>`
/** Key and label of each field but the first. */
const fieldsOf = (fields: string) =>
  toolOf(form(fields))
    ?.metadata.fields?.slice(1)
    .map(({ key, label }) => [key, label])

const toggles = (values: string[], more = '') =>
  values.map((value) => `<button type=button aria-pressed=false value=${value} ${more}>${value}</button>`).join('')

describe('toggle buttons', () => {
  const group = `<div role=group aria-label=Topics>${toggles(['art', 'music'])}</div>`
  test('of a group with a name are the choices of one field', () => {
    const field = { type: 'array', items: { enum: ['art', 'music'] } }
    expect(toolOf(form(group))?.metadata.inputSchema).toMatchObject({ properties: { topics: field } })
    expect(fieldsOf(group)).toEqual([['topics', 'Topics']])
    // As libraries have it where the arrow keys go from one to the next.
    expect(fieldsOf(group.replace('role=group', 'role=toolbar'))).toEqual([['topics', 'Topics']])
  })
  test.each([
    ['one alone', `<div role=group aria-label=Topics>${toggles(['art'])}</div>`],
    [
      'in a toolbar over a text area',
      `<div role=toolbar aria-label=Format>${toggles(['bold', 'italic'])}</div><textarea name=other></textarea>`,
    ],
    ['that send', group.replaceAll('type=button', '')],
    ['that open something', group.replaceAll('aria-pressed', 'aria-expanded=false aria-pressed')],
    ['beside another field', `<div role=group aria-label=Topics>${toggles(['art', 'music'])}<input name=other></div>`],
  ])('%s: are no field of their own', (_, html) =>
    expect(fieldsOf(html)?.filter(([key]) => key !== 'other')).toEqual([]),
  )
  test('over an editor format what is written', () => {
    const html = `<div><p>Text</p><div>${toggles(['bold', 'italic'])}</div><div contenteditable=true role=textbox aria-label=Text></div></div>`
    expect(fieldsOf(html)).toEqual([['text', 'Text']])
  })
})

describe('an open list', () => {
  const list = (attributes: string, option: string) =>
    `<span id=l>View</span><div role=listbox aria-labelledby=l ${attributes}><div ${option}>Sea</div><div ${option}>Street</div></div>`
  const option = 'role=option aria-selected=false'
  test.each([
    ['is a choice of one', list('', option), { type: 'string', enum: ['Sea', 'Street'] }],
    ['or of several', list('aria-multiselectable=true', option), { type: 'array', items: { enum: ['Sea', 'Street'] } }],
    ['as rows are', list('', 'role=row aria-selected=false').replace('listbox', 'grid'), { enum: ['Sea', 'Street'] }],
  ])('%s', (_, html, view) => expect(toolOf(form(html))?.metadata.inputSchema).toMatchObject({ properties: { view } }))
  test.each([
    ['that is hidden', list('hidden', option)],
    ['that is opened', `<button type=button aria-haspopup=listbox>Choose</button>${list('', option)}`],
    ['that is controlled', `<div><input aria-controls=o name=other></div><div>${list('id=o', option)}</div>`],
    ['of a field in it', list('', option).replace('Street', '<input name=other>')],
  ])('is no field: %s', (_, html) => expect(fieldsOf(html)?.filter(([key]) => key !== 'other')).toEqual([]))
})

describe('what is drawn for a field is not a second one', () => {
  test.each([
    [
      'a list, and one that a script has drawn for it',
      '<label for=c>Country</label><select id=c name=country tabindex=-1 aria-hidden=true><option>IE<option>FR</select><span><span role=combobox aria-expanded=false>IE</span><input type=search placeholder=Find></span>',
      [['country', 'Country']],
    ],
    [
      'a button that is called by its label and its value',
      '<span id=l>Level</span><button type=button id=b aria-haspopup=listbox aria-labelledby="l b">Choose</button>',
      [['b', 'Level Choose']],
    ],
    ['a button that filters', '<button type=button aria-haspopup=listbox>Sort</button>', []],
    [
      'a list around an input',
      '<div role=combobox aria-haspopup=menu aria-expanded=false><div><label for=i>Taste</label><input id=i readonly></div></div>',
      [['choice', 'Taste']],
    ],
    [
      'a list around the native one, and its search field',
      '<label for=l>Level</label><div role=combobox aria-haspopup=true><div><select id=l name=level hidden tabindex=-1><option>A</select><ul role=listbox></ul></div><div><input type=search aria-label=Find></div></div>',
      [['level', 'Level']],
    ],
    [
      'a list around the native one, and the input that has the focus',
      '<label for=c>Court</label><div role=combobox aria-haspopup=listbox><div><input id=c name=c_focus></div><div><select name=court tabindex=-1 aria-hidden=true aria-label=Court><option>A</select></div></div>',
      [['court', 'Court']],
    ],
    [
      'a list around another one',
      '<div role=combobox aria-haspopup=listbox><div><label for=p>Parts</label><input id=p role=combobox></div></div>',
      [['p', 'Parts']],
    ],
    [
      'an input for tags, and what is drawn before it',
      '<label for=t>Topics</label><div><span contenteditable role=textbox aria-label="Tags input"></span></div><input id=t name=topics tabindex=-1>',
      [['topics', 'Topics']],
    ],
    [
      'a list with a label, and the input behind it that has none',
      '<label for=t>Town</label><div><input id=t role=combobox><input name=town_id tabindex=-1></div>',
      [['town_id', 'Town']],
    ],
    [
      'a list, and the nameless input behind it',
      '<label id=r>Room</label><div><div role=combobox tabindex=0 aria-haspopup=listbox aria-labelledby=r></div><input aria-hidden=true tabindex=-1 id=_r_2_ value=""></div>',
      [['choice', 'Room']],
    ],
    [
      'a list, the one behind it, and a choice after both',
      '<label for=f>Fruit</label><button type=button role=combobox id=f>Choose</button><select aria-hidden=true tabindex=-1><option>Plum</select><div role=radiogroup aria-label=Size><button type=button role=radio aria-checked=false>S</button><button type=button role=radio aria-checked=false>L</button></div>',
      [
        ['f', 'Fruit'],
        ['size', 'Size'],
      ],
    ],
    [
      'a date that is shown in place of the one that is sent',
      '<label for=d>Day</label><input id=d name=day type=hidden><input type=text>',
      [['day', 'Day']],
    ],
    [
      'a combo box and its arrow',
      '<div><label for=a>Animal</label><input id=a role=combobox><button type=button id=b aria-label=Show aria-haspopup=listbox aria-labelledby="b a">v</button></div>',
      [['a', 'Animal']],
    ],
    [
      'the search field of a closed popup',
      '<button type=button aria-haspopup=dialog>+1</button><div role=dialog hidden><input type=search role=combobox aria-label=Search></div><label for=n>Phone</label><input id=n type=tel name=phone>',
      [['phone', 'Phone']],
    ],
    [
      'the search field of one that is open',
      '<button type=button aria-haspopup=dialog aria-controls=d>+1</button><div role=dialog id=d><input type=search aria-label=Search></div><label for=n>Phone</label><input id=n type=tel name=phone>',
      [['phone', 'Phone']],
    ],
    [
      'a slider, and the input in it',
      '<div role=slider aria-label=Memory aria-valuenow=4><input hidden value=4></div>',
      [['memory', 'Memory']],
    ],
    [
      'a slider, and the input before it',
      '<div><label id=x>Budget</label><div><input id=x name=x tabindex=-1 value=9><div></div><div role=slider aria-valuenow=9></div></div></div>',
      [['budget', 'Budget']],
    ],
    [
      'a slider in a box that a label means',
      '<div><div><label for=w>Minutes</label></div><div><div><div id=w><div></div><div role=slider aria-valuenow=9></div></div></div></div></div>',
      [['minutes', 'Minutes']],
    ],
    [
      'a hidden step beside one without names',
      '<div><label>City <input></label></div><div hidden><label>Street <input></label></div>',
      [['city', 'City']],
    ],
    [
      'an editor, and its toolbar',
      '<label>Story</label><div role=toolbar><button type=button>B</button><input hidden></div><div><div contenteditable=true data-placeholder="Tell us"></div></div>',
      [['story', 'Story']],
    ],
    [
      'stars that a style draws',
      '<input type=radio id=s1 name=stars value=1><label for=s1 title="1 star"></label><input type=radio id=s2 name=stars value=2><label for=s2 title="2 stars"></label>',
      [['stars', 'stars']],
    ],
  ])('%s', (_, html, fields) => expect(fieldsOf(html)).toEqual(fields))

  test('choices of one name and value are told apart by what stands beside them', () => {
    const html = ['Birch', 'Alder']
      .map((text) => `<div role=radio aria-label=${text}><div aria-hidden=true><input type=radio></div>${text}</div>`)
      .join('')
    const wood = { enum: ['Birch', 'Alder'] }
    const metadata = toolOf(form(`<div role=radiogroup aria-label=Wood>${html}</div>`))?.metadata
    expect(metadata?.inputSchema).toMatchObject({ properties: { wood } })
    // What is around the input says what is chosen.
    expect(metadata?.fields?.[1]?.choices?.map(({ selector }) => selector)).toEqual([
      'div[aria-label="Birch"]',
      'div[aria-label="Alder"]',
    ])
  })

  test.each([
    [
      'what stands behind each',
      '<input type=radio name=by value=1> Mail <input type=radio name=by value=2> Phone',
      ['Mail', 'Phone'],
    ],
    [
      'nothing, where one has no text',
      'Reply <input type=radio name=reply value=1><input type=radio name=reply value=2>',
      ['reply', 'reply'],
    ],
  ])('choices of one name mean %s', (_, html, labels) =>
    expect(toolOf(form(html))?.metadata.fields?.[1]?.choices?.map(({ label }) => label)).toEqual(labels),
  )

  test('the title of an empty label is what the choice means', () => {
    const html = '<input type=radio id=s1 name=stars value=1><label for=s1 title="1 star"></label>'
    expect(toolOf(form(html))?.metadata.fields?.[1]?.choices).toMatchObject([{ value: '1', label: '1 star' }])
  })
})

describe('components with a tree of their own', () => {
  const component = (label: string) =>
    `<x-field><template shadowrootmode=open><label for=x>${label}</label><input id=x></template></x-field>`
  const tool = toolOf(`<form id=f>${component('Name')}${component('Street')}<button>Send</button></form>`)
  test('give their ids to themselves alone', () => {
    expect(tool?.metadata.fields?.map(({ label }) => label)).toEqual(['Name', 'Street'])
  })
  test('a form looks as a browser counts it, without the fields in them', () => {
    expect(tool?.metadata.fingerprint).toMatchObject({ name: 'Send', fields: [] })
  })
})
