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
const MOST_SCANS = 24

/** The changes of one file: what is settled, and groups that are to be tried one after the other. */
interface Part {
  kept: Tried[]
  pending: Tried[][]
}

/**
 * Makes the changes that help: their finding is gone, and nothing is new. All are tried at once. Where a file disagrees, its
 * changes are halved until the one that spoils it is found, in all files at the same time.
 *
 * @returns the scan with what was made; undefined if nothing was
 */
export async function settle(
  all: readonly Tried[],
  { texts, scan, look, onLeft }: Settling,
): Promise<Scan | undefined> {
  const before = texts.state()
  const parts = await partsOf(all, texts)
  const order = new Map(all.map((tried, index) => [tried, index]))
  const drop = (group: readonly Tried[], why: string) => {
    for (const tried of group) onLeft(tried, why)
  }
  const tryAll = async (trial: readonly Tried[]) => {
    texts.restore(before)
    const applied = await texts.apply(trial.toSorted((a, b) => order.get(a)! - order.get(b)!))
    return { ...applied, next: applied.made.length > 0 ? await look(texts.overlay) : scan }
  }

  let most = parts.length
  for (let scans = 0; scans < MOST_SCANS; scans++) {
    for (const part of parts) part.pending = part.pending.filter(({ length }) => length > 0)
    const open = parts.filter(({ pending }) => pending.length > 0)
    const trying = open.slice(0, most)
    const trial = [...parts.flatMap(({ kept }) => kept), ...trying.flatMap(({ pending: [group = []] }) => group)]
    if (trial.length === 0) break
    const { made, left, next } = await tryAll(trial)
    for (const { tried, why } of left) {
      onLeft(tried, why, 'waits')
      for (const part of parts) remove(tried, part)
    }
    const failed = unmended(made, scan, next)
    const worse = worsened(scan, next)
    if (failed.size === 0 && worse.size === 0) {
      for (const part of trying) part.kept.push(...(part.pending.shift() ?? []))
      if (parts.every(({ pending }) => pending.length === 0)) return made.length > 0 ? next : undefined
      most *= 2
      continue
    }
    const isBad = (tried: Tried) => failed.has(tried) || tried.pages.some((page) => worse.has(page))
    const bad = trying.filter(({ kept, pending: [group = []] }) => [...kept, ...group].some(isBad))
    // Something elsewhere is worse: fewer files at once tell which of them it is.
    if (bad.length === 0 && trying.length > 1) {
      most = Math.ceil(trying.length / 2)
      continue
    }
    for (const part of trying) {
      const group = part.pending.shift() ?? []
      if (bad.length > 0 && !bad.includes(part)) part.kept.push(...group)
      else if (group.length === 1) drop(group, failed.has(group[0]!) ? NOT_GONE : NEW_FINDING)
      else if (group.length > 1) part.pending.unshift(...halves(group, failed))
    }
  }
  for (const { pending } of parts) drop(pending.flat(), UNDECIDED)

  // What was fine beside what is dropped now may not be fine without it.
  let kept = parts.flatMap((part) => part.kept)
  while (kept.length > 0) {
    const { made, next } = await tryAll(kept)
    const failed = unmended(made, scan, next)
    const worse = worsened(scan, next)
    if (made.length > 0 && failed.size === 0 && worse.size === 0) return next
    const isBad = (tried: Tried) =>
      !made.includes(tried) || failed.has(tried) || tried.pages.some((page) => worse.has(page))
    const bad = kept.some(isBad) ? kept.filter(isBad) : kept
    drop(bad, NEW_FINDING)
    kept = kept.filter((tried) => !bad.includes(tried))
  }
  texts.restore(before)
  return undefined
}

export const NOT_GONE = 'A scan still has it after the change.'
const NEW_FINDING = 'The change would bring another finding.'
const UNDECIDED = 'Changes on this page spoil each other.'

/** By file; what changes several is one part. */
async function partsOf(all: readonly Tried[], texts: FolderTexts): Promise<Part[]> {
  const groups = new Map<string, Tried[]>()
  for (const tried of all) {
    const paths = new Set(await Promise.all(tried.changes.map((change) => texts.pathOf(change))))
    const [path = ''] = paths
    const key = paths.size === 1 && tried.changes.every((change) => 'page' in change) ? path : ''
    groups.set(key, [...(groups.get(key) ?? []), tried])
  }
  return [...groups.values()].map((group) => ({ kept: [], pending: [group] }))
}

function remove(tried: Tried, part: Part): void {
  part.kept = part.kept.filter((each) => each !== tried)
  part.pending = part.pending.map((group) => group.filter((each) => each !== tried))
}

/** What has helped comes first. */
function halves(group: readonly Tried[], failed: ReadonlySet<Tried>): Tried[][] {
  const helped = group.filter((tried) => !failed.has(tried))
  if (helped.length > 0 && helped.length < group.length) return [helped, group.filter((tried) => failed.has(tried))]
  const middle = Math.ceil(group.length / 2)
  return [group.slice(0, middle), group.slice(middle)]
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
