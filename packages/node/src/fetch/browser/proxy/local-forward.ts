import { failureOf } from '../../failure/failure-of.ts'
import type { Forward } from './browser-forward.ts'
import type { Gate } from './browser-gate.ts'
import { endToEnd } from './browser-upstream.ts'

/** A site that needs no network, a folder for example. Rejects with a FetchError. */
export type LocalSite = (url: URL) => Promise<{ status: number; headers: Record<string, string>; body: Uint8Array }>

/** Answers requests from a local site, each through the gate; nothing is sent anywhere. */
export function createLocalForward(gate: Gate, answer: LocalSite): Forward {
  return async (url, incoming, outgoing) => {
    const { method = '', headers } = incoming
    const gone = new AbortController()
    outgoing.once('close', () => gone.abort())
    incoming.resume()
    try {
      await gate.pass({ url, method, headers }, gone.signal, async () => {
        const { status, headers: lines, body } = await answer(url)
        gate.answered(url)
        gate.carried(body.byteLength)
        outgoing.writeHead(status, endToEnd(Object.entries(lines).flat()))
        outgoing.end(method === 'HEAD' ? undefined : body)
        return 0
      })
    } catch (error) {
      if (!outgoing.headersSent) {
        gate.fail(url, failureOf(error))
        outgoing.writeHead(502)
      }
      outgoing.end()
    }
  }
}
