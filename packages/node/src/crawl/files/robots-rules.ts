import type { FetchedFile } from '@operable/core/audit'
import type { RobotsState } from '@operable/core/site'
import { askRobots, type RobotsReading, readRobotsText } from '../../analysis/robots-text.ts'
import type { RunJob } from '../../analysis/run-job.ts'
import type { PageFetcher } from '../../contracts/page-fetcher.ts'
import { inTurns } from '../requests/in-turns.ts'
import { fetchedFile } from './fetched-file.ts'

/** RFC 9309 section 2.5: at least 500 KiB are read. */
const ROBOTS_BYTES = 512_000
/** RFC 9309 section 2.3.1.2. */
const ROBOTS_REDIRECTS = 5
/** A longer wish is cut, so that a scan of 25 pages ends within its deadline. */
const LONGEST_DELAY_MS = 2000
/** Characters of a file whose rules are looked through at once: some hundred rules, and a fraction of a millisecond. */
const SHORT = 8192
/** Addresses that are asked about at one time. */
const TOGETHER = 1000

/** What a site's robots.txt asks of us. */
export interface RobotsRules {
  file: FetchedFile
  state: RobotsState
  /** Why an address must not be read, or nothing. Takes an absolute address on the file's host. Never rejects. */
  refusal(url: string): Promise<string | undefined>
  /** The same for each of many. */
  refusals(urls: readonly string[]): Promise<(string | undefined)[]>
  sitemaps: readonly string[]
  /** Wait between two requests, in ms, at most 2,000. */
  delayMs: number
}

export const ROBOTS_REFUSAL = 'robots.txt asks us not to read it'
export const UNREACHABLE_REFUSAL =
  'robots.txt could not be read, which RFC 9309 takes as a request to read nothing (only the submitted page was read)'

/** Reads `/robots.txt` of the origin and what it says to the product token. @param run for files of thousands of rules */
export async function readRobots(
  origin: string,
  fetch: PageFetcher,
  productToken: string,
  run: RunJob,
): Promise<RobotsRules> {
  const result = await fetch(`${origin}/robots.txt`, {
    accept: 'text/plain, */*;q=0.5',
    maxBytes: ROBOTS_BYTES,
    onTooLarge: 'truncate',
    maxRedirects: ROBOTS_REDIRECTS,
    timeoutMs: 10_000,
  })
  const file = fetchedFile(result, { bodyLimit: ROBOTS_BYTES })
  const { state, sitemaps, crawlDelay = 0 } = await readFile(file, productToken, run)
  const body = file.outcome === 'answered' ? (file.body ?? '') : ''
  const refusals = state === 'present' ? createRefusals({ body, productToken }, run) : refuseAll(state)
  return {
    file,
    state,
    sitemaps,
    delayMs: Math.min(Math.max(0, crawlDelay * 1000), LONGEST_DELAY_MS),
    refusals,
    refusal: async (url) => (await refusals([url]))[0],
  }
}

async function readFile(file: FetchedFile, productToken: string, run: RunJob): Promise<RobotsReading> {
  // RFC 9309 section 2.3.1.2: after too many redirects the file may be taken as unavailable, which allows everything.
  const isEndless = file.outcome === 'failed' && file.failure === 'redirect'
  if (file.outcome !== 'answered') return { state: isEndless ? 'absent' : 'unreachable', sitemaps: [] }
  const { status, headers, body = '' } = file
  const question = { answer: { status, headers, body }, productToken }
  if (body.length <= SHORT) return readRobotsText(question)
  try {
    return await run('readRobotsText', question)
  } catch {
    return { state: 'unreachable', sitemaps: [] }
  }
}

const refuseAll =
  (state: RobotsState): RobotsRules['refusals'] =>
  async (urls) =>
    urls.map(() => (state === 'unreachable' ? UNREACHABLE_REFUSAL : undefined))

function createRefusals(rules: { body: string; productToken: string }, run: RunJob): RobotsRules['refusals'] {
  return async (urls) => {
    const paths = urls.map((url) => URL.parse(url)).map((url) => (url ? url.pathname + url.search : '/'))
    const refusals: (string | undefined)[] = []
    const tell = (allowed: boolean) => refusals.push(allowed ? undefined : ROBOTS_REFUSAL)
    if (rules.body.length <= SHORT) {
      await inTurns(paths, (path) => askRobots({ ...rules, paths: [path] }).forEach(tell))
      return refusals
    }
    for (let start = 0; start < paths.length; start += TOGETHER) {
      const asked = paths.slice(start, start + TOGETHER)
      const allowed = await run('askRobots', { ...rules, paths: asked }).catch(() => undefined)
      if (allowed) allowed.forEach(tell)
      else refusals.push(...asked.map(() => UNREACHABLE_REFUSAL))
    }
    return refusals
  }
}
