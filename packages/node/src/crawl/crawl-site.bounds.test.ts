import { describe, expect, test } from 'vitest'
import { crawl, isFile, SITE, urls } from '../../test/test-crawl.ts'
import { pageOf } from '../../test/test-site.ts'

describe('traps', () => {
  const others = ['/about', '/contact', '/services/roofs', '/team']
  test.each<[string, (path: string) => string[]]>([
    ['an endless calendar', (p) => [`/calendar/${next(p)}`, `/calendar/${next(p) + 1}`, `/calendar?day=${next(p)}`]],
    ['session ids', (p) => [`/shop?sid=${next(p)}`, `/list;jsessionid=${next(p)}`]],
    ['a path that grows', (p) => [`${p.replace(/\/$/, '')}/a`, `${p.replace(/\/$/, '')}/b`]],
    ['facets', (p) => [`/list?a=1&b=2&c=3&d=4&e=5&f=${next(p)}`, `/list?a=${next(p)}`]],
    ['letter case and fragments', (p) => [`/X#${next(p)}`, '/x', `${p.toUpperCase()}`, `${p}#y`]],
    ['50,000 links', (p) => (p === '/' ? Array.from({ length: 50_000 }, (_, i) => `/n/${i.toString(36)}`) : [])],
  ])('%s: at most 25 pages, none twice, other sections are read', async (_label, links) => {
    const asked: string[] = []
    const evidence = await crawl(
      (path) => (isFile(path) ? undefined : pageOf(`at ${path.slice(0, 200)}`, [...others, ...links(path)])),
      {
        site: { onRequest: (url) => asked.push(url) },
      },
    )
    const read = urls(evidence)
    expect(read.length).toBeLessThanOrEqual(25)
    expect(new Set(read.map((url) => url.toLowerCase())).size).toBe(read.length)
    expect(read).toEqual(expect.arrayContaining(others))
    expect(asked.length).toBeLessThan(60)
  })

  test('redirects to pages already read do not go on for ever', async () => {
    const asked: string[] = []
    const links = Array.from(
      { length: 290 },
      (_, i) => `/r${'abcdefghijklmnopqrstuvwxyz'[i % 26]}${'x'.repeat(i / 26)}`,
    )
    const evidence = await crawl(
      (path) => (path === '/' ? pageOf('home', links) : isFile(path) ? undefined : { to: '/' }),
      {
        maxPages: 10,
        site: { onRequest: (url) => asked.push(url) },
      },
    )
    expect([urls(evidence), evidence.crawl.stop]).toEqual([['/'], 'request_limit'])
    expect(asked.length).toBeLessThan(45)
  })
})

describe('a site that has nothing but one pattern', () => {
  const numbered = (path: string) =>
    isFile(path)
      ? undefined
      : pageOf(
          path,
          Array.from({ length: 28 }, (_, i) => `/p${i}`),
        )
  test.each([
    [10, 'page_limit', 10],
    [28, 'page_limit', 28],
    [29, 'complete', 29],
    [50, 'complete', 29],
  ])('%i pages at most: %s', async (maxPages, stop, read) => {
    const evidence = await crawl(numbered, { maxPages })
    expect([evidence.crawl.stop, evidence.pages.length, evidence.crawl.skipped]).toEqual([stop, read, []])
  })
})

describe('the page limit', () => {
  const many = (path: string) =>
    isFile(path)
      ? undefined
      : pageOf(
          path,
          [...'abcdefghij'].map((c) => `/${c}`),
        )
  test.each([
    [1, 'page_limit', 1],
    [2, 'page_limit', 2],
    [10, 'page_limit', 10],
    [11, 'complete', 11],
    [50, 'complete', 11],
  ])('%i pages: %s', async (maxPages, stop, read) => {
    const evidence = await crawl(many, { maxPages })
    expect([evidence.crawl.stop, evidence.pages.length, evidence.crawl.discovered]).toEqual([stop, read, 11])
  })

  test('one page, not the homepage: the headers of the homepage are still known', async () => {
    const evidence = await crawl(many, { maxPages: 1, url: `${SITE}/a` })
    expect([urls(evidence), evidence.homepage.outcome]).toEqual([['/a'], 'answered'])
  })

  test.each([0, -1, 1.5, Number.NaN])('%d is a mistake of the caller', async (maxPages) => {
    await expect(crawl(many, { maxPages })).rejects.toThrow(TypeError)
  })
})

function next(path: string): number {
  return Number(/\d+/.exec(path)?.[0] ?? 0) + 1
}
