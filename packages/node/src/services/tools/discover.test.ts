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
    reason: 'It is the tool "login".',
  })
})

test('a form that pages repeat is the same tool, a button of its name is not', async () => {
  const pages = {
    ...shopPages,
    [`${SHOP}login`]: page(forms.login, '<a href="/about">About</a>'),
    [`${SHOP}about`]: page(forms.subscribe, '<button type="button" id="open">Subscribe</button>'),
  }
  const { tools, id } = await toolShop({ pages })
  const skipped = async () => (await tools.discover(id)).skipped.map(({ url, kind, tool }) => [url, kind, tool])
  const expected = [
    [`${SHOP}about`, 'form', 'subscribe'],
    [`${SHOP}about`, 'button', undefined],
  ]
  expect(await skipped()).toEqual(expect.arrayContaining(expected))
  expect(await skipped()).toEqual(expect.arrayContaining(expected))
})

test('pages of other sites and pages that robots.txt closes give nothing', async () => {
  const pages = {
    ...shopPages,
    [`${SHOP}robots.txt`]: { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /login' },
    [`${SHOP}contact`]: { status: 302, headers: { location: 'https://other.example/contact' } },
    'https://other.example/contact': page(forms.contactSales),
  }
  const { tools, id } = await toolShop({ pages })
  expect((await tools.discover(id)).created).toEqual(['subscribe'])
})

test.each([
  ['a site without tools', { [SHOP]: page() }, 'no_tools_created'],
  ['a site that does not answer', { [SHOP]: { failure: 'connect' } as const }, 'site_unreachable'],
])('%s', async (_, pages, code) => {
  const { tools, id } = await toolShop({ pages })
  await expect(tools.discover(id)).rejects.toMatchObject({ code })
})

test('stopped', async () => {
  const { tools, id } = await toolShop()
  await expect(tools.discover(id, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' })
})
