import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import { inferTools } from '../tools/infer-tools.ts'
import { type Marker, sampleInput } from './sample-input.ts'

const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
const marker = (index: number): Marker => ({ word: `kodaru${'bdfg'[index % 4]}a`, number: 4711 + index })
const toolOf = (fields: string) =>
  inferTools(
    parsePage(`<html lang="en"><form method="post" action="/send">${fields}<button>Send</button></form>`, {
      url: 'https://shop.example/',
    }),
  )[0]!
const values = (fields: string) =>
  Object.fromEntries(sampleInput(toolOf(fields).metadata, marker).map(({ key, value }) => [key, value]))

describe('what is typed', () => {
  test.each<[string, Record<string, unknown>]>([
    ['<input type="email" name="mail" aria-label="Email">', { mail: 'kodaruba@example.com' }],
    ['<input name="name" aria-label="Your name">', { name: 'Ada Kodaruba' }],
    ['<input type="tel" name="phone" aria-label="Phone">', { phone: '2025550111' }],
    ['<input type="number" name="guests" aria-label="Guests" min="2" max="4">', { guests: 3 }],
    ['<input type="number" name="amount" aria-label="Amount" min="10" step="5">', { amount: 15 }],
    ['<input type="checkbox" name="terms" aria-label="I agree">', { terms: true }],
    ['<select name="room" aria-label="Room"><option>Single<option>Double<option>Suite</select>', { room: 'Double' }],
    ['<input name="code" aria-label="Plate" pattern="[A-Z]{2}\\d{6}">', { code: 'KO004711' }],
    ['<input name="zip" aria-label="Postcode" maxlength="5">', { zip: '10711' }],
  ])('%s', (fields, expected) => {
    expect(values(fields)).toEqual(expected)
  })

  test('nothing is typed into what only a person may fill in', () => {
    expect(
      values('<input type="password" name="p" aria-label="Password"><input type="file" name="f" aria-label="CV">'),
    ).toEqual({})
  })
})

const attribute = (name: string, value: fc.Arbitrary<unknown>) =>
  fc.option(value, { nil: undefined }).map((given) => (given === undefined ? '' : ` ${name}="${given}"`))
const number = fc.integer({ min: -50, max: 500 })
const field = fc
  .tuple(
    fc.constantFrom(
      'text',
      'email',
      'tel',
      'url',
      'date',
      'time',
      'month',
      'number',
      'range',
      'search',
      'checkbox',
      'color',
      'week',
      'datetime-local',
    ),
    fc.constantFrom('Name', 'Email', 'City', 'Message', 'Company', 'Website', 'Guests', 'Date', 'Coupon', 'Something'),
    attribute('maxlength', fc.integer({ min: 1, max: 40 })),
    attribute('min', number),
    attribute(
      'max',
      number.map((most) => most + 600),
    ),
    attribute('step', fc.constantFrom(1, 2, 5, 0.5)),
  )
  .map(
    ([type, label, maxlength, min, max, step]) =>
      `<input type="${type}" aria-label="${label}"${maxlength}${/number|range/.test(type) ? min + max + step : ''}>`,
  )

test('whatever the form, the values fit the schema of its tool', () => {
  fc.assert(
    fc.property(fc.array(field, { minLength: 1, maxLength: 6 }), (fields) => {
      const { metadata } = toolOf(fields.join(''))
      const typed = sampleInput(metadata, marker)
      const input = Object.fromEntries(typed.map(({ key, value }) => [key, value]))
      const { required: _, ...schema } = metadata.inputSchema as Record<string, unknown>
      const validate = ajv.compile(schema)
      expect([validate(input), validate.errors]).toEqual([true, null])
    }),
    { numRuns: 60 },
  )
})
