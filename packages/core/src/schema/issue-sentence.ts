import type { z } from 'zod'

type Issue = z.core.$ZodIssue
type Sentence<Code extends Issue['code']> = (issue: Extract<Issue, { code: Code }>) => string

/** What a value has to be, by the name that a schema has for its kind. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** What a length is counted in; of a number, the value itself. */
const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
}

const sentences: { [Code in Issue['code']]?: Sentence<Code> } = {
  invalid_type: ({ expected, message }) =>
    message.endsWith('received undefined') ? 'Is missing.' : `Must be ${KINDS[expected] ?? `of type ${expected}`}.`,
  too_small: (issue) => {
    if (issue.origin === 'string' && issue.minimum === 1) return 'Must not be empty.'
    return bound(issue, issue.minimum, ['Must have at least', 'Must be at least'])
  },
  too_big: (issue) => bound(issue, issue.maximum, ['Must have at most', 'Must be at most']),
  invalid_value: ({ values }) => `Must be ${values.length === 1 ? '' : 'one of '}${values.map(quoted).join(', ')}.`,
  unrecognized_keys: ({ keys }) => `Must not have ${keys.map(quoted).join(', ')}.`,
  invalid_union: () => 'Matches none of the accepted kinds.',
}

/**
 * What a schema finds wrong with a value, as a sentence that stands after the value's name: `Must be true or false.`
 * The library's own texts are for developers of the schema.
 *
 * @param issue one of those of a ZodError
 */
export function issueSentence(issue: Issue): string {
  const sentence = sentences[issue.code] as ((issue: Issue) => string) | undefined
  return sentence?.(issue) ?? issue.message
}

type Bounded = Extract<Issue, { code: 'too_small' | 'too_big' }>
type Wording = readonly [withUnit: string, alone: string]

function bound({ origin, message }: Bounded, limit: number | bigint, [withUnit, alone]: Wording): string {
  const unit = UNITS[origin]
  if (unit) return `${withUnit} ${limit} ${limit === 1 ? unit[0] : unit[1]}.`
  return KINDS[origin] ? `${alone} ${limit}.` : message
}

function quoted(value: unknown): string {
  return JSON.stringify(value) ?? String(value)
}
