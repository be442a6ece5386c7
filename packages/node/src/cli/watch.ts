import { isIP } from 'node:net'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { currentIds } from '../activity/current-activity.ts'
import type { ScanEvent } from '../contracts/scan-events.ts'
import { serveMetrics } from '../http/listen/metrics-server.ts'
import { type AnsweredRequest, type Log, logRequest, logScan, logToStderr } from '../http/log.ts'
import { createMetrics } from '../http/metrics/create-metrics.ts'

/** How somebody watches a process that runs for long, as typed. */
export interface WatchWords {
  log: 'faults' | 'json'
  metrics?: MetricsPlace | true
}

interface MetricsPlace {
  host: string
  port: number
}

/** What the exporter of OpenTelemetry takes, for want of a port that Prometheus would name. */
const DEFAULT_PLACE: MetricsPlace = { host: '127.0.0.1', port: 9464 }

/** Adds `--log` and `--metrics`. */
export function withWatchOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--log <what>', 'lines of JSON on standard error: of faults, or also of every request and scan')
        .choices(['faults', 'json'])
        .default('faults'),
    )
    .addOption(
      new Option(
        '--metrics [address]',
        'serve metrics for Prometheus on a port of their own (default: 127.0.0.1:9464)',
      ).argParser(metricsPlace),
    )
}

/** `9100`, `0.0.0.0:9100` or `[::1]:9100`. */
function metricsPlace(text: string): MetricsPlace {
  const [, host = DEFAULT_PLACE.host, digits = ''] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? []
  const address = host.replace(/^\[(.*)\]$/, '$1')
  const port = Number(digits)
  if (digits !== '' && port <= 65_535 && (isIP(address) !== 0 || address === 'localhost')) return { host: address, port }
  throw new InvalidArgumentError('It must be a port, or an address and a port such as 0.0.0.0:9464.')
}

/** What hears of everything that a process does. */
export interface Watch {
  log: Log
  onError(error: unknown): void
  onRequest?(request: AnsweredRequest): void
  onScan?(event: ScanEvent): void
  /** The log is for a program, which reads nothing else. */
  isJson: boolean
  /** Where the metrics are, if there are any. */
  metricsUrl: string | undefined
  close(): Promise<void>
}

/** @throws OperableError `missing_dependency`, and `invalid_request` if the port of the metrics cannot be opened */
export async function openWatch({ log: what, metrics: asked }: WatchWords): Promise<Watch> {
  const isJson = what === 'json'
  const metrics = asked === undefined ? undefined : await createMetrics()
  const server = metrics && (await serveMetrics(metrics, typeof asked === 'object' ? asked : DEFAULT_PLACE))
  const log: Log = (entry) => {
    metrics?.onFault(entry)
    logToStderr(entry)
  }

  return {
    isJson,
    log,
    metricsUrl: server?.url,
    onError: (error) => log({ level: 'error', event: 'background_error', ...currentIds(), error }),
    ...(metrics || isJson
      ? {
          onRequest(request) {
            metrics?.onRequest(request)
            if (isJson) logRequest(request)
          },
          onScan(event) {
            metrics?.onScan(event)
            if (isJson) logScan(event)
          },
        }
      : {}),
    close: async () => server?.close(),
  }
}
