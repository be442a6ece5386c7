import type { PageModel } from '@operable/core'
import type { SiteEvidence } from '@operable/core/audit'
import { findingsOf, rules, type SiteFindings } from '@operable/core/findings'
import { placesOf, summarizePage } from '@operable/core/page'
import { parseSource } from './page-source.ts'

/** A document that somebody else has read or shown. */
export interface GivenDocument {
  html: string
  /** Absolute address. */
  url: string
  /** A browser has shown it, and `html` is marked as `liveHtml` marks it. */
  isRendered: boolean
  /** The file that `html` is, as findings name it. */
  file?: string | undefined
}

/** A document, and what is wrong on it. */
export interface JudgedDocument {
  page: PageModel
  findings: SiteFindings
}

/** What a browser shows does not tell what its server sent. */
const NEEDS_ANSWER = ['server-rendered-content', 'rendered-content']

/** Judges one document with the rules of a site. What it takes a server, a whole site or a trial to know is `unmeasured`. Pure. */
export function judgeDocument({ html, url, isRendered, file }: GivenDocument): JudgedDocument {
  const page = parseSource({ html, options: { url } })
  const none = { outcome: 'not_requested', url, why: 'Only this document was read.' } as const
  const evidence: SiteEvidence = {
    format: 1,
    url,
    finalUrl: url,
    scannedAt: new Date(0).toISOString(),
    userAgent: '',
    homepage: none,
    robots: none,
    sitemaps: [],
    files: {},
    pages: [
      {
        url,
        finalUrl: url,
        outcome: 'read',
        foundIn: 'submitted',
        depth: 0,
        page: { ...summarizePage(page), places: placesOf(page) },
        rendering: isRendered
          ? { mode: 'browser', staticTextLength: page.textLength, staticReasons: [], readable: true }
          : { mode: 'static' },
      },
    ],
    crawl: { stop: 'complete', maxPages: 1, discovered: 1, skipped: [], render: 'never', source: 'folder' },
  }
  // What scripts have drawn stands in no line of a file.
  const isFile = file !== undefined && !isRendered
  const found = findingsOf(evidence, isFile ? { fileOf: (address) => (address === url ? file : undefined) } : {})
  const untried = rules.filter(({ about }) => about === 'proof').map(({ id }) => id)
  const unmeasured = new Set([...found.unmeasured, ...untried, ...(isRendered ? NEEDS_ANSWER : [])])
  return { page, findings: { ...found, unmeasured: [...unmeasured] } }
}
