import { afterEach, describe, expect, test } from 'vitest'
import { type LoopbackServer, serveHttp, serveRaw } from '../../../test/loopback-server.ts'
import { createAddressPolicy } from '../address/address-guard.ts'
import { createSafeFetch, type SafeFetch } from './safe-fetch.ts'

let server: LoopbackServer
let fetch: SafeFetch
let asked = 0
afterEach(async () => {
  await fetch.close()
  await server.close()
})

async function start(answers: readonly (readonly [status: number, retryAfter?: string])[]) {
  asked = 0
  server = await serveHttp((_request, response) => {
    const [status, retryAfter] = answers[Math.min(asked, answers.length - 1)] ?? [200]
    asked += 1
    response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end()
  })
  createFetch()
}

function createFetch() {
  const policy = createAddressPolicy({ allowPrivate: true })
  fetch = createSafeFetch({ policy, userAgent: 'OperableTest/1', retryDelayMs: 5 })
}

describe('which answers are asked for again', () => {
  test.each([
    [429, 2],
    [502, 2],
    [503, 2],
    [504, 2],
    [500, 1],
    [403, 1],
    [404, 1],
    [200, 1],
  ])('%i: %i requests', async (status, requests) => {
    await start([[status]])
    expect(await fetch(server.origin)).toMatchObject({ ok: true, status })
    expect(asked).toBe(requests)
  })
})

test('the later answer is the result', async () => {
  await start([[503], [503], [200]])
  expect(await fetch(server.origin, { retries: 2 })).toMatchObject({ ok: true, status: 200 })
})

test('retries: 0 asks once', async () => {
  await start([[503]])
  await fetch(server.origin, { retries: 0 })
  expect(asked).toBe(1)
})

test('a connection that breaks before the answer is asked again', async () => {
  let connections = 0
  server = await serveRaw((socket) => {
    connections += 1
    if (connections === 1) socket.once('data', () => socket.resetAndDestroy())
    else socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'))
  })
  createFetch()
  expect(await fetch(server.origin)).toMatchObject({ ok: true, status: 200 })
  expect(connections).toBe(2)
})

test('Retry-After is waited for', async () => {
  await start([[503, '1'], [200]])
  const began = performance.now()
  expect(await fetch(server.origin)).toMatchObject({ ok: true, status: 200 })
  expect(performance.now() - began).toBeGreaterThan(950)
})

test.each([
  ['over a minute', '61', undefined],
  ['past the deadline', '50', 30_000],
])('a wait %s is not begun', async (_label, retryAfter, left) => {
  await start([[429, retryAfter], [200]])
  // A wait that was begun would outlast the test's own time limit.
  const options = left === undefined ? {} : { deadline: Date.now() + left }
  expect(await fetch(server.origin, options)).toMatchObject({ ok: true, status: 429 })
})

test('a deadline that is over fails as timeout', async () => {
  await start([[200]])
  expect(await fetch(server.origin, { deadline: Date.now() - 1 })).toMatchObject({ ok: false, failure: 'timeout' })
})

test('the signal ends the wait at once', async () => {
  await start([[429, '59']])
  const controller = new AbortController()
  setTimeout(() => controller.abort(), 50)
  expect(await fetch(server.origin, { signal: controller.signal })).toMatchObject({ ok: false, failure: 'aborted' })
})
