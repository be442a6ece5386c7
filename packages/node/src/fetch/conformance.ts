import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageFetcher } from '../contracts/page-fetcher.ts'

/** One resource of the kit's site. */
export interface KitResource {
  status?: number
  headers: Record<string, string>
  body: string
}

/** What a fetcher can show of a site; a rule that needs more is not run for it. */
export interface FetcherCapabilities {
  /** Answers with any status and header, not only those of a static host. */
  anyAnswer: boolean
  /** Follows redirects that the site asks for. */
  redirects: boolean
  /** Keeps `maxBytes` exactly (a browser loads a document as a whole). */
  byteLimits: boolean
  /** Answers `HEAD`. */
  head: boolean
}

export interface FetcherUnderTest {
  fetcher: PageFetcher
  /** Where the kit's site is served, without a final slash. */
  origin: string
  capabilities: FetcherCapabilities
  /** Takes the site down after the last rule. */
  stop?(): Promise<void>
}

const page = '<!doctype html><title>Kit</title><p>café</p>'
const html = { 'content-type': 'text/html; charset=utf-8' }

/** The site that the fetcher under test must serve, by path. Only those without status are plain files. */
export const kitSite: Readonly<Record<string, KitResource>> = {
  '/index.html': { headers: html, body: page },
  '/about.html': { headers: html, body: '<!doctype html><title>About</title><p>About us</p>' },
  '/big.html': { headers: html, body: `<!doctype html><title>Big</title><p>${'x'.repeat(5000)}</p>` },
  '/teapot': { status: 418, headers: { ...html, 'x-kit': 'one' }, body: 'short and stout' },
  '/moved': { status: 302, headers: { location: '/about.html' }, body: '' },
  '/moved-twice': { status: 301, headers: { location: 'moved#part' }, body: '' },
  '/circle': { status: 302, headers: { location: '/circle' }, body: '' },
  '/away': { status: 302, headers: { location: 'file:///etc/passwd' }, body: '' },
  '/nowhere': { status: 302, headers: {}, body: '' },
}

interface Rule {
  label: string
  needs?: keyof FetcherCapabilities
  run(subject: FetcherUnderTest): Promise<void>
}

/**
 * Registers the rules that every PageFetcher keeps as tests of vitest. `create` serves `kitSite` and gives the fetcher;
 * it is called once. A rule beyond the declared capabilities is shown as skipped, with the capability that it needs.
 */
export function testFetcher(name: string, create: () => Promise<FetcherUnderTest>): void {
  describe(`${name} keeps the rules of a fetcher`, () => {
    let subject: FetcherUnderTest
    beforeAll(async () => {
      subject = await create()
    })
    afterAll(async () => {
      await subject.fetcher.close?.()
      await subject.stop?.()
    })
    for (const { label, needs, run } of rules) {
      test(label, async (context) => {
        if (needs !== undefined && !subject.capabilities[needs]) context.skip(`the fetcher declares no ${needs}`)
        await run(subject)
      })
    }
  })
}

const rules: readonly Rule[] = [
  {
    label: 'a page answers with status, type and body',
    async run({ fetcher, origin }) {
      const result = await fetcher(`${origin}/index.html`)
      expect(result).toMatchObject({
        ok: true,
        url: `${origin}/index.html`,
        status: 200,
        truncated: false,
        redirects: [],
      })
      if (!result.ok) return
      expect(result.finalUrl).toBe(`${origin}/index.html`)
      expect(result.headers['content-type']).toMatch(/^text\/html/)
      expect(Buffer.from(result.body).toString()).toContain('café')
    },
  },
  {
    label: 'what is not there is an answer with status 404',
    async run({ fetcher, origin }) {
      expect(await fetcher(`${origin}/not-there`)).toMatchObject({ ok: true, status: 404 })
    },
  },
  ...['', 'about', '/about', 'ftp://example.com/', 'javascript:alert(1)', 'http://user:pass@example.com/'].map(
    (url): Rule => ({
      label: `"${url}" is a failure of class invalid_url, not an exception`,
      async run({ fetcher }) {
        expect(await fetcher(url)).toMatchObject({ ok: false, url, failure: 'invalid_url', redirects: [] })
      },
    }),
  ),
  {
    label: 'a signal that has ended gives a failure of class aborted',
    async run({ fetcher, origin }) {
      const result = await fetcher(`${origin}/index.html`, { signal: AbortSignal.abort() })
      expect(result).toMatchObject({ ok: false, failure: 'aborted' })
    },
  },
  {
    label: 'calls at the same time do not disturb each other',
    async run({ fetcher, origin }) {
      const paths = ['/index.html', '/about.html', '/big.html', '/index.html']
      const results = await Promise.all(paths.map((path) => fetcher(origin + path)))
      expect(results.map((result) => result.ok && result.finalUrl)).toEqual(paths.map((path) => origin + path))
    },
  },
  {
    label: 'any status and header is passed on',
    needs: 'anyAnswer',
    async run({ fetcher, origin }) {
      const result = await fetcher(`${origin}/teapot`)
      expect(result).toMatchObject({ ok: true, status: 418, headers: { 'x-kit': 'one' } })
    },
  },
  {
    label: 'redirects are followed and named in order',
    needs: 'redirects',
    async run({ fetcher, origin }) {
      expect(await fetcher(`${origin}/moved-twice`)).toMatchObject({
        ok: true,
        url: `${origin}/moved-twice`,
        finalUrl: `${origin}/about.html`,
        status: 200,
        redirects: [`${origin}/moved-twice`, `${origin}/moved`],
      })
    },
  },
  ...['/circle', '/away', '/nowhere'].map(
    (path): Rule => ({
      label: `${path} redirects in a way that ends as a failure`,
      needs: 'redirects',
      async run({ fetcher, origin }) {
        expect(await fetcher(origin + path)).toMatchObject({
          ok: false,
          failure: 'redirect',
          redirects: [origin + path],
        })
      },
    }),
  ),
  {
    label: 'maxRedirects is kept',
    needs: 'redirects',
    async run({ fetcher, origin }) {
      expect(await fetcher(`${origin}/moved`, { maxRedirects: 0 })).toMatchObject({ ok: false, failure: 'redirect' })
      expect(await fetcher(`${origin}/moved`, { maxRedirects: 1 })).toMatchObject({ ok: true, status: 200 })
    },
  },
  {
    label: 'maxBytes fails, or cuts where that was asked for',
    needs: 'byteLimits',
    async run({ fetcher, origin }) {
      const url = `${origin}/big.html`
      expect(await fetcher(url, { maxBytes: 1000 })).toMatchObject({ ok: false, failure: 'too_large' })
      const cut = await fetcher(url, { maxBytes: 1000, onTooLarge: 'truncate' })
      expect(cut).toMatchObject({ ok: true, truncated: true })
      expect(cut.ok && cut.body.length).toBe(1000)
      const exact = await fetcher(url, { maxBytes: Buffer.byteLength(kitSite['/big.html']?.body ?? '') })
      expect(exact).toMatchObject({ ok: true, truncated: false })
    },
  },
  {
    label: 'HEAD has no body',
    needs: 'head',
    async run({ fetcher, origin }) {
      const result = await fetcher(`${origin}/big.html`, { method: 'HEAD', maxBytes: 10 })
      expect(result).toMatchObject({ ok: true, status: 200, truncated: false })
      expect(result.ok && result.body.length).toBe(0)
    },
  },
]
