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
  const has = (name: Sign['kind']): boolean => signs.some((sign) => sign.kind === name)
  const isGone = has('form_removed') || has('dialog_closed') || has('url')
  // A whole new page has words of every kind; only its news is about this form.
  const counted = signs.filter((sign) => sign.kind !== 'message' || sign.isNews || !has('url'))
  const speaking = (side: Sign['speaksFor']): Sign[] => counted.filter(({ speaksFor }) => speaksFor === side)
  const failures = speaking('failure')
  const thanks = speaking('success').some(({ kind }) => kind === 'message')
  const isRefused = failures.some(({ kind }) => kind !== 'response')
    ? !(isGone && thanks)
    : failures.length > 0 && !thanks
  if (isRefused) return { status: 'rejected', holdMs: shortest(failures) }
  const isBusy = signs.some((sign) => sign.isBusy)
  const says = counted.some((sign) => sign.kind === 'message' && !sign.isBusy)
  // The form made way, or the server took it, and a new text is there: they belong together.
  const isBacked = says && (isGone || signs.some((sign) => sign.kind === 'response' && !sign.speaksFor))
  const successes = speaking('success').filter(
    (sign) => !isBusy || sign.kind === 'navigation' || sign.kind === 'message',
  )
  if (isBacked && !isBusy) successes.push({ kind: 'message', holdMs: 300 })
  if (kind === 'button' && says && !isBusy) successes.push({ kind: 'message', holdMs: 500 })
  return successes.length > 0 ? { status: 'confirmed', holdMs: shortest(successes) } : undefined
}

function shortest(signs: Sign[]): number {
  return Math.min(...signs.map(({ holdMs = 0 }) => holdMs))
}
