import type { Fingerprint } from '../schema/tool.ts'
import { keyOf, type Looks } from './looks.ts'
import { peerKey, sharedBy, soleTraits } from './sole-traits.ts'

// Bundled into the widget: no import but types and looks, and no more code than it takes.

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
/** Only one form was sent to its address, and still is: so similar, it is the same. */
const HALF = 0.6
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
 * One that no longer looks the same is known by what only it had, if one element alone has that now.
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
  const found = (at: typeof top): FingerprintMatch => answer(at.index === hit ? 'selector' : 'looks', at)
  const {
    rival = 0,
    twins = { index: 0, count: 1 },
    peers = { index: 0, count: 1 },
    neighbours,
    marks,
    shared,
  } = wanted
  const gap = Math.min(MARGIN, (1 - rival) / 2)
  // Without any of these nothing identifies it.
  const isKnown = wanted.name + wanted.fields + (wanted.action ?? '') + (neighbours.heading ?? '')
  const isAlike = isKnown && top.score >= Math.max(ALIKE, rival + gap)
  const isNamed = /[#.[]/.test(wanted.selector) && !/:nth-[^\s>]*$/.test(wanted.selector)
  const isStill = ({ score, differs }: Comparison): boolean => score >= STILL || differs.length < 2
  const isOwn = own && isNamed && isStill(own)
  if (isOwn && (!isAlike || own.score > top.score - gap)) return answer('selector', own)
  const none = answer(isAlike ? 'several' : 'none')

  // One of those that shared its fields or address has gone: only name, heading and a neighbour say that it was another one.
  const sharing = shared && candidates.filter((each) => sharedBy(each) === sharedBy(wanted))
  const isLost =
    sharing &&
    sharing.length < shared &&
    !(wanted.name && neighbours.heading && !/name|heading|before,after/.test(top.differs.join()))
  if (isAlike && !isOwn && !isLost) {
    const close = all.filter((each) => each.score >= top.score - gap)
    const alike = all.filter((each) => keyOf(candidates[each.index]!) === keyOf(candidates[top.index]!))
    const twin = alike[twins.index]
    if (twin && alike.length === twins.count && close.every((each) => alike.includes(each))) return found(twin)
  }

  // It may be called something else now, but not what stood beside it, nor nothing.
  const isRenamed = ({ index }: typeof top): boolean =>
    !['', wanted.name, neighbours.before, neighbours.after].includes(candidates[index]!.name)
  const traits = soleTraits(wanted)
  const now = candidates.map(soleTraits)
  const holders = (wanted.sole ?? []).flatMap((trait) => {
    const [one, other] = all.filter(({ index, score }) => score > 0 && now[index]!.get(trait) === traits.get(trait))
    if (!one || other) return []
    const { name, marks: left = [] } = candidates[one.index]!
    const isPlace = one.differs.every((part) => /^(name|heading)$/.test(part))
    const isWrittenSo = marks!.filter((mark) => left.includes(mark)).length * 2 >= marks!.length
    if (trait === ':place') return isPlace && isRenamed(one) && isWrittenSo ? one : []
    if (trait === ':action') return one.score >= HALF ? one : []
    if (trait === ':fields') return one
    // A name, an id or a form may have been given to another element; a handler or data says what an element does.
    const isSame =
      isStill(one) || (trait === ':sends' ? isWrittenSo : /^(on|data-|aria-)/.test(trait) && wanted.role !== 'form')
    return isSame && (name === wanted.name || isRenamed(one)) ? one : []
  })
  const sole = new Set(holders)
  const [only, other] = sole
  if (isOwn && !sole.has(own)) return none
  if (only) return other ? answer('several') : found(only)
  const { heading, before, after } = neighbours
  const isStanding = own && own.differs.join() === 'name' && isRenamed(own)
  if (isStanding && wanted.role !== 'form' && (before ? heading || after : heading && after))
    return answer('selector', own)

  const alike = all.filter(({ index }) => peerKey(candidates[index]!) === peerKey(wanted))
  const isMoved = alike.every(({ index }) => candidates[index]!.neighbours.heading !== heading)
  const peer = alike[peers.index]
  if (marks && isKnown && !isLost && peer && isMoved && alike.length === peers.count) return found(peer)
  return none
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
