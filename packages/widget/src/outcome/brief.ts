import type { Evidence, InputError, Outcome } from '../types.ts'

/** What an outcome may cost whoever reads it, in tokens of a language model, beside its status, names and the page's words. */
const MAX_TOKENS = 112
/** Of one entry of a list, beside its texts. */
const ENTRY = 13
/** Of the sentence about an error; less where entries for single fields follow. */
const SENTENCE = 50
const SUMMARY = 15

/**
 * An outcome that is short enough to be read each time, at most 160 tokens: long texts are cut, and the last entries of long
 * lists left out. Where a value or a form is, is told whole or not at all. What the next step asks for is not counted: that
 * is a part of the tool.
 */
export function brief(outcome: Outcome): Outcome {
  const { error, errors, opened, evidence } = outcome
  let left = MAX_TOKENS - costOf(opened ? opened.selector + opened.url : '')
  const text = (given: string, most = left): string => {
    let end = 0
    for (const least = Math.max(0, left - most); given[end] && left > least; end++) left -= costOf(given[end]!)
    return given[end] ? `${given.slice(0, end)}…` : given
  }
  const list = <T extends Partial<InputError & Evidence>>(given: T[], member: 'reason' | 'detail'): T[] =>
    given.flatMap((each) => {
      const { path = '', schemaPath = '', [member]: words } = each
      left -= ENTRY + costOf(path + schemaPath)
      return left > 0 ? [{ ...each, ...(words && { [member]: text(words) }) }] : []
    })
  return {
    ...outcome,
    ...(error && { error: { ...error, message: text(error.message, errors ? SUMMARY : SENTENCE) } }),
    ...(errors && { errors: list(errors, 'reason') }),
    evidence: list(evidence, 'detail'),
  }
}

/** About as many tokens as a text has: words of Latin letters are the cheapest. */
function costOf(text: string): number {
  return text.length * 0.3 + text.replace(/[a-z ]/gi, '').length * 0.4
}
