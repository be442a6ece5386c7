import type { Violation } from './check-input.ts'

const quoted = (value: unknown): string => JSON.stringify(value)
const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
const withArticle = (type: string): string => (type === 'null' ? type : `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`)

const formats: Record<string, string> = {
  email: 'an email address',
  uri: 'an address such as https://shop.example',
  date: 'a date such as 2026-12-24',
  time: 'a time such as 10:30:00Z',
  'date-time': 'a time such as 2026-12-24T10:30:00Z',
}

type Musts = Record<string, (limit: never) => string>

/** What a value must be, by the limit that a schema sets for it. */
export const limits: Musts = {
  minimum: (least: number) => `be at least ${least}`,
  maximum: (most: number) => `be at most ${most}`,
  multipleOf: (step: number) => `be a multiple of ${step}`,
  minLength: (least: number) => `have at least ${counted(least, 'character')}`,
  maxLength: (most: number) => `have at most ${counted(most, 'character')}`,
  minItems: (least: number) => `have at least ${counted(least, 'item')}`,
  maxItems: (most: number) => `have at most ${counted(most, 'item')}`,
  pattern: (pattern: string) => `match ${pattern}`,
}

const musts: Musts = {
  ...limits,
  type: (names: string | string[]) => `be ${[names].flat().map(withArticle).join(' or ')}`,
  enum: (choices: unknown[]) => `be one of ${choices.map(quoted).join(', ')}`,
  const: (value: unknown) => `be ${quoted(value)}`,
  uniqueItems: () => 'not contain duplicates',
  format: (name: string) => `be ${formats[name]}`,
}

/** Why a value is refused, by the keyword of JSON Schema that it broke; to stand after its name: "must be a string". */
export function reasonOf({ keyword, limit, schema }: Pick<Violation, 'keyword' | 'limit' | 'schema'>): string {
  if (keyword === 'required') return 'is required'
  if (keyword === 'additionalProperties')
    return `is not allowed; allowed properties: ${(limit as string[]).join(', ') || 'none'}`
  // The description tells what the values mean.
  const said = String(schema?.['description'])
  const meanings = keyword === 'enum' && said.includes(' = ') ? ` (${said})` : ''
  return `must ${musts[keyword]!(limit as never)}${meanings}`
}
