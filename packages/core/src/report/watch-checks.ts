import type { PageEvidence, SiteEvidence } from '../audit/evidence.ts'
import { checks } from '../audit/registry.ts'
import { type CheckResult, runCheck } from '../audit/run-checks.ts'
import type { PageSummary } from '../page/page-summary.ts'
import type { BreakdownEntry } from '../schema/breakdown.ts'

/** What the checks gave for a site, and what they would give for one that differs in a part. */
export interface WatchedChecks {
  results: CheckResult[]
  /** The breakdown of another site; a check that looked at nothing that differs is not asked again. */
  rerun(after: SiteEvidence): BreakdownEntry[]
}

/** Members that a check looked at: of the evidence, of its pages, and of what these say. */
interface Looks {
  site: Set<keyof SiteEvidence>
  evidence: Set<keyof PageEvidence>
  page: Set<keyof PageSummary>
}

/** Runs every check and remembers what it looked at: a check is pure, so the same parts give the same. */
export function watchChecks(site: SiteEvidence): WatchedChecks {
  const watched = checks.map((check) => {
    const looks: Looks = { site: new Set(), evidence: new Set(), page: new Set() }
    return { check, looks, result: runCheck(check, recordedSite(site, looks)) }
  })
  return {
    results: watched.map(({ result }) => result),
    rerun: (after) =>
      watched.map(({ check, looks, result }) =>
        isSame(site, after, looks) ? result.entry : runCheck(check, after).entry,
      ),
  }
}

function isSame(before: SiteEvidence, after: SiteEvidence, { site, evidence, page }: Looks): boolean {
  for (const key of site) if (key !== 'pages' && before[key] !== after[key]) return false
  if (!site.has('pages') || before.pages === after.pages) return true
  return (
    before.pages.length === after.pages.length &&
    before.pages.every((each, index) => isSamePage(each, after.pages[index]!))
  )

  function isSamePage(one: PageEvidence, other: PageEvidence): boolean {
    for (const key of evidence) if (key !== 'page' && one[key] !== other[key]) return false
    if (one.page === other.page || !evidence.has('page')) return true
    if (!one.page || !other.page) return false
    for (const key of page) if (one.page[key] !== other.page[key]) return false
    return true
  }
}

function recordedSite(site: SiteEvidence, looks: Looks): SiteEvidence {
  const pages = site.pages.map((each) => {
    const page = each.page && recorded(each.page, looks.page)
    return recorded(each, looks.evidence, page && { page })
  })
  return recorded(site, looks.site, { pages })
}

/** The same object to whoever reads it. @param instead members that are given in the place of its own */
function recorded<Part extends object>(part: Part, looks: Set<keyof Part>, instead: Partial<Part> = {}): Part {
  return new Proxy(part, {
    get(target, name) {
      const key = name as keyof Part
      looks.add(key)
      return instead[key] ?? target[key]
    },
  })
}
