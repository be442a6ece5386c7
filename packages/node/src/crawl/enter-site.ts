import type { FetchFailure } from '@operable/core'
import { isSameSite } from '@operable/core/site'
import type { DocumentReader } from '../analysis/read-in-thread.ts'
import type { FetchResponse, FetchResult, PageFetcher } from '../contracts/page-fetcher.ts'
import { type RobotsRules, UNREACHABLE_REFUSAL } from './files/robots-rules.ts'
import { followRefresh } from './pages/follow-refresh.ts'
import { leadsToLogin } from './pages/leads-to-login.ts'

/** Where the submitted address led, and what the site that is there allows. */
export type Entry = EnteredSite & (AnsweredEntry | RefusedEntry)

interface EnteredSite {
  submitted: string
  finalUrl: string
  /** Scheme, host and port that are scanned: those of `finalUrl`. */
  origin: string
  rules: RobotsRules
  /** Why nothing else of the site is asked for. */
  closed?: string
}

interface AnsweredEntry {
  /** The answer to the submitted address. */
  result: FetchResult
  refused?: undefined
}

interface RefusedEntry {
  result?: undefined
  /** Why the site's rules keep us out of the submitted address. */
  refused: string
}

/** Failures after which asking the same host again would only repeat them. */
const HOPELESS: ReadonlySet<FetchFailure> = new Set(['invalid_url', 'refused', 'dns', 'connect', 'tls', 'aborted'])

/** A service that logs people in for other sites is none of this one. */
async function leavesForLogin(url: string, result: FetchResponse, documents: DocumentReader): Promise<boolean> {
  const { finalUrl } = result
  if (isSameSite(url, finalUrl)) return false
  const { view } = await documents.read(result)
  return leadsToLogin({ url, finalUrl, page: view?.summary })
}

/**
 * Asks the submitted host for its rules, then for the page. Where a redirect leads to another origin, that one is scanned
 * and its own rules count. When the rules cannot be had, the submitted page is still read: a person named it.
 */
export async function enterSite(
  submitted: string,
  { fetch, documents }: { fetch: PageFetcher; documents: DocumentReader },
  readRules: (origin: string) => Promise<RobotsRules>,
): Promise<Entry> {
  const origin = new URL(submitted).origin
  const rules = await readRules(origin)
  const refused = rules.state === 'unreachable' ? undefined : await rules.refusal(submitted)
  if (refused) return { submitted, finalUrl: submitted, origin, rules, refused }

  const answer = await fetch(submitted)
  const ownRefusal = (url: string) => (new URL(url).origin === origin ? rules.refusal(url) : undefined)
  const result = rules.state === 'unreachable' ? answer : await followRefresh(answer, { fetch, documents }, ownRefusal)
  if (!result.ok && HOPELESS.has(result.failure)) {
    const closed = `The site could not be reached: ${result.detail}`
    return { submitted, finalUrl: submitted, origin, rules, result, closed }
  }

  const finalUrl = result.ok && !(await leavesForLogin(submitted, result, documents)) ? result.finalUrl : submitted
  const finalOrigin = new URL(finalUrl).origin
  const finalRules = finalOrigin === origin ? rules : await readRules(finalOrigin)
  const entry = { submitted, finalUrl, origin: finalOrigin, rules: finalRules, result }
  return finalRules.state === 'unreachable' ? { ...entry, closed: UNREACHABLE_REFUSAL } : entry
}
