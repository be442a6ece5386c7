import { type ContentPreference, parseContentPreference } from './content-signal.ts'
import { createRobotsGroups, type Membership } from './robots-groups.ts'
import { readRobotsLines } from './robots-lines.ts'
import { normalizePath } from './robots-pattern.ts'
import { decideRobots, type RobotsVerdict } from './robots-verdict.ts'

/** The rules of a robots.txt (RFC 9309). */
export interface Robots {
  /**
   * Whether a crawler may read a path.
   * @param productToken the crawler's name, such as `GPTBot`; compared as a whole, without regard to case
   * @param path path and query, percent-encoded as in `URL`; an absolute address is taken as well
   */
  isAllowed(productToken: string, path: string): boolean
  /** The same question, answered with the group, rule and line that decided. */
  rule(productToken: string, path: string): RobotsVerdict
  /** Seconds between two requests that the token's group asks for, the longest when several; not part of RFC 9309. */
  crawlDelay(productToken: string): number | undefined
  /** Whether a group names this token itself; `*` does not count. */
  names(productToken: string): boolean
  /** Values of `Sitemap` lines as written, each once, in order. */
  sitemaps: string[]
  /** `Content-Signal` lines in order. */
  contentSignals: ContentPreference[]
  /** `Content-Usage` lines in order. */
  contentUsage: ContentPreference[]
}

/** How a robots.txt is read. */
export interface RobotsOptions {
  /**
   * Also answer to names with digits and dots (`AI2Bot`, `img2dataset`), which crawlers use although RFC 9309 ends a
   * product token there. Default false: as the standard and Google's matcher have it.
   */
  looseTokens?: boolean
}

/** More lines of one kind than anybody writes; the rest is left out. */
const PREFERENCES = 200
const AGENTS = 100

/**
 * Reads a robots.txt by RFC 9309: groups of one token are merged, else `*`; the longest match decides, `allow` at a tie.
 * Never throws; linear in the file's size, which is cut at 512,000 bytes. `/robots.txt` itself gets no special answer:
 * it has been read when this is asked.
 */
export function parseRobots(text: string, { looseTokens = false }: RobotsOptions = {}): Robots {
  const groups = createRobotsGroups({ looseTokens })
  const sitemaps = new Set<string>()
  const contentSignals: ContentPreference[] = []
  const contentUsage: ContentPreference[] = []

  const addPreference = (list: ContentPreference[], value: string, line: number) => {
    if (list.length >= PREFERENCES) return
    list.push({ userAgents: groups.agents().slice(0, AGENTS), ...parseContentPreference(value), line })
  }
  for (const line of readRobotsLines(text)) {
    if (line.key === 'user-agent') groups.addAgent(line)
    else if (line.key === 'allow' || line.key === 'disallow') groups.addRule(line)
    else if (line.key === 'crawl-delay') groups.addDelay(line.value)
    else if (line.key === 'content-signal') addPreference(contentSignals, line.value, line.line)
    else if (line.key === 'content-usage') addPreference(contentUsage, line.value, line.line)
    else if (line.value !== '') sitemaps.add(line.value)
  }

  const rule = (token: string, path: string) => decideRobots(groups.of(token), normalizePath(path))
  return {
    isAllowed: (token, path) => rule(token, path).allowed,
    rule,
    crawlDelay: (token) => longestDelay(groups.of(token)),
    names: groups.names,
    sitemaps: [...sitemaps],
    contentSignals,
    contentUsage,
  }
}

function longestDelay(memberships: readonly Membership[]): number | undefined {
  let longest: number | undefined
  for (const { group, agent } of memberships) {
    for (const { seconds, agents } of group.delays) {
      if (agent < agents) longest = Math.max(longest ?? 0, seconds)
    }
  }
  return longest
}
