import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crawlLimits } from '../crawl-limits.ts'
import { createFrontier, type Frontier } from './frontier.ts'
import { createSkipLog } from './skip-log.ts'

const ORIGIN = 'https://shop.example'

function frontier(options: { maxPages?: number; refuse?: string } = {}) {
  const skipped = createSkipLog()
  const created = createFrontier({
    origin: ORIGIN,
    limits: crawlLimits(options.maxPages ?? 25),
    skipped,
    isSameSite: (href) => href === ORIGIN || href.startsWith(`${ORIGIN}/`),
    refusals: async (urls) =>
      urls.map((url) => (options.refuse && url.includes(options.refuse) ? 'the rules' : undefined)),
  })
  return { frontier: created, skipped }
}

function paths(from: Frontier, count = Number.POSITIVE_INFINITY): string[] {
  const taken: string[] = []
  for (let next = from.take(); next && taken.length < count; next = from.take())
    taken.push(next.url.slice(ORIGIN.length))
  return taken
}

describe('one page has one address', () => {
  test.each([
    ['fragment', ['/a#x', '/a#y', '/a'], ['/a']],
    ['letter case', ['/About', '/about', '/ABOUT'], ['/About']],
    ['last slash', ['/about', '/about/'], ['/about']],
    ['index file', ['/about/', '/about/index.html', '/about/index.php'], ['/about/']],
    ['order of parameters', ['/a?x=1&y=2', '/a?y=2&x=1'], ['/a?x=1&y=2']],
    ['campaign parameters', ['/a?utm_source=x&fbclid=1', '/a', '/a?gclid=2'], ['/a']],
    ['a kept beside a dropped parameter', ['/a?utm_source=x&id=7'], ['/a?id=7']],
    ['session parameter', ['/a?PHPSESSID=1', '/a?sid=2', '/a?ASPSESSIONIDABC=2'], ['/a']],
    ['session in the path', ['/a;jsessionid=AB12?x=1', '/a;JSESSIONID=CD34?x=1'], ['/a?x=1']],
    ['cookieless ASP.NET session', ['/(S(abc))/a', '/(S(def))/a'], ['/a']],
    ['empty query', ['/a?', '/a?&'], ['/a']],
    ['different pages', ['/a', '/b', '/a?id=1'], ['/a', '/b', '/a?id=1']],
  ])('%s', async (_label, links, expected) => {
    const { frontier: f } = frontier()
    await f.addLinks(
      links.map((path) => ORIGIN + path),
      1,
    )
    expect(paths(f).sort()).toEqual([...expected].sort())
  })
})

describe('left out, with a reason', () => {
  const deep = `/${Array.from({ length: 16 }, (_, i) => `s${String.fromCharCode(97 + i)}`).join('/')}`
  test.each([
    ['more than 15 segments', deep, 1, 'more than 15 path segments'],
    ['a segment repeated', '/a/b/a/b/a', 1, 'a path segment repeated over and over'],
    ['six parameters', '/s?a=1&b=2&c=3&d=4&e=5&f=6', 1, 'more than 5 query parameters'],
    ['a PDF', '/price-list.PDF', 1, 'a file that is not a page'],
    ['an image', '/img/a.jpeg?w=2', 1, 'a file that is not a page'],
    ['too deep', '/x', 5, 'more than 4 clicks away'],
  ])('%s', async (_label, path, depth, reason) => {
    const { frontier: f, skipped } = frontier()
    await f.addLinks([ORIGIN + path], depth)
    expect(f.take()).toBeUndefined()
    expect(skipped.list()).toEqual([{ reason, count: 1, example: ORIGIN + path }])
  })

  test('the rules of the site, told apart from our own', async () => {
    const { frontier: f, skipped } = frontier({ refuse: '/private' })
    await f.addLinks([`${ORIGIN}/private/x`], 1)
    expect(f.take()).toBeUndefined()
    expect(skipped.list()).toEqual([
      { reason: 'the rules', closedByRobots: true, count: 1, example: `${ORIGIN}/private/x` },
    ])
  })

  test.each([
    ['15 segments', deep.slice(0, deep.lastIndexOf('/'))],
    ['a segment twice', '/a/b/a/b'],
    ['five parameters and a dropped one', '/s?a=1&b=2&c=3&d=4&e=5&utm_medium=6'],
    ['a dot in the name', '/v2.0/notes'],
  ])('kept: %s', async (_label, path) => {
    const { frontier: f } = frontier()
    await f.addLinks([ORIGIN + path], 1)
    expect(f.take()).toBeDefined()
  })

  test.each([
    ['another host', 'https://other.example/'],
    ['a host that only begins alike', 'https://shop.example.evil/'],
    ['mail', 'mailto:a@shop.example'],
    ['script', 'javascript:alert(1)'],
  ])('passed over in silence: %s', async (_label, href) => {
    const { frontier: f, skipped } = frontier()
    await f.addLinks([href], 1)
    expect([f.take(), skipped.list()]).toEqual([undefined, []])
  })
})

