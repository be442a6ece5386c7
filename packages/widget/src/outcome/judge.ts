import type { OutcomeStatus } from '../types.ts'
import type { Sign } from './sign.ts'

export interface Verdict {
  status: OutcomeStatus
  /** How long it has to stay the same, in ms. */
  holdMs: number
}

/** Pages that go ahead of their server's answer take back what they showed: as long as most servers need, and some more. */
const UNANSWERED_MS = 2300
/** Thanks beside a sign of work may be ahead of the answer. */
const WORK_MS = 300
/** Nor does the browser tell of an answer at once. */
const LATE_MS = 150
/** What a page says of failure elsewhere, while thanks may still come: without an answer, and after one. */
const FAR_MS = { unanswered: 2500, answered: 500 }
/**
 * How a form makes way, or a button's state changes, and how long that has to stay: once its own address took the input,
 * some other, or nobody.
 */
const WAYS: Partial<Record<Sign['kind'], Record<'own' | 'other' | 'none', number>>> = {
  dialog_closed: { own: 0, other: 500, none: UNANSWERED_MS },
  form_removed: { own: 500, other: 1000, none: UNANSWERED_MS },
  state: { own: 100, other: 500, none: UNANSWERED_MS },
  url: { own: 300, other: 500, none: 1000 },
}

/**
 * What the signs prove together; nothing without a sign. Words come first, those of failure before all, unless the form
 * has given way to words of success; thanks beside a form that stands and was refused are none. Then the answer to the
 * form, then that it made way. A text that says neither is no proof, nor is an answer alone: many say in their body that it
 * was none. Nor does it prove anything that a form made way beside a text that says no to something, or after requests
 * that all came to nothing.
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
  const answers = answersIn(signs)
  const { own, asked, refused } = answers
  const successes = counted.filter(({ speaksFor, isFar }) => speaksFor === 'success' && !(isFar && answers.hasRefusal))
  const isThanked = successes.some(({ isSaid }) => isSaid)
  const isAtWork = signs.some(({ isBusy }) => isBusy)
  const near = failures.filter(({ isFar }) => !isFar)
  if (near[0] && !(isThanked && isGone)) return verdict('rejected', near)
  // Words are read by lists: where every answer says no and the form stands as it was, they meant something else.
  const isDenied = !isGone && !!refused[0] && refused.length === asked.length
  const isAwaited = signs.some(({ isAsking }) => isAsking)
  if (isThanked && !isDenied) {
    // The answer may say otherwise, and the page then take its thanks back; not so once it has made way after a good one.
    if (isAwaited && !(isGone && refused.length < asked.length)) return undefined
    // Where a form stands as it was, thanks may be about one of its fields, or ahead of the answer.
    const holdMs = isGone ? 0 : asked[0] ? LATE_MS : UNANSWERED_MS
    return { status: 'confirmed', holdMs: isAtWork ? Math.max(holdMs, WORK_MS) : holdMs }
  }
  if (isAwaited) return undefined
  if (own && refused[0]) return verdict('rejected', refused)
  const isMixed = refused.length > 0 && refused.length < asked.length
  if (isThanked || isMixed || isAtWork) return undefined
  if (refused[0]) return verdict('rejected', refused)
  if (failures[0]) return { status: 'rejected', holdMs: asked[0] ? FAR_MS.answered : FAR_MS.unanswered }
  // A form that made way for words that nobody here understands may have been refused in them.
  return isGone && isForm(kinds) && signs.some(isUnread) ? undefined : confirmedBy(successes, counted, answers)
}

/** What neither words nor an answer decide: that the form made way, or a button changed. */
function confirmedBy(successes: Sign[], counted: Sign[], { own, asked, cameToNothing }: Answers): Verdict | undefined {
  const isDoubtful = cameToNothing || counted.some(({ isDoubt }) => isDoubt)
  const believed = successes.filter(({ kind }) => !isDoubtful || !WAYS[kind] || kind === 'url')
  const answerer = own ? 'own' : asked[0] ? 'other' : 'none'
  const held = believed.map((sign) => heldFor(sign, answerer))
  return held[0] && verdict('confirmed', held)
}

interface Answers {
  /** The last one of the form's own address: a page may ask it again. */
  own: Sign | undefined
  /** That one, else those of other addresses, of which nobody knows which one took the input. */
  asked: Sign[]
  refused: Sign[]
  /** Any address refused something. */
  hasRefusal: boolean
  /** There were requests, and of none a good answer is known. */
  cameToNothing: boolean
}

function answersIn(signs: readonly Sign[]): Answers {
  const responses = signs.filter(({ kind }) => kind === 'response')
  const known = responses.filter(({ isUnanswered }) => !isUnanswered)
  const own = known.findLast(({ isOwn }) => isOwn)
  const asked = own ? [own] : known
  return {
    own,
    asked,
    refused: asked.filter(isFailure),
    hasRefusal: responses.some(isFailure),
    cameToNothing: responses.length > known.length && !asked[0],
  }
}

function isFailure({ speaksFor }: Sign): boolean {
  return speaksFor === 'failure'
}

function heldFor(sign: Sign, answerer: 'own' | 'other' | 'none'): Sign {
  const holds = WAYS[sign.kind]
  return holds && !sign.holdMs ? { ...sign, holdMs: holds[answerer] } : sign
}

/** A form that is left by its route is gone as well; a button that leads on is not. */
function isForm(kinds: Set<Sign['kind']>): boolean {
  return kinds.has('form_removed') || kinds.has('dialog_closed')
}

function isUnread({ kind, detail = '', isNoRemark, isBusy, speaksFor }: Sign): boolean {
  return kind === 'message' && speaksFor !== 'success' && !isNoRemark && !isBusy && /\p{L}/u.test(detail)
}

function verdict(status: OutcomeStatus, signs: Sign[]): Verdict {
  return { status, holdMs: Math.min(...signs.map(({ holdMs = 0 }) => holdMs)) }
}
