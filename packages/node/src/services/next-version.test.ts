import { expect, test } from 'vitest'
import { httpReports, reportOf, SHOP } from '../../test/http-reports.ts'
import { knownKinds, rewriteAsLater } from '../../test/next-version.ts'
import { evidenceOf } from '../../test/sample-evidence.ts'
import { testService } from '../../test/scan-service.ts'
import { shopPages, toolShop } from '../../test/tool-shop.ts'
import { createFixtureFetcher } from '../fetch/local/fixture-fetcher.ts'
import { createApp } from '../http/app.ts'
import { memoryStorage } from '../storage/memory.ts'
import { createOperable } from './create-operable.ts'
import { versionFiles } from './widget-files/widget-archive.ts'

const URLS = ['', 'login', 'contact'].map((path) => `${SHOP}${path}`)
const files = versionFiles([{ name: 'operable.js', body: 'widget()' }])

/** A store with one of everything, and what is needed to ask for it. */
async function fullStore() {
  const storage = memoryStorage()
  const shop = await toolShop({ storage })
  await shop.tools.addFromUrls(shop.id, URLS)
  await shop.tools.discover(shop.id)
  await shop.widgetArchive.keep(files)
  await shop.widgetArchive.noteRequest(files.version, { origin: 'https://shop.example', referer: null })
  await shop.websites.patch(shop.id, { recordRuns: true })
  const [tool] = (await shop.tools.list(shop.id)).tools
  const run = { tool: tool!.id, receiptId: 'r1', status: 'confirmed', ms: 900, final: true } as const
  await shop.runs.note(shop.id, run, 'https://shop.example')
  await shop.widgetArchive.noteList(shop.id, 'https://shop.example')
  const session = await shop.sessions.start(shop.key)
  await shop.sessions.leave(session.id, 'a text')
  const service = testService(storage)
  await service.reports.save(await evidenceOf(SHOP, { finalUrl: `${SHOP}start` }))
  const picture = { websiteId: shop.id, page: SHOP, selector: 'form', width: 9, height: 9, bytes: Buffer.from('webp') }
  await service.reports.save(await evidenceOf(SHOP, { at: 60, finalUrl: `${SHOP}start` }), { picture })
  const completed = await service.scanned('https://completed.example/')
  const failing = await service.scans.start('https://failing.example/')
  await service.begun('https://failing.example/')
  service.fail('https://failing.example/', new Error('x'))
  for await (const _ of service.scans.watch(failing.id));
  const waiting = await service.scans.start('https://waiting.example/')
  await service.end()
  return { storage, id: shop.id, key: shop.key, session, scans: { completed, failing, waiting } }
}

/** As another process finds it. */
async function nextVersionStore() {
  const store = await fullStore()
  const kinds = await rewriteAsLater(store.storage)
  const fetch = createFixtureFetcher(shopPages)
  return { ...store, kinds, operable: createOperable({ storage: store.storage, fetch, render: 'never' }) }
}

test('there is a document of every kind', async () => {
  expect((await nextVersionStore()).kinds).toEqual(knownKinds)
})

test('the picture of a report', async () => {
  const { operable } = await nextVersionStore()
  const { report } = await operable.reports.find(SHOP)
  expect(await operable.reports.picture(report.id)).toMatchObject({ selector: 'form', bytes: Buffer.from('webp') })
})

test('websites, keys, sessions and the widget', async () => {
  const { operable, id, key, session } = await nextVersionStore()
  expect(await operable.websites.list()).toMatchObject([{ id, url: SHOP }])
  expect(await operable.runs.list(id)).toMatchObject([{ outcomes: { confirmed: 1 }, runs: [{ receiptId: 'r1' }] }])
  expect(await operable.keys.verify(key)).toMatchObject({ kind: 'website', websiteId: id })
  expect(await operable.keys.list(id)).toHaveLength(1)
  expect(await operable.sessions.find(session.id)).toMatchObject({ key })
  expect(await operable.sessions.take(session.id)).toBe('a text')
  expect((await operable.widgetArchive.find(files.version, 'operable.js'))?.body).toBe('widget()')
  expect((await operable.widgetArchive.sightings(id)).seen).toMatchObject([{ origin: 'https://shop.example' }])
  expect(await operable.widgetArchive.pages(id)).toMatchObject([{ page: SHOP, version: files.version }])
})

test('tools: each is there, and asks a person', async () => {
  const { operable, id } = await nextVersionStore()
  const { tools } = await operable.tools.list(id)
  expect(tools.map(({ name }) => name).sort()).toEqual(['contactSales', 'login', 'subscribe'])
  const login = tools.find(({ name }) => name === 'login')
  expect(login?.metadata.safety).toMatchObject({ needsPerson: true, reasons: [{ reason: 'consent' }] })
  expect(login?.metadata.fields?.map(({ person }) => person)).toContain('consent')
  const shown = JSON.parse((await operable.tools.widget(id)).body)
  expect(shown.tools).toHaveLength(3)
})

test('reports: found, shown, compared, judged again', async () => {
  const { operable } = await nextVersionStore()
  const app = createApp(operable, { baseUrl: 'https://audit.example', listReports: true })
  const stored = await operable.reports.find(SHOP)
  const { id } = stored.report
  expect((await operable.reports.find(`${SHOP}start`)).revision).toBe(stored.revision)
  expect(await operable.reports.history(id)).toHaveLength(2)
  expect((await operable.reports.recent(5)).map((recent) => recent.id)).toContain(id)
  for (const path of [`/r/${id}`, `/r/${id}.md`, `/r/${id}.json`, `/badge/${id}.svg`, reportOf(SHOP), '/']) {
    const answer = await app.fetch(new Request(`https://audit.example${path}`))
    const text = await answer.text()
    expect([path, answer.status]).toEqual([path, 200])
    expect(text).not.toMatch(/\bundefined\b|\[object Object\]|NaN/)
  }
  const compared = await app.fetch(new Request(`https://audit.example/r/${id}/comparison.json`))
  expect(compared.status).toBe(200)
  expect((await operable.reports.rescore(id)).report.url).toBe(SHOP)
})

