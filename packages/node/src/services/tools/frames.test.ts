import { describe, expect, test } from 'vitest'
import { forms, page, SHOP, toolShop } from '../../../test/tool-shop.ts'
import type { PageFetcher } from '../../contracts/page-fetcher.ts'
import { createFixtureFetcher, type FixtureAnswer } from '../../fetch/local/fixture-fetcher.ts'

const box = (src: string, more = ''): string => `<iframe id="box" ${more} src="${src}"></iframe>`
const bare = (form: string): string => `<!doctype html><html lang="en"><h1>Write to us</h1>${form}</html>`
const embedded = bare(forms.contactSales)
const robots = (rules: string): FixtureAnswer => ({
  headers: { 'content-type': 'text/plain' },
  body: `User-agent: *\n${rules}`,
})
const sitemap = (...paths: string[]): FixtureAnswer => ({
  headers: { 'content-type': 'application/xml' },
  body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>${SHOP}${path}</loc></url>`).join('')}</urlset>`,
})
const inFrame = { pageUrl: SHOP, selector: '#contact', metadata: { kind: 'form', frame: '#box' } }

describe('a crawl finds the forms in frames of the same origin', () => {
  test.each<[string, Record<string, FixtureAnswer>]>([
    ['by address', { [SHOP]: page(box('/embed')), [`${SHOP}embed`]: embedded }],
    ['in the markup', { [SHOP]: page(`<iframe id=box srcdoc="${embedded.replaceAll('"', '&quot;')}"></iframe>`) }],
    [
      'whose page the sitemap names, and nothing links to',
      { [SHOP]: page(box('/embed')), [`${SHOP}embed`]: embedded, [`${SHOP}sitemap.xml`]: sitemap('embed') },
    ],
  ])('%s', async (_, pages) => {
    const { tools, id } = await toolShop({ pages })
    const found = await tools.discover(id)
    expect(found.tools).toMatchObject([{ name: 'contactSales', ...inFrame }])
    expect(await tools.discover(id)).toMatchObject({ created: [], revision: found.revision })
    expect(await tools.check(id, found.tools[0]!.id)).toMatchObject({ ready: true, unchecked: false })
  })

  test('a page that is linked has its own, also where another shows it in a frame', async () => {
    const pages = { [SHOP]: page(box('/embed'), '<a href="/embed">Write to us</a>'), [`${SHOP}embed`]: embedded }
    const { tools, id } = await toolShop({ pages })
    const found = await tools.discover(id)
    expect(found.tools).toMatchObject([{ name: 'contactSales', pageUrl: `${SHOP}embed` }])
    expect(found.tools[0]?.metadata).not.toHaveProperty('frame')
    expect(found.skipped).toContainEqual(expect.objectContaining({ url: SHOP, tool: 'contactSales' }))
  })

  test('what stands in a frame of every page is one tool, and read once', async () => {
    const asked: string[] = []
    const more = [1, 2, 3].map((n) => [`${SHOP}p${n}`, page(box('/embed'))])
    const links = [1, 2, 3].map((n) => `<a href="/p${n}">${n}</a>`)
    const pages = { [SHOP]: page(box('/embed'), ...links), ...Object.fromEntries(more), [`${SHOP}embed`]: embedded }
    const { tools, id } = await toolShop({ pages, fetch: counting(pages, asked) })
    expect((await tools.discover(id)).tools).toMatchObject([inFrame])
    expect(asked.filter((url) => url.endsWith('/embed'))).toHaveLength(1)
  })

  test('a form and one in a frame that has the same selector are two', async () => {
    const pages = {
      [SHOP]: page(forms.subscribe, box('/embed')),
      [`${SHOP}embed`]: bare(forms.login.replace('"login"', '"news"')),
    }
    const { tools, id } = await toolShop({ pages })
    const found = await tools.discover(id)
    expect(found.tools.map(({ selector, metadata }) => [selector, metadata.frame])).toEqual([
      ['#news', '#box'],
      ['#news', undefined],
    ])
    expect((await tools.discover(id)).created).toEqual([])
  })
})

