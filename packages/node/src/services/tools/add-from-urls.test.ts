import { describe, expect, test } from 'vitest'
import { forms, page, SHOP, shopPages, toolShop } from '../../../test/tool-shop.ts'
import type { PageFetcher } from '../../contracts/page-fetcher.ts'
import { createFixtureFetcher } from '../../fetch/local/fixture-fetcher.ts'
import { storageUnavailable } from '../../storage/adapter.ts'
import { createOperable } from '../create-operable.ts'

const urlsOf = (...paths: string[]) => paths.map((path) => SHOP + path)

describe('pages with tools', () => {
  test('become manual tools, one for each name', async () => {
    const { tools, id } = await toolShop()
    const made = await tools.addFromUrls(id, urlsOf('', 'login', 'contact'))
    expect(made).toMatchObject({
      message: 'Created 3 tools.',
      created: ['contactSales', 'login', 'subscribe'],
      skipped: [],
      toolLimit: 'unlimited',
    })
    expect(made.tools.map(({ name, source, active, pageUrl }) => [name, source, active, pageUrl])).toEqual([
      ['contactSales', 'manual', true, `${SHOP}contact`],
      ['login', 'manual', true, `${SHOP}login`],
      ['subscribe', 'manual', true, SHOP],
    ])
    expect(await tools.list(id)).toMatchObject({ tools: made.tools, revision: made.revision })
  })

  test.each([
    [['login'], 'Created 1 tool.', ['login']],
    [['login', 'login', 'login#form'], 'Created 1 tool.', ['login']],
    [['login', 'contact'], 'Created 2 tools.', ['contactSales', 'login']],
  ])('%j: %s', async (paths, message, created) => {
    const { tools, id } = await toolShop()
    expect(await tools.addFromUrls(id, urlsOf(...paths))).toMatchObject({ message, created, skipped: [] })
  })

  test('are read where a page leads on to them at once', async () => {
    const refresh = '<meta http-equiv="refresh" content="0; url=/login">'
    const { tools, id } = await toolShop({ pages: { ...shopPages, [`${SHOP}old`]: refresh } })
    const made = await tools.addFromUrls(id, urlsOf('old'))
    expect(made.tools).toMatchObject([{ name: 'login', pageUrl: `${SHOP}login` }])
    await tools.patch(id, made.tools[0]!.id, { pageUrl: `${SHOP}old` })
    const { steps } = await tools.check(id, made.tools[0]!.id)
    expect(steps.filter(({ ok }) => !ok).map(({ step }) => step)).toEqual(['page'])
  })

  test('a name that is there already is never added again, and the list stays as it is', async () => {
    const { tools, id } = await toolShop()
    const first = await tools.addFromUrls(id, urlsOf('login'))
    const again = await tools.addFromUrls(id, urlsOf('login'))
    expect(again).toMatchObject({
      message: 'Created 0 tools.',
      created: [],
      skipped: [{ url: `${SHOP}login`, name: 'login', tool: 'login', reason: 'The tool "login" already does this.' }],
    })
    expect(again.revision).toBe(first.revision)
    expect(again.tools).toEqual(first.tools)
  })

  test('of two candidates for a name one is chosen, and the other one listed', async () => {
    const pages = { ...shopPages, [`${SHOP}a/b`]: page(forms.login) }
    const { tools, id } = await toolShop({ pages })
    const made = await tools.addFromUrls(id, urlsOf('a/b', 'login'))
    expect(made.tools).toMatchObject([{ name: 'login', pageUrl: `${SHOP}login` }])
    expect(made.skipped).toMatchObject([{ name: 'login', url: `${SHOP}a/b` }])
  })
})

describe('good and bad addresses together: the good are used, the bad listed', () => {
  test.each([
    ['no address', 'nonsense', /http/],
    ['another scheme', 'javascript:alert(1)', /http/],
    ['another site', 'https://other.example/login', /not on shop\.example/],
    ['a missing page', `${SHOP}missing`, /404/],
    ['a page without tools', `${SHOP}about`, /no form/],
    ['a file', `${SHOP}list.pdf`, /application\/pdf/],
    ['a page that fails', `${SHOP}slow`, /cannot be fetched/],
    ['a page that leads away', `${SHOP}away`, /another site/],
    ['an empty shell', `${SHOP}app`, /empty without JavaScript/],
  ])('%s', async (_, bad, reason) => {
    const pages = {
      ...shopPages,
      [`${SHOP}list.pdf`]: { headers: { 'content-type': 'application/pdf' }, body: '%PDF' },
      [`${SHOP}slow`]: { failure: 'timeout' },
      [`${SHOP}away`]: { status: 302, headers: { location: 'https://other.example/login' } },
      [`${SHOP}app`]: '<!doctype html><title>App</title><div id="root"></div><script src="/main.js"></script>',
      'https://other.example/login': page(forms.login),
    } as const
    const { tools, id } = await toolShop({ pages })
    const made = await tools.addFromUrls(id, [bad, ...urlsOf('contact')])
    expect(made.created).toEqual(['contactSales'])
    expect(made.skipped).toEqual([{ url: bad, reason: expect.stringMatching(reason) }])
  })
})

