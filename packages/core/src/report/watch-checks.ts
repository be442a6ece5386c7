import type { PageEvidence, SiteEvidence } from '../audit/evidence.ts'
import { type ReadPage, readDocuments, rememberDocuments } from '../audit/read-pages.ts'
import { checks } from '../audit/registry.ts'
import { type CheckResult, runCheck } from '../audit/run-checks.ts'
import type { PageSummary } from '../page/page-summary.ts'
import type { BreakdownEntry } from '../schema/report-types.ts'

/** What the checks gave for a site, and what they would give for one that differs in a part. */
export interface WatchedChecks {
  results: CheckResult[]
  /** The breakdown of another site; a check that looked at nothing that differs is not asked again. */
  rerun(after: SiteEvidence): BreakdownEntry[]
}

/** Members of the evidence, of its pages, and of what these say. */
interface Members {
  site: Set<keyof SiteEvidence>
  evidence: Set<keyof PageEvidence>
  page: Set<keyof PageSummary>
}

/** Runs every check and remembers what it looked at: a check is pure, so it gives the same for the same parts. */
export function watchChecks(site: SiteEvidence): WatchedChecks {
  const watched = checks.map((check) => {
    const looked = noMembers()
    const result = runCheck(check, recordedSite(site, looked))
    // What its advice looks at, when it is asked for, moves no points.
    const looks = { site: new Set(looked.site), evidence: new Set(looked.evidence), page: new Set(looked.page) }
    return { check, looks, result }
  })
  return {
    results: watched.map(({ result }) => result),
    rerun(after) {
      const different = differences(site, after)
      return watched.map(({ check, looks, result }) =>
        isDisjoint(looks, different) ? result.entry : runCheck(check, after).entry,
      )
    },
  }
}

function noMembers(): Members {
  return { site: new Set(), evidence: new Set(), page: new Set() }
}

function isDisjoint(one: Members, other: Members): boolean {
  return !meet(one.site, other.site) && !meet(one.evidence, other.evidence) && !meet(one.page, other.page)
}

function meet<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean {
  for (const each of other) if (one.has(each)) return true
  return false
}

/** What differs between two sites; `pages` only if these are not the same pages. */
function differences(before: SiteEvidence, after: SiteEvidence): Members {
  const different = noMembers()
  addDifferent(different.site, before, after)
  if (!isSamePages(before, after)) return different
  different.site.delete('pages')
  before.pages.forEach((one, index) => {
    const other = after.pages[index]!
    addDifferent(different.evidence, one, other)
    if (one.page && other.page) addDifferent(different.page, one.page, other.page)
  })
  different.evidence.delete('page')
  return different
}

function addDifferent<Part extends object>(found: Set<keyof Part>, one: Part, other: Part): void {
  if (one === other) return
  for (const part of [one, other]) {
    for (const key of Object.keys(part) as (keyof Part)[]) if (one[key] !== other[key]) found.add(key)
  }
}

/** Whether the same pages were read, and the same of them count, whatever they say. */
function isSamePages(before: SiteEvidence, after: SiteEvidence): boolean {
  if (before.pages === after.pages) return true
  const [was, is] = [readDocuments(before), readDocuments(after)]
  return (
    before.pages.length === after.pages.length &&
    before.pages.every(({ page }, index) => (page === undefined) === (after.pages[index]!.page === undefined)) &&
    was.length === is.length &&
    was.every((one, index) => isSameDocument(one, is[index]!))
  )

  function isSameDocument(one: ReadPage, other: ReadPage): boolean {
    return one.url === other.url && one.rendering === other.rendering && placeOf(one, before) === placeOf(other, after)
  }
}

function placeOf({ page }: ReadPage, { pages }: SiteEvidence): number {
  return pages.findIndex((evidence) => evidence.page === page)
}

/** The site, wrapped so that each look is recorded. Finding out which pages count is not a look at what they say. */
function recordedSite(site: SiteEvidence, looks: Members): SiteEvidence {
  const summaries = new Map(site.pages.flatMap(({ page }) => (page ? [[page, recorded(page, looks.page)]] : [])))
  const pages = site.pages.map((each) => {
    const page = each.page && summaries.get(each.page)
    return recorded(each, looks.evidence, page && { page })
  })
  rememberDocuments(
    pages,
    readDocuments(site).map((document) => ({ ...document, page: summaries.get(document.page)! })),
  )
  return recorded(site, looks.site, { pages })
}

/** The same object, whose reads are recorded. @param instead members that replace its own */
function recorded<Part extends object>(part: Part, looks: Set<keyof Part>, instead: Partial<Part> = {}): Part {
  return new Proxy(part, {
    get(target, name) {
      const key = name as keyof Part
      looks.add(key)
      return instead[key] ?? target[key]
    },
  })
}
