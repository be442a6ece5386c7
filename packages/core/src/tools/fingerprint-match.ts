import type { Fingerprint } from '../schema/tool.ts'
import { keyOf, type Looks } from './looks.ts'

// Bundled into the widget: no import but types, and no more code than it takes.

/** Which of several candidates a fingerprint means, how sure that is, and why. */
export interface FingerprintMatch extends Comparison {
  /** Of the candidate that is meant; -1 when none is. */
  index: number
  /**
   * `selector`: found by its selector, and it still looks like it; `looks`: found by its looks alone; `none`: nothing
   * looks like it; `several`: more than one does, and nothing tells them apart.
   */
  reason: 'selector' | 'looks' | 'none' | 'several'
  /** Of the candidate that score, agrees and differs are of: the one that is meant, else the most similar; -1 without any. */
  best: number
  /** The most similar of the other candidates. */
  second?: Comparison & { index: number }
}

/** How similar two elements are, and why. A part that neither has is in neither list. */
export interface Comparison {
  /** 0 to 1. */
  score: number
  /** What is the same. */
  agrees: LooksPart[]
  /** What has changed, come or gone. */
  differs: LooksPart[]
}

const parts = ['fields', 'name', 'action', 'heading', 'before', 'after'] as const

/** What two looks can differ in. */
export type LooksPart = (typeof parts)[number]

/** The weight of each part, by role. A part that neither side has does not count, except the name. */
const clickable = [0, 6, 3, 2, 0.5, 0.5]
const weights = { form: [6, 1.5, 3, 2, 0.5, 0.5], button: clickable, link: clickable, field: [5, 4, 1, 2, 1, 1] }

/** An element found by its selector may have changed; less similar than this, it is another element. */
const STILL = 0.4
/** Without such a selector, how similar the looks must be. */
const ALIKE = 0.85
/** And how far ahead of every other element, unless half of its lead at the time of the fingerprint is less. */
const MARGIN = 0.1

/** Weighted similarity of two elements (after Similo, arXiv 2208.00677). */
export function compareLooks(wanted: Looks, found: Looks): Comparison {
  const agrees: LooksPart[] = []
  const differs: LooksPart[] = []
  const weight = weights[wanted.role]
  // A button may become a link and the reverse.
  if (weight !== weights[found.role]) return { score: 0, agrees, differs }
  const [before, now] = [flat(wanted), flat(found)]
  let earned = 0
  let possible = 0
  parts.forEach((part, index) => {
    const [a = '', b = ''] = [before[part], now[part]]
    const equal = similarity(a, b, part)
    if (a + b !== '') (equal < 1 ? differs : agrees).push(part)
    else if (part !== 'name') return
    // What is new says less than what has changed or gone.
    const own = weight[index]! * (a ? 1 : 0.5)
    earned += own * equal
    possible += own
  })
  return { score: (earned / possible) * (wanted.role === found.role ? 1 : 0.95), agrees, differs }
}

/**
 * Finds the element that a fingerprint was taken of. Better none than a wrong one: a selector that counts positions is
 * no evidence, and of elements that look the same the right one is known only while there are as many as there were.
 * @param candidates every element of the page of the same kind in document order: forms; buttons and links; or fields
 * @param hit index of the only element that the selector matches; -1 when it matches none or several
 */
export function matchFingerprint(wanted: Fingerprint, candidates: readonly Looks[], hit = -1): FingerprintMatch {
  const all = candidates.map((candidate, index) => ({ index, ...compareLooks(wanted, candidate) }))
  const [first, next] = all.toSorted((a, b) => b.score - a.score)
  const top = first ?? { index: -1, score: 0, agrees: [], differs: [] }
  const own = all[hit]
  const answer = (reason: FingerprintMatch['reason'], found?: typeof top): FingerprintMatch => {
    const { index: best, ...comparison } = found ?? top
    const second = best === top.index ? next : top
    return { index: found ? best : -1, ...comparison, reason, best, ...(second && { second }) }
  }
  const { rival = 0, twins = { index: 0, count: 1 } } = wanted
  const gap = Math.min(MARGIN, (1 - rival) / 2)
  // Without any of these nothing identifies it.
  const isKnown = wanted.name + wanted.fields + (wanted.action ?? '') + (wanted.neighbours.heading ?? '')
  const isAlike = isKnown && top.score >= Math.max(ALIKE, rival + gap)
  const isNamed = !/:nth-[^\s>]*$/.test(wanted.selector)
  const isOwn = own && isNamed && (own.score >= STILL || own.differs.length < 2)
  if (isOwn && (!isAlike || own.score > top.score - gap)) return answer('selector', own)
  if (!isAlike) return answer('none')
  const close = all.filter((each) => each.score > top.score - gap)
  const alike = all.filter((each) => keyOf(candidates[each.index]!) === keyOf(candidates[top.index]!))
  const found = alike[twins.index]
  if (isOwn || !found || alike.length !== twins.count || close.some((each) => !alike.includes(each)))
    return answer('several')
  return answer(found.index === hit ? 'selector' : 'looks', found)
}

function flat({ name, fields, action, neighbours }: Looks): Partial<Record<LooksPart, string | undefined>> {
  return { name, action, fields: fields.join('\n'), ...neighbours }
}

function similarity(a: string, b: string, part: LooksPart): number {
  const [x, y] = [plain(a), plain(b)]
  if (x === y) return 1
  if (part === 'action') return x.split(/[?#]/)[0] === y.split(/[?#]/)[0] ? 0.5 : 0
  // A control counts half when only its type or its name is the same.
  if (part === 'fields') return common(a.split(/[:\n]/), b.split(/[:\n]/))
  // By pairs of letters, squared, so that "Page 1" is not nearly "Page 2".
  return part === 'name' ? common(pairs(x), pairs(y)) ** 2 : 0
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '')
}

function pairs(text: string): string[] {
  return [...text].map((letter, index) => letter + (text[index + 1] ?? ''))
}

/** Dice coefficient of two lists. */
function common(a: readonly string[], b: string[]): number {
  const size = a.length + b.length
  const shared = a.filter((part) => b.includes(part) && b.splice(b.indexOf(part), 1))
  return (2 * shared.length) / size
}

// Bundled into the widget: no import but types.