describe('traps', () => {
  test.each([
    ['a calendar', (i: number) => `/calendar/2026/${1 + (i % 12)}/${i}`],
    ['pages of a list', (i: number) => `/blog?page=${i}`],
    ['numbered posts', (i: number) => `/post-${i}`],
  ])('%s gives three addresses before all others, then more of it, and an end', async (_label, path) => {
    const { frontier: f, skipped } = frontier()
    await f.addLinks(
      Array.from({ length: 200 }, (_, i) => ORIGIN + path(i)),
      1,
    )
    await f.addLinks([`${ORIGIN}/about`], 1)
    const taken = paths(f)
    expect(taken.indexOf('/about')).toBeLessThan(4)
    // Patterns differ by nothing but digits; one holds 100 besides the first three.
    expect(taken).toHaveLength(104)
    expect(skipped.list()).toMatchObject([{ reason: 'too many addresses of one pattern', count: 97 }])
  })

  test('patterns that were held back take turns', async () => {
    const { frontier: f } = frontier()
    const many = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${ORIGIN}/${name}/${i}`)
    await f.addLinks([...many('post', 5), ...many('item', 6)], 1)
    expect(paths(f).slice(6)).toEqual(['/post/3', '/item/3', '/post/4', '/item/4', '/item/5'])
  })

  test('one page with 50,000 links gives 300', async () => {
    const { frontier: f, skipped } = frontier({ maxPages: 1000 })
    await f.addLinks(
      Array.from({ length: 50_000 }, (_, i) => `${ORIGIN}/${word(i)}`),
      1,
    )
    expect(f.waiting).toBe(300)
    expect(skipped.list()).toEqual([
      { reason: 'links beyond the first 300 of a page', count: 49_700, example: `${ORIGIN}/${word(300)}` },
    ])
  })

  test('the queue holds 1,000 addresses, one section 100', async () => {
    const { frontier: f, skipped } = frontier()
    const many = (path: string) => Array.from({ length: 5000 }, (_, i) => `${ORIGIN}/${path}${word(i)}`)
    await f.addAll(many('blog/'), { foundIn: 'sitemap', depth: 2 })
    expect(f.waiting).toBe(100)
    await f.addAll(many(''), { foundIn: 'sitemap', depth: 2 })
    expect(f.waiting).toBe(1000)
    expect(skipped.list().map(({ reason }) => reason)).toEqual([
      'too many addresses of one section',
      'too many addresses waiting',
    ])
  })
})

describe('a fair sample', () => {
  test('24 posts do not crowd out the rest', async () => {
    const { frontier: f } = frontier()
    const posts = Array.from({ length: 40 }, (_, i) => `/blog/${word(i)}`)
    const others = ['/about', '/team', '/services/roofs', '/services/walls', '/contact-us', '/legal']
    await f.addLinks(
      [...posts, ...others].map((path) => ORIGIN + path),
      1,
    )
    const first = paths(f, 8)
    expect(first[0]).toBe('/contact-us')
    expect(first).toEqual(expect.arrayContaining(others))
  })

  test('a likely form page comes sooner although it is deeper, a third of its kind does not', async () => {
    const { frontier: f } = frontier()
    await f.addLinks([`${ORIGIN}/about`], 1)
    await f.addLinks(
      ['/a/login', '/b/login', '/c/login'].map((path) => ORIGIN + path),
      2,
    )
    expect(paths(f)).toEqual(['/a/login', '/b/login', '/about', '/c/login'])
  })

  test('a language is not a section', async () => {
    const { frontier: f } = frontier()
    await f.addLinks(
      ['/de/blog/x', '/de/blog/y', '/de/team'].map((path) => ORIGIN + path),
      1,
    )
    expect(paths(f)).toEqual(['/de/blog/x', '/de/team', '/de/blog/y'])
  })

  test.each([
    ['/contact', 'contact'],
    ['/sign-up', 'signup'],
    ['/de/kontakt.html', 'contact'],
    ['/get_a_quote', 'pricing'],
    ['/book-appointment', 'booking'],
    ['/bookshelf', undefined],
    ['/shopping/plans', 'pricing'],
  ])('%s is likely a form for %s', async (path, purpose) => {
    const { frontier: f } = frontier()
    await f.addLinks([ORIGIN + path], 1)
    expect(f.take()?.formFor).toBe(purpose)
  })
})

test('property: nothing twice, nothing of another site, every bound kept, same order again', async () => {
  const segment = fc.constantFrom('a', 'b', 'Blog', '7', '12', 'contact', 'x.pdf', '%C3%A4')
  const path = fc.array(segment, { maxLength: 18 }).map((parts) => `/${parts.join('/')}`)
  const href = fc
    .tuple(fc.constantFrom(ORIGIN, 'https://other.example'), path, fc.constantFrom('', '?p=1', '#f'))
    .map((x) => x.join(''))
  await fc.assert(
    fc.asyncProperty(fc.array(href, { maxLength: 60 }), fc.integer({ min: 1, max: 6 }), async (hrefs, depth) => {
      const runs = [0, 1].map(async () => {
        const { frontier: f } = frontier()
        await f.addLinks(hrefs, depth)
        return paths(f)
      })
      const [first = [], again] = await Promise.all(runs)
      expect(again).toEqual(first)
      expect(new Set(first.map((p) => p.toLowerCase())).size).toBe(first.length)
      expect(first.every((p) => hrefs.some((h) => h.startsWith(ORIGIN + p.split('?')[0])))).toBe(true)
    }),
  )
})

/** A distinct word without digits. */
function word(i: number): string {
  return [...String(i)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
}
