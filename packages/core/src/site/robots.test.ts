import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '../../test/any-character.ts'
import { missingCorpus, readCorpusText, readJsonLines } from '../../test/corpus.ts'
import { effortOf } from '../../test/effort.ts'
import { parseRobots } from './robots.ts'

interface Vector {
  src: string
  robotstxt: string
  agent: string
  url: string
  allowed: boolean
  latin1?: boolean
}

describe.skipIf(missingCorpus('robots'))('corpus', () => {
  const vectors = [...readJsonLines<Vector>('robots', 'vectors.jsonl')]

  test('every conformance vector, as text and as bytes that are not UTF-8', () => {
    const wrong = vectors.filter(({ robotstxt, agent, url, allowed, latin1 }) => {
      const texts = latin1 ? [robotstxt, new TextDecoder().decode(Buffer.from(robotstxt, 'latin1'))] : [robotstxt]
      return texts.some((text) => parseRobots(text).isAllowed(agent, url) !== allowed)
    })
    expect(vectors.length).toBeGreaterThan(250)
    expect(wrong).toEqual([])
  })

  test('every real file is read with the effort of 50 ms, and says which line decided', () => {
    let files = 0
    for (const file of readJsonLines<{ text?: string; latin1?: string }>('robots', 'protego.jsonl.gz')) {
      const text = file.text ?? file.latin1 ?? ''
      const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
      const verdict = parseRobots(text).rule('Googlebot', '/search?q=a')
      const ask = () => parseRobots(text).rule('GPTBot', '/')
      // The quicker of two: the first one may meet the collector.
      expect(Math.min(effortOf(ask), effortOf(ask))).toBeLessThan(5)
      if (verdict.line !== undefined) expect(lines[verdict.line - 1]).toContain(verdict.rule)
      files++
    }
    expect(files).toBe(2108)
  })

  test.each([
    ['rfc9309-example-longest-match-robots.txt', 'foobot', '/example/page/disallowed.gif', false],
    ['rfc9309-example-longest-match-robots.txt', 'foobot', '/example/page/', true],
    ['crawl-delay-group-merging.txt', 'mybot', '/private/', false],
    ['dos-line-endings.txt', 'anybot', '/', true],
  ])('%s: %s %s', (file, token, path, allowed) => {
    expect(parseRobots(readCorpusText('robots', 'crawler-commons', file)).isAllowed(token, path)).toBe(allowed)
  })

  test('a crawl delay belongs to the agents above it', () => {
    const robots = parseRobots(readCorpusText('robots', 'crawler-commons', 'crawl-delay-group-merging.txt'))
    expect(['mybot', 'yourbot', 'other'].map((token) => robots.crawlDelay(token))).toEqual([10, undefined, 30])
  })
})

