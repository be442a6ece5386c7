import { beforeEach, describe, expect, test, vi } from 'vitest'
import { formVisitor } from '../../../test/form-visitor.ts'
import { httpShop } from '../../../test/http-shop.ts'
import { WAIT } from '../../../test/scan-service.ts'
import { testSite } from '../../../test/test-site.ts'
import { page, SHOP } from '../../../test/tool-shop.ts'
import { versionFiles } from '../../services/widget-files/widget-archive.ts'
import { widgetFaults } from '../../standards/widget-faults.ts'
import { readWidgetFiles } from '../widget/widget-files.ts'

// The page of a website names pages with an old widget, and what is unsafe in it.

const older = versionFiles([{ name: 'operable.js', body: '/* of last year */' }])
const form =
  '<form action="/send"><label>Email <input name="email" type="email"></label><button>Subscribe</button></form>'

let shop: Awaited<ReturnType<typeof httpShop>>
/** Tags on the pages of the shop. */
let tags: Record<string, string>

beforeEach(async () => {
  tags = {}
  shop = await httpShop({ fetch: testSite((_, { href }) => page(tags[href] ?? '', form)) })
  // As a service before this release kept it.
  await shop.operable.widgetArchive.keep(older)
  const key = `widget-files/${older.version}`
  const { mended: _, ...document } = (await shop.storage.read(key))!.value as Record<string, never>
  await shop.storage.write(key, document)
})

/** The part of the page that speaks of old widgets; undefined: there is none. */
async function shown(): Promise<string | undefined> {
  const visitor = formVisitor(shop.app)
  await visitor.signIn(shop.key)
  const { text } = await visitor.get(`/console/websites/${shop.id}`)
  return /<section id="old-widgets">.*?<\/section>/s.exec(text)?.[0]
}

const ask = (version: string, headers: Record<string, string>) =>
  shop.send(`GET /w/${version}/operable.js`, { headers })

test('a page that asks for an old version is named, with the day, and what is unsafe', async () => {
  expect(await shown()).toBeUndefined()
  await ask(older.version, { origin: 'https://shop.example', referer: 'https://shop.example/contact?a=1' })
  await vi.waitFor(async () => expect(await shown()).toBeDefined(), WAIT)
  const text = await shown()
  expect(text).toContain('/contact</bdi>')
  expect(text).not.toContain('a=1')
  expect(text).toContain(`<code>${older.version}</code>`)
  expect(text).toMatch(/<time datetime="\d{4}-\d\d-\d\d">\d+ \w+ \d{4}<\/time>/)
  expect(text).toContain('href="#embed"')
  for (const { does } of widgetFaults) expect(text).toContain(`<li>It ${does}</li>`)
})

test('most browsers tell the origin alone, and the page says so', async () => {
  await ask(older.version, { origin: 'https://shop.example', referer: 'https://shop.example/' })
  await vi.waitFor(async () => expect(await shown()).toContain('the homepage or another page'), WAIT)
})

describe('nothing is named', () => {
  test.each<[string, string, Record<string, string>]>([
    ['for the present version', readWidgetFiles().version, { origin: 'https://shop.example' }],
    ['for a version that was never there', 'AAAAAAAAAAAA', { origin: 'https://shop.example' }],
    ['for a page of another site', older.version, { origin: 'https://evil.example' }],
    ['where no page is told', older.version, {}],
  ])('%s', async (_, version, headers) => {
    await ask(version, headers)
    // What is asked for later is there, and nothing else.
    await ask(older.version, { origin: 'https://shop.example', referer: 'https://shop.example/later' })
    await vi.waitFor(async () => expect(await shown()).toContain('/later'), WAIT)
    expect((await shown())?.match(/<tr><td>/g)).toHaveLength(1)
  })
})

test('a page that the service reads is named by its tag, and no longer once the tag is the present one', async () => {
  const tag = (version: string) =>
    `<script async src="https://audit.example/w/${version}/operable.js" integrity="x" crossorigin data-website="${shop.id}"></script>`
  tags[`${SHOP}contact`] = tag(older.version)
  await shop.tools.addFromUrls(shop.id, [`${SHOP}contact`])
  expect(await shown()).toContain('/contact</bdi>')
  tags[`${SHOP}contact`] = tag(readWidgetFiles().version)
  const [tool] = (await shop.tools.list(shop.id)).tools
  await shop.tools.check(shop.id, tool!.id)
  expect(await shown()).toBeUndefined()
})

test('a version that this service kept has none of the faults that it knows', async () => {
  const kept = versionFiles([{ name: 'operable.js', body: '/* of yesterday */' }])
  await shop.operable.widgetArchive.keep(kept)
  await ask(kept.version, { origin: 'https://shop.example' })
  await vi.waitFor(async () => expect(await shown()).toContain('out of date'), WAIT)
  expect(await shown()).not.toContain('<li>It ')
})
