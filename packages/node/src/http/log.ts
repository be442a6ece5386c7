/** Something that an operator should know. It never contains a key, a body or a query. */
export interface LogEntry {
  level: 'error' | 'warn'
  /** Stable name of the event. */
  event: 'internal_error' | 'storage_unavailable' | 'background_error' | 'misconfigured'
  /** Absent if no request caused it. */
  method?: string
  path?: string
  error: unknown
}

/** Receives errors of the service, one entry at a time. */
export type Log = (entry: LogEntry) => void

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

function write({ level, event, method, path, error }: LogEntry, repeated = 0): void {
  const line = {
    time: new Date().toISOString(),
    level,
    event,
    method: method?.slice(0, MAX_TEXT),
    path: path?.slice(0, MAX_TEXT),
    repeated: repeated || undefined,
    error: describe(error),
  }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}

/** The one of this process: what it writes to is one too. */
export const logToStderr: Log = createStderrLog()

/** With the causes: the outermost message is made for the public and says little. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, MAX_TEXT)
  const cause = error.cause === undefined ? '' : `\ncaused by ${describe(error.cause)}`
  return `${error.stack ?? error.message}${cause}`
}
