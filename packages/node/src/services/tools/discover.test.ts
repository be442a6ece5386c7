import { expect, test } from 'vitest'
import { forms, page, SHOP, shopPages, toolShop } from '../../../test/tool-shop.ts'

test('a crawl finds the tools of all pages, as discovered ones', async () => {
  const { tools, id } = await toolShop()
  const found = await tools.discover(id)
  expect(found).toMatchObject({ message: 'Created 3 tools.', created: ['contactSales', 'login', 'subscribe'] })
  expect(new Set(found.tools.map(({ source }) => source))).toEqual(new Set(['discovered']))
  expect(await tools.discover(id)).toMatchObject({ message: 'Created 0 tools.', revision: found.revision })
})

test('edited and manual tools stay as they are', async () => {
  const { tools, id } = await toolShop()
  const manual = await tools.addFromUrls(id, [`${SHOP}login`])
  const edited = await tools.patch(id, manual.tools[0]?.id ?? '', { description: 'Mine.', active: false })
  const found = await tools.discover(id)
  expect(found.created).toEqual(['contactSales', 'subscribe'])
  expect(found.tools[0]).toEqual(edited.tools[0])
  expect(found.skipped).toContainEqual({
    url: `${SHOP}login`,
    name: 'login',
    kind: 'form',
    tool: 'login',
    reason: 'The tool "login" already does this.',
  })
})

test('a form that pages repeat is the same tool, and a button that leads to it is none', async () => {
  const pages = {
    ...shopPages,
    [`${SHOP}login`]: page(forms.login, '<a href="/about">About</a>'),
    [`${SHOP}about`]: page(forms.subscribe, '<button type="button" id="open">Subscribe</button>'),
  }
  const { tools, id } = await toolShop({ pages })
  const skipped = async () => (await tools.discover(id)).skipped.map(({ url, kind, tool }) => [url, kind, tool])
  const expected = [
    [`${SHOP}about`, 'form', 'subscribe'],
    [`${SHOP}about`, 'button', 'subscribe'],
  ]
  expect(await skipped()).toEqual(expect.arrayContaining(expected))
  expect(await skipped()).toEqual(expect.arrayContaining(expected))
})

test('of pages of other sites, and of those that robots.txt closes, the links are all that is known', async () => {
  const pages = {
    ...shopPages,
    [`${SHOP}robots.txt`]: { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /login' },
    [`${SHOP}contact`]: { status: 302, headers: { location: 'https://other.example/contact' } },
    'https://other.example/contact': page(forms.contactSales),
  }
  const { tools, id } = await toolShop({ pages })
  const { tools: found } = await tools.discover(id)
  expect(found.map(({ name, metadata: { kind } }) => `${name}: ${kind}`)).toEqual([
    'subscribe: form',
    'contactSales: button',
    'login: button',
  ])
})

test.each([
  ['a site without tools', { [SHOP]: page() }, 'no_tools_created'],
  ['a site that does not answer', { [SHOP]: { failure: 'connect' } as const }, 'site_unreachable'],
])('%s', async (_, pages, code) => {
  const { tools, id } = await toolShop({ pages })
  await expect(tools.discover(id)).rejects.toMatchObject({ code })
})

test.each([
  [
    'an error',
    { [SHOP]: { status: 500, body: 'x' } },
    `No page could be read. ${SHOP}: The server responded with status 500.`,
  ],
  [
    'rules that keep us out',
    {
      [`${SHOP}robots.txt`]: { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /' },
      [SHOP]: page(forms.login),
    },
    /^No page could be read\. .*robots\.txt/,
  ],
  ['a page without tools', { [SHOP]: page() }, 'No tool was found on the page that could be read.'],
])('%s is told where nothing was found', async (_, pages, message) => {
  const { tools, id } = await toolShop({ pages })
  await expect(tools.discover(id)).rejects.toThrow(message)
})

test.each([
  ['of more than 1,000 forms the first are looked at', 251, 1],
  ['of as many as are looked at none is left out', 250, 0],
])('%s, and as many are tools as an agent can choose from', async (_label, length, times) => {
  const many = Array.from({ length }, (_, n) => `<form action="/n${n}"><input name="q${n}"><button>Go</button></form>`)
  const links = [1, 2, 3].map((n) => `<a href="/p${n}">${n}</a>`).join('')
  const pages = Object.fromEntries(['', 'p1', 'p2', 'p3'].map((path) => [SHOP + path, page(links, ...many)]))
  const { tools, id } = await toolShop({ pages })
  const { created, skipped } = await tools.discover(id)
  expect(created).toHaveLength(40)
  expect(new Set(created).size).toBe(40)
  expect(skipped.filter(({ reason }) => reason.startsWith('Only the first 1000 forms'))).toHaveLength(times)
})

test('stopped', async () => {
  const { tools, id } = await toolShop()
  await expect(tools.discover(id, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' })
})
