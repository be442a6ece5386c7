import type { FetchFailure } from '@operable/core'
import type { PageFetcher } from '../../contracts/page-fetcher.ts'
import { FetchError } from '../failure/fetch-error.ts'
import { createLocalFetcher, type LocalAnswer } from './local-fetcher.ts'

/** What a fixture answers: a page as text, an answer with its parts, or a failure. */
export type FixtureAnswer =
  | string
  | { status?: number; headers?: Record<string, string>; body?: string | Uint8Array }
  | { failure: FetchFailure; detail?: string }

/**
 * A fetcher over a map from address to answer, for tests and examples: no network. A plain string is an HTML page;
 * redirects (`status` and `location`) are followed inside the map; an address that is not in it answers 404.
 * Throws TypeError for a key that is not an absolute URL.
 */
export function createFixtureFetcher(answers: Readonly<Record<string, FixtureAnswer>>): PageFetcher {
  const byUrl = new Map(Object.entries(answers).map(([url, answer]) => [keyOf(url), answer]))
  return createLocalFetcher(async (url) => {
    const answer = byUrl.get(url.href)
    return answer === undefined ? respond(404, { 'content-type': 'text/html' }, '') : localAnswer(answer)
  })
}

function localAnswer(answer: FixtureAnswer): LocalAnswer {
  if (typeof answer === 'string') return respond(200, { 'content-type': 'text/html; charset=utf-8' }, answer)
  if ('failure' in answer) throw new FetchError(answer.failure, answer.detail ?? 'The address cannot be fetched.')
  return respond(answer.status ?? 200, answer.headers ?? {}, answer.body ?? '')
}

function respond(status: number, headers: Record<string, string>, body: string | Uint8Array): LocalAnswer {
  const lowerCase = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
  return { status, headers: Object.fromEntries(lowerCase), body: typeof body === 'string' ? Buffer.from(body) : body }
}

function keyOf(url: string): string {
  if (!URL.canParse(url)) throw new TypeError(`A fixture needs absolute addresses, not "${url}".`)
  return new URL(url).href
}