describe('frames that give nothing are said', () => {
  const frames = (...all: string[]): FixtureAnswer => page(forms.login, ...all)
  test.each<[string, Record<string, FixtureAnswer>, RegExp | undefined]>([
    ['another service', { [SHOP]: frames(box('https://acme.typeform.com/to/x')) }, /^It embeds Typeform in a frame/],
    ['another site that nobody knows', { [SHOP]: frames(box('https://x.example/f')) }, undefined],
    [
      'no answer',
      { [SHOP]: frames(box('/embed')), [`${SHOP}embed`]: { status: 500, body: 'x' } },
      /embed was not read\. .* 500/,
    ],
    [
      'no page',
      {
        [SHOP]: frames(box('/a.pdf')),
        [`${SHOP}a.pdf`]: { headers: { 'content-type': 'application/pdf' }, body: 'x' },
      },
      /application\/pdf/,
    ],
    [
      'robots.txt',
      { [SHOP]: frames(box('/embed')), [`${SHOP}embed`]: embedded, [`${SHOP}robots.txt`]: robots('Disallow: /embed') },
      /robots\.txt/,
    ],
    [
      'a way to another site',
      {
        [SHOP]: frames(box('/embed')),
        [`${SHOP}embed`]: { status: 302, headers: { location: 'https://x.example/' } },
        'https://x.example/': embedded,
      },
      /leads to another site/,
    ],
    [
      'a header that forbids frames',
      {
        [SHOP]: frames(box('/embed')),
        [`${SHOP}embed`]: { headers: { 'content-type': 'text/html', 'x-frame-options': 'DENY' }, body: embedded },
      },
      /does not let it be shown/,
    ],
    ['hidden', { [SHOP]: frames(box('/embed', 'hidden')), [`${SHOP}embed`]: embedded }, undefined],
    ['a pixel', { [SHOP]: frames(box('/embed', 'width=1 height=1')), [`${SHOP}embed`]: embedded }, undefined],
    ['a frame of the page in itself', { [SHOP]: frames(box('/#top')) }, undefined],
    ['an empty frame', { [SHOP]: frames(box('about:blank')) }, undefined],
    [
      'more than three',
      {
        [SHOP]: frames(...[1, 2, 3, 4].map((n) => `<iframe src="/f${n}"></iframe>`)),
        ...Object.fromEntries([1, 2, 3].map((n) => [`${SHOP}f${n}`, bare('')])),
        [`${SHOP}f4`]: embedded,
      },
      /f4 was not read\. At most 3 frames/,
    ],
  ])('%s', async (_, pages, reason) => {
    const { tools, id } = await toolShop({ pages })
    const { created, skipped } = await tools.discover(id)
    expect(created).toEqual(['login'])
    expect(skipped).toEqual(reason ? [{ url: SHOP, reason: expect.stringMatching(reason) }] : [])
  })
})

describe('addresses that somebody names', () => {
  const pages = {
    [SHOP]: page(box('/embed')),
    [`${SHOP}embed`]: embedded,
    [`${SHOP}else`]: page(box('https://acme.typeform.com/to/x')),
  }

  test('their frames are read', async () => {
    const { tools, id } = await toolShop({ pages })
    expect((await tools.addFromUrls(id, [SHOP])).tools).toMatchObject([{ source: 'manual', ...inFrame }])
  })

  test('a frame that is named too is a page', async () => {
    const { tools, id } = await toolShop({ pages })
    const [tool] = (await tools.addFromUrls(id, [SHOP, `${SHOP}embed`])).tools
    expect(tool).toMatchObject({ pageUrl: `${SHOP}embed` })
    expect(tool?.metadata).not.toHaveProperty('frame')
  })

  test('a form of another service is the reason why there is none', async () => {
    const { tools, id } = await toolShop({ pages })
    await expect(tools.addFromUrls(id, [`${SHOP}else`])).rejects.toThrow(
      /It embeds Typeform in a frame from another site/,
    )
  })
})

test('a tool that was moved into a frame is read there by a check', async () => {
  const pages = { [SHOP]: page(forms.login, box('/embed')), [`${SHOP}embed`]: embedded }
  const { tools, id } = await toolShop({ pages })
  const { tools: kept } = await tools.addFromUrls(id, [SHOP])
  const login = kept.find(({ name }) => name === 'login')!
  await tools.patch(id, login.id, { selector: '#contact', frame: '#box' })
  expect(await tools.check(id, login.id)).toMatchObject({ ready: true, unchecked: false })
  const checked = (await tools.list(id)).tools.find((tool) => tool.id === login.id)
  expect(checked?.metadata).toMatchObject({ frame: '#box', fields: [{ key: 'email' }, { key: 'message' }] })
  expect(checked?.metadata.safety?.needsPerson).toBe(false)
  expect(checked?.metadata).not.toHaveProperty('unchecked')
})

function counting(pages: Record<string, FixtureAnswer>, asked: string[]): PageFetcher {
  const fetch = createFixtureFetcher(pages)
  return (url, options) => {
    asked.push(url)
    return fetch(url, options)
  }
}
