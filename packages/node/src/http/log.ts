/** Something that an operator should know. Holds no key, no body and no query. */
export interface LogEntry {
  level: 'error' | 'warn'
  /** Stable name of what happened. */
  event: 'internal_error' | 'storage_unavailable' | 'background_error'
  /** Absent: nobody asked for what failed. */
  method?: string
  path?: string
  error: unknown
}

export type Log = (entry: LogEntry) => void

const MAX_TEXT = 200

/** One JSON line on the standard error output. Text of the request is cut, and escaped as JSON does it. */
export function logToStderr({ level, event, method, path, error }: LogEntry): void {
  const line = {
    time: new Date().toISOString(),
    level,
    event,
    method: method?.slice(0, MAX_TEXT),
    path: path?.slice(0, MAX_TEXT),
    error: describe(error),
  }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}

/** With the causes: the outermost message is made for the public and says little. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, MAX_TEXT)
  const cause = error.cause === undefined ? '' : `\ncaused by ${describe(error.cause)}`
  return `${error.stack ?? error.message}${cause}`
}
