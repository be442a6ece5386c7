import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Operable } from '../contracts/operable.ts'
import { createOperable } from '../services/create-operable.ts'
import { memoryStorage } from '../storage/memory.ts'
import { createApp } from './app.ts'
import type { AnsweredRequest, LogEntry } from './log.ts'

let operable: Operable
let answered: AnsweredRequest[]
let faults: LogEntry[]

beforeEach(() => {
  operable = createOperable({ storage: memoryStorage(), render: 'never' })
  answered = []
  faults = []
})
afterEach(() => operable.close())

const app = (given = operable, baseUrl = 'https://audit.example') =>
  createApp(given, {
    baseUrl,
    publicScans: true,
    trustedProxies: ['10.0.0.0/8'],
    onRequest: (request) => answered.push(request),
    log: (entry) => faults.push(entry),
  })

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

test.each([
  ['a stranger names none', '192.0.2.1', 'mine', UUID],
  ['a proxy of the operator does', '10.1.2.3', 'f5b1-2:a/b', /^f5b1-2:a\/b$/],
  ['but nothing that would break a line', '10.1.2.3', 'a b', UUID],
  ['nor one without an end', '10.1.2.3', 'x'.repeat(129), UUID],
  ['without one', '10.1.2.3', undefined, UUID],
])('%s', async (_, peer, given, expected) => {
  const headers = given === undefined ? {} : { 'X-Request-Id': given }
  const answer = await app().fetch(new Request('https://audit.example/health?key=secret', { headers }), { peer })
  const id = answer.headers.get('X-Request-Id')
  expect(id).toMatch(expected)
  expect(answered).toEqual([
    { requestId: id, method: 'GET', path: '/health', route: '/health', status: 200, ms: expect.any(Number) },
  ])
})

test.each([
  ['GET', '/r/3p0kd8y2w4m6q1v9x5t7r8c0zn/compare', '/r/:id/compare', 404],
  ['HEAD', '/openapi.json', '/openapi.json', 200],
  ['GET', '/tools/abc', '/tools/:websiteId', 401],
  ['PUT', '/health', undefined, 405],
  ['GET', '/whatever/somebody/makes/up', undefined, 404],
])('%s %s is counted as %s', async (method, path, route, status) => {
  await app().fetch(new Request(`https://audit.example${path}`, { method }))
  expect(answered[0]).toMatchObject({ method, path, status })
  expect(answered[0]?.route).toBe(route)
})

test('below a path, routes are the same', async () => {
  await app(operable, 'https://audit.example/a').fetch(new Request('https://audit.example/a/health'))
  expect(answered[0]).toMatchObject({ path: '/a/health', route: '/health' })
})

test('a fault is logged with the id that its answer has', async () => {
  const broken: Operable = {
    ...operable,
    websites: { ...operable.websites, get: () => Promise.reject(new TypeError('a fault')) },
  }
  const answer = await app(broken).fetch(new Request('https://audit.example/health'), { peer: '192.0.2.1' })
  expect(answer.status).toBe(500)
  expect(faults).toEqual([
    expect.objectContaining({ event: 'internal_error', requestId: answer.headers.get('X-Request-Id') }),
  ])
})

test('a request that starts a scan is noted with the scan, also where it joins one', async () => {
  const service = app()
  const start = () =>
    service.fetch(
      new Request('https://audit.example/api/v1/scans', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"url":"https://shop.invalid/"}',
      }),
    )
  const { id } = (await (await start()).json()) as { id: string }
  await start()
  expect(answered.map(({ scanId }) => scanId)).toEqual([id, id])
  expect(new Set(answered.map(({ requestId }) => requestId)).size).toBe(2)
})
