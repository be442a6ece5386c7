import { beforeEach, expect, test } from 'vitest'
import { createMetrics, type Metrics } from './create-metrics.ts'

let metrics: Metrics

beforeEach(async () => {
  metrics = await createMetrics()
})

const lines = async (name: string) => (await metrics.text()).split('\n').filter((line) => line.startsWith(name))
const request = { requestId: 'x', method: 'GET', path: '/r/a', route: '/r/:file', status: 200, ms: 30 }
const scan = { scanId: 'x', site: 'shop.example' }

test('requests by route and status', async () => {
  for (let count = 0; count < 3; count++) metrics.onRequest({ ...request, path: `/r/${count}` })
  expect(await lines('operable_http_request_duration_seconds_count')).toEqual([
    'operable_http_request_duration_seconds_count{method="GET",route="/r/:file",status="200"} 3',
  ])
  expect(await lines('operable_http_request_duration_seconds_bucket{le="0.0')).toEqual(
    ['0.001"', '0.005"', '0.01"', '0.05"'].map((le, index) =>
      expect.stringMatching(new RegExp(`le="${le},.*} ${index === 3 ? 3 : 0}$`)),
    ),
  )
})

test('a stranger cannot make series', async () => {
  const { route: _, ...unknown } = request
  for (let count = 0; count < 100; count++) {
    metrics.onRequest({ ...unknown, method: `M${count}`, path: `/x${count}`, status: 404 })
  }
  expect(await lines('operable_http_request_duration_seconds_count')).toEqual([
    'operable_http_request_duration_seconds_count{method="other",route="none",status="404"} 100',
  ])
})

test('scans: how many run, how they end, how long they waited', async () => {
  metrics.onScan({ ...scan, type: 'begun' })
  metrics.onScan({ ...scan, type: 'begun' })
  metrics.onScan({ ...scan, type: 'ended', outcome: 'site_blocked', ms: 2_000, waitedMs: 400 })
  expect(await lines('operable_scans_running')).toEqual(['operable_scans_running 1'])
  expect(await lines('operable_scan_duration_seconds_sum')).toEqual([
    'operable_scan_duration_seconds_sum{outcome="site_blocked"} 2',
  ])
  expect(await lines('operable_scan_wait_seconds_sum')).toEqual(['operable_scan_wait_seconds_sum 0.4'])
})

test('faults by event, and what every process has', async () => {
  metrics.onFault({ level: 'warn', event: 'storage_unavailable', error: 'locked' })
  expect(await lines('operable_faults_total')).toEqual(['operable_faults_total{event="storage_unavailable"} 1'])
  expect(await lines('operable_build_info')).toEqual([expect.stringMatching(/\{version="\d+\.\d+\.\d+"} 1$/)])
  expect(await lines('process_resident_memory_bytes')).toHaveLength(1)
  expect(await lines('nodejs_eventloop_lag_p99_seconds')).toHaveLength(1)
})
