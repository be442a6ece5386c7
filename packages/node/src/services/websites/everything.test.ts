import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { storeEverything } from '../../../test/everything.ts'
import { postgresDatabases } from '../../../test/postgres-database.ts'
import type { Storage } from '../../contracts/storage.ts'
import type { ExportLine } from '../../contracts/websites.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { postgresStorage } from '../../storage/postgres.ts'
import { readMany } from '../../storage/read-many.ts'
import { sqliteStorage } from '../../storage/sqlite.ts'
import { createOperable } from '../create-operable.ts'
import { SITE_REPORTS } from '../documents/site-index.ts'
import { hashKey } from '../keys/key-document.ts'
import { SITE_INDEX } from './belongings.ts'
import { documentKinds, REMOVALS } from './document-kinds.ts'

const folder = mkdtempSync(join(tmpdir(), 'operable-everything-'))
const databases = await postgresDatabases()
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
const stores: [string, () => Promise<Storage>][] = [
  ['SQLite', async () => sqliteStorage(join(folder, `${++files}.db`))],
  [databases.kind, async () => postgresStorage(await databases.create())],
]

/** Kinds that a website has documents of, but for the note of a removal that runs. */
const ownKinds = documentKinds
  .filter(({ prefix, keysOf }) => keysOf !== 'service' && prefix !== REMOVALS)
  .map(({ prefix }) => prefix)

const prefixOf = (key: string) => key.slice(0, key.indexOf('/') + 1)

async function everything(storage: Storage): Promise<Map<string, string>> {
  const keys = (await storage.keys('')).filter((key) => !key.startsWith(SITE_INDEX))
  const documents = await readMany(storage, keys)
  return new Map(keys.map((key, index) => [key, JSON.stringify(documents[index]?.value)]))
}

describe.each(stores)('on %s', (_, open) => {
  test('a website of which everything is stored leaves nothing when it is removed, and others keep what is theirs', {
    timeout: 60_000,
  }, async () => {
    const storage = await open()
    const kept = await storeEverything(storage, 'kept.example')
    const before = await everything(storage)
    const { websiteId } = await storeEverything(storage, 'shop.example')
    const stored = [...(await everything(storage)).keys()].filter((key) => !before.has(key))
    // A new kind of document needs a line in `storeEverything`, or this would say nothing of it.
    expect(new Set(stored.map(prefixOf))).toEqual(new Set(ownKinds))

    const { websites, close } = createOperable({ storage })
    await websites.remove(websiteId)
    const after = await everything(storage)
    expect(JSON.stringify([...after])).not.toMatch(new RegExp(`${websiteId}|shop\\.example`))
    expect(after).toEqual(before)
    expect((await websites.list()).map(({ id }) => id)).toEqual([kept.websiteId])
    await expect(websites.remove(websiteId)).rejects.toMatchObject({ code: 'website_not_found' })
    await close()
    await storage.close?.()
  })

  test('an export holds everything of one website that a removal would take, and nothing that opens something', {
    timeout: 60_000,
  }, async () => {
    const storage = await open()
    await storeEverything(storage, 'kept.example')
    const before = await everything(storage)
    const { websiteId, reportId, key } = await storeEverything(storage, 'shop.example')
    const own = [...(await everything(storage)).keys()].filter((each) => !before.has(each))
    const { websites, close } = createOperable({ storage })
    const lines: ExportLine[] = []
    for await (const line of await websites.export(websiteId)) lines.push(line)
    await close()

    const hidden = documentKinds.filter(({ show }) => show === 'hidden').map(({ prefix }) => prefix)
    const expected = own.filter((each) => !hidden.includes(prefixOf(each)))
    expect(
      lines
        .slice(1, -1)
        .map(({ kind, id }) => `${kind}/${id}`)
        .toSorted(),
    ).toEqual(expected.toSorted())
    expect(lines[0]).toMatchObject({
      kind: 'export',
      id: websiteId,
      value: { format: 1, url: 'https://shop.example/' },
    })
    expect(lines.at(-1)).toEqual({ kind: 'end', id: websiteId, value: { documents: expected.length } })
    const find = (kind: string, id: string) => lines.find((line) => line.kind === kind && line.id.startsWith(id))?.value
    expect(find('reports', reportId)).toMatchObject({ report: { url: 'https://shop.example/' }, history: [{}, {}] })
    expect(find('report-archive', reportId)).toMatchObject({ report: { url: 'https://shop.example/' } })
    expect(find('report-evidence', reportId)).toMatchObject({ format: 1, pages: expect.any(Array) })
    expect(find('keys', websiteId)).toEqual({ scope: { kind: 'website', websiteId }, createdAt: expect.any(String) })
    const text = JSON.stringify(lines)
    expect(text).not.toMatch(/kept\.example|"sealed":/)
    for (const secret of [key, hashKey(key).toString('hex')]) expect(text).not.toContain(secret)
    await storage.close?.()
  })
})

test('the report of an address stays while another website has the same host, and goes with the last one', async () => {
  const storage = memoryStorage()
  const { websiteId, reportId } = await storeEverything(storage, 'shop.example')
  const { websites, reports } = createOperable({ storage })
  const { website } = await websites.add('https://www.shop.example/de/')
  await websites.remove(websiteId)
  expect(JSON.stringify([...(await everything(storage))])).not.toContain(websiteId)
  expect((await reports.byId(reportId)).report.url).toBe('https://shop.example/')
  await websites.remove(website.id)
  expect([...(await everything(storage))]).toEqual([])
})

test('reports that an earlier version saved are found as well', async () => {
  const storage = memoryStorage()
  const { websiteId } = await storeEverything(storage, 'shop.example')
  for (const key of await storage.keys(SITE_REPORTS)) await storage.remove(key)
  await createOperable({ storage }).websites.remove(websiteId)
  expect([...(await everything(storage))]).toEqual([])
})

test('a scan that runs while its website is removed leaves nothing', async () => {
  const storage = memoryStorage()
  const { promise: asked, resolve: begin } = Promise.withResolvers<void>()
  const { promise: answer, resolve: letGo } = Promise.withResolvers<void>()
  const service = createOperable({
    storage,
    async fetch(url) {
      begin()
      await answer
      const body = new TextEncoder().encode('<title>A shop</title><h1>A shop</h1>')
      const more = { headers: { 'content-type': 'text/html' }, truncated: false, redirects: [] }
      return { ok: true, url, finalUrl: url, status: 200, body, ...more }
    },
  })
  const { website } = await service.websites.add('https://shop.example/')
  await service.scans.start('https://shop.example/', { websiteId: website.id })
  await asked
  await service.websites.remove(website.id)
  letGo()
  await service.close()
  expect([...(await everything(storage))]).toEqual([])
})

test('a document of no known kind is a fault of ours', async () => {
  const storage = memoryStorage()
  const { websites } = createOperable({ storage })
  const { website } = await websites.add('https://shop.example/')
  const kinds = new Set((await storage.keys('')).map(prefixOf))
  expect([...kinds].every((prefix) => documentKinds.some((kind) => kind.prefix === prefix))).toBe(true)
  const { knownDocuments } = await import('./document-kinds.ts')
  expect(() => knownDocuments(storage).write(`notes/${website.id}`, null)).toThrow('No kind of document')
})
