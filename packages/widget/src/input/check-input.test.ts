import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkInput, type Schema } from './check-input.ts'
import { bare } from './data.ts'
import { reasonOf } from './reasons.ts'

const form: Schema = {
  type: 'object',
  properties: {
    email: { type: 'string', format: 'email', minLength: 1 },
    guests: { type: 'number', minimum: 1, maximum: 8 },
    plan: { type: 'string', enum: ['basic', 'team'] },
    topics: { type: 'array', items: { type: 'string', enum: ['news', 'offers'] }, minItems: 1, uniqueItems: true },
    at: { type: 'string', pattern: '^\\d{2}:\\d{2}$' },
    'a/b~c': { type: 'boolean' },
  },
  required: ['email'],
  additionalProperties: false,
}

test.each<[string, unknown, [string, string][]]>([
  [
    'all well',
    { email: 'ada@shop.example', guests: 2, plan: 'team', topics: ['news'], at: '10:30', 'a/b~c': true },
    [],
  ],
  ['no object', 'ada@shop.example', [['', '/type']]],
  ['a list', [], [['', '/type']]],
  ['nothing', null, [['', '/type']]],
  ['missing', {}, [['/email', '/required']]],
  ['unknown, and escaped', { email: 'a@b.example', 'x/y': 1 }, [['/x~1y', '/additionalProperties']]],
  ['of another type', { email: 1 }, [['/email', '/properties/email/type']]],
  ['no address', { email: 'ada' }, [['/email', '/properties/email/format']]],
  ['out of range', { email: 'a@b.example', guests: 9 }, [['/guests', '/properties/guests/maximum']]],
  ['none of the choices', { email: 'a@b.example', plan: 'gold' }, [['/plan', '/properties/plan/enum']]],
  ['deep in a list', { email: 'a@b.example', topics: ['news', 'x'] }, [['/topics/1', '/properties/topics/items/enum']]],
  ['twice', { email: 'a@b.example', topics: ['news', 'news'] }, [['/topics', '/properties/topics/uniqueItems']]],
  ['not of the pattern', { email: 'a@b.example', at: '10' }, [['/at', '/properties/at/pattern']]],
  ['a property with signs', { email: 'a@b.example', 'a/b~c': 1 }, [['/a~1b~0c', '/properties/a~1b~0c/type']]],
])('%s', (_, input, errors) => {
  expect(checkInput(input, form).map(({ path, schemaPath }) => [path, schemaPath])).toEqual(errors)
})

test.each<[string, Record<string, Schema>, string]>([
  ['one', { email: {} }, 'is not allowed; allowed properties: email'],
  ['several', { email: {}, guests: {} }, 'is not allowed; allowed properties: email, guests'],
  ['none', {}, 'is not allowed; allowed properties: none'],
])('a name that is unknown is told the names that are known: %s', (_, properties, reason) => {
  const errors = checkInput({ mail: 1 }, { properties, additionalProperties: false })
  expect(errors.map((error) => [error.path, reasonOf(error)])).toEqual([['/mail', reason]])
})

test.each<[Schema, unknown, string]>([
  [{ type: 'string' }, 1, 'must be a string'],
  [{ type: 'integer' }, 1.5, 'must be an integer'],
  [{ type: ['array', 'null'] }, 1, 'must be an array or null'],
  [{ enum: ['a', 2] }, 'b', 'must be one of "a", 2'],
  [{ enum: ['77'], description: '77 = Monday' }, '8', 'must be one of "77" (77 = Monday)'],
  [{ const: true }, false, 'must be true'],
  [{ minimum: 1 }, 0, 'must be at least 1'],
  [{ maximum: 9 }, 10, 'must be at most 9'],
  [{ minLength: 1 }, '', 'must have at least 1 character'],
  [{ maxLength: 2 }, 'abc', 'must have at most 2 characters'],
  [{ minItems: 1 }, [], 'must have at least 1 item'],
  [{ maxItems: 2 }, [1, 2, 3], 'must have at most 2 items'],
  [{ uniqueItems: true }, [1, 1], 'must not contain duplicates'],
  [{ pattern: '^[A-Z]+$' }, 'a', 'must match ^[A-Z]+$'],
  [{ format: 'email' }, 'a', 'must be an email address'],
  [{ format: 'uri' }, 'a', 'must be an address such as https://shop.example'],
  [{ format: 'date' }, 'a', 'must be a date such as 2026-12-24'],
  [{ format: 'time' }, 'a', 'must be a time such as 10:30:00Z'],
  [{ format: 'date-time' }, 'a', 'must be a time such as 2026-12-24T10:30:00Z'],
])('the reason says what would be right: %j', (schema, value, reason) => {
  expect(checkInput(value, schema).map(reasonOf)).toEqual([reason])
})

