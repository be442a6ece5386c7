import { once } from 'node:events'
import { OperableError } from '@operable/core'
import { describe, expect, test } from 'vitest'
import { crawl, isFile, SITE } from '../../test/test-crawl.ts'
import { pageOf, testSite } from '../../test/test-site.ts'
import type { HostTurns } from '../contracts/host-turns.ts'
import type { FetchOptions, FetchResult } from '../contracts/page-fetcher.ts'
import { crawlSite } from './crawl-site.ts'

describe('the end of the scan', () => {
  const slow = (path: string) =>
    isFile(path)
      ? undefined
      : pageOf(
          path,
          [...'abcdefghij'].map((c) => `/${c}`),
        )

  test('the deadline: what was read by then is evidence, the rest timed out', async () => {
    const delay = (url: string) => (/\/[a-j]$/.test(url) ? 60_000 : 0)
    // A slow machine needs longer for the first page; only then does the deadline fall in the middle.
    for (const deadlineMs of [200, 2000, 30_000]) {
      const evidence = await crawl(slow, { deadlineMs, site: { delay } })
      if (evidence.pages[0]?.outcome !== 'read') continue
      expect(evidence.crawl.stop).toBe('deadline')
      expect(evidence.pages.slice(1).every(({ failure }) => failure === 'timeout')).toBe(true)
      expect(evidence.pages.length).toBeLessThan(8)
      return
    }
    expect.unreachable('the first page was never read')
  })

  test('abort in the middle', async () => {
    const controller = new AbortController()
    const evidence = await crawl(slow, {
      signal: controller.signal,
      onProgress: ({ type }) => type === 'page' && controller.abort(),
      site: { delay: () => 5 },
    })
    expect(evidence.crawl.stop).toBe('aborted')
    expect(evidence.pages.filter(({ outcome }) => outcome === 'read')).toHaveLength(1)
  })

  test('abort before the beginning: no request', async () => {
    const asked: string[] = []
    const evidence = await crawl(slow, { signal: AbortSignal.abort(), site: { onRequest: (url) => asked.push(url) } })
    expect([evidence.crawl.stop, asked]).toEqual(['aborted', []])
  })

  test('a fetcher that ignores its signal does not hold the scan', async () => {
    const evidence = await crawlSite(`${SITE}/`, { fetch: () => new Promise(() => {}), deadlineMs: 50 })
    expect(evidence).toMatchObject({ crawl: { stop: 'deadline' }, pages: [{ outcome: 'failed', failure: 'timeout' }] })
  })

  test('a fetcher that throws is a failed page', async () => {
    const fetch = () => {
      throw new Error('secret')
    }
    const evidence = await crawlSite(`${SITE}/`, { fetch })
    expect(evidence.pages).toMatchObject([{ outcome: 'failed', failure: 'protocol' }])
    expect(JSON.stringify(evidence)).not.toContain('secret')
  })

  const failing = async () => {
    throw new OperableError('storage_unavailable', 'It is locked.')
  }
  const forOne = { mayRepeat: () => false, release() {} }
  const turns = { take: failing, lost: () => new AbortController().signal, async close() {} }
  const redirecting = async (_: string, options?: FetchOptions): Promise<FetchResult> => {
    await options?.turnAt?.('https://other.example/')
    return { ok: false, url: SITE, failure: 'aborted', detail: 'No turn.', redirects: [] }
  }
  /** Others have all but the first ones. */
  const taken = (left: number): HostTurns => ({
    ...turns,
    async take(_host, _delay, signal) {
      if (left-- > 0) return forOne
      await once(signal, 'abort')
      return undefined
    },
  })
  const firstOnly = { ...turns, take: async (host: string) => (host === 'other.example' ? failing() : forOne) }
  test.each([
    ['turns that cannot be had', { fetch: testSite(slow), turns }],
    ['nor where a redirect leads', { fetch: redirecting, turns: firstOnly }],
    ['a fetcher that cannot be made', { fetch: failing }],
    ['no turn in all of its time', { fetch: testSite(slow), turns: taken(0), deadlineMs: 50 }],
    ['no turn for more than the rules', { fetch: testSite(slow), turns: taken(1), deadlineMs: 50 }],
  ])('a fault of our own says nothing of the site: %s', async (_, options) => {
    await expect(crawlSite(`${SITE}/`, options)).rejects.toMatchObject({ code: 'storage_unavailable' })
  })

  test('a listener that throws is ignored', async () => {
    const onProgress = () => {
      throw new Error('display')
    }
    expect((await crawl(slow, { onProgress })).pages).toHaveLength(11)
  })

  test.each(['dns', 'connect', 'tls', 'refused'] as const)('%s: no further request', async (fail) => {
    const asked: string[] = []
    const evidence = await crawl(() => ({ fail }), { site: { onRequest: (url) => asked.push(url) } })
    expect(asked).toEqual([`${SITE}/robots.txt`, `${SITE}/`])
    expect(evidence.pages).toMatchObject([{ outcome: 'failed', failure: fail }])
    expect(evidence.files['llms-txt']).toMatchObject({ outcome: 'not_requested' })
  })

  test('a host that has stopped responding is left alone after three requests, and one that responds now and then is not', async () => {
    const asked: string[] = []
    const onRequest = (url: string) => asked.push(url.replace(SITE, ''))
    const silent = await crawl((path) => (path === '/robots.txt' ? undefined : { fail: 'timeout' }), {
      site: { onRequest },
    })
    expect(asked.slice(0, 2)).toEqual(['/robots.txt', '/'])
    expect(asked).toHaveLength(4)
    expect(silent.pages).toMatchObject([{ outcome: 'failed', failure: 'timeout' }])
    expect(silent.files['ai-catalog']).toMatchObject({
      failure: 'timeout',
      detail: expect.stringContaining('Not requested'),
    })

    const faltering = await crawl((path) => (/^\/[bdfhj]$/.test(path) ? { fail: 'timeout' } : slow(path)))
    expect(faltering.pages.filter(({ outcome }) => outcome === 'read')).toHaveLength(6)
  })
})
