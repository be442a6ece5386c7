import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Scan } from '../../contracts/scans.ts'
import type { AppDeps } from '../app-deps.ts'
import type { AppEnv } from '../request/request-env.ts'

/** Proxies close a stream that is silent for a minute or so; ms. */
const HEARTBEAT = 15_000

/** What a browser waits before it connects again, in ms. */
const RETRY = 2_000

interface StreamedScan {
  scanId: string
  /** A scan as clients see it. */
  present(scan: Scan): object
}

/**
 * A scan as server-sent events, each named after its state, from now until it has completed or failed. Ends when the
 * client goes or the service stops; nothing then waits for the scan any more.
 */
export function streamScan(
  c: Context<AppEnv>,
  { operable, closing }: AppDeps,
  { scanId, present }: StreamedScan,
): Response {
  // Otherwise a proxy may keep the events until there are many.
  c.header('X-Accel-Buffering', 'no')
  return streamSSE(c, async (stream) => {
    const gone = new AbortController()
    stream.onAbort(() => gone.abort())
    const heartbeat = setInterval(() => void stream.write(': still here\n\n'), HEARTBEAT)
    try {
      for await (const scan of operable.scans.watch(scanId, { signal: AbortSignal.any([gone.signal, closing]) })) {
        await stream.writeSSE({ event: scan.state, data: JSON.stringify(present(scan)), retry: RETRY })
      }
    } finally {
      clearInterval(heartbeat)
    }
  })
}
