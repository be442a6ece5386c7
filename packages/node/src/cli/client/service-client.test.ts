import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LoopbackSite, loopbackSite } from '../../../test/loopback-site.ts'
import { sampleReport } from '../testing/sample-report.ts'
import { serviceClient } from './service-client.ts'

const report = sampleReport()
let header: string | undefined
let service: LoopbackSite

beforeAll(async () => {
  service = await loopbackSite({
    '/api/v1/report': (_, outgoing) => {
      if (header !== undefined) outgoing.setHeader('Operable-Last-Attempt', header)
      outgoing.setHeader('Content-Type', 'application/json').end(JSON.stringify(report))
    },
  })
})
afterAll(() => service.close())

const attempt = { url: report.url, at: '2025-11-24T16:00:00.000Z', failure: 'site_blocked' }

test.each([
  [undefined, undefined],
  ['site_blocked;at=@1764000000', attempt],
  ['site_blocked; at=@1764000000', attempt],
  ['site_blocked; more=1; at=@1764000000; other="x"', attempt],
  ['code_of_a_later_version;at=@1764000000', { ...attempt, failure: 'code_of_a_later_version' }],
  ['site_blocked', undefined],
  ['site_blocked;at=1764000000', undefined],
  ['site_blocked;at=@soon', undefined],
  ['', undefined],
])('the header %j', async (given, expected) => {
  header = given
  const client = serviceClient({ url: `http://127.0.0.1:${service.port}/` }, new AbortController().signal)
  const { lastAttempt } = await client.reports.find(report.url)
  if (expected === undefined) expect(lastAttempt).toBeUndefined()
  else expect(lastAttempt).toMatchObject(expected)
})

test('a failure that only a later version of the service knows is an internal one', async () => {
  const scan = { id: 'a', url: report.url, createdAt: attempt.at, state: 'failed', failure: 'of_a_later_version' }
  const later = await loopbackSite({
    '/api/v1/scans/a': (_, outgoing) =>
      void outgoing.end(JSON.stringify({ ...scan, detail: 'No.', completedAt: attempt.at })),
  })
  const client = serviceClient({ url: `http://127.0.0.1:${later.port}/` }, new AbortController().signal)
  expect(await client.scans.get('a')).toMatchObject({ failure: 'internal', detail: 'No.' })
  await later.close()
})

test.each([
  [502, 'storage_unavailable'],
  [503, 'storage_unavailable'],
  [504, 'storage_unavailable'],
  [404, 'invalid_request'],
  [500, 'invalid_request'],
])('what a proxy answers in place of a service, %i: %s', async (status, code) => {
  const proxy = await loopbackSite({
    '/websites': (_, outgoing) => void outgoing.writeHead(status).end('<h1>Sorry</h1>'),
  })
  const client = serviceClient({ url: `http://127.0.0.1:${proxy.port}/` }, new AbortController().signal)
  await expect(client.websites.list()).rejects.toMatchObject({ code })
  await proxy.close()
})
