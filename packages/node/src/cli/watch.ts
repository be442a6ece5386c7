import { currentIds } from '../activity/current-activity.ts'
import type { ScanEvent } from '../contracts/scan-events.ts'
import { serveMetrics } from '../http/listen/metrics-server.ts'
import { type AnsweredRequest, type Log, logRequest, logScan, logToStderr } from '../http/log.ts'
import { createMetrics } from '../http/metrics/create-metrics.ts'
import { isUnavailable } from '../storage/adapter.ts'
import { DEFAULT_PLACE, type WatchWords } from './watch-options.ts'

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

/**
 * @param about `scans` for a process that answers no requests
 * @throws OperableError `missing_dependency`, and `invalid_request` if the port of the metrics cannot be opened
 */
export async function openWatch(
  { log: what, metrics: asked }: WatchWords,
  about: 'requests and scans' | 'scans' = 'requests and scans',
): Promise<Watch> {
  const isJson = what === 'json'
  const metrics = asked === undefined ? undefined : await createMetrics(about)
  const server = metrics && (await serveMetrics(metrics, typeof asked === 'object' ? asked : DEFAULT_PLACE))
  const log: Log = (entry) => {
    metrics?.onFault(entry)
    logToStderr(entry)
  }

  return {
    isJson,
    log,
    metricsUrl: server?.url,
    onError: (error) => {
      const isStore = isUnavailable(error)
      const event = isStore ? 'storage_unavailable' : 'background_error'
      log({ level: isStore ? 'warn' : 'error', event, ...currentIds(), error })
    },
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
