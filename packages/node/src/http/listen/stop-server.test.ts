import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { rawClient } from '../../../test/raw-client.ts'
import type { LoopsData, LoopsResult } from '../../../test/request-loops.ts'
import { shopServers } from '../../../test/shop-servers.ts'

const start = shopServers()
const CLIENTS = 8

/** What clients that ask all the time saw of a stop. */
async function stopUnderLoad(loops: Pick<LoopsData, 'keepAlive' | 'again'>): Promise<LoopsResult> {
  // Long: a client that gets no time of the processor is not one that has nothing to ask.
  const { server } = await start({ drainMs: 3_000, graceMs: 60_000 })
  const workerData: LoopsData = { url: `${server.url}/health`, clients: CLIENTS, ...loops }
  const clients = new Worker(new URL('../../../test/request-loops.ts', import.meta.url), { workerData })
  expect(await once(clients, 'message')).toEqual(['busy'])
  const [[result]] = await Promise.all([once(clients, 'message'), server.close()])
  return result
}

test('a connection that is kept ends with an answer that says so', async () => {
  const { answered, lost } = await stopUnderLoad({ keepAlive: true, again: false })
  expect(lost).toEqual([])
  expect(answered).toBeGreaterThan(CLIENTS)
})

test.each([true, false])(
  'clients that connect again and again find a port that is open or closed, keepAlive %s',
  async (keepAlive) => {
    const { answered, lost } = await stopUnderLoad({ keepAlive, again: true })
    // A connection that the system took in the very moment in which the port closes cannot be known of.
    expect(lost.length).toBeLessThanOrEqual(2)
    expect(answered).toBeGreaterThan(CLIENTS)
  },
)

test('while nobody is connected the port stays open, and who comes is told that the service stops', async () => {
  const { server } = await start({ drainMs: 2_000 })
  const closing = server.close()
  for (const path of ['/ready', '/health']) {
    await delay(100)
    const client = await rawClient(server.port)
    client.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
    await client.closed
    const [status, says] = path === '/ready' ? ['503', '"stopping"'] : ['200', '"ok"']
    expect(client.text()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*\r\nConnection: close\r\n.*${says}`, 's'))
  }
  await closing
  const refused = await rawClient(server.port)
  await refused.closed
  expect(refused.text()).toBe('')
})

test('a connection that says nothing does not keep the service', async () => {
  const { server } = await start({ drainMs: 100, graceMs: 600_000 })
  const silent = await rawClient(server.port)
  await server.close()
  await silent.closed
  expect(silent.text()).toBe('')
})
