import { looksLikeHtml } from './looks-like-html.ts'
import { readRobotsLines } from './robots-lines.ts'

/** An answer to `/robots.txt`: status, lower-case headers and decoded text. */
export interface RobotsAnswer {
  status: number
  headers: Record<string, string>
  body?: string
}

/** What is at `/robots.txt`, see `classifyRobots`. */
export type RobotsState = 'present' | 'absent' | 'unreachable' | 'not_robots'

/**
 * What an answer to `/robots.txt` means (RFC 9309 section 2.3.1): `present` = its rules hold; `absent` = everything is
 * allowed; `unreachable` = nothing may be read; `not_robots` = something else answered, so there are no rules.
 * 429 counts as a server error, as Google has it; other 4xx are `absent`. A redirect that was not followed is `absent`.
 */
export function classifyRobots({ status, headers, body = '' }: RobotsAnswer): RobotsState {
  if (status >= 500 || status === 429) return 'unreachable'
  if (status < 200 || status >= 300) return 'absent'
  return isRobots(headers['content-type'], body) ? 'present' : 'not_robots'
}

/** By content: many servers label robots.txt as HTML or bytes, and error pages of status 200 as text. */
function isRobots(contentType: string | undefined, body: string): boolean {
  if (/^\s{0,10}(?:image|audio|video|font)\//i.test(contentType ?? '')) return false
  if (looksLikeHtml(body)) return false
  // Empty, or only remarks: a file that somebody put there.
  if (/^[\uFEFF\s]{0,1000}(?:#|$)/.test(body)) return true
  return !readRobotsLines(body).next().done
}
