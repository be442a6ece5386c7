import type { Robots } from '../site/robots.ts'
import type { RobotsVerdict } from '../site/robots-verdict.ts'
import { aiCrawlers } from '../standards/ai-crawlers.ts'

export const aiCrawlerTokens: readonly string[] = aiCrawlers.map(({ token }) => token)

export type BlockedCrawler = RobotsVerdict & { token: string }

/** Asked for once per file: the score range runs the checks again. */
const known = new WeakMap<Robots, BlockedCrawler[]>()

/** The known AI crawlers that may not read `/`, with the line that says so. */
export function blockedAiCrawlers(rules: Robots): BlockedCrawler[] {
  const blocked = known.get(rules) ?? blockedCrawlers(rules, aiCrawlerTokens)
  known.set(rules, blocked)
  return blocked
}

/**
 * Those of the crawlers that may not read `/`, with the line that says so. Crawlers without a group of their own share the
 * verdict of `*`, which is asked for once: a hostile file with 30,000 rules must not be matched for each of them.
 */
export function blockedCrawlers(rules: Robots, tokens: readonly string[]): BlockedCrawler[] {
  const others = rules.rule('*', '/')
  return tokens
    .map((token) => ({ token, ...(rules.names(token) ? rules.rule(token, '/') : others) }))
    .filter(({ allowed }) => !allowed)
}
