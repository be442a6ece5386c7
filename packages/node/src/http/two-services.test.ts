import { afterEach, describe, expect, test, vi } from 'vitest'
import { formVisitor } from '../../test/form-visitor.ts'
import { postgresDatabases } from '../../test/postgres-database.ts'
import { evidenceOf } from '../../test/sample-evidence.ts'
import { forms, page } from '../../test/tool-shop.ts'
import { createFixtureFetcher } from '../fetch/local/fixture-fetcher.ts'
import { postgresCounters } from '../fleet/postgres-counters.ts'
import { createOperable } from '../services/create-operable.ts'
import { createReports } from '../services/reports/create-reports.ts'
import { versionFiles } from '../services/widget-files/widget-archive.ts'
import { postgresStorage } from '../storage/postgres.ts'
import { createApp, depsOf } from './app.ts'
import { createRouter } from './router.ts'

const SHOP = 'https://shop.example/'
const BASE = 'https://audit.example'
const ADMIN = 'the-admin-key'
/** What docs/fleet.md promises. */
const SOON = { timeout: 2_000, interval: 50 }
const databases = await postgresDatabases()
/** Limits are counted on a server only. */
const isServer = databases.kind === 'PostgreSQL'
const endings: (() => unknown)[] = []

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

/** Two services on one database, each with connections and memory of its own. */
async function twoServices() {
  const database = await databases.create()
  const open = () => {
    const storage = postgresStorage(database)
    const fetch = createFixtureFetcher({ [SHOP]: page(forms.subscribe) })
    const operable = createOperable({ storage, fetch, adminKey: ADMIN, render: 'never', runsScans: false })
    const counters = typeof database === 'string' ? postgresCounters({ url: database }) : undefined
    const app = createApp(operable, { baseUrl: BASE, log: () => {}, ...(counters && { counters }) })
    endings.push(async () => {
      await operable.close()
      await storage.close?.()
      await counters?.close()
    })
    const ask = async (line: string, { key = ADMIN, body }: { key?: string; body?: unknown } = {}) => {
      const [method = '', path = ''] = line.split(' ')
      const accept = 'application/json, text/event-stream'
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept }
      const sent = body === undefined ? {} : { body: JSON.stringify(body) }
      const answer = await app.fetch(new Request(BASE + path, { method, headers, ...sent }))
      return { status: answer.status, headers: answer.headers, text: await answer.text() }
    }
    return { storage, operable, app, ask }
  }
  return [open(), open()] as const
}

describe(`two services on one database (${databases.kind})`, () => {
  test('who signs in at one is signed in at the other, and a form of one is taken by the other', async () => {
    const [near, far] = await twoServices()
    const apps = [near.app, far.app]
    let turn = 0
    const visitor = formVisitor({ fetch: (request, env) => apps[turn++ % 2]!.fetch(request, env) })
    await visitor.signIn(ADMIN)
    for (const _ of apps) expect((await visitor.get('/console')).status).toBe(200)
    const { location = '' } = await visitor.post('/console/websites', { url: SHOP })
    expect((await visitor.get(location)).text).toContain('shop.example')
  })

  test('a version of the widget that one has served is served by the other', async () => {
    const [near, far] = await twoServices()
    const older = versionFiles([{ name: 'operable.js', body: '/* of last year */' }])
    const lastYear = createRouter({ ...depsOf(near.operable, { baseUrl: BASE }), widget: older })
    expect((await lastYear.request(`/w/${older.version}/operable.js`)).status).toBe(200)
    await vi.waitFor(async () => {
      const { status, text } = await far.ask(`GET /w/${older.version}/operable.js`)
      expect([status, text]).toEqual([200, '/* of last year */'])
    }, SOON)
  })

  test('a tool that is switched off at one is gone from the pages of the other within 2 s', async () => {
    const [near, far] = await twoServices()
    const { website } = await near.operable.websites.add(SHOP)
    const { tools } = await near.operable.tools.addFromUrls(website.id, [SHOP])
    const list = () => far.ask(`GET /widget/${website.id}/tools.json`)
    const before = await list()
    expect(before.text).toContain('"subscribe"')
    const path = `/tools/${website.id}/${tools[0]?.id}`
    expect((await near.ask(`PATCH ${path}`, { body: { active: false } })).status).toBe(200)
    await vi.waitFor(async () => {
      const after = await list()
      expect(after.text).not.toContain('"subscribe"')
      expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
    }, SOON)
  })

  test('a website that is removed at one is gone at the other within 2 s: key, tools and report', async () => {
    const [near, far] = await twoServices()
    const { website, key } = await near.operable.websites.add(SHOP)
    const { id } = website
    const { report } = await createReports({ storage: near.storage }).save(await evidenceOf(SHOP))
    const stateOf = async (path: string) => (await far.ask(`GET ${path}`, { key })).status
    // Asked no more once it is gone: keys that are refused again and again are a limit of their own.
    const isGone = async ([path, status]: readonly [string, number]) =>
      vi.waitFor(async () => expect(await stateOf(path)).toBe(status), SOON)
    const gone = [
      [`/websites/${id}`, 401] as const,
      [`/widget/${id}/tools.json`, 404] as const,
      [`/r/${report.id}`, 404] as const,
    ]
    expect(await Promise.all(gone.map(([path]) => stateOf(path)))).toEqual([200, 200, 200])
    expect((await near.ask(`DELETE /websites/${id}`)).status).toBe(204)
    await Promise.all(gone.map(isGone))
  })

  test.skipIf(!isServer)('who tries keys at both gets no more tries than at one', async () => {
    const services = await twoServices()
    const tries = Array.from({ length: 60 }, (_, at) => services[at % 2]!.ask('GET /websites', { key: `wrong${at}` }))
    const answers = await Promise.all(tries)
    const by = Map.groupBy(answers, ({ status }) => status)
    expect([by.get(401)?.length, by.get(429)?.length]).toEqual([20, 40])
    expect((await services[1].ask('GET /websites')).status).toBe(200)
  })

  test.skipIf(!isServer)('calls of the tools of a website over MCP count at both', async () => {
    const services = await twoServices()
    const { website, key } = await services[0].operable.websites.add(SHOP)
    await services[0].operable.websites.patch(website.id, { mcp: 'trial' })
    await services[0].operable.tools.addFromUrls(website.id, [SHOP])
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'subscribe', arguments: {} } }
    const calls = Array.from({ length: 80 }, (_, at) => services[at % 2]!.ask(`POST /mcp/${website.id}`, { key, body }))
    const texts = (await Promise.all(calls)).map(({ text }) => text)
    const refused = texts.filter((text) => text.includes('The limit is 60 requests')).length
    // One may have leased three that the other could have used.
    expect([20, 21, 22, 23]).toContain(refused)
  })
})
