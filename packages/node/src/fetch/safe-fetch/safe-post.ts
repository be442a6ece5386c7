import { Agent } from 'undici'
import type { AddressPolicy } from '../address/address-guard.ts'
import { parseFetchUrl } from '../address/url-policy.ts'
import { startDeadline } from '../failure/deadline.ts'
import { failureOf } from '../failure/failure-of.ts'
import { createConnector } from './connector.ts'
import { exchange } from './exchange.ts'
import { requireUndici } from './safe-fetch.ts'

/** What is sent, and for how long its answer is waited for. */
export interface SafePostRequest {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
  timeoutMs: number
  signal: AbortSignal
}

/** The status of the answer, whatever it says; or why there is none. */
export type SafePostResult = { ok: true; status: number } | { ok: false; detail: string }

/** Sends one message. Never rejects. */
export type SafePost = (request: SafePostRequest) => Promise<SafePostResult>

/** Of an answer nobody reads. */
const MAX_BYTES = 1_024

/**
 * Sends a message over TLS to an address that the policy allows, DNS answers included. A redirect is an answer like others:
 * the message goes to no other place. Each message has a connection of its own.
 */
export function createSafePost({ policy, userAgent }: { policy: AddressPolicy; userAgent: string }): SafePost {
  return async ({ url: text, headers, body, timeoutMs, signal }) => {
    const url = parseFetchUrl(text)
    if (!(url instanceof URL)) return { ok: false, detail: url.reason }
    if (url.protocol !== 'https:') return { ok: false, detail: 'The address does not begin with https.' }
    const refusal = policy.checkUrl(url)
    if (refusal) return { ok: false, detail: refusal.reason }
    const agent = new Agent({ connect: createConnector(policy), headersTimeout: timeoutMs, bodyTimeout: timeoutMs })
    requireUndici(agent)
    const deadline = startDeadline(timeoutMs, signal)
    try {
      const sent = { 'user-agent': userAgent, 'content-type': 'application/json', ...headers }
      const lines = Object.entries(sent).flat()
      const limits = { maxBytes: MAX_BYTES, onTooLarge: 'truncate' } as const
      const { status } = await exchange(agent, { url, method: 'POST', headers: lines, body, ...limits }, deadline)
      return { ok: true, status }
    } catch (error) {
      return { ok: false, detail: failureOf(error).message }
    } finally {
      deadline.stop()
      void agent.destroy().catch(() => undefined)
    }
  }
}
