import { describe, expect, test } from 'vitest'
import { crawl, SITE, skips, urls } from '../../../test/test-crawl.ts'
import { pageOf, type TestAnswer } from '../../../test/test-site.ts'

const leadsTo = (content: string) => `<!doctype html><title>x</title><meta http-equiv="Refresh" content="${content}">`

async function scan(pages: Record<string, TestAnswer>, url = `${SITE}/`) {
  const asked: string[] = []
  const evidence = await crawl(pages, { url, site: { onRequest: (address) => asked.push(address.replace(SITE, '')) } })
  return { evidence, asked }
}

describe('a page that leads on at once counts as a redirect', () => {
  test.each<[string, TestAnswer]>([
    ['by its element', leadsTo('0; url=/en/')],
    ['within a second', leadsTo("1;URL='en/#top'")],
    ['without url=', leadsTo('0; /en/')],
    ['by a header', { headers: { refresh: '0; url=/en/' }, body: '' }],
    ['by two pages', leadsTo('0; url=/hop')],
  ])('%s', async (_, home) => {
    const { evidence, asked } = await scan({
      '/': home,
      '/hop': leadsTo('0; url=/en/'),
      '/en/': pageOf('shop', ['/en/a', '/']),
      '/en/a': pageOf('a'),
    })
    expect(evidence.finalUrl).toBe(`${SITE}/en/`)
    expect(evidence.pages.map(({ finalUrl, outcome }) => [finalUrl, outcome])).toEqual([
      [`${SITE}/en/`, 'read'],
      [`${SITE}/en/a`, 'read'],
    ])
    expect(evidence.homepage).toMatchObject({ outcome: 'answered', status: 200, finalUrl: `${SITE}/en/` })
    expect(asked.filter((address) => /url=|^\/0/i.test(address))).toEqual([])
  })

  test('for linked pages too', async () => {
    const { evidence } = await scan({
      '/': pageOf('home', ['/old', '/new']),
      '/old': leadsTo('0;url=/new'),
      '/new': pageOf('n'),
    })
    expect(evidence.pages.map(({ finalUrl }) => finalUrl)).toEqual([`${SITE}/`, `${SITE}/new`])
    expect(skips(evidence)).toEqual({ 'leads to a page already read': 1 })
  })

  test('to another origin, which is then the scanned one', async () => {
    const answer = (path: string, { host }: URL) =>
      host === 'old.example' ? leadsTo('0;url=https://new.example/') : { '/': pageOf('home') }[path]
    const evidence = await crawl(answer, { url: 'https://old.example/' })
    expect(evidence.finalUrl).toBe('https://new.example/')
    expect(evidence.robots.url).toBe('https://new.example/robots.txt')
  })
})

test.each([
  ['a later refresh is a link', '10; url=/next', ['/', '/next']],
  ['the same page again', '0', ['/']],
  ['a refresh to itself', '0; url=/', ['/']],
  ['another scheme', '0; url=data:text/html,x', ['/']],
])('%s', async (_, content, expected) => {
  const { evidence, asked } = await scan({ '/': pageOf('home', [], leadsTo(content)), '/next': pageOf('next') })
  expect(urls(evidence)).toEqual(expected)
  expect(asked.filter((address) => address === '/')).toHaveLength(2)
})

test('a chain that comes back ends where it stands', async () => {
  const { evidence } = await scan({ '/': leadsTo('0;url=/b'), '/b': leadsTo('0;url=/') })
  expect(evidence.pages.map(({ outcome }) => outcome)).toEqual(['read'])
})

test('an address that robots.txt closes is not asked for', async () => {
  const { evidence, asked } = await scan({
    '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /en' },
    '/': pageOf('home', ['/old']),
    '/old': leadsTo('0;url=/en/'),
    '/en/': pageOf('shop'),
  })
  expect(evidence.pages.map(({ outcome }) => outcome)).toEqual(['read', 'robots'])
  expect(asked).not.toContain('/en/')
})

test('a bot wall is not followed', async () => {
  const { evidence, asked } = await scan({ '/': { status: 202, body: leadsTo('0;/.well-known/sgcaptcha/?r=%2F') } })
  expect(evidence.pages.map(({ outcome }) => outcome)).toEqual(['challenge'])
  expect(asked.some((address) => address.includes('sgcaptcha'))).toBe(false)
})
