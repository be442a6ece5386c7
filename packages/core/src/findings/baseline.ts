import { z } from 'zod'
import type { Finding } from '../schema/report-types.ts'

/** A finding that a team has decided to live with, for now. */
export interface BaselineEntry {
  /** Name of the site in the configuration. */
  site: string
  rule: string
  path: string
  fingerprint: string
  /** How many such findings there may be. 0: it was pruned, which a merge with an older branch must not undo. */
  count: number
  /** Counts how often it came back after it was pruned; absent: never. */
  times?: number
  /** What it is, for whoever reads the file. */
  element?: string
  reason?: string
  /** Day, YYYY-MM-DD, after which it counts as new. */
  until?: string
  /** Day on which it was pruned. */
  pruned?: string
}

/** What a baseline file says. */
export interface Baseline {
  entries: BaselineEntry[]
  /** Lines that are no entry, from 1, and why; empty for a sound file. */
  faults: { line: number; why: string }[]
  /** The file still has the marks of a merge conflict. Both sides were read, as a merge would have joined them. */
  hasMarkers: boolean
}

const day = z.iso.date()
const entrySchema = z.strictObject({
  site: z.string().min(1),
  rule: z.string().min(1),
  path: z.string().min(1),
  fingerprint: z.string().regex(/^[0-9a-f]{32}$/),
  count: z.int().min(0),
  times: z.int().min(1).optional(),
  element: z.string().optional(),
  reason: z.string().optional(),
  until: day.optional(),
  pruned: day.optional(),
})

const HEAD = '{"format":1,"see":"operable baseline --help"}'

/**
 * Reads a baseline file line by line: JSON with a line for each finding. A merge may leave a line twice, in two versions or
 * in any order. Of two versions of a line the stricter counts: pruned before kept, a smaller count, an earlier end.
 */
export function parseBaseline(text: string): Baseline {
  const known = new Map<string, BaselineEntry>()
  const baseline: Baseline = { entries: [], faults: [], hasMarkers: false }
  let isBase = false
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim().replace(/,$/, '')
    if (/^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/.test(line)) {
      baseline.hasMarkers = true
      // The lines of the common ancestor, which some settings of git show as well.
      isBase = line.startsWith('|')
      continue
    }
    if (isBase || line === '' || line === '[' || line === ']' || line === '{}' || line.startsWith('{"format":'))
      continue
    const entry = readEntry(line)
    if (typeof entry === 'string') baseline.faults.push({ line: index + 1, why: entry })
    else {
      const key = keyOf(entry)
      const other = known.get(key)
      known.set(key, other ? stricter(other, entry) : entry)
    }
  }
  baseline.entries = [...known.values()].sort(inOrder)
  return baseline
}

/** The file with these entries: one sorted line for each, and the same bytes for the same entries. */
export function writeBaseline(entries: readonly BaselineEntry[]): string {
  const lines = [...entries].sort(inOrder).map((entry) => `${JSON.stringify(ordered(entry))},`)
  // The last line is no entry, so that each entry ends alike, wherever it is added.
  return ['[', `${HEAD},`, ...lines, '{}', ']', ''].join('\n')
}

function readEntry(line: string): BaselineEntry | string {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return 'It is not valid JSON.'
  }
  const { data, error } = entrySchema.safeParse(value)
  if (!data) {
    const [issue] = error.issues
    return `${issue?.path.join('.') || 'The line'}: ${issue?.message ?? 'It does not fit.'}`
  }
  return ordered(data as BaselineEntry)
}

/** Members in one order, without those that are undefined. */
function ordered(entry: BaselineEntry): BaselineEntry {
  const { site, rule, path, fingerprint, count, times, element, reason, until, pruned } = entry
  return {
    site,
    rule,
    path,
    fingerprint,
    count,
    ...(times === undefined ? {} : { times }),
    ...(element === undefined ? {} : { element }),
    ...(reason === undefined ? {} : { reason }),
    ...(until === undefined ? {} : { until }),
    ...(pruned === undefined ? {} : { pruned }),
  }
}

