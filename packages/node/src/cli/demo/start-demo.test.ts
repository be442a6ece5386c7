import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { memoryStorage } from '../../storage/memory.ts'
import { scanDemo } from './run-demo.ts'
import { type Demo, type DemoOptions, startDemo } from './start-demo.ts'

const running: Demo[] = []
const servers: Server[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(({ close }) => close()))
  for (const server of servers.splice(0)) server.close()
})

async function start(options: Partial<DemoOptions> = {}): Promise<Demo> {
  const demo = await startDemo({ port: 0, storage: memoryStorage(), ...options })
  running.push(demo)
  return demo
}

/** Something else that listens on this machine. */
async function listener(port = 0): Promise<number> {
  const server = createServer((_, outgoing) => outgoing.end('<title>Not for you</title>'))
  servers.push(server)
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

const never = new AbortController().signal

test('the service keeps the reports of both sites and the tools of the first one', async () => {
  const demo = await start()
  const { reports, tools } = await scanDemo(demo, never)
  expect(reports).toMatchObject([{ grade: expect.stringMatching(/[BC]/) }, { score: 100, grade: 'A' }])
  expect(tools).toContain('signup')
  for (const { url } of demo.sites) {
    expect((await fetch(`${demo.url}/api/v1/report?url=${encodeURIComponent(url)}`)).status).toBe(200)
  }
  const page = await (await fetch(demo.sites[0]?.url ?? '')).text()
  expect(page).toContain(`data-website="${demo.websiteId}" data-panel></script>`)
  const script = /src="([^"]+operable\.js)"/.exec(page)?.[1] ?? ''
  expect(script.startsWith(`${demo.url}/`)).toBe(true)
})

test('of this machine only the example sites can be read', async () => {
  const demo = await start()
  const port = await listener()
  const answer = await fetch(`${demo.url}/api/v1/scans`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: `http://127.0.0.1:${port}/` }),
  })
  expect([answer.status, (await answer.json()).code]).toEqual([400, 'invalid_url'])
})

test('the key of one start opens nothing in the next, on the same data', async () => {
  const storage = memoryStorage()
  const first = await start({ storage })
  const list = (demo: Demo, key: string) =>
    fetch(`${demo.url}/websites`, { headers: { authorization: `Bearer ${key}` } }).then(({ status }) => status)
  expect(await list(first, first.key)).toBe(200)
  await first.close()
  const second = await start({ storage })
  expect([await list(second, first.key), await list(second, second.key)]).toEqual([401, 200])
})

test('a port that is taken is given up for a free one', async () => {
  // Three free ports in a row, of which the first and the last are then taken.
  let port = await listener()
  for (;;) {
    const next = await listener(port + 2).catch(() => undefined)
    if (next !== undefined) break
    port = await listener()
  }
  const demo = await start({ port })
  expect(demo.takenPorts).toContain(port)
  expect(demo.takenPorts).toContain(port + 2)
  expect((await fetch(`${demo.url}/health`)).status).toBe(200)
  for (const { url } of demo.sites) expect((await fetch(url)).status).toBe(200)
})

test('stopped while it scans', async () => {
  const demo = await start()
  await expect(scanDemo(demo, AbortSignal.abort())).rejects.toMatchObject({ code: 'aborted' })
})