test.each([
  ['date', ['2026-02-28', '2024-02-29', '1900-01-01'], ['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '']],
  ['time', ['10:30:00Z', '23:59:59+02:00'], ['10:30', '']],
  ['date-time', ['2026-02-28T10:30:00Z'], ['2026-02-30T10:30:00Z', '2026-02-28']],
  ['email', ['a@b.example', 'a.b+c@shop.example'], ['a', 'a@', '@b', 'a b@c.example']],
  ['uri', ['https://shop.example/a', 'mailto:a@b.example'], ['shop.example', '']],
])('format %s', (format, right, wrong) => {
  for (const text of right) expect(checkInput(text, { format }), text).toEqual([])
  for (const text of wrong) expect(checkInput(text, { format }), text).toHaveLength(1)
})

test('formats that nobody knows, and names of Object.prototype, say nothing', () => {
  expect(checkInput('x', { format: 'toString' })).toEqual([])
  expect(checkInput({ toString: 1 }, { properties: {}, additionalProperties: false })).toHaveLength(1)
  expect(checkInput({}, { required: ['constructor'] })).toHaveLength(1)
})

/** Schemas of the keywords that tools use. */
const schemas = fc.letrec<{ schema: Schema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 2 },
    fc.record({ type: fc.constant('string'), minLength: fc.nat(3), maxLength: fc.integer({ min: 3, max: 6 }) }),
    fc.record({ type: fc.constant('string'), enum: fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 3 }) }),
    fc.record({ type: fc.constantFrom('number', 'integer'), minimum: fc.integer({ max: 0 }), maximum: fc.nat() }),
    fc.record({ type: fc.constant('number'), multipleOf: fc.constantFrom(0.25, 1, 2, 5) }),
    fc.record({ type: fc.constantFrom('boolean', 'null', 'object', 'array') }),
    fc.record({ type: fc.constantFrom(['null', 'integer'], ['integer', 'string'], ['array', 'number']) }),
    fc.record({ const: fc.oneof(fc.string(), fc.integer(), fc.boolean()) }),
    fc.record({ type: fc.constant('array'), items: tie('schema'), maxItems: fc.nat(3) }),
    // By itself: among items of a wrong type, ajv looks for no repetition.
    fc.record({ type: fc.constant('array'), uniqueItems: fc.boolean() }),
    fc.record({
      type: fc.constant('object'),
      properties: fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('schema')),
      required: fc.uniqueArray(fc.constantFrom('a', 'b', 'd')),
      additionalProperties: fc.boolean(),
    }),
  ),
})).schema

const values = fc.letrec((tie) => ({
  value: fc.oneof(
    fc.string({ maxLength: 7 }),
    fc.integer({ min: -5, max: 5 }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('value'), { noNullPrototype: true }),
  ),
})).value

test('the same inputs pass, and the same places fail, as with ajv', () => {
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  addFormats.default(ajv)
  fc.assert(
    fc.property(schemas, values, (schema, value) => {
      const validate = ajv.compile(schema)
      validate(value)
      const theirs = (validate.errors ?? []).map(({ schemaPath }) => schemaPath.slice(1))
      const ours = checkInput(bare(value), schema).map(({ schemaPath }) => schemaPath)
      expect(new Set(ours)).toEqual(new Set(theirs))
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['^(a+)+$', `${'a'.repeat(60)}!`],
  ['^(a|a)*$', `${'a'.repeat(60)}!`],
  [`^${'a?'.repeat(40)}${'a'.repeat(40)}$`, 'a'.repeat(39)],
  [`^${'a*'.repeat(12)}$`, `${'a'.repeat(200)}!`],
])('a pattern that may take for ever is not tried: %s', (pattern, value) => {
  const unchecked: string[] = []
  const schema = { properties: { all: { items: { pattern, maxLength: 500 } } } }
  expect(checkInput({ all: ['', value] }, schema, '', '', unchecked)).toEqual([])
  expect(unchecked).toContain('/all/1')
})
