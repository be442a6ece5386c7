import { describe, expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import { inferTools } from './infer-tools.ts'

type Property = { title?: string; type: string; enum?: string[]; minimum?: number; maximum?: number }

const schemaOf = (html: string): { properties: Record<string, Property>; required?: string[] } => {
  const page = parsePage(`<!doctype html><html lang=en><form id=f>${html}<button>Go</button></form>`, {
    url: 'https://shop.example/start',
  })
  return inferTools(page)[0]!.metadata.inputSchema as never
}

const radio = (text: string, more = ''): string =>
  `<div role=radio aria-checked=false tabindex=-1 ${more}>${text}</div>`
const buttonRadio = (value: string): string =>
  `<div><button type=button role=radio aria-checked=false value=${value} id=r-${value}></button><input type=radio aria-hidden=true tabindex=-1 name=density value=${value} style="position:absolute;opacity:0"><label for=r-${value}>${value} mode</label></div>`

describe('a choice of one is one field with its options', () => {
  test.each<[string, string, string, string[], boolean?]>([
    [
      'a radiogroup',
      `<div role=radiogroup aria-label=Plan>${radio('Free')}${radio('Pro')}</div>`,
      'plan',
      ['Free', 'Pro'],
    ],
    [
      'its values',
      `<div role=radiogroup aria-label=Plan>${radio('Free', 'data-value=f')}${radio('Pro', 'data-value=p')}</div>`,
      'plan',
      ['f', 'p'],
    ],
    [
      'a group by another element',
      `<p id=t>Size</p><div role=radiogroup aria-labelledby=t>${radio('S')}${radio('L')}</div>`,
      'size',
      ['S', 'L'],
    ],
    [
      'a fieldset',
      `<fieldset><legend>Delivery</legend>${radio('Standard')}${radio('Express')}</fieldset>`,
      'delivery',
      ['Standard', 'Express'],
    ],
    ['cards without a group', `<h3>Colour</h3><div>${radio('Red')}${radio('Blue')}</div>`, 'colour', ['Red', 'Blue']],
    [
      'cards of which each has a box',
      `<p>Colour</p><div><div>${radio('Red')}</div><div>${radio('Blue')}</div></div>`,
      'colour',
      ['Red', 'Blue'],
    ],
    [
      'a group with an id alone',
      `<div role=radiogroup id=seat>${radio('Aisle')}${radio('Window')}</div>`,
      'seat',
      ['Aisle', 'Window'],
    ],
    [
      'that has to be made',
      `<div role=radiogroup aria-label=Plan aria-required=true>${radio('Free')}${radio('Pro')}</div>`,
      'plan',
      ['Free', 'Pro'],
      true,
    ],
    [
      'names by other elements',
      `<div role=radiogroup aria-label=Plan>${radio('<b id=a>Free</b> 0 $', 'aria-labelledby=a')}${radio('<b id=b>Pro</b> 9 $', 'aria-labelledby=b')}</div>`,
      'plan',
      ['Free', 'Pro'],
    ],
    [
      'buttons with inputs beside them',
      `<div role=radiogroup aria-label=Density>${buttonRadio('compact')}${buttonRadio('wide')}</div>`,
      'density',
      ['compact', 'wide'],
    ],
    [
      'buttons in a row with theirs',
      `<div role=radiogroup aria-label=Density>${buttonRadio('compact')}${buttonRadio('wide')}</div>`.replaceAll(
        /<\/?div>/g,
        '',
      ),
      'density',
      ['compact', 'wide'],
    ],
    [
      'one input for the group',
      `<input type=hidden hidden name=plan><div role=radiogroup aria-label="Your plan">${radio('Free')}${radio('Pro')}</div>`,
      'plan',
      ['Free', 'Pro'],
    ],
    [
      'native ones without a name',
      '<fieldset><legend>Contact by</legend><label><input type=radio value=mail> E-mail</label><label><input type=radio value=phone> Phone</label></fieldset>',
      'contact_by',
      ['mail', 'phone'],
    ],
    [
      'and without a value',
      '<p>Colour</p><div><label><input type=radio> Red</label><label><input type=radio> Blue</label></div>',
      'colour',
      ['Red', 'Blue'],
    ],
    [
      'native ones whose name is made anew',
      '<fieldset><legend>Size</legend><label><input type=radio name=_r_4_ value=s> S</label><label><input type=radio name=_r_4_ value=l> L</label></fieldset>',
      'size',
      ['s', 'l'],
    ],
    [
      'stars that are all called the same',
      `<ul aria-label=Rating>${`<li>${radio('star', 'aria-label=star')}</li>`.repeat(3)}</ul>`,
      'rating',
      ['1', '2', '3'],
    ],
    [
      'one that is sold out',
      `<div role=radiogroup aria-label=Plan>${radio('Free')}${radio('Pro')}${radio('Gone', 'aria-disabled=true')}</div>`,
      'plan',
      ['Free', 'Pro'],
    ],
  ])('%s', (_, html, key, options, required = false) => {
    const schema = schemaOf(`<input name=q>${html}`)
    expect(Object.keys(schema.properties)).toEqual(['q', key])
    expect(schema.properties[key]).toMatchObject({ type: 'string', enum: options })
    expect(schema.required).toEqual(required ? [key] : undefined)
  })

  test('two groups are two fields', () => {
    const { properties } = schemaOf(
      `<div role=radiogroup aria-label=Bread>${radio('Rye')}${radio('Wheat')}</div><div role=radiogroup aria-label=Cheese>${radio('Brie')}${radio('Gouda')}</div>`,
    )
    expect(Object.entries(properties).map(([key, each]) => [key, each.enum])).toEqual([
      ['bread', ['Rye', 'Wheat']],
      ['cheese', ['Brie', 'Gouda']],
    ])
  })

  test('it is called what its group is', () => {
    const { properties } = schemaOf(
      `<div role=radiogroup aria-label="Your plan" id=plan>${radio('Free')}${radio('Pro')}</div>`,
    )
    expect(properties).toMatchObject({ your_plan: { title: 'Your plan' } })
  })

  test('a named group stays as it was', () => {
    const { properties } = schemaOf(
      '<label><input type=radio name=by value=mail> E-mail</label><label><input type=radio name=by value=phone> Phone</label>',
    )
    expect(properties).toEqual({
      by: { title: 'by', description: 'mail = E-mail; phone = Phone', type: 'string', enum: ['mail', 'phone'] },
    })
  })
})

const box = (text: string, more = ''): string => `<label><input type=checkbox ${more}> ${text}</label>`

test('a date that is typed part by part is one', () => {
  const part = (name: string, end: number): string =>
    `<span role=spinbutton aria-label=${name} aria-valuemax=${end} contenteditable=true>..</span>`
  const parts = [part('Month', 12), part('Day', 31), part('Year', 9999)].join('/')
  const { properties } = schemaOf(
    `<label>Name <input></label><p id=d>Arrival</p><div><div role=group aria-labelledby=d>${parts}<input id=_r_0_ aria-hidden=true tabindex=-1></div></div>`,
  )
  expect(properties).toEqual({
    name: { title: 'Name', type: 'string' },
    date: { title: 'Arrival', type: 'string', format: 'date' },
  })
})

describe('check boxes without a name', () => {
  test.each<[string, string, object]>([
    [
      'of a group are one field with its options',
      `<div role=group aria-label=Food>${box('Pizza')}${box('Sushi')}</div>`,
      {
        food: { title: 'Food', type: 'array', items: { type: 'string', enum: ['Pizza', 'Sushi'] }, uniqueItems: true },
      },
    ],
    [
      'of a fieldset, too',
      `<fieldset><legend>Food</legend>${box('Pizza', 'value=p')}${box('Sushi', 'value=s')}</fieldset>`,
      { food: { items: { type: 'string', enum: ['p', 's'] } } },
    ],
    [
      'beside other fields have a question each',
      `<fieldset><legend>Food</legend>${box('Pizza')}${box('Sushi')}<input name=more></fieldset>`,
      { check: { title: 'Pizza', type: 'boolean' }, check_2: { title: 'Sushi', type: 'boolean' } },
    ],
    [
      'without a group, too',
      `<p>Food</p><div>${box('Pizza')}${box('Sushi')}</div>`,
      { check: { title: 'Pizza', type: 'boolean' }, check_2: { title: 'Sushi', type: 'boolean' } },
    ],
  ])('%s', (_, html, properties) => {
    expect(schemaOf(`<input name=q>${html}`).properties).toMatchObject(properties)
  })
})

describe('a slider is a number', () => {
  test.each<[string, string, string, object]>([
    [
      'with a name of its own',
      '<span role=slider aria-label=Volume aria-valuemin=0 aria-valuemax=100 aria-valuenow=50></span>',
      'volume',
      { minimum: 0, maximum: 100 },
    ],
    [
      'by another element',
      '<label id=p>Price</label><div role=slider aria-labelledby=p aria-valuemin=5 aria-valuemax=9.5 aria-valuenow=5></div>',
      'price',
      { minimum: 5, maximum: 9.5 },
    ],
    [
      'with the input that sends it',
      '<span role=slider aria-label=Loudness aria-valuemin=0 aria-valuemax=10 aria-valuenow=5></span><input name=volume value=5 style="display:none">',
      'volume',
      {},
    ],
    [
      'beside a hidden input that has nothing to do with it',
      '<span role=slider aria-label=Loudness aria-valuemin=0 aria-valuemax=10 aria-valuenow=5></span><input name=page type=hidden value=77>',
      'loudness',
      {},
    ],
    [
      'without bounds',
      '<span role=slider aria-label=Zoom aria-valuenow=1></span>',
      'zoom',
      { minimum: 0, maximum: 100 },
    ],
  ])('%s', (_, html, key, bounds) => {
    const { properties } = schemaOf(`<input name=q>${html}`)
    expect(Object.keys(properties)).toEqual(['q', key])
    expect(properties[key]).toMatchObject({ type: 'number', ...bounds })
  })
})
