import type { SiteEvidence } from '../audit/evidence.ts'
import { checks } from '../audit/registry.ts'
import { type CheckResult, runCheck } from '../audit/run-checks.ts'
import type { BreakdownEntry } from '../schema/breakdown.ts'

/** What the checks gave for a site, and what they would give for one that differs in a part. */
export interface WatchedChecks {
  results: CheckResult[]
  /** The breakdown of another site; a check that looked at nothing that differs is not asked again. */
  rerun(after: SiteEvidence): BreakdownEntry[]
}

/** Runs every check and remembers which members of the evidence it looked at: a check is pure, so the same parts give the same. */
export function watchChecks(site: SiteEvidence): WatchedChecks {
  const watched = checks.map((check) => {
    const read = new Set<keyof SiteEvidence>()
    return { check, read, result: runCheck(check, recorded(site, read)) }
  })
  return {
    results: watched.map(({ result }) => result),
    rerun: (after) =>
      watched.map(({ check, read, result }) =>
        [...read].every((key) => after[key] === site[key]) ? result.entry : runCheck(check, after).entry,
      ),
  }
}

function recorded(site: SiteEvidence, read: Set<keyof SiteEvidence>): SiteEvidence {
  return new Proxy(site, {
    get(target, key) {
      read.add(key as keyof SiteEvidence)
      return target[key as keyof SiteEvidence]
    },
  })
}
