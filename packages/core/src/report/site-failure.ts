import type { PageEvidence, SiteEvidence } from '../audit/evidence.ts'
import { isMissed } from '../audit/missed-pages.ts'
import { count } from '../audit/sentence.ts'
import { cleanText } from '../html/clean-text.ts'
import { type UnreadRule, unreadRules } from '../standards/unread-pages.ts'
import { unreadReason } from './unread-reason.ts'

/** Why a site has no report. */
export interface SiteFailure {
  code: UnreadRule['code']
  /** What was seen, for people: each kind of answer with its first address. */
  detail: string
}

/** Kinds of answers that are named. */
const MOST_KINDS = 3

/**
 * Why a site has no report: set when no page of it was read, whatever robots.txt, sitemaps and other files answered. The
 * first page that may well be there decides the code, by the table in `standards/unread-pages.ts`: a 404 says nothing of
 * the other pages.
 */
export function siteFailure({ url, pages, crawl }: SiteEvidence): SiteFailure | undefined {
  if (pages.some(({ outcome }) => outcome === 'read')) return undefined
  const telling = pages.find(isMissed) ?? pages[0]
  const name = crawl.source === 'folder' ? 'this folder' : url
  return {
    code: (telling && unreadRule(telling)?.code) ?? 'site_unreachable',
    detail: `No page of ${name} could be read. ${seenOf(url, pages)}`,
  }
}

/** The row of the table for a page that was not read. Exported for the test that no row is untried. */
export function unreadRule(page: PageEvidence): UnreadRule | undefined {
  return unreadRules.find((rule) => fits(rule, page))
}

function fits({ outcome, status, failures }: UnreadRule, page: PageEvidence): boolean {
  if (outcome !== page.outcome || (failures && !failures.includes(page.failure))) return false
  return status === undefined || (page.status !== undefined && status[0] <= page.status && page.status <= status[1])
}

function seenOf(url: string, pages: readonly PageEvidence[]): string {
  if (pages.length === 0) return 'None was requested.'
  const kinds = [...Map.groupBy(pages, answerOf)].map(([answer, [first, ...others]]) => {
    const more = others.length === 0 ? '' : ` and ${count(others.length, 'other page')}`
    return first?.url === url && pages.length === 1 ? `${answer}.` : `${answer}: ${first?.url}${more}.`
  })
  return [
    ...kinds.slice(0, MOST_KINDS),
    ...(kinds.length > MOST_KINDS ? ['There were other responses too.'] : []),
  ].join(' ')
}

function answerOf(page: PageEvidence): string {
  const answer = cleanText(page.detail ?? unreadReason(page) ?? '').replace(/\.$/, '')
  return page.failure === undefined ? answer : `${answer} (${page.failure})`
}
