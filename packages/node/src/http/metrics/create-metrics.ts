import { OperableError } from '@operable/core'
import type { ScanEvent } from '../../contracts/scan-events.ts'
import { packageVersion } from '../../package-root.ts'
import type { AnsweredRequest, LogEntry } from '../log.ts'

/** What a process counts, in the text format of Prometheus. */
export interface Metrics {
  onRequest(request: AnsweredRequest): void
  onScan(event: ScanEvent): void
  onFault(entry: LogEntry): void
  contentType: string
  text(): Promise<string>
}

/** Upper ends, in seconds. Answers come from memory within a millisecond, or from a site within a minute. */
const REQUEST_SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60]
const SCAN_SECONDS = [0.5, 1, 2.5, 5, 10, 20, 40, 60, 90, 120]
const WAIT_SECONDS = [0.1, 0.5, 1, 5, 15, 60, 300, 900, 3_600, 14_400]

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Counts requests, scans and faults, besides what the library counts of every process. All labels come from us: nobody can
 * make a new series by asking for something.
 *
 * @param about `scans` leaves out requests, for a process that answers none
 * @throws OperableError `missing_dependency` when the package `prom-client` is not installed
 */
export async function createMetrics(about: 'requests and scans' | 'scans' = 'requests and scans'): Promise<Metrics> {
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await loadLibrary()
  const registers = [new Registry()]
  const [registry] = registers as [(typeof registers)[number]]
  collectDefaultMetrics({ register: registry })
  const help = (text: string) => ({ help: text, registers })

  new Gauge({ name: 'operable_build_info', ...help('1, with the version.'), labelNames: ['version'] })
    .labels(packageVersion())
    .set(1)
  const requests =
    about === 'scans'
      ? undefined
      : new Histogram({
          name: 'operable_http_request_duration_seconds',
          ...help('Time until an answer began.'),
          labelNames: ['method', 'route', 'status'],
          buckets: REQUEST_SECONDS,
        })
  const running = new Gauge({ name: 'operable_scans_running', ...help('Scans that run in this process.') })
  const scans = new Histogram({
    name: 'operable_scan_duration_seconds',
    ...help('Scan duration in this process, by outcome.'),
    labelNames: ['outcome'],
    buckets: SCAN_SECONDS,
  })
  const waits = new Histogram({
    name: 'operable_scan_wait_seconds',
    ...help('Time from the moment that somebody asked for a scan until it began.'),
    buckets: WAIT_SECONDS,
  })
  const faults = new Counter({
    name: 'operable_faults_total',
    ...help('Lines of the log that an operator should know, by event.'),
    labelNames: ['event'],
  })

  return {
    onRequest({ method, route = 'none', status, ms }) {
      const known = METHODS.has(method) ? method : 'other'
      requests?.labels(known, route, String(status)).observe(ms / 1_000)
    },
    onScan(event) {
      if (event.type === 'begun') {
        running.inc()
        return
      }
      running.dec()
      scans.labels(event.outcome).observe(event.ms / 1_000)
      if (event.waitedMs !== undefined) waits.observe(event.waitedMs / 1_000)
    },
    onFault: ({ event }) => faults.labels(event).inc(),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}

async function loadLibrary() {
  try {
    // An optional peer dependency: few need it, and it brings 4.7 MB.
    return (await import('prom-client')).default
  } catch (cause) {
    throw new OperableError('missing_dependency', 'Metrics need the package prom-client: npm install prom-client', {
      cause,
    })
  }
}
