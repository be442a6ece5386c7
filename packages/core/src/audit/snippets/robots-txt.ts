import { parseRobots } from '../../site/robots.ts'
import { blockedCrawlers } from '../crawler-verdicts.ts'
import type { SiteEvidence } from '../evidence.ts'

/** Rounds of replacing: behind a blocking line another one may be waiting. */
const ROUNDS = 4

/** A file with more lines is not one that a person changes line by line, and each round matches them all again. */
const LINES = 2000

export interface RobotsEdit {
  /** 1-based. */
  line: number
  was: string
  /** Product tokens that the line blocks. */
  crawlers: string[]
}

/** A complete robots.txt that opens the site, with the sitemaps that were read. */
export function openRobots(site: SiteEvidence): string {
  const sitemaps = site.sitemaps.filter(({ outcome, foundIn }) => outcome === 'read' && foundIn !== 'sitemap-index')
  const lines = sitemaps.map(({ url }) => `Sitemap: ${url.replace(/\s/g, '')}`)
  return ['User-agent: *', 'Allow: /', ...(lines.length > 0 ? ['', ...lines] : []), ''].join('\n')
}

/**
 * The lines that become `Allow: /`, so that none of the blocked crawlers is kept from `/`: found by replacing and asking
 * again. Undefined when that takes more than a sensible file needs.
 */
export function unblock(text: string, crawlers: readonly string[]): RobotsEdit[] | undefined {
  const lines = text.split(/\r\n|\r|\n/)
  if (lines.length > LINES) return undefined
  const edits = new Map<number, RobotsEdit>()
  for (let round = 0; round < ROUNDS; round++) {
    const rules = parseRobots(lines.join('\n'), { looseTokens: true })
    const blocking = blockedCrawlers(rules, crawlers)
    if (blocking.length === 0) return [...edits.values()].sort((a, b) => a.line - b.line)
    for (const { token, line = 0, rule = '' } of blocking) {
      const edit = edits.get(line) ?? { line, was: rule, crawlers: [] }
      edits.set(line, edit)
      if (!edit.crawlers.includes(token)) edit.crawlers.push(token)
      lines[line - 1] = 'Allow: /'
    }
  }
  return undefined
}
