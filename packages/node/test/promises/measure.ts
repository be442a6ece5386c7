import {
  applyRecommendation,
  evaluate,
  type Recommendation,
  type Report,
  type SiteEvidence,
  type SiteSource,
} from '@operable/core'
import { crawlSite } from '../../src/crawl/crawl-site.ts'
import { createFixtureFetcher, type FixtureAnswer } from '../../src/fetch/local/fixture-fetcher.ts'
import type { PromiseSite } from './sites.ts'

const ORIGIN = 'https://site.example'
const WORDS = 'Our own words'

/** One recommendation of one site, or the set that reaches the next grade: what was promised, and what following it gave. */
export interface Promised {
  kind: string
  check: string
  promised: { points?: number; score: number; grade: string } | null
  given?: { points?: number; score: number; grade: string }
}

interface Live {
  source: SiteSource
  rendered: Readonly<Record<string, string>>
  status: Readonly<Record<string, number>>
}

/** Follows every recommendation for a site to the letter, each for itself and those to the next grade together, and scans again. */
export async function measurePromises(site: PromiseSite): Promise<Promised[]> {
  const live = liveSite(site)
  const before = evaluate(await scan(live))
  const rows: Promised[] = []
  for (const recommendation of before.recommendations) {
    const { check, points, scoreAfter, gradeAfter } = recommendation
    if (scoreAfter === null || gradeAfter === null) {
      rows.push({ kind: site.kind, check, promised: null })
      continue
    }
    const after = evaluate(await scan(follow(live, recommendation)))
    rows.push({
      kind: site.kind,
      check,
      promised: { points, score: scoreAfter, grade: gradeAfter },
      given: { points: round(earned(after) - earned(before)), score: after.score, grade: after.grade },
    })
  }
  const { nextGrade } = before
  if (nextGrade) {
    const all = before.recommendations.filter(({ check }) => nextGrade.checks.includes(check))
    const after = evaluate(await scan(all.reduce(follow, live)))
    rows.push({
      kind: site.kind,
      check: 'next grade',
      promised: { score: nextGrade.score, grade: nextGrade.grade },
      given: { score: after.score, grade: after.grade },
    })
  }
  return rows
}

/** Whether following gave what was promised, to the point. */
export function isKept({ promised, given }: Promised): boolean {
  return promised === null || JSON.stringify(promised) === JSON.stringify(given)
}

function liveSite({ pages, rendered = {}, files = {}, headers = {}, status = {} }: PromiseSite): Live {
  const byAddress = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).map(([path, value]) => [ORIGIN + path, value]))
  return {
    source: { pages: byAddress(pages), files: byAddress(files), headers },
    rendered: byAddress(rendered),
    status: byAddress(status),
  }
}

/** Content that a browser shows is sent in the HTML by hand, and changed where the scripts have it; the rest is lines to paste. */
function follow(live: Live, recommendation: Recommendation): Live {
  if (recommendation.check === 'server-rendered-content') {
    return { ...live, source: { ...live.source, pages: { ...live.source.pages, ...live.rendered } } }
  }
  const { pages, ...others } = live.source
  const shown = { ...others, pages: { ...pages, ...live.rendered } }
  const changed = applyRecommendation(shown, recommendation, { url: `${ORIGIN}/`, words: WORDS })
  const of = (known: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.keys(known).map((url) => [url, changed.pages[url] ?? '']))
  const kept = Object.fromEntries(Object.entries(pages).filter(([url]) => live.rendered[url] !== undefined))
  return { ...live, source: { ...changed, pages: { ...of(pages), ...kept } }, rendered: of(live.rendered) }
}

function scan({ source, rendered, status }: Live): Promise<SiteEvidence> {
  const pages = Object.entries(source.pages).map(([url, body]): [string, FixtureAnswer] => [
    url,
    { status: status[url] ?? 200, headers: { 'content-type': 'text/html; charset=utf-8', ...source.headers }, body },
  ])
  const files = Object.entries(source.files).map(([url, body]): [string, FixtureAnswer] => [
    url,
    {
      headers: {
        'content-type': url.endsWith('.json')
          ? 'application/json'
          : url.endsWith('.xml')
            ? 'application/xml'
            : 'text/plain',
      },
      body,
    },
  ])
  const shown = Object.entries(rendered)
  return crawlSite(`${ORIGIN}/`, {
    fetch: createFixtureFetcher(Object.fromEntries([...pages, ...files])),
    ...(shown.length > 0 ? { renderer: createFixtureFetcher(Object.fromEntries(shown)) } : {}),
    source: 'network',
    now: () => new Date('2026-11-23T00:00:00Z'),
  })
}

function earned({ scoreBreakdown, bonus }: Report): number {
  const counted = scoreBreakdown.filter(({ bucket, applied, measured }) => bucket !== 'bonus' && applied && measured)
  return counted.reduce((sum, { points }) => sum + points, 0) + bonus
}

function round(points: number): number {
  return Math.round(points * 100) / 100
}
