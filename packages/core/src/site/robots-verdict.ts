import type { Membership, RobotsRule } from './robots-groups.ts'
import { matchesPattern } from './robots-pattern.ts'

/** What a robots.txt says about one path to one product token, and which line says it. */
export interface RobotsVerdict {
  allowed: boolean
  /** The user-agent line that named the group, as written (`GPTBot`, `*`). Absent when no group applies. */
  group?: string
  /** 1-based line of that user-agent line. */
  groupLine?: number
  /** The line that decided, as written (`Disallow: /`). Absent when no rule matched. */
  rule?: string
  /** 1-based line of that rule. */
  line?: number
}

interface Decision {
  rule: RobotsRule
  length: number
  membership: Membership
}

/** The rule with the most octets decides, `allow` at a tie; without a match everything is allowed (RFC 9309 section 2.2.2). */
export function decideRobots(memberships: readonly Membership[], path: string): RobotsVerdict {
  const first = memberships[0]
  if (!first) return { allowed: true }

  let decision: Decision | undefined
  for (const membership of memberships) {
    for (const rule of membership.group.rules) {
      const length = matchLength(rule, path)
      if (length > 0 && wins(rule, length, decision)) decision = { rule, length, membership }
    }
  }

  const { group, agent } = decision?.membership ?? first
  const named = group.agents[agent]
  return {
    allowed: decision?.rule.allow ?? true,
    ...(named && { group: named.text, groupLine: named.line }),
    ...(decision && { rule: decision.rule.text, line: decision.rule.line }),
  }
}

function wins(rule: RobotsRule, length: number, decision: Decision | undefined): boolean {
  if (!decision || length > decision.length) return true
  return length === decision.length && rule.allow && !decision.rule.allow
}

/** Octets of the pattern when it matches, else 0. An empty pattern matches nothing. */
function matchLength({ pattern, directory }: RobotsRule, path: string): number {
  if (matchesPattern(pattern, path)) return pattern.length
  return directory && matchesPattern(directory, path) ? directory.length : 0
}
