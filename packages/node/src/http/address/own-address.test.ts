import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { PageFetcher } from '../../contracts/page-fetcher.ts'
import { createOperable } from '../../services/create-operable.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { createApp } from '../app.ts'
import { serve } from '../listen/node-server.ts'

/** What a scan of the address comes to, on a service that is reached at `baseUrl`. */
async function statusOf(baseUrl: string, url: string): Promise<number> {
  const unreachable: PageFetcher = async () => ({ ok: false, url, failure: 'dns', detail: 'No name.', redirects: [] })
  const operable = createOperable({ storage: memoryStorage(), fetch: unreachable, render: 'never' })
  const app = createApp(operable, { baseUrl, publicScans: true })
  const headers = { 'content-type': 'application/json' }
  // What mounts an app takes off the path that it is mounted at.
  const request = new Request(new URL('/api/v1/scans', baseUrl), {
    method: 'POST',
    headers,
    body: JSON.stringify({ url }),
  })
  const { status } = await app.fetch(request)
  await operable.close()
  return status
}

test.each([
  ['https://self.example', 'https://self.example/', 400],
  ['https://self.example', 'https://SELF.example./api/v1/report?url=https%3A%2F%2Fself.example%2F', 400],
  ['https://self.example', 'http://self.example/r/1', 400],
  ['https://self.example', 'self.example', 400],
  ['https://self.example', 'https://www.self.example/', 202],
  ['https://shop.example/audit', 'https://shop.example/audit', 400],
  ['https://shop.example/audit', 'https://shop.example/audit/r/1', 400],
  ['https://shop.example/audit', 'https://shop.example/auditing', 202],
  ['https://shop.example/audit', 'https://shop.example/', 202],
  ['http://127.0.0.1:8787', 'http://127.0.0.1:8787/', 400],
  ['http://127.0.0.1:8787', 'http://127.0.0.1:8788/', 202],
])('the service at %s, asked to scan %s: %i', async (baseUrl, url, status) => {
  expect(await statusOf(baseUrl, url)).toBe(status)
})

test.each([
  [{ allowPrivate: true }, {}, 404],
  [{ allowPrivate: ['127.0.0.1:3000'] }, {}, 404],
  [{}, {}, 400],
  [{ allowPrivate: true }, { allowPrivate: false }, 400],
])('private networks are opened once: %j, then %j', async (options, appOptions, status) => {
  const operable = createOperable({ storage: memoryStorage(), ...options })
  const app = createApp(operable, { baseUrl: 'https://self.example', ...appOptions })
  const answer = await app.fetch(new Request('https://self.example/api/v1/report?url=http%3A%2F%2F127.0.0.1%3A3000%2F'))
  expect(answer.status).toBe(status)
  await operable.close()
})

test('a site that leads to the service: the redirect is refused', async () => {
  const site = createServer((_request, response) => response.writeHead(302, { Location: `${own}/r/1` }).end())
  const operable = createOperable({ storage: memoryStorage(), allowPrivate: true, render: 'never' })
  const server = await serve({ operable, port: 0, publicScans: true, log: () => {} })
  const own = server.url
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  onTestFinished(async () => {
    site.close()
    await server.close()
  })
  const { id } = await operable.scans.start(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
  await vi.waitFor(
    async () => expect(await operable.scans.get(id)).toMatchObject({ state: 'failed', failure: 'site_unreachable' }),
    30_000,
  )
})
