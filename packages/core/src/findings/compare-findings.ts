import { serverRenderedContent } from '../audit/checks/essential/server-rendered-content.ts'
import type { Finding } from '../schema/report-types.ts'
import { type BaselineEntry, hasEnded } from './baseline.ts'
import type { SiteFindings } from './findings-of.ts'

/** A rule that a team does not follow at a place, and why. */
export interface Waiver {
  rule: string
  /** A path of the site, a file, a selector or a fingerprint; `*` stands for any text. */
  place: string
  reason: string
  /** Last day, YYYY-MM-DD. */
  until?: string | undefined
}

/** What has changed, measured against what a team has decided. */
export interface FindingChanges {
  /** Neither known nor waived. */
  fresh: Finding[]
  /** In the baseline. */
  known: Finding[]
  waived: { finding: Finding; waiver: Waiver }[]
  /** In the baseline, and no more there: `left` of `entry.count`. */
  gone: { entry: BaselineEntry; left: number }[]
  /** In the baseline, and nobody knows whether they are there. */
  unknown: BaselineEntry[]
}

/**
 * Sorts the findings of a site into what is new and what is known. A rule or a page that could not be measured makes
 * nothing new and nothing gone.
 *
 * @param entries of this site
 * @param today YYYY-MM-DD
 */
export function compareFindings(
  found: SiteFindings,
  { entries, waivers, today }: { entries: readonly BaselineEntry[]; waivers: readonly Waiver[]; today: string },
): FindingChanges {
  const changes: FindingChanges = { fresh: [], known: [], waived: [], gone: [], unknown: [] }
  const valid = waivers.filter((waiver) => !hasEnded(waiver, today))
  const left = new Map<string, number>()
  const allowed = new Map(entries.map((entry) => [entry.fingerprint, hasEnded(entry, today) ? 0 : entry.count]))
  for (const finding of found.findings) {
    const waiver = valid.find((each) => isWaivedBy(finding, each))
    if (waiver) {
      changes.waived.push({ finding, waiver })
      continue
    }
    const { fingerprint } = finding
    const count = (left.get(fingerprint) ?? 0) + 1
    left.set(fingerprint, count)
    if (count <= (allowed.get(fingerprint) ?? 0)) changes.known.push(finding)
    else changes.fresh.push(finding)
  }
  for (const entry of entries) {
    const now = left.get(entry.fingerprint) ?? 0
    if (entry.count === 0 || now >= entry.count) continue
    if (isUnknown(entry, found)) changes.unknown.push(entry)
    else changes.gone.push({ entry, left: now })
  }
  return changes
}

/** Whether a scan can tell nothing of an entry: its rule was not judged, or its page not read. */
export function isUnknown({ rule, path }: BaselineEntry, found: SiteFindings): boolean {
  const { unmeasured, unread, unseen, onlyRead } = found
  if (unmeasured.includes(rule) || unread.includes(path)) return true
  if (unseen.includes(path) && !readsDocument(rule)) return true
  // Its page may be one of those that there was no room for.
  return onlyRead !== undefined && !onlyRead.includes(path) && !SITE_PATH.test(path)
}

/** Paths that stand for the site as a whole, or for a file of it. */
const SITE_PATH = /^\/(?:[\w.-]+\.(?:txt|xml|json)|\.well-known\/.*)?$/

/** Whether a rule judges what the server sends, whatever a browser would show. */
function readsDocument(rule: string): boolean {
  return rule === serverRenderedContent.id
}

/** Whether a waiver names the place of a finding. */
export function isWaivedBy({ ruleId, fingerprint, place }: Finding, waiver: Waiver): boolean {
  if (waiver.rule !== ruleId && waiver.rule !== '*') return false
  const { page, path, file, selector } = place
  return [path, page, file, selector, fingerprint].some((name) => name !== undefined && fits(name, waiver.place))
}

/** Without a regular expression, which the pattern could make slow. */
function fits(name: string, pattern: string): boolean {
  const [first = '', ...parts] = pattern.split('*')
  if (parts.length === 0) return name === pattern
  if (!name.startsWith(first)) return false
  const last = parts.pop() ?? ''
  let at = first.length
  for (const part of parts) {
    const found = name.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return name.length - last.length >= at && name.endsWith(last)
}
