import { parseRobots, type Robots } from '../site/robots.ts'
import { classifyRobots } from '../site/robots-file.ts'
import type { FetchedFile } from './evidence.ts'
import { isChallenge } from './site-file.ts'

export type RobotsReading =
  | { state: 'present'; text: string; rules: Robots }
  | { state: 'absent' | 'not_robots'; detail: string }
  | { state: 'unknown'; detail: string }

/** Several checks of one run read the same file, and the score range runs them again. */
const readings = new WeakMap<FetchedFile, RobotsReading>()

/** What the response to `/robots.txt` means for the checks, with a sentence on how that is known. */
export function robotsOf(file: FetchedFile): RobotsReading {
  const known = readings.get(file)
  if (known) return known
  const reading = read(file)
  readings.set(file, reading)
  return reading
}

function read(file: FetchedFile): RobotsReading {
  if (file.outcome === 'not_requested') return { state: 'unknown', detail: `robots.txt was not requested: ${file.why}` }
  if (file.outcome === 'failed') {
    // RFC 9309 section 2.3.1.2: redirects that lead nowhere make the file unavailable, not unreachable.
    const state = file.failure === 'redirect' ? 'absent' : 'unknown'
    return { state, detail: `robots.txt could not be read: ${file.detail}` }
  }
  if (isChallenge(file)) return { state: 'unknown', detail: 'A bot wall answered instead of robots.txt.' }
  const { status, headers, body = '' } = file
  switch (classifyRobots({ status, headers, body })) {
    case 'present':
      // Names of AI crawlers may have digits and dots.
      return { state: 'present', text: body, rules: parseRobots(body, { looseTokens: true }) }
    case 'absent':
      return { state: 'absent', detail: `/robots.txt returned status ${status}.` }
    case 'not_robots':
      return {
        state: 'not_robots',
        detail: '/robots.txt returned something other than a robots.txt file, such as an HTML page.',
      }
    case 'unreachable':
      return { state: 'unknown', detail: `/robots.txt returned status ${status}, so its rules are not known.` }
  }
}