describe('nothing to keep', () => {
  test.each([
    ['no addresses', ['nonsense', ''], 'no_valid_urls'],
    ['other sites', ['https://other.example/'], 'no_valid_urls'],
    ['refused', [`${SHOP}refused`], 'no_valid_urls'],
    ['missing pages', [`${SHOP}missing`], 'no_tools_created'],
    ['pages without tools', [`${SHOP}about`], 'no_tools_created'],
    ['one of each', ['nonsense', `${SHOP}about`], 'no_tools_created'],
    ['none', [], 'invalid_request'],
    ['21', Array(21).fill(`${SHOP}login`), 'invalid_request'],
  ])('%s', async (_, urls, code) => {
    const pages = { ...shopPages, [`${SHOP}refused`]: { failure: 'refused' } } as const
    const { tools, id } = await toolShop({ pages })
    const error = await tools.addFromUrls(id, urls).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code, message: expect.stringMatching(/.\.$/) })
    expect((await tools.list(id)).tools).toEqual([])
  })

  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://169.254.169.254/',
    'http://localhost/',
  ])('%s opens no socket unless the operator allowed it', async (url) => {
    const shop = await toolShop()
    const { tools, close } = createOperable({ storage: shop.storage })
    await expect(tools.addFromUrls(shop.id, [url])).rejects.toMatchObject({ code: 'no_valid_urls' })
    await close()
  })
})

describe('the limit', () => {
  const all = urlsOf('', 'login', 'contact')

  test('keeps those that fit', async () => {
    const { tools, id } = await toolShop({ toolLimit: 2 })
    const made = await tools.addFromUrls(id, all)
    expect(made).toMatchObject({ message: 'Created 2 tools.', created: ['contactSales', 'login'], toolLimit: '2' })
    expect(made.skipped).toEqual([
      { url: SHOP, name: 'subscribe', kind: 'form', reason: 'The limit of 2 tools has been reached.' },
    ])
  })

  test('refuses when nothing fits, and not when all exists', async () => {
    const { tools, id } = await toolShop({ toolLimit: 1 })
    await tools.addFromUrls(id, urlsOf('login'))
    await expect(tools.addFromUrls(id, all)).rejects.toMatchObject({ code: 'tool_limit_reached' })
    expect(await tools.addFromUrls(id, urlsOf('login'))).toMatchObject({ message: 'Created 0 tools.' })
    expect((await tools.list(id)).tools).toHaveLength(1)
  })
})

test('an empty shell is read in the browser that there is', async () => {
  const pages = {
    [`${SHOP}app`]: '<!doctype html><title>App</title><div id="root"></div><script src="/main.js"></script>',
  }
  const renderer = createFixtureFetcher({ [`${SHOP}app`]: page(forms.login) })
  const { tools, id } = await toolShop({ pages, renderer, render: 'auto' })
  expect((await tools.addFromUrls(id, urlsOf('app'))).created).toEqual(['login'])
})

test('pages are read together, four at most, and nobody waits for them', async () => {
  let open = 0
  let most = 0
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const site = createFixtureFetcher({})
  const fetch: PageFetcher = async (url, options) => {
    most = Math.max(most, ++open)
    if (open === 4) release()
    await gate
    open--
    return site(url, options)
  }
  const { tools, id } = await toolShop({ fetch })
  // Each on a host of its own: one host gets two requests at a time.
  const urls = Array.from({ length: 20 }, (_, index) => `https://h${index}.shop.example/login`)
  const adding = tools.addFromUrls(id, urls)
  await gate
  expect((await tools.list(id)).tools).toEqual([])
  await expect(adding).rejects.toMatchObject({ code: 'no_tools_created' })
  expect(most).toBe(4)
})

test.each(['the caller', 'the end of the service'])('stopped by %s', async (who) => {
  const controller = new AbortController()
  let asked = () => {}
  const first = new Promise<void>((resolve) => {
    asked = resolve
  })
  const fetch: PageFetcher = (url, options) => {
    asked()
    return new Promise((resolve) => {
      const end = () => resolve({ ok: false, url, failure: 'aborted', detail: 'Stopped.', redirects: [] })
      options?.signal?.addEventListener('abort', end)
    })
  }
  const { tools, id, close } = await toolShop({ fetch })
  const adding = tools.addFromUrls(id, urlsOf('login'), { signal: controller.signal })
  await first
  if (who === 'the caller') controller.abort()
  else await close()
  await expect(adding).rejects.toMatchObject({ code: 'aborted' })
})

test('a website that is removed meanwhile gets no tools, and leaves none behind', async () => {
  const site = createFixtureFetcher(shopPages)
  const shop = await toolShop({
    fetch: async (url, options) => {
      await shop.websites.remove(shop.id)
      return site(url, options)
    },
  })
  await expect(shop.tools.addFromUrls(shop.id, urlsOf('login'))).rejects.toMatchObject({ code: 'website_not_found' })
  expect(await shop.storage.keys('')).toEqual([])
})

test('a store that fails after the pages were read', async () => {
  const shop = await toolShop()
  const storage = { ...shop.storage, write: () => Promise.reject(storageUnavailable('The disk is full.')) }
  const { tools } = createOperable({ storage, fetch: createFixtureFetcher(shopPages), render: 'never' })
  await expect(tools.addFromUrls(shop.id, urlsOf('login'))).rejects.toMatchObject({ code: 'storage_unavailable' })
  expect((await shop.tools.list(shop.id)).tools).toEqual([])
})

test.each([
  ['of more than 1,000 forms the first are looked at', 251, [expect.stringContaining('Only the first 1000 forms')]],
  ['of as many as are looked at none is left out', 250, []],
])('%s', async (_label, length, leftOut) => {
  const many = Array.from({ length }, (_, n) => `<form action="/n${n}"><input name="q${n}"><button>Go</button></form>`)
  const paths = ['p1', 'p2', 'p3', 'p4']
  const { tools, id } = await toolShop({ pages: Object.fromEntries(paths.map((path) => [SHOP + path, page(...many)])) })
  const { created, skipped } = await tools.addFromUrls(id, urlsOf(...paths))
  expect(created).toEqual(['submitForm'])
  expect(skipped).toHaveLength(999 + leftOut.length)
  expect(skipped.flatMap(({ reason, name }) => (name === undefined ? [reason] : []))).toEqual(leftOut)
})
