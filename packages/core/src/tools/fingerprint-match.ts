import type { Fingerprint } from '../schema/tool.ts'

// Bundled into the widget: no import but types, and no more code than it takes.

/** What an element looks like now, computed as `fingerprintSchema` says. */
export type Looks = Omit<Fingerprint, 'selector' | 'twins'>

/** What two looks can differ in. */
export type LooksPart = 'name' | 'fields' | 'action' | 'heading' | 'before' | 'after'

export interface FingerprintMatch {
  /** Of the candidate that is meant; -1 when none is. */
  index: number
  /** 0 to 1, of that candidate, else of the most similar one. */
  score: number
  /** What that candidate has changed. */
  differs: LooksPart[]
  /**
   * `selector`: found by its selector, and it still looks like it; `looks`: found by its looks alone; `none`: nothing
   * looks like it; `several`: more than one does, and nothing tells them apart.
   */
  reason: 'selector' | 'looks' | 'none' | 'several'
}

/** How much each part says, by role; a part that neither side has says nothing. */
const FORM = { fields: 6, name: 2, action: 3, heading: 2, before: 0.5, after: 0.5 }
const CLICKABLE = { name: 6, action: 3, fields: 0, heading: 2, before: 0.5, after: 0.5 }
const FIELD = { fields: 5, name: 4, action: 1, heading: 1, before: 1, after: 1 }
const weights = { form: FORM, button: CLICKABLE, link: CLICKABLE, field: FIELD }

/** A selector by what an author named vouches for a changed element; below this it is another one. */
const STILL = 0.4
/** Without such a selector the looks must be this similar, */
const ALIKE = 0.66
/** and nothing else may come this close. */
const MARGIN = 0.1

/** Weighted similarity of two elements (after Similo, arXiv 2208.00677): 0 to 1, and the parts that are not equal. */
export function compareLooks(wanted: Looks, found: Looks): { score: number; differs: LooksPart[] } {
  const differs: LooksPart[] = []
  const parts = weights[wanted.role]
  // A button may become a link and the reverse.
  if (parts !== weights[found.role]) return { score: 0, differs }
  let earned = 0
  let possible = 0
  for (const part of Object.keys(parts) as LooksPart[]) {
    const [a, b] = [textOf(wanted, part), textOf(found, part)]
    if (a + b === '') continue
    const equal = part === 'fields' ? sameControls(wanted.fields, found.fields) : similarity(a, b, part === 'action')
    if (equal < 1) differs.push(part)
    earned += parts[part] * equal
    possible += parts[part]
  }
  return { score: possible && (earned / possible) * (wanted.role === found.role ? 1 : 0.95), differs }
}

/**
 * Finds the element that a fingerprint was taken of. Better none than a wrong one: a selector that counts positions is
 * no evidence, and of elements that look the same the right one is known only while there are as many as there were.
 * @param candidates every element of the page of the same kind in document order: forms; buttons and links; or fields
 * @param hit index of the only element that the selector matches; -1 when it matches none or several
 */
export function matchFingerprint(wanted: Fingerprint, candidates: readonly Looks[], hit = -1): FingerprintMatch {
  const all = candidates.map((candidate, index) => ({ index, ...compareLooks(wanted, candidate) }))
  const top = all.reduce((best, each) => (each.score > best.score ? each : best), { index: -1, score: 0, differs: [] })
  const own = all[hit]
  const isNamed = /[#.\]][^\s>:]*$/.test(wanted.selector)
  if (own && isNamed && own.score >= STILL && own.score > top.score - MARGIN) return { ...own, reason: 'selector' }
  if (top.score < ALIKE) return { ...top, index: -1, reason: 'none' }
  const key = keyOf(candidates[top.index]!)
  const twins = all.filter(({ index }) => keyOf(candidates[index]!) === key)
  const isRivalled = all.some((each) => each.score > top.score - MARGIN && !twins.includes(each))
  const { index, count } = wanted.twins ?? { index: 0, count: 1 }
  if (isRivalled || twins.length !== count) return { ...top, index: -1, reason: 'several' }
  return { ...twins[index]!, reason: twins[index]!.index === hit ? 'selector' : 'looks' }
}

/** Elements with one key are twins: only their order tells them apart. */
export function keyOf({ role, name, fields, action, neighbours }: Looks): string {
  return JSON.stringify([role, name, fields, action, neighbours.heading])
}

function textOf(looks: Looks, part: LooksPart): string {
  if (part === 'name' || part === 'action') return looks[part] ?? ''
  return part === 'fields' ? looks.fields.join() : (looks.neighbours[part] ?? '')
}

/** Share of common letter pairs, squared, so that "Page 1" is not nearly "Page 2"; addresses by their path. */
function similarity(a: string, b: string, isAddress: boolean): number {
  const [x, y] = [a, b].map((text) => text.toLowerCase().replace(/\s+/g, '').slice(0, 80)) as [string, string]
  if (x === y) return 1
  if (isAddress) return x.replace(/[?#].*/, '') === y.replace(/[?#].*/, '') ? 0.5 : 0
  return common(pairs(x), pairs(y), (p, q) => Number(p === q)) ** 2
}

function pairs(text: string): string[] {
  return text
    .slice(1)
    .split('')
    .map((letter, index) => text[index] + letter)
}

/** Controls count whole when type and name are equal, half when one of them is. */
function sameControls(a: readonly string[], b: readonly string[]): number {
  return common(a, b, (p, q) => {
    const [x, y] = [p.split(':'), q.split(':')]
    return (Number(x[0] === y[0]) + Number(x[1] === y[1])) / 2
  })
}

/** Dice coefficient of two lists: each entry is paired with the most similar one that is left. */
function common(a: readonly string[], b: readonly string[], like: (p: string, q: string) => number): number {
  const left = [...b]
  let sum = 0
  for (const p of a) {
    const scores = left.map((q) => like(p, q))
    const best = Math.max(0, ...scores)
    if (best > 0) left.splice(scores.indexOf(best), 1)
    sum += best
  }
  return (2 * sum) / (a.length + b.length)
}
