import { quote } from '../../../html/clean-text.ts'
import type { Robots } from '../../../site/robots.ts'
import type { Advice, Check } from '../../check.ts'
import { blockedAiCrawlers, aiCrawlerTokens as tokens } from '../../crawler-verdicts.ts'
import type { SiteEvidence } from '../../evidence.ts'
import { notMeasured } from '../../outcome.ts'
import { robotsOf } from '../../robots-of.ts'
import { count, listOf } from '../../sentence.ts'
import { openRobots, type RobotsEdit, unblock } from '../../snippets/robots-txt.ts'

const SNIPPETS = 20

export const aiCrawlerAccess: Check = {
  id: 'ai-crawler-access',
  bucket: 'essential',
  maxPoints: 8,
  title: 'AI crawlers not blocked',
  action: 'Let AI crawlers in',
  why: 'An assistant that may not read the site cannot recommend it, quote it or act on it.',
  rule: `robots.txt keeps none of ${tokens.length} known AI crawlers from the homepage: the rules that hold for each of them do not disallow /. Without a robots.txt all are let in.`,
  reading:
    'Blocked means kept from the homepage: rules for single folders shut nobody out. Each crawler goes by the group that names it best (RFC 9309).',
  effort: 'setting',
  earn(site) {
    const robots = robotsOf(site.robots)
    if (robots.state === 'unknown') return notMeasured(robots.detail)
    if (robots.state !== 'present')
      return { points: 8, observed: [`No rule keeps an AI crawler out. ${robots.detail}`] }
    const blocked = blockedAiCrawlers(robots.rules).map(({ token }) => token)
    if (blocked.length === 0) {
      return { points: 8, observed: [`robots.txt lets all ${tokens.length} known AI crawlers read the homepage.`] }
    }
    const edits = unblock(robots.text, blocked)
    const lines = edits?.slice(0, 5).map(describe) ?? []
    return {
      points: 0,
      observed: [
        `robots.txt keeps out ${blocked.length} of ${tokens.length} known AI crawlers: ${listOf(blocked, 10)}.`,
        ...lines,
      ],
      advise: () => ({ ...adviceFor(site, edits), opensPages: opensPages(site, robots.rules, edits) }),
    }
  },
}

function describe({ line, was, crawlers }: RobotsEdit): string {
  return `Line ${line}, ${quote(was)}, keeps out ${listOf(crawlers, 3)}.`
}

/** Whether the rules that keep AI crawlers out kept this scan out as well, and go with them. */
function opensPages(site: SiteEvidence, rules: Robots, edits: readonly RobotsEdit[] | undefined): boolean {
  const keptOut =
    site.pages.some(({ outcome }) => outcome === 'robots') || site.crawl.skipped.some((each) => each.closedByRobots)
  if (!keptOut || !edits) return keptOut
  const { allowed, line } = rules.rule(site.userAgent.split('/')[0]!, '/')
  return !allowed && edits.some((edit) => edit.line === line)
}

function adviceFor(site: SiteEvidence, edits: RobotsEdit[] | undefined): Advice {
  if (!edits || edits.length > SNIPPETS) {
    return {
      change: 'Replace robots.txt with this one: too many of its rules keep AI crawlers out to change them one by one.',
      snippets: [{ target: '/robots.txt', language: 'text', code: openRobots(site) }],
    }
  }
  return {
    change: `In robots.txt, replace ${count(edits.length, 'line')}: ${listOf(
      edits.map(({ line }) => `line ${line}`),
      SNIPPETS,
    )}. Rules for single folders can stay as they are.`,
    snippets: edits.map(({ line, was }) => ({
      target: `/robots.txt, line ${line}, instead of ${quote(was)}`,
      language: 'text',
      code: 'Allow: /',
    })),
  }
}
