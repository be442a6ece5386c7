import type { OutcomeStatus } from '../types.ts'
import type { Sign } from './sign.ts'

export interface Verdict {
  status: OutcomeStatus
  /** How long it has to stay the same, in ms. */
  holdMs: number
}

/**
 * What the signs prove together; nothing without a sign. What speaks of failure wins, unless the form has given way to
 * words of success. A text that says neither counts only beside an answer of the server, or where the form was.
 */
export function judge(signs: readonly Sign[], kind: 'form' | 'button'): Verdict | undefined {
  const kinds = new Set(signs.map((sign) => sign.kind))
  const isGone = kinds.has('form_removed') || kinds.has('dialog_closed') || kinds.has('url')
  // A whole new page has words of every kind; only its news is about this form.
  const counted = signs.filter((sign) => sign.kind !== 'message' || sign.isNews || !kinds.has('url'))
  const failures = counted.filter(({ speaksFor }) => speaksFor === 'failure')
  const successes = counted.filter(({ speaksFor }) => speaksFor === 'success')
  const isThanked = successes.some((sign) => sign.kind === 'message')
  const isTold = failures.some((sign) => sign.kind !== 'response')
  if (failures.length > 0 && !(isThanked && (isGone || !isTold))) return verdict('rejected', failures)
  const isBusy = signs.some((sign) => sign.isBusy)
  const says = counted.some((sign) => sign.kind === 'message' && !sign.isBusy)
  // A new text, and the form made way or the server took it: they belong together.
  if (says && (kind === 'button' || isGone || kinds.has('response'))) successes.push({ kind: 'message', holdMs: 300 })
  // Closed, and the server answered without an error: there is nothing to wait for.
  if (kinds.has('response') && kinds.has('dialog_closed'))
    successes.push({ kind: 'dialog_closed', speaksFor: 'success' })
  const believed = isBusy ? successes.filter(({ speaksFor, kind }) => speaksFor && kind === 'message') : successes
  return believed.length > 0 ? verdict('confirmed', believed) : undefined
}

function verdict(status: OutcomeStatus, signs: Sign[]): Verdict {
  return { status, holdMs: Math.min(...signs.map(({ holdMs = 0 }) => holdMs)) }
}
