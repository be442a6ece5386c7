import fc from 'fast-check'
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { describe, expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import type { ToolMetadata } from '../schema/tool.ts'
import { describeTool } from './describe-tool.ts'
import { inferTools } from './infer-tools.ts'

const described = (html: string) => {
  const page = parsePage(`<!doctype html><html lang=en>${html}`, { url: 'https://shop.example/' })
  return describeTool(inferTools(page, { names: 'specific' })[0]!)
}
const properties = (html: string) =>
  described(`<form>${html}<button>Book a table</button></form>`).inputSchema['properties']
const options = (count: number) =>
  Array.from({ length: count }, (_, at) => `<option value=${at + 1}>Room ${at + 1}`).join('')

test('the whole of a tool', () => {
  const html =
    '<form action="/book" method=post><h2>Book a table</h2><label>Your name * <input name=who required></label><label>Guests <input type=number name=n min=1 max=8></label><label><input type=checkbox name=terms required> I agree to the terms</label><button>Send</button></form>'
  expect(described(html)).toEqual({
    name: 'bookTable',
    title: 'Book a table',
    description: expect.stringContaining('sends “Your name, I agree to the terms, Guests”'),
    inputSchema: {
      type: 'object',
      properties: {
        who: { title: 'Your name', type: 'string' },
        n: { title: 'Guests', type: 'number', minimum: 1, maximum: 8 },
        terms: { title: 'I agree to the terms', description: 'Consent: a person must have agreed.', type: 'boolean' },
      },
      required: ['who', 'terms'],
    },
    annotations: { consequentialHint: true },
  })
})

describe('a field', () => {
  test.each<[label: string, html: string, property: object]>([
    [
      'in a format that the page explains',
      '<label>Postcode <input name=a pattern="[A-Z]{1,2}[0-9]{1,2}[A-Z]? ?[0-9][A-Z]{2}" title="Such as BS1 4ST"></label>',
      { title: 'Postcode', description: 'Such as BS1 4ST.', type: 'string' },
    ],
    [
      'with an example',
      '<label>Order <input name=a placeholder="TG-12345"></label>',
      { title: 'Order', description: 'TG-12345', type: 'string' },
    ],
    [
      'with text that describes it, and a message that waits',
      '<label>Order <input name=a aria-describedby="h e"></label><p id=h>On your invoice</p><p id=e hidden>Wrong</p>',
      { title: 'Order', description: 'On your invoice.', type: 'string' },
    ],
    [
      'of dates within bounds',
      '<label>Day <input type=date name=a min=2026-12-01 max=2026-12-31></label>',
      { title: 'Day', description: 'From 2026-12-01 to 2026-12-31.', type: 'string', format: 'date' },
    ],
    [
      'that is a choice, by its legend',
      '<fieldset><legend>Where?</legend><label><input type=radio name=a value=i>Inside</label><label><input type=radio name=a value=o>Outside</label></fieldset>',
      { title: 'Where?', description: 'i = Inside; o = Outside', type: 'string', enum: ['i', 'o'] },
    ],
    [
      'that is several check boxes, by the text before them',
      '<p>Diet</p><div><label><input type=checkbox name=a value=v>Vegan</label><label><input type=checkbox name=a value=g>Gluten free</label></div>',
      {
        title: 'Diet',
        description: 'v = Vegan; g = Gluten free',
        type: 'array',
        items: { type: 'string', enum: ['v', 'g'] },
      },
    ],
    [
      'that may be agreed to',
      '<label><input type=checkbox name=a> I consent to receive offers</label>',
      {
        title: 'I consent to receive offers',
        description: 'Consent that may be left out: only as the person wants.',
        type: 'boolean',
      },
    ],
    [
      'of twenty options',
      `<label>Room <select name=a>${options(20)}</select></label>`,
      { title: 'Room', description: expect.stringContaining('20 = Room 20'), type: 'string', enum: expect.any(Array) },
    ],
    [
      'of more options, which is cut',
      `<label>Room <select name=a>${options(21)}</select></label>`,
      {
        title: 'Room',
        description: expect.stringMatching(/^One of 21, as 1 = Room 1; .*20 = Room 20\.$/),
        type: 'string',
      },
    ],
  ])('%s', (_, html, property) => expect(properties(html)).toEqual({ a: property }))
})

describe('hints', () => {
  test.each<[label: string, html: string, hints: object]>([
    ['a search', '<form action="/s"><input type=search name=q><button>Search</button></form>', { readOnlyHint: true }],
    [
      'a form sent by GET that asks who somebody is',
      '<form action="/s" method=get><input type=email name=e><button>Subscribe</button></form>',
      { consequentialHint: true },
    ],
    [
      'one that a script sends',
      '<form><input name=e><button>Request a quote</button></form>',
      { consequentialHint: true },
    ],
    [
      'one that fills the cart by GET',
      '<form action="/c"><input type=number name=n><button>Add to cart</button></form>',
      { consequentialHint: true },
    ],
    [
      'one that ends something',
      '<form method=post action="/x"><input name=code><button>Cancel my booking</button></form>',
      { destructiveHint: true, consequentialHint: true },
    ],
    ['a link', '<a class=btn href="/tables">Reserve a table</a>', { readOnlyHint: true }],
    [
      'a link to another site',
      '<a class=btn href="https://x.example/">Reserve a table</a>',
      { consequentialHint: true },
    ],
    ['a button', '<button>Reserve a table</button>', {}],
    ['a button that shows', '<button>View pricing</button>', { readOnlyHint: true }],
  ])('%s', (_, html, hints) => expect(described(html).annotations).toEqual(hints))

  test.each<[label: string, metadata: ToolMetadata]>([
    ['nobody has looked at', { kind: 'form' }],
    [
      'was moved since',
      {
        kind: 'form',
        unchecked: true,
        title: 'Old',
        safety: { needsPerson: false, reasons: [], consequential: false, readOnly: true },
      },
    ],
  ])('nothing is promised of what %s', (_, metadata) => {
    expect(describeTool({ name: 'viewPricing', description: '', metadata })).toEqual({
      name: 'viewPricing',
      title: 'View pricing',
      description: 'viewPricing',
      inputSchema: { type: 'object', properties: {} },
      annotations: { consequentialHint: true },
    })
  })
})

const text = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.lorem({ maxCount: 40 }),
  fc.constantFrom(
    'Обращение в службу поддержки',
    '请输入您的姓名和电话号码',
    'ご希望の日付を選んでください',
    'כתובת דואר אלקטרוני',
    'wpforms[fields][17]',
    'x7Kq9ZpL2',
  ),
)
const property = fc.record(
  {
    title: text,
    description: text,
    type: fc.constant('string'),
    enum: fc.array(text, { maxLength: 60 }),
    pattern: text,
  },
  { requiredKeys: ['type'] },
)

test('no tool takes more than 600 tokens, whatever it asks for, and as much is said as fits', () => {
  fc.assert(
    fc.property(
      fc.array(property, { maxLength: 100 }),
      text,
      text,
      fc.boolean(),
      (all, title, description, isRequired) => {
        const entries = all.map((each, at) => [`input_${at}`, each] as const)
        const inputSchema = {
          type: 'object',
          properties: Object.fromEntries(entries),
          required: isRequired ? entries.map(([key]) => key) : [],
        }
        const tool = describeTool({ name: 'contactSales', description, metadata: { kind: 'form', title, inputSchema } })
        expect(countTokens(JSON.stringify(tool))).toBeLessThanOrEqual(600)
        const known = Object.keys(tool.inputSchema['properties'] as object).length
        if (known < all.length) expect(tool.inputSchema['description']).toBe(`${all.length - known} more: see tools()`)
      },
    ),
    { numRuns: 60 },
  )
})
