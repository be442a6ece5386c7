const YES = /^(ok|yes|true|1|success|successful|succeeded|sent|mail_sent|done|completed?)$/i
const NO = /^(ko|no|false|0|fail|failed|failure|error|invalid|rejected|denied|spam|mail_failed|validation_failed)$/i
const VERDICTS = /^(ok|success|succeeded|status|result)$/
const ERRORS = /^(errors?|userErrors|exception)$/

/**
 * What the body of an answer says to a program, as most interfaces write it: `ok`, `success`, `status`, `error`, `errors`,
 * GraphQL's errors, and problem details (RFC 9457). A "no" anywhere beats a "yes".
 */
export function bodySays(type: string, text: string): 'yes' | 'no' | 'nothing' {
  if (/problem\+(json|xml)/.test(type)) return 'no'
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'nothing'
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const said = [...verdicts(value, 0)]
  return said.includes(false) ? 'no' : said.includes(true) ? 'yes' : 'nothing'
}

function* verdicts(value: unknown, depth: number): Generator<boolean> {
  if (!value || typeof value !== 'object' || Array.isArray(value) || depth > 2) return
  for (const [name, member] of Object.entries(value)) {
    if (ERRORS.test(name) && isSome(member)) yield false
    else if (VERDICTS.test(name) && /string|boolean|number/.test(typeof member)) {
      const isNo = NO.test(String(member)) && !(name === 'status' && member === 0)
      if (isNo || (name === 'status' && Number(member) >= 400)) yield false
      else if (YES.test(String(member))) yield true
    } else yield* verdicts(member, depth + 1)
  }
}

/** `error: null`, `errors: []` and `error: false` are no errors. */
function isSome(member: unknown): boolean {
  if (typeof member === 'string') return !/^(|0|none|no|false|ok)$/i.test(member)
  return !!member && (typeof member !== 'object' || Object.keys(member).length > 0)
}