describe('verdict', () => {
  const text = [
    '# shop', // 1
    'User-agent: *',
    'Disallow: /cart', // 3
    '',
    'User-agent: GPTBot # ours',
    'User-agent: CCBot', // 6
    'Disallow: / # all',
    '',
    'User-agent: gptbot', // 9
    'Allow: /open',
  ].join('\n')

  test.each([
    [
      'the group of everybody',
      'Other',
      '/cart/1',
      { allowed: false, group: '*', groupLine: 2, rule: 'Disallow: /cart', line: 3 },
    ],
    ['no rule matches', 'Other', '/', { allowed: true, group: '*', groupLine: 2 }],
    ['own group', 'ccbot', '/cart', { allowed: false, group: 'CCBot', groupLine: 6, rule: 'Disallow: /', line: 7 }],
    [
      'merged groups',
      'GPTBot',
      '/open/1',
      { allowed: true, group: 'gptbot', groupLine: 9, rule: 'Allow: /open', line: 10 },
    ],
    [
      'merged groups, the other',
      'GPTBot',
      '/x',
      { allowed: false, group: 'GPTBot', groupLine: 5, rule: 'Disallow: /', line: 7 },
    ],
  ])('%s', (_label, token, path, expected) => {
    expect(parseRobots(text).rule(token, path)).toEqual(expected)
  })

  test.each([
    ['empty file', '', 'GPTBot', '/', true],
    ['rules before any group', 'Disallow: /\nUser-agent: a\nAllow: /', 'b', '/', true],
    ['empty disallow', 'User-agent: *\nDisallow:', 'a', '/', true],
    ['tie allows', 'User-agent: *\nDisallow: /a\nAllow: /a', 'a', '/a', true],
    ['tie allows, other order', 'User-agent: *\nAllow: /a\nDisallow: /a', 'a', '/a', true],
    ['no blank after the colon', 'User-agent:GPTBot\nDisallow:/', 'GPTBot', '/', false],
    ['colon forgotten', 'User-agent GPTBot\nDisallow /', 'GPTBot', '/', false],
    ['a token is not a prefix', 'User-agent: Claude\nDisallow: /', 'ClaudeBot', '/', true],
    ['a token ends at another character', 'User-agent: ClaudeBot/1.0\nDisallow: /', 'ClaudeBot', '/', false],
    ['names of the object prototype', 'User-agent: *\nDisallow: /', '__proto__', '/', false],
    ['CR only', 'User-agent: *\rDisallow: /x\r', 'a', '/x', false],
    ['NUL ends a line', 'User-agent: *\nDisallow: /x\0y', 'a', '/x', false],
    ['byte order mark', '\uFEFFUser-agent: *\nDisallow: /', 'a', '/', false],
    ['lower-case percent code in the rule', 'User-agent: *\nDisallow: /%c3%a9', 'a', '/%C3%A9', false],
    ['lower-case percent code in the path', 'User-agent: *\nDisallow: /%C3%A9', 'a', '/%c3%a9', false],
    ['letters beyond ASCII in the rule', 'User-agent: *\nDisallow: /é', 'a', '/%C3%A9', false],
    ['lone surrogate', 'User-agent: *\nDisallow: /\uD800', 'a', '/%EF%BF%BD', false],
    ['absolute address', 'User-agent: *\nDisallow: /a', 'a', 'https://shop.example/a?b#c', false],
    ['address without a path', 'User-agent: *\nDisallow: /', 'a', 'https://shop.example', false],
    ['path of two slashes', 'User-agent: *\nDisallow: //x', 'a', '//x', false],
    ['end anchor', 'User-agent: *\nDisallow: /*.pdf$', 'a', '/x.pdf?a', true],
    ['index file opens its folder', 'User-agent: *\nDisallow: /\nAllow: /a/index.html', 'a', '/a/', true],
  ])('%s', (_label, file, token, path, allowed) => {
    expect(parseRobots(file).isAllowed(token, path)).toBe(allowed)
  })

  test.each([
    ['AI2Bot', false],
    ['img2dataset', false],
    ['bigsur.ai', false],
    ['GPTBot', true],
  ])('names with digits and dots are told apart when asked for: %s', (token, allowed) => {
    const file = 'User-agent: AI2Bot\nUser-agent: img2dataset\nUser-agent: bigsur.ai\nDisallow: /'
    expect(parseRobots(file).isAllowed(token, '/')).toBe(true)
    expect(parseRobots(file, { looseTokens: true }).isAllowed(token, '/')).toBe(allowed)
  })
})