function keyOf({ site, fingerprint }: Pick<BaselineEntry, 'site' | 'fingerprint'>): string {
  return JSON.stringify([site, fingerprint])
}

function stricter(a: BaselineEntry, b: BaselineEntry): BaselineEntry {
  const [timesA, timesB] = [a.times ?? 0, b.times ?? 0]
  if (timesA !== timesB) return timesA > timesB ? a : b
  if (a.count !== b.count) return a.count < b.count ? a : b
  const [untilA, untilB] = [a.until ?? '9999', b.until ?? '9999']
  if (untilA !== untilB) return untilA < untilB ? a : b
  // Whichever side was read first: the same file again.
  return JSON.stringify(ordered(a)) <= JSON.stringify(ordered(b)) ? a : b
}

function inOrder(a: BaselineEntry, b: BaselineEntry): number {
  const [x, y] = [a, b].map(({ site, rule, path, fingerprint }) => JSON.stringify([site, rule, path, fingerprint]))
  return x! < y! ? -1 : x! > y! ? 1 : 0
}

/** How a baseline is made anew. */
export interface BaselineUpdate {
  site: string
  findings: readonly Finding[]
  /** Fingerprints of which nothing is known now: they stay. */
  isUnknown(entry: BaselineEntry): boolean
  /** Why new findings are taken in; absent: they are not. */
  reason?: string | undefined
  until?: string | undefined
  /** YYYY-MM-DD */
  today: string
}

/** Days for which a pruned line stays, so that branches that are as old can be merged. */
const KEPT_DAYS = 180

/**
 * The entries of one site, pruned: what is gone is marked so, and counts fall to what is left. With a reason, what is new is
 * taken in.
 */
export function updateBaseline(
  entries: readonly BaselineEntry[],
  { site, findings, isUnknown, reason, until, today }: BaselineUpdate,
): BaselineEntry[] {
  const counts = new Map<string, { count: number; finding: Finding }>()
  for (const finding of findings) {
    const counted = counts.get(finding.fingerprint)
    if (counted) counted.count++
    else counts.set(finding.fingerprint, { count: 1, finding })
  }
  const kept = entries
    .filter((entry) => entry.site !== site || !isOver(entry, today))
    .map((entry): BaselineEntry => {
      if (entry.site !== site) return entry
      const now = counts.get(entry.fingerprint)?.count ?? 0
      counts.delete(entry.fingerprint)
      if (isUnknown(entry)) return entry
      if (reason !== undefined && (now > entry.count || (now > 0 && hasEnded(entry, today)))) {
        const { until: _, pruned: __, ...rest } = entry
        const times = entry.count === 0 ? { times: (entry.times ?? 0) + 1 } : {}
        return { ...rest, ...times, count: now, reason, ...(until === undefined ? {} : { until }) }
      }
      if (now >= entry.count) return entry
      // A union merge brings deleted lines back when their neighbours change; a line that is marked as gone survives it.
      return now === 0 ? { ...entry, count: 0, pruned: today } : { ...entry, count: now }
    })
  if (reason === undefined) return kept
  const added = [...counts].map(([fingerprint, { count, finding }]): BaselineEntry => {
    const { ruleId, place } = finding
    return {
      site,
      rule: ruleId,
      path: place.path,
      fingerprint,
      count,
      ...(place.element === undefined ? {} : { element: place.element }),
      reason,
      ...(until === undefined ? {} : { until }),
    }
  })
  return [...kept, ...added]
}

/** Whether its last day is over. */
export function hasEnded({ until }: { until?: string | undefined }, today: string): boolean {
  return until !== undefined && until < today
}

function isOver({ count, pruned }: BaselineEntry, today: string): boolean {
  if (count > 0 || pruned === undefined) return false
  return Date.parse(today) - Date.parse(pruned) > KEPT_DAYS * 86_400_000
}
