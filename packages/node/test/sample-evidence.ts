import type { SiteEvidence } from '@operable/core'
import { observe } from '../src/services/audit.ts'
import { pageOf, testSite } from './test-site.ts'

export interface SampleOptions {
  /** Minutes after the first scan. Default 0. */
  at?: number
  finalUrl?: string
  /** HTML of the page. */
  body?: string
  /** Text of robots.txt. */
  robots?: string
}

const FIRST = Date.parse('2026-11-21T10:00:00Z')

/** What a scan of a small site saw, without a network. */
export async function evidenceOf(url: string, options: SampleOptions = {}): Promise<SiteEvidence> {
  const { at = 0, finalUrl = url, body = pageOf('bicycles'), robots } = options
  const fetch = testSite((path) => (path === new URL(url).pathname ? body : undefined))
  const now = () => new Date(FIRST + at * 60_000)
  const evidence = await observe(url, { fetch, render: 'never', maxPages: 2, now })
  if (robots === undefined) return { ...evidence, finalUrl }
  return {
    ...evidence,
    finalUrl,
    robots: { outcome: 'answered', url: `${url}robots.txt`, finalUrl: url, status: 200, headers: {}, body: robots },
  }
}

/** Text that no compression makes shorter by much; the same every time. */
export function noise(length: number): string {
  const parts: string[] = []
  let state = 1
  for (let have = 0; have < length; have += 6) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    parts.push(state.toString(36).padStart(6, '0').slice(-6))
  }
  return parts.join('').slice(0, length)
}