describe('data', () => {
  test('sitemaps once each, as written, from any place', () => {
    const text =
      'Sitemap: https://a.example/s.xml\nUser-agent: *\nSITEMAP:/t.xml # new\nsitemap: https://a.example/s.xml\nSitemap:'
    expect(parseRobots(text).sitemaps).toEqual(['https://a.example/s.xml', '/t.xml'])
  })

  test('content signals and content usage', () => {
    const text = [
      'User-agent: *',
      'Content-Signal: search=yes, AI-Train = no,ai-input=maybe,,x, search=no',
      'Content-Usage: /blog/ train-ai=n',
      'Allow: /',
      'Content-Signal: __proto__=1',
    ].join('\n')
    const { contentSignals, contentUsage } = parseRobots(text)
    expect(contentSignals[0]).toEqual({
      userAgents: ['*'],
      line: 2,
      values: { search: 'no', 'ai-train': 'no', 'ai-input': 'maybe' },
    })
    expect(contentSignals[1]?.values).toEqual({})
    expect(contentUsage).toEqual([{ userAgents: ['*'], line: 3, path: '/blog/', values: { 'train-ai': 'n' } }])
  })

  test.each([
    ['seconds', '2', 2],
    ['fraction', '0.5', 0.5],
    ['negative', '-1', undefined],
    ['not a number', 'soon', undefined],
    ['endless', 'Infinity', undefined],
    ['empty', '', undefined],
  ])('crawl delay: %s', (_label, value, expected) => {
    expect(parseRobots(`User-agent: a\nCrawl-delay: ${value}\nDisallow:`).crawlDelay('A')).toBe(expected)
  })

  test('names: only what the file spells out', () => {
    const robots = parseRobots('User-agent: *\nUser-agent: GPTBot\nDisallow: /')
    expect(['gptbot', 'CCBot', '*'].map(robots.names)).toEqual([true, false, false])
  })
})

describe('hostile files', () => {
  const path = `/${'a'.repeat(20_000)}`
  test.each([
    ['one line of 1 MB', `User-agent: *\nDisallow: /${'a'.repeat(1_000_000)}`],
    ['200,000 rules', `User-agent: *\n${'Disallow: /b\n'.repeat(200_000)}`],
    ['agents times rules', 'User-agent: a\nUser-agent: b\n'.repeat(10_000) + 'Disallow: /b\n'.repeat(20_000)],
    ['stars', `User-agent: *\n${`Disallow: /${'*a'.repeat(200)}*b$\n`.repeat(30)}`],
    ['long literals', `User-agent: *\n${`Disallow: /*${'a'.repeat(4000)}b${'a'.repeat(4000)}\n`.repeat(30)}`],
    ['blanks', `User-agent: *\nDisallow: /b${' '.repeat(400_000)}x\n${' '.repeat(50_000)}`],
    ['line ends only', '\r\n'.repeat(250_000)],
  ])('%s', (_label, text) => {
    const effort = effortOf(() => expect(parseRobots(text).isAllowed('c', path)).toBe(true))
    expect(effort).toBeLessThan(100)
  })

  test('reading stops at 512,000 bytes, and a rule that the limit cuts is left out', () => {
    const filler = `#${'é'.repeat(255_960)}\n` // 511,922 bytes
    const head = `User-agent: *\nDisallow: /early\n${filler}`
    const cut = parseRobots(`${head}Disallow: /${'long'.repeat(50)}\nDisallow: /late\n`)
    expect(cut.isAllowed('a', '/early')).toBe(false)
    expect(cut.isAllowed('a', '/other')).toBe(true)
    expect(cut.isAllowed('a', '/late')).toBe(true)
    expect(parseRobots(`${head}Disallow: /late\n`).isAllowed('a', '/late')).toBe(false)
  })

  test('no text makes it throw, and what decides is a line of the file', () => {
    const word = fc.constantFrom(
      'User-agent: *',
      'user-agent: a',
      'Disallow: /',
      'Allow: /a*$',
      'Crawl-delay: 1',
      '\r',
      '%',
    )
    const text = fc.array(fc.oneof(word, fc.string({ unit: anyCharacter }))).map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(text, fc.string(), fc.string(), (file, token, requested) => {
        const verdict = parseRobots(file).rule(token, requested)
        expect(verdict.allowed).toBe(!verdict.rule?.toLowerCase().startsWith('dis'))
        if (verdict.rule !== undefined) expect(file).toContain(verdict.rule)
      }),
    )
  })
})
