import type { RobotsLine } from './robots-lines.ts'
import { normalizePattern } from './robots-pattern.ts'

export interface RobotsRule {
  allow: boolean
  pattern: string
  /** What `Allow: /x/index.html` stands for besides itself: `/x/$`. */
  directory?: string
  text: string
  line: number
}

export interface RobotsGroup {
  agents: { text: string; line: number }[]
  rules: RobotsRule[]
  /** Crawl delays in seconds, each for the agents that were named before it. */
  delays: { seconds: number; agents: number }[]
}

/** A group, with the position among its agents at which it names the token. */
export interface Membership {
  group: RobotsGroup
  agent: number
}

/** Collects the groups of a robots.txt by token; groups that share a token are found together, never copied. */
export interface RobotsGroups {
  addAgent(line: RobotsLine): void
  addRule(line: RobotsLine): void
  addDelay(value: string): void
  /** User-agent lines of the group that is being read, as written. */
  agents(): string[]
  /** Whether a group names the token itself. */
  names(token: string): boolean
  /** The groups of the token, else those of `*`. */
  of(token: string): readonly Membership[]
}

export function createRobotsGroups({ looseTokens }: { looseTokens: boolean }): RobotsGroups {
  const memberships = new Map<string, Membership[]>()
  let group: RobotsGroup | undefined
  return {
    addAgent({ value, line }) {
      // Only a rule ends the list of user-agents; other lines between them do not (RFC 9309 section 2.2.4).
      if (!group || group.rules.length > 0) group = { agents: [], rules: [], delays: [] }
      const agent = group.agents.push({ text: value, line }) - 1
      for (const token of tokensOf(value, looseTokens)) {
        const list = memberships.get(token)
        if (!list) memberships.set(token, [{ group, agent }])
        else if (list.at(-1)?.group !== group) list.push({ group, agent })
      }
    },
    addRule(line) {
      group?.rules.push(toRule(line))
    },
    addDelay(value) {
      const seconds = Number(value)
      if (!group || value === '' || !Number.isFinite(seconds) || seconds < 0) return
      group.delays.push({ seconds, agents: group.agents.length })
    },
    agents: () => (group?.agents ?? []).map(({ text }) => text),
    names: (token) => token !== '*' && memberships.has(token.toLowerCase()),
    of: (token) => memberships.get(token.toLowerCase()) ?? memberships.get('*') ?? [],
  }
}

/** The names that a user-agent line answers to, in lower case: its start up to the first other character. */
function tokensOf(value: string, loose: boolean): string[] {
  if (/^\*(?:\s|$)/.test(value)) return ['*']
  const strict = /^[a-z_-]*/i.exec(value)?.[0].toLowerCase() ?? ''
  const word = loose ? (/^[a-z0-9._-]*/i.exec(value)?.[0].toLowerCase() ?? '') : strict
  return [...new Set([strict, word])].filter((token) => token !== '')
}

function toRule({ key, value, text, line }: RobotsLine): RobotsRule {
  const pattern = normalizePattern(value)
  const rule: RobotsRule = { allow: key === 'allow', pattern, text, line }
  const slash = pattern.lastIndexOf('/')
  // Google's matcher: a permitted index file permits the folder's own address.
  if (rule.allow && pattern.startsWith('/index.htm', slash)) rule.directory = `${pattern.slice(0, slash + 1)}$`
  return rule
}
