/** What the body of an answer says to a program; `unclear`: something that may be a "no", and nobody here understands. */
export type Says = 'yes' | 'no' | 'unclear' | 'nothing'

const YES = /^(ok|yes|true|1|success(ful)?|succeeded|(mail_)?sent|done|completed?)$/i
const NO = /^(ko|no|false|0|fail|((mail|validation)_)?failed|failure|error|invalid|rejected|denied|spam)$/i
const VERDICTS = /^(ok|(is_?)?success(ful)?|succeeded|status(_?code)?|result)$/i
const ERRORS = /^((has_?)?errors?|userErrors|exception)$/i
const CODES = /^(status|result|error|err)?_?code$/i

/** What is read of a body: what it says to a program, and the texts in it for people. */
export interface Body {
  says: Says
  told: string[]
}

/** Of a body that is read as words, in characters. */
const MAX_TOLD = 2000

/**
 * Reads what most interfaces write: `ok`, `success`, `status`, `error`, `errors`, GraphQL's errors, and problem details
 * (RFC 9457). A "no" anywhere beats a "yes". A `false`, a code that is not zero, or a verdict in another word leaves it open; beside a "yes"
 * neither of the two counts, and the page has to tell. Of a text, or of a part of a page, all is for people; a whole page is not told to anybody.
 */
export function readBody(type: string, text: string): Body {
  if (/problem\+(json|xml)/.test(type)) return { says: 'no', told: [] }
  try {
    const value: unknown = JSON.parse(text)
    const told: string[] = []
    const said = new Set<Says>(typeof value === 'boolean' ? [value ? 'yes' : 'no'] : verdicts(value, told, 0))
    const [only = 'nothing'] = said
    return { says: said.has('no') ? 'no' : said.size > 1 ? 'nothing' : only, told }
  } catch {
    // A script that was sent on to a login reads a page that nobody sees.
    const says = /type=.?password/i.test(text) ? 'unclear' : 'nothing'
    const isPart = /html|text\/plain/.test(type) && !/<(?:!doctype|html|body)/i.test(text)
    return { says, told: isPart ? partsOf(text.slice(0, MAX_TOLD)) : [] }
  }
}

/** What is between the tags. */
function partsOf(text: string): string[] {
  const parts = text.split(/<(?:script|style)[\s\S]*?<\/\w+>|<[^>]*>|&#?\w+;|\n/i)
  return parts.filter((part) => /\p{L}/u.test(part))
}

function* verdicts(value: unknown, told: string[], depth: number): Generator<Says> {
  if (!value || typeof value !== 'object' || depth > 2) return
  for (const [name, member] of Object.entries(value)) {
    const word = String(member)
    const isNo = NO.test(word)
    const isSentence = /\p{L}\s/u.test(word)
    if (ERRORS.test(name)) {
      if (isSome(member)) yield 'no'
    } else if (VERDICTS.test(name) && typeof member !== 'object' && !isSentence) {
      if (/^status/i.test(name) && typeof member === 'number' ? member >= 400 : isNo) yield 'no'
      else if (YES.test(word)) yield 'yes'
      else if (typeof member === 'string') yield 'unclear'
      // Any text is greater than the digits.
    } else if ((isNo && word > '9') || (CODES.test(name) && Number(member) && !/^2..$/.test(word))) yield 'unclear'
    else if (typeof member === 'object') yield* verdicts(member, told, depth + 1)
    else if (isSentence) told.push(...partsOf(word))
  }
}

/** `error: null`, `errors: []` and `error: false` are no errors. */
function isSome(member: unknown): boolean {
  if (typeof member === 'string') return !/^(|0|none|no|false|ok)$/i.test(member)
  return !!member && (typeof member !== 'object' || Object.keys(member).length > 0)
}
