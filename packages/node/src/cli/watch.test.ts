import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LoopbackSite, loopbackSite } from '../../test/loopback-site.ts'
import { pageOf } from '../../test/test-site.ts'
import { runHere } from './testing/run-here.ts'
import { finish, startOperable, waitForText } from './testing/run-operable.ts'

const folder = mkdtempSync(join(tmpdir(), 'operable-watch-'))
const data = join(folder, 'operable.db')
let site: LoopbackSite
let service: LoopbackSite

beforeAll(async () => {
  site = await loopbackSite({ '/': pageOf('A shop') })
  service = await loopbackSite({})
})
afterAll(async () => {
  await Promise.all([site.close(), service.close()])
  rmSync(folder, { recursive: true })
})

interface LogLine {
  time: string
  event: string
  requestId?: string
  scanId?: string
  [member: string]: unknown
}

test('with --log json and --metrics, a scan can be followed from the request to the counter', async () => {
  const words = ['--port', '0', '--data', data, '--render', 'never', '--allow-private', '--public-scans']
  const child = startOperable(['serve', ...words, '--log', 'json', '--metrics', '127.0.0.1:0'])
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const lines = () =>
    said
      .split('\n')
      .slice(0, -1)
      .map((line): LogLine => JSON.parse(line))
  const ended = finish(child)
  await waitForText(child, 'stderr', '"started"')
  const { url, metrics } = lines()[0] as unknown as { url: string; metrics: string }

  const started = await fetch(`${url}/api/v1/scans?key=a-secret`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: `http://127.0.0.1:${site.port}/` }),
  })
  const { id } = await started.json()
  // The stream ends with the scan.
  await (await fetch(`${url}/api/v1/scans/${id}/events`)).text()
  await expect.poll(() => lines().map(({ event }) => event), { timeout: 60_000 }).toContain('scan_ended')

  const of = (event: string) => lines().filter((line) => line.event === event)
  expect(of('request')[0]).toEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    level: 'info',
    event: 'request',
    requestId: started.headers.get('X-Request-Id'),
    scanId: id,
    method: 'POST',
    path: '/api/v1/scans',
    route: '/api/v1/scans',
    status: 202,
    ms: expect.any(Number),
  })
  expect(of('scan_begun')).toEqual([expect.objectContaining({ scanId: id, site: `127.0.0.1:${site.port}` })])
  expect(of('scan_ended')).toEqual([
    expect.objectContaining({ scanId: id, outcome: 'completed', ms: expect.any(Number), waitedMs: expect.any(Number) }),
  ])

  expect((await fetch(`${url}/ready`)).status).toBe(200)
  expect((await fetch(`${url}/metrics`)).status).toBe(404)
  expect((await fetch(new URL('/', metrics))).status).toBe(404)
  const answer = await fetch(metrics)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await answer.text()
  expect(text).toContain('operable_scan_duration_seconds_count{outcome="completed"} 1\n')
  expect(text).toContain('operable_scans_running 0\n')
  expect(text).toContain('{method="POST",route="/api/v1/scans",status="202"} 1\n')

  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Admin key .*\n {2}opk_admin_\w+\n$/) })
  expect(lines().at(-1)?.event).toBe('stopping')
  expect(said).not.toMatch(/a-secret|opk_/)
})

test.each([
  ['a port in use', () => ['--metrics', String(service.port)], /already in use/],
  ['no port', () => ['--metrics', 'here'], /a port, or an address and a port/],
  ['a name', () => ['--metrics', 'shop.example:9464'], /a port, or an address and a port/],
  ['a port that is none', () => ['--metrics', '127.0.0.1:70000'], /a port, or an address and a port/],
  ['another log', () => ['--log', 'xml'], /Allowed choices are faults, json/],
])('%s: 2', async (_, words, said) => {
  const ran = await runHere(['serve', '--port', '0', '--data', data, ...words()])
  expect(ran).toMatchObject({ code: 2, stderr: expect.stringMatching(said) })
})
