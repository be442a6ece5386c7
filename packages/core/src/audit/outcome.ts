import type { Outcome } from './check.ts'
import type { SiteEvidence } from './evidence.ts'

/** The outcome of a check that could not look: neither earned nor failed. */
export function notMeasured(...observed: string[]): Outcome {
  return { points: 0, measured: false, observed }
}

/** The same for a check that judges pages, when none was read or what they show is not known. */
export function noPageRead(site: SiteEvidence): Outcome {
  const rendering = site.pages.find(({ outcome }) => outcome === 'read')?.rendering
  if (rendering?.mode === 'not_rendered') {
    return notMeasured('It is not known what the pages show.', rendering.why)
  }
  const detail = site.pages.find((page) => page.detail)?.detail
  return notMeasured('No page could be read.', ...(detail ? [detail] : []))
}
