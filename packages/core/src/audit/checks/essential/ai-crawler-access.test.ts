import { describe, expect, test } from 'vitest'
import { checkRows, codeOf } from '../../../../test/check-rows.ts'
import { missingCorpus, readJsonLines } from '../../../../test/corpus.ts'
import { buildSite } from '../../../../test/evidence-builder.ts'
import { runCheck } from '../../run-checks.ts'
import { aiCrawlerAccess } from './ai-crawler-access.ts'

const robots = (...lines: string[]) => buildSite({ robots: `${lines.join('\n')}\n` })

checkRows(aiCrawlerAccess, [
  ['open to all', robots('User-agent: *', 'Disallow: /admin'), 8],
  ['no robots.txt', buildSite(), 8, '404'],
  ['an HTML page instead', buildSite({ robots: '<!doctype html><p>Shop</p>' }), 8],
  ['one crawler blocked', robots('User-agent: GPTBot', 'Disallow: /'), 0, 'Line 2, “Disallow: /”, blocks GPTBot.'],
  ['all blocked', robots('User-agent: *', 'Disallow: /'), 0, 'Line 2'],
  [
    'all blocked but for a group of its own',
    robots('User-agent: *', 'Disallow: /', 'User-agent: GPTBot', 'Allow: /'),
    0,
  ],
  ['a folder is not the site', robots('User-agent: GPTBot', 'Disallow: /private/'), 8],
  ['blocked and allowed alike: allowed', robots('User-agent: GPTBot', 'Disallow: /', 'Allow: /'), 8],
  ['another kind of robot', robots('User-agent: AhrefsBot', 'Disallow: /'), 8],
  ['timed out', buildSite({ robots: ['timeout'] }), 'not measured'],
])

test('the replaced lines open the site, also where a second rule waits behind the first', () => {
  const lines = [
    '# ours',
    'User-agent: GPTBot',
    'Disallow: /*',
    'Disallow: /**',
    '',
    'User-agent: CCBot',
    'Disallow: /',
  ]
  const { advice } = runCheck(aiCrawlerAccess, robots(...lines))
  expect(advice?.snippets.map(({ target, code }) => `${target}: ${code}`)).toEqual([
    '/robots.txt, line 3, instead of “Disallow: /*”: Allow: /',
    '/robots.txt, line 4, instead of “Disallow: /**”: Allow: /',
    '/robots.txt, line 7, instead of “Disallow: /”: Allow: /',
  ])
  const fixed = lines.map((line, index) => ([2, 3, 6].includes(index) ? 'Allow: /' : line))
  expect(runCheck(aiCrawlerAccess, robots(...fixed)).entry.points).toBe(8)
})

test('a file with too many blocking lines is replaced as a whole', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `Disallow: /${'*'.repeat(index)}`)
  expect(codeOf(aiCrawlerAccess, robots('User-agent: GPTBot', ...lines))).toEqual(['User-agent: *\nAllow: /\n'])
})

describe.skipIf(missingCorpus('robots'))('real files', () => {
  test('the proposed lines open every one of them', () => {
    let blocked = 0
    for (const { text = '' } of readJsonLines<{ text?: string }>('robots', 'protego.jsonl.gz')) {
      const { entry, advice } = runCheck(aiCrawlerAccess, buildSite({ robots: text }))
      if (entry.points !== 0 || !entry.measured) continue
      blocked++
      expect(
        runCheck(aiCrawlerAccess, buildSite({ robots: repaired(text, advice?.snippets ?? []) })).entry.points,
      ).toBe(8)
    }
    expect(blocked).toBeGreaterThan(50)
  })
})

/** What an owner does with the snippets. */
function repaired(text: string, snippets: readonly { target?: string | undefined; code: string }[]): string {
  const lines = text.split(/\r\n|\r|\n/)
  for (const { target, code } of snippets) {
    const line = /line (\d+)/.exec(target ?? '')?.[1]
    if (!line) return code
    lines[Number(line) - 1] = code
  }
  return lines.join('\n')
}
