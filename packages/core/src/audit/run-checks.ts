import type { BreakdownEntry } from '../schema/report-types.ts'
import type { Advice, Check } from './check.ts'
import type { SiteEvidence } from './evidence.ts'
import type { Fault } from './fault.ts'
import { checks } from './registry.ts'

/** What one check gave: its row of the breakdown, and how to earn the rest. */
export interface CheckResult {
  check: Check
  entry: BreakdownEntry
  readonly advice?: Advice | undefined
  /** Where points are missing, and why; empty if all are earned, or nobody knows. */
  readonly faults?: readonly Fault[]
  /** Points that a part which could not be observed may add; see `scoreRange`. */
  openPoints?: number
}

/**
 * Runs every check on the evidence, in the order of the registry: one result each, whether it applies or not.
 *
 * @param rules the checks to run, when it is not all of them
 */
export function runChecks(site: SiteEvidence, rules: readonly Check[] = checks): CheckResult[] {
  return rules.map((check) => runCheck(check, site))
}

/** What every check gives for a site, without advice. */
export function breakdownOf(site: SiteEvidence): BreakdownEntry[] {
  return runChecks(site).map(({ entry }) => entry)
}

export function runCheck(check: Check, site: SiteEvidence): CheckResult {
  if (check.applies && !check.applies(site)) {
    const observed = [`Does not apply: ${check.gate ?? 'there is nothing to judge'}.`]
    return { check, entry: toEntry(check, { points: 0, applied: false, measured: true, observed }) }
  }
  const { points, observed, measured = true, advise, faults, openPoints } = check.earn(site)
  const earned = measured ? Math.min(check.maxPoints, Math.max(0, points)) : 0
  return {
    check,
    entry: toEntry(check, { points: earned, applied: true, measured, observed }),
    ...(openPoints && measured ? { openPoints } : {}),
    get advice() {
      const advice = measured && earned < check.maxPoints ? advise?.() : undefined
      return advice && withOrigin(advice, site)
    },
    get faults() {
      if (!measured || earned >= check.maxPoints) return []
      return faults?.() ?? [{ message: observed.join(' ') }]
    },
  }
}

function toEntry(
  { id, title, bucket, maxPoints }: Check,
  found: Pick<BreakdownEntry, 'points' | 'applied' | 'measured' | 'observed'>,
): BreakdownEntry {
  const { points, applied, measured, observed } = found
  return { check: id, title, bucket, points, maxPoints, applied, measured, observed }
}

/** A folder has no address yet, so its snippets use a placeholder. */
function withOrigin(advice: Advice, { crawl, finalUrl }: SiteEvidence): Advice {
  if (crawl.source !== 'folder' || !URL.canParse(finalUrl)) return advice
  const { origin } = new URL(finalUrl)
  if (!advice.snippets.some(({ code }) => code.includes(origin))) return advice
  return { ...advice, change: `${advice.change} Replace ${origin} with your site's address.` }
}
