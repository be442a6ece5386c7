import { expect, test } from 'vitest'
import { page, SHOP, toolShop } from '../../../test/tool-shop.ts'
import type { PageFetcher } from '../../contracts/page-fetcher.ts'
import { createFixtureFetcher, type FixtureAnswer } from '../../fetch/local/fixture-fetcher.ts'

const SERVICE = 'https://audit.example'
const tag = (id: string, more = '') =>
  `<script async src="${SERVICE}/w/AAAAAAAAAAAA/operable.js" data-website="${id}" ${more}></script>`

/** What a check says of a homepage. @param home gets the id of the website */
async function checked(home: (id: string) => FixtureAnswer) {
  let id = ''
  const fetch: PageFetcher = (url, options) => createFixtureFetcher({ [SHOP]: home(id) })(url, options)
  const { tools, ...shop } = await toolShop({ fetch })
  id = shop.id
  const { found, version, problems } = await tools.checkTag(id, { service: SERVICE })
  return [found, version, problems.map(({ code }) => code)]
}

const withPolicy = (policy: string, body: string): FixtureAnswer => ({
  headers: { 'content-type': 'text/html', 'content-security-policy': policy },
  body,
})

test.each<[string, (id: string) => FixtureAnswer, unknown[]]>([
  ['a tag', (id) => page(tag(id)), [true, 'AAAAAAAAAAAA', []]],
  [
    'the tag of the present version',
    (id) => page(`<script src="${SERVICE}/operable.js" data-website="${id}"></script>`),
    [true, undefined, []],
  ],
  ['no tag', () => page(), [false, undefined, ['tag_missing']]],
  [
    'a tag without an address',
    (id) => page(`<script data-website="${id}"></script>`),
    [false, undefined, ['tag_missing']],
  ],
  ['the tag of another website', () => page(tag('another')), [false, undefined, ['other_website']]],
  ['two tags, one of them ours', (id) => page(tag('another'), tag(id)), [true, 'AAAAAAAAAAAA', []]],
  [
    'the tag of another service',
    (id) => page(tag(id, 'data-server="https://elsewhere.example"')),
    [true, 'AAAAAAAAAAAA', ['other_service']],
  ],
  [
    'a policy that blocks everything',
    (id) => withPolicy("default-src 'self'", page(tag(id))),
    [true, 'AAAAAAAAAAAA', ['script_blocked', 'list_blocked']],
  ],
  [
    'a nonce, and no requests',
    (id) => withPolicy("script-src 'nonce-n'; connect-src 'self'", page(tag(id, 'nonce="n"'))),
    [true, 'AAAAAAAAAAAA', ['list_blocked']],
  ],
  [
    'the policy that the docs name',
    (id) => withPolicy(`script-src ${SERVICE}; connect-src ${SERVICE}`, page(tag(id))),
    [true, 'AAAAAAAAAAAA', []],
  ],
  [
    'a policy in the markup',
    (id) => page(`<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`, tag(id)),
    [true, 'AAAAAAAAAAAA', ['script_blocked']],
  ],
])('%s', async (_, home, expected) => {
  expect(await checked(home)).toEqual(expected)
})

test('a homepage that cannot be read is no homepage without a tag', async () => {
  const { tools, id } = await toolShop({ pages: {} })
  await expect(tools.checkTag(id, { service: SERVICE })).rejects.toMatchObject({ code: 'site_unreachable' })
})
