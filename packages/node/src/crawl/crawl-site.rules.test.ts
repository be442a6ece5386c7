import { describe, expect, test } from 'vitest'
import { crawl, SITE, urls } from '../../test/test-crawl.ts'
import { pageOf, type TestAnswer } from '../../test/test-site.ts'

describe('the site’s own rules', () => {
  const site = { '/': pageOf('home', ['/a', '/private/b']), '/a': pageOf('a'), '/private/b': pageOf('b') }
  const robots = (body: string) => ({ ...site, '/robots.txt': { type: 'text/plain', body } })

  test.each([
    ['a path for everybody', 'User-agent: *\nDisallow: /private', ['/', '/a']],
    ['a path for us', 'User-agent: OperableBot\nDisallow: /a\nUser-agent: *\nDisallow: /', ['/', '/private/b']],
    ['nothing', 'User-agent: *\nDisallow:', ['/', '/a', '/private/b']],
    ['other crawlers', 'User-agent: GPTBot\nDisallow: /', ['/', '/a', '/private/b']],
  ])('%s', async (_label, text, expected) => expect(urls(await crawl(robots(text)))).toEqual(expected))

  test('everything: nothing but robots.txt is asked for', async () => {
    const asked: string[] = []
    const evidence = await crawl(robots('User-agent: *\nDisallow: /'), {
      site: { onRequest: (url) => asked.push(url) },
    })
    expect(asked).toEqual([`${SITE}/robots.txt`])
    expect(evidence.pages).toMatchObject([{ outcome: 'robots', detail: 'robots.txt asks us not to read it' }])
    expect(evidence.homepage).toMatchObject({ outcome: 'not_requested' })
    expect(Object.values(evidence.files).every(({ outcome }) => outcome === 'not_requested')).toBe(true)
  })

  test.each<[string, TestAnswer]>([
    ['503', { status: 503 }],
    ['429', { status: 429 }],
    ['timeout', { fail: 'timeout' }],
    ['reset', { fail: 'connect' }],
  ])('%s for robots.txt: the submitted page only, and the evidence says why', async (_label, answer) => {
    const asked: string[] = []
    const evidence = await crawl(
      { ...site, '/robots.txt': answer },
      { url: `${SITE}/a`, site: { onRequest: (url) => asked.push(url) } },
    )
    expect(asked).toEqual([`${SITE}/robots.txt`, `${SITE}/a`])
    expect(urls(evidence)).toEqual(['/a'])
    expect(evidence.homepage).toMatchObject({ outcome: 'not_requested', why: expect.stringContaining('RFC 9309') })
  })

  test.each<[string, TestAnswer]>([
    ['404', undefined],
    ['403', { status: 403 }],
    ['HTML', pageOf('a shell for every path')],
    ['too many redirects', { fail: 'redirect' }],
    ['empty', { type: 'text/plain', body: '' }],
    ['NUL bytes', { type: 'text/plain', body: '\0\0User-agent: x\0' }],
    ['2 MB', { type: 'text/plain', body: '# comment\n'.repeat(200_000) }],
  ])('%s for robots.txt: everything is allowed', async (_label, answer) => {
    expect(urls(await crawl({ ...site, '/robots.txt': answer }))).toEqual(['/', '/a', '/private/b'])
  })

  test('a redirect into a forbidden part is not read', async () => {
    const evidence = await crawl({ ...robots('User-agent: *\nDisallow: /private'), '/a': { to: '/private/b' } })
    expect(evidence.pages.map(({ outcome }) => outcome)).toEqual(['read', 'robots'])
  })

  test('a wait between requests is kept, at most two seconds of it, not for a folder', async () => {
    // A machine that stands still for a moment may shorten one wait or miss a deadline, but not time after time.
    const isKept = async () => {
      const begun: number[] = []
      const onRequest = () => void begun.push(performance.now())
      await crawl(robots('User-agent: *\nCrawl-delay: 0.03'), { site: { onRequest } })
      return Math.min(...begun.slice(1).map((time, i) => time - (begun[i] ?? 0))) > 28
    }
    await expect.poll(isKept, { timeout: 30_000 }).toBe(true)

    const isEnded = async () => {
      const folder = { source: 'folder', deadlineMs: 2000 } as const
      return (await crawl(robots('User-agent: *\nCrawl-delay: 3600'), folder)).crawl.stop
    }
    await expect.poll(isEnded, { timeout: 30_000 }).toBe('complete')
  })
})
