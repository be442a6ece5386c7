import { quote } from '../../../html/clean-text.ts'
import type { Snippet } from '../../../schema/report-types.ts'
import type { Robots } from '../../../site/robots.ts'
import type { Advice, Check } from '../../check.ts'
import { blockedAiCrawlers, aiCrawlerTokens as tokens } from '../../crawler-verdicts.ts'
import type { SiteEvidence } from '../../evidence.ts'
import type { Fault } from '../../fault.ts'
import { notMeasured } from '../../outcome.ts'
import { robotsOf } from '../../robots-of.ts'
import { listOf } from '../../sentence.ts'
import { openRobots, type RobotsEdit, unblock } from '../../snippets/robots-txt.ts'

const SNIPPETS = 20

export const aiCrawlerAccess: Check = {
  id: 'ai-crawler-access',
  bucket: 'essential',
  maxPoints: 8,
  title: 'AI crawlers not blocked',
  action: 'Allow AI crawlers',
  why: 'An assistant that is not allowed to read your site cannot recommend it, quote it or act on it.',
  rule: `robots.txt allows all ${tokens.length} known AI crawlers to read the homepage: no rule that applies to them disallows /. Without a robots.txt file, all of them are allowed.`,
  reading:
    '“Blocked” means blocked from the homepage; rules for single folders do not count. Each crawler follows the group that best matches its name (RFC 9309).',
  effort: 'setting',
  earn(site) {
    const robots = robotsOf(site.robots)
    if (robots.state === 'unknown') return notMeasured(robots.detail)
    if (robots.state !== 'present') return { points: 8, observed: [`No rule blocks AI crawlers. ${robots.detail}`] }
    const blocked = blockedAiCrawlers(robots.rules).map(({ token }) => token)
    if (blocked.length === 0) {
      return { points: 8, observed: [`robots.txt allows all ${tokens.length} known AI crawlers to read the homepage.`] }
    }
    const edits = unblock(robots.text, blocked)
    const lines = edits?.slice(0, 5).map(describe) ?? []
    return {
      points: 0,
      observed: [
        `robots.txt blocks ${blocked.length} of ${tokens.length} known AI crawlers: ${listOf(blocked, 10)}.`,
        ...lines,
      ],
      faults: () => faultsIn(edits, blocked),
      advise: () => ({ ...adviceFor(site, edits), opensPages: opensPages(site, robots.rules, edits) }),
    }
  },
}

/** One for each line to change, recognised by what it says; a group for all crawlers may be there more than once. */
function faultsIn(edits: readonly RobotsEdit[] | undefined, blocked: readonly string[]): Fault[] {
  if (!edits || edits.length > SNIPPETS) {
    const message = `robots.txt blocks ${blocked.length} of ${tokens.length} known AI crawlers: ${listOf(blocked, 10)}.`
    return [{ message, file: { path: '/robots.txt' } }]
  }
  return edits.map((edit) => ({
    message: `${quote(edit.was)} blocks ${listOf(edit.crawlers, 5)}.`,
    file: { path: '/robots.txt', line: edit.line, key: edit.crawlers.toSorted().join(',') },
    snippets: [snippetFor(edit)],
  }))
}

function snippetFor({ line, was }: RobotsEdit): Snippet {
  return { target: `/robots.txt, line ${line}, instead of ${quote(was)}`, language: 'text', code: 'Allow: /' }
}

function describe({ line, was, crawlers }: RobotsEdit): string {
  return `Line ${line}, ${quote(was)}, blocks ${listOf(crawlers, 3)}.`
}

/** Whether the rules that block AI crawlers also blocked this scan, so that removing them lets it in. */
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
      change: 'Replace robots.txt with this file. Too many of its rules block AI crawlers to change them one by one.',
      snippets: [{ target: '/robots.txt', language: 'text', code: openRobots(site) }],
    }
  }
  return {
    change: `In robots.txt, replace ${listOf(
      edits.map(({ line }) => `line ${line}`),
      SNIPPETS,
    )}. You can keep rules for single folders.`,
    snippets: edits.map(snippetFor),
  }
}
