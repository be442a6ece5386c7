import type { Finding, Report } from '@operable/core'
import type { FolderTexts } from './folder-texts.ts'
import type { Tried } from './tried.ts'

/** A folder as it would be. */
export interface Scan {
  findings: readonly Finding[]
  /** Made when it is asked for. */
  report(): Report
}

export interface Settling {
  texts: FolderTexts
  scan: Scan
  look(overlay: ReadonlyMap<string, Uint8Array>): Promise<Scan>
  /** Told of each change that is not made. One that waits for another may be made afterwards. */
  onLeft(tried: Tried, why: string, waits?: 'waits'): void
}

/** Scans to find the changes that do not help. What is undecided by then is dropped. */
const MOST_SCANS = 40

/**
 * Makes the changes that help: their finding is gone, and nothing is new. All are tried at once. If the scan disagrees, those
 * that it does not speak against are tried first, and the others are halved until the one that spoils it is found.
 *
 * @returns the scan with what was made; undefined if nothing was
 */
export async function settle(
  all: readonly Tried[],
  { texts, scan, look, onLeft }: Settling,
): Promise<Scan | undefined> {
  const before = texts.state()
  const pending = [[...all]]
  let kept: readonly Tried[] = []
  let settled: Scan | undefined
  const drop = (group: readonly Tried[], why: string) => {
    for (const tried of group) onLeft(tried, why)
  }
  for (let scans = 0; scans < MOST_SCANS; scans++) {
    const group = pending.shift()
    if (!group) break
    texts.restore(before)
    const { made, left } = await texts.apply([...kept, ...group])
    for (const { tried, why } of left) onLeft(tried, why, 'waits')
    const added = made.filter((tried) => !kept.includes(tried))
    if (added.length === 0) continue
    const next = await look(texts.overlay)
    const failed = unmended(made, scan, next)
    const worse = worsened(scan, next)
    if (failed.size === 0 && worse.size === 0) {
      kept = made
      settled = next
      continue
    }
    const isSuspect = (tried: Tried) => failed.has(tried) || tried.pages.some((page) => worse.has(page))
    if (added.every((tried) => isHopeless(tried, scan, next))) drop(added, NOT_GONE)
    else if (added.length > 1) pending.unshift(...split(added, isSuspect))
    else drop(added, failed.has(added[0]!) ? NOT_GONE : NEW_FINDING)
  }
  drop(pending.flat(), UNDECIDED)
  texts.restore(before)
  await texts.apply(kept)
  return settled
}

export const NOT_GONE = 'A scan still has it after the change.'
const NEW_FINDING = 'The change would bring another finding.'
const UNDECIDED = 'It is one of many changes, and some of them do not help.'

// One change that does not help would otherwise cost its page all of them, or a scan for each.
function split(group: readonly Tried[], isSuspect: (tried: Tried) => boolean): Tried[][] {
  const others = group.filter((tried) => !isSuspect(tried))
  if (others.length > 0 && others.length < group.length) return [others, group.filter(isSuspect)]
  const middle = Math.ceil(group.length / 2)
  return [group.slice(0, middle), group.slice(middle)]
}

/** Whether nothing like the finding is gone. */
function isHopeless({ finding }: Tried, before: Scan, after: Scan): boolean {
  const countIn = ({ findings }: Scan) => findings.filter((each) => likeness(each) === likeness(finding)).length
  return countIn(after) >= countIn(before)
}

/** Changes whose finding is still there. Findings that are alike have one fingerprint: then as many must be gone. */
export function unmended(tried: readonly Tried[], before: Scan, after: Scan): Set<Tried> {
  const was = counts(before.findings, likeness)
  const is = counts(after.findings, likeness)
  const groups = Map.groupBy(tried, ({ finding }) => likeness(finding))
  return new Set(
    [...groups].flatMap(([key, group]) => {
      const gone = (was.get(key)?.count ?? 0) - (is.get(key)?.count ?? 0)
      return gone < group.length ? group : []
    }),
  )
}

/** Pages that have more findings of a rule than before. */
function worsened(before: Scan, after: Scan): Set<string> {
  const keyOf = ({ ruleId, place: { page } }: Finding) => `${ruleId}\n${page}`
  const known = counts(before.findings, keyOf)
  const more = [...counts(after.findings, keyOf)].filter(([key, { count }]) => (known.get(key)?.count ?? 0) < count)
  return new Set(more.map(([, { page }]) => page))
}

function counts(
  findings: readonly Finding[],
  keyOf: (finding: Finding) => string,
): Map<string, { count: number; page: string }> {
  const all = new Map<string, { count: number; page: string }>()
  for (const finding of findings) {
    const key = keyOf(finding)
    all.set(key, { page: finding.place.page, count: (all.get(key)?.count ?? 0) + 1 })
  }
  return all
}

/** What findings of a page have in common that nobody could tell apart. */
export function likeness({ fingerprint, place: { page } }: Finding): string {
  return `${fingerprint}\n${page}`
}
