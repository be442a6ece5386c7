import type { OutcomeStatus } from '../types.ts'
import type { Sign } from './sign.ts'

export interface Verdict {
  status: OutcomeStatus
  /** How long it has to stay the same, in ms. */
  holdMs: number
}

/** Pages that go ahead of their server's answer take back what they showed: as long as most servers need, and some more. */
const UNANSWERED_MS = 2300
/** What a page says of failure elsewhere, while thanks may still come: without an answer, and after one. */
const FAR_MS = [2500, 500] as const
/**
 * How a form makes way, or a button's state changes, and how long that has to stay: once its own address took the input,
 * some other, or nobody.
 */
const WAYS: Partial<Record<Sign['kind'], readonly [own: number, other: number, none: number]>> = {
  dialog_closed: [0, 500, UNANSWERED_MS],
  form_reset: [100, 500, UNANSWERED_MS],
  form_removed: [500, 1000, UNANSWERED_MS],
  state: [100, 500, UNANSWERED_MS],
  url: [300, 500, 1000],
}

/**
 * What the signs prove together; nothing without a sign. Words come first, those of failure before all, unless the form
 * has given way to words of success. Then the answer to the form, then that it made way. A text that says neither is
 * no proof, nor is an answer alone: many say in their body that it was none. Nor does it prove anything that a form made
 * way beside a text that says no to something, or after requests that all came to nothing.
 */
export function judge(signs: readonly Sign[]): Verdict | undefined {
  const kinds = new Set(signs.map((sign) => sign.kind))
  const isGone = kinds.has('form_removed') || kinds.has('dialog_closed') || kinds.has('url')
  const counted = signs.filter(
    // A whole new page has words of every kind; only its news is about this form.
    (sign) => !(isGone && sign.isWeak) && (sign.kind !== 'message' || sign.isNews || !kinds.has('url')),
  )
  // Some forms are reset by every answer, so a reset that comes with a wish or an alert is neither.
  const isReset = !isGone && kinds.has('form_reset')
  const failures = counted.filter(
    (sign) => sign.speaksFor === 'failure' && sign.kind !== 'response' && !(isReset && sign.isWeak),
  )
  const successes = counted.filter(({ speaksFor }) => speaksFor === 'success')
  const isThanked = successes.some(({ isSaid }) => isSaid)
  const near = failures.filter(({ isFar }) => !isFar)
  if (near[0] && !(isThanked && isGone)) return verdict('rejected', near)
  if (isThanked) return { status: 'confirmed', holdMs: 0 }
  const responses = signs.filter((sign) => sign.kind === 'response')
  const unanswered = responses.filter((sign) => sign.isUnanswered)
  const answers = responses.filter((sign) => !sign.isUnanswered)
  // A page may ask its own address again; of others nobody knows which one took the input.
  const own = answers.findLast(({ isOwn }) => isOwn)
  const asked = own ? [own] : answers
  const refused = asked.filter(({ speaksFor }) => speaksFor === 'failure')
  if (own && refused[0]) return verdict('rejected', refused)
  if (signs.some(({ isBusy }) => isBusy) || (refused[0] && asked[refused.length])) return undefined
  if (refused[0]) return verdict('rejected', refused)
  if (failures[0]) return { status: 'rejected', holdMs: FAR_MS[asked[0] ? 1 : 0] }
  if (isReset && counted.some((sign) => sign.isWeak || sign.isAlert)) return undefined
  const isDoubtful = counted.some((sign) => sign.isDoubt) || (unanswered[0] && !asked[0])
  const believed = successes
    .filter(({ kind }) => !isDoubtful || !WAYS[kind] || kind === 'url')
    .map((sign) => {
      const holds = WAYS[sign.kind]
      return holds && !sign.holdMs ? { ...sign, holdMs: holds[own ? 0 : asked[0] ? 1 : 2] } : sign
    })
  return believed[0] && verdict('confirmed', believed)
}

function verdict(status: OutcomeStatus, signs: Sign[]): Verdict {
  return { status, holdMs: Math.min(...signs.map(({ holdMs = 0 }) => holdMs)) }
}
