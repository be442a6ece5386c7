import { classifyRobots, type FetchedFile, parseRobots } from '@operable/core'
import type { PageFetcher } from '../../contracts/page-fetcher.ts'
import { fetchedFile } from './fetched-file.ts'

/** RFC 9309 section 2.5: at least 500 KiB are read. */
const ROBOTS_BYTES = 512_000
/** RFC 9309 section 2.3.1.2. */
const ROBOTS_REDIRECTS = 5
/** A longer wish is cut, so that a scan of 25 pages ends within its deadline. */
const LONGEST_DELAY_MS = 2000

/** What a site's robots.txt asks of us. */
export interface RobotsRules {
  file: FetchedFile
  state: 'present' | 'absent' | 'unreachable' | 'not_robots'
  /** Why an address must not be read, or nothing. Takes an absolute address on the file's host. */
  refusal(url: string): string | undefined
  sitemaps: readonly string[]
  /** Wait between two requests, in ms, at most 2,000. */
  delayMs: number
}

export const ROBOTS_REFUSAL = 'robots.txt asks us not to read it'
export const UNREACHABLE_REFUSAL =
  'robots.txt could not be read, which RFC 9309 takes as a request to read nothing (only the submitted page was read)'

/** Reads `/robots.txt` of the origin and what it says to the product token. */
export async function readRobots(origin: string, fetch: PageFetcher, productToken: string): Promise<RobotsRules> {
  const result = await fetch(`${origin}/robots.txt`, {
    accept: 'text/plain, */*;q=0.5',
    maxBytes: ROBOTS_BYTES,
    onTooLarge: 'truncate',
    maxRedirects: ROBOTS_REDIRECTS,
    timeoutMs: 10_000,
  })
  const file = fetchedFile(result, { bodyLimit: ROBOTS_BYTES })
  const state = robotsState(file)
  if (state !== 'present') {
    const refusal = () => (state === 'unreachable' ? UNREACHABLE_REFUSAL : undefined)
    return { file, state, refusal, sitemaps: [], delayMs: 0 }
  }

  const robots = parseRobots(file.outcome === 'answered' ? (file.body ?? '') : '')
  return {
    file,
    state,
    sitemaps: robots.sitemaps,
    delayMs: Math.min(Math.max(0, (robots.crawlDelay(productToken) ?? 0) * 1000), LONGEST_DELAY_MS),
    refusal(address) {
      const url = URL.parse(address)
      if (!url) return undefined
      return robots.isAllowed(productToken, url.pathname + url.search) ? undefined : ROBOTS_REFUSAL
    },
  }
}

function robotsState(file: FetchedFile): RobotsRules['state'] {
  if (file.outcome === 'answered') return classifyRobots({ ...file, body: file.body ?? '' })
  // RFC 9309 section 2.3.1.2: after too many redirects the file may be taken as unavailable, which allows everything.
  return file.outcome === 'failed' && file.failure === 'redirect' ? 'absent' : 'unreachable'
}
