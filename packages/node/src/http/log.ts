import type { ScanEvent } from '../contracts/scan-events.ts'

/** Something that an operator should know. It never contains a key, a body or a query. */
export interface LogEntry {
  level: 'error' | 'warn'
  /** Stable name of the event. */
  event: 'internal_error' | 'storage_unavailable' | 'background_error' | 'misconfigured'
  /** Absent if no request caused it. */
  method?: string
  path?: string
  /** Of the request that caused it, as its answer says in `X-Request-Id`. */
  requestId?: string
  /** Of the scan that caused it. */
  scanId?: string
  error: unknown
}

/** Receives errors of the service, one entry at a time. */
export type Log = (entry: LogEntry) => void

/** A request that has its answer. It never contains a key, a body or a query. */
export interface AnsweredRequest {
  /** As the answer says in `X-Request-Id`; a trusted proxy may have named it. */
  requestId: string
  /** Of the scan that it started. */
  scanId?: string
  method: string
  path: string
  /** The path with its parameters in place of their values; absent where nothing is. */
  route?: string
  status: number
  /** Until the answer began, in ms: a stream takes longer. */
  ms: number
}

const MAX_TEXT = 200

/** Between two lines of a store that is down: every request meets it, and says the same. In ms. */
const STORE_PAUSE = 5_000

/**
 * JSON lines on the standard error output. Text of the request is cut, and escaped as JSON does it. Of
 * `storage_unavailable` there is one line in five seconds at most; the next one says in `repeated` how many were left out
 * since the line before.
 *
 * @param clock ms that only grow
 */
export function createStderrLog(clock: () => number = () => performance.now()): Log {
  let quietUntil = Number.NEGATIVE_INFINITY
  let leftOut = 0

  return (entry) => {
    if (entry.event !== 'storage_unavailable') return write(entry)
    const time = clock()
    if (time < quietUntil) {
      leftOut++
      return
    }
    write(entry, leftOut)
    quietUntil = time + STORE_PAUSE
    leftOut = 0
  }
}

function write({ level, event, method, path, requestId, scanId, error }: LogEntry, repeated = 0): void {
  writeLine({
    level,
    event,
    requestId,
    scanId,
    method: method?.slice(0, MAX_TEXT),
    path: path?.slice(0, MAX_TEXT),
    repeated: repeated || undefined,
    error: describe(error),
  })
}

/** One line of JSON on the standard error output; members that are undefined are left out. */
function writeLine(line: Readonly<Record<string, unknown>>): void {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`)
}

/** An answered request, as a line beside those of faults. */
export function logRequest({ requestId, scanId, method, path, route, status, ms }: AnsweredRequest): void {
  const asked = { method: method.slice(0, MAX_TEXT), path: path.slice(0, MAX_TEXT), route }
  writeLine({ level: 'info', event: 'request', requestId, scanId, ...asked, status, ms: Math.round(ms) })
}

/** The beginning or the end of a scan in this process. */
export function logScan({ type, scanId, site, ...end }: ScanEvent): void {
  const times = 'ms' in end ? { ms: Math.round(end.ms), waitedMs: end.waitedMs, outcome: end.outcome } : {}
  writeLine({ level: 'info', event: `scan_${type}`, scanId, site, ...times })
}

/** The beginning or the end of a process. */
export function logProcess(event: 'started' | 'stopping', facts: Readonly<Record<string, unknown>> = {}): void {
  writeLine({ level: 'info', event, ...facts })
}

/** The one of this process: what it writes to is one too. */
export const logToStderr: Log = createStderrLog()

/** With the causes: the outermost message is made for the public and says little. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) {
    const { message = error } = Object(error) as { message?: unknown }
    return String(message).slice(0, MAX_TEXT)
  }
  const cause = error.cause === undefined ? '' : `\ncaused by ${describe(error.cause)}`
  return `${error.stack ?? error.message}${cause}`
}