test('scans: read, forgotten, and taken up', async () => {
  const { storage, scans } = await nextVersionStore()
  const service = testService(storage)
  expect(await service.scans.get(scans.completed.id)).toMatchObject({ state: 'completed' })
  expect(await service.scans.get(scans.failing.id)).toMatchObject({ state: 'failed', failure: 'internal' })
  await service.scans.resume()
  await service.begun('https://waiting.example/')
  service.finish('https://waiting.example/')
  for await (const _ of service.scans.watch(scans.waiting.id));
  expect(await service.scans.get(scans.waiting.id)).toMatchObject({ state: 'completed' })
  await service.end()
})

test('a tool of a kind that nobody knows yet is left out of the list, and outlives its changes', async () => {
  const { storage, id } = await fullStore()
  const key = `tools/${id}`
  const { tools } = (await storage.read(key))!.value as { tools: { name: string; metadata: object }[] }
  const gesture = { ...tools[0], id: 'later', name: 'a gesture', metadata: { ...tools[0]?.metadata, kind: 'gesture' } }
  await storage.write(key, { tools: [gesture, ...tools], later: [1] } as never)
  const operable = createOperable({ storage, render: 'never' })
  const list = await operable.tools.list(id)
  expect(list.tools.map(({ name }) => name)).not.toContain('a gesture')
  expect((await operable.tools.widget(id)).body).not.toContain('a gesture')
  const [first] = list.tools
  await operable.tools.patch(id, first!.id, { name: 'renamed' })
  await operable.tools.remove(id, list.tools[1]!.id)
  const kept = (await storage.read(key))?.value as { tools: { name: string }[] }
  expect(kept.tools.map(({ name }) => name)).toEqual(['renamed', list.tools[2]!.name, 'a gesture'])
  expect(kept).toMatchObject({ tools: expect.arrayContaining([gesture]), later: [1] })
})

test('a change of one tool leaves what a later version said of all of them', async () => {
  const { operable, storage, id } = await nextVersionStore()
  const before = (await storage.read(`tools/${id}`))?.value as { tools: Record<string, unknown>[] }
  const { tools } = await operable.tools.list(id)
  await operable.tools.patch(id, tools[0]!.id, { description: 'Another one' })
  const after = (await storage.read(`tools/${id}`))?.value as typeof before
  const edited = expect.arrayContaining(['description'])
  const changed = { ...before.tools[0], description: 'Another one', edited, updatedAt: expect.any(String) }
  expect(after).toEqual({ ...before, tools: [changed, ...before.tools.slice(1)] })
})

test('every other document that changes keeps what it said as well', async () => {
  const { operable, storage, id, session } = await nextVersionStore()
  const [key] = await operable.keys.list(id)
  await operable.keys.revoke(key!.id)
  await operable.sessions.leave(session.id, 'another text')
  await operable.sessions.take(session.id)
  await operable.reports.rescore((await operable.reports.find(SHOP)).report.id)
  const service = testService(storage)
  await service.scans.resume()
  await service.begun('https://waiting.example/')
  service.finish('https://waiting.example/')
  for (const prefix of ['keys/', 'sessions/', 'reports/', 'scans/']) {
    for (const path of await storage.keys(prefix)) {
      expect([path, (await storage.read(path))?.value]).toEqual([
        path,
        expect.objectContaining({ 'of-a-later-version': true }),
      ])
    }
  }
  await service.end()
})

test('a key of a kind that nobody knows yet opens nothing, and can be revoked', async () => {
  const { storage, id, key } = await fullStore()
  const [path = ''] = await storage.keys(`keys/${id}_`)
  const document = (await storage.read(path))?.value as object
  const scope = { kind: 'reader', websiteId: id }
  await storage.write(path, { ...document, scope })
  const { keys } = createOperable({ storage, render: 'never' })
  expect(await keys.verify(key)).toBeUndefined()
  const [info] = await keys.list(id)
  expect(info).toMatchObject({ scope: { kind: 'website', websiteId: id } })
  await keys.revoke(info!.id)
  expect((await storage.read(path))?.value).toMatchObject({ scope, revokedAt: expect.any(String) })
})

test('a scan in a state that nobody knows yet is left alone, and does not close its address', async () => {
  const { storage, scans } = await fullStore()
  const path = `scans/${scans.waiting.id}`
  const document = { ...((await storage.read(path))?.value as object), state: 'paused' }
  await storage.write(path, document)
  const service = testService(storage)
  await service.scans.resume()
  expect((await storage.read(path))?.value).toEqual(document)
  expect(await storage.keys('scan-open/')).toHaveLength(1)
  expect((await service.scans.start('https://waiting.example/')).id).not.toBe(scans.waiting.id)
  await service.end()
})

test('a service over HTTP answers all of it', async () => {
  const { storage, operable, id, key } = await nextVersionStore()
  const { send } = await httpReports({ storage })
  const headers = { authorization: `Bearer ${key}` }
  for (const path of [`/tools/${id}`, `/widget/${id}/tools.json`, `/websites/${id}/keys`]) {
    expect([path, (await send(`GET ${path}`, { headers })).status]).toEqual([path, 200])
  }
  await operable.close()
})
