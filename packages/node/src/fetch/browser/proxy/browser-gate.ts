import type { Socket } from 'node:net'
import type { FetchFailure } from '@operable/core'
import type { AddressPolicy } from '../../address/address-guard.ts'
import { hostOf, portOf } from '../../address/url-policy.ts'
import { failureOf } from '../../failure/failure-of.ts'
import { FetchError } from '../../failure/fetch-error.ts'
import { dial } from './browser-dial.ts'

/** Something that a page asked for and did not get. */
export interface GateFailure {
  /** Scheme, host and port; a tunnel counts as https whatever runs in it. */
  origin: string
  failure: FetchFailure
  /** One sentence for a person; never an internal address. */
  detail: string
}

export interface GateOptions {
  policy: AddressPolicy
  /** Port that the gate itself is behind: never a target, or a page could send its requests in circles. */
  ownPort?: number
  /** For one connection, in ms. Default 5,000. */
  connectTimeoutMs?: number
  /** Bytes that the page may receive on the wire in all. Default 50 MiB. */
  maxBytes?: number
  /** Requests and tunnels that the page may start in all. Default 1,000. */
  maxRequests?: number
  /** Called for everything that fails, refused requests included. */
  onFailure?: (failure: GateFailure) => void
  /** Called once, when a limit was hit. */
  onLimit?: (detail: string) => void
}

/** Decides what one page may reach, opens its connections, and keeps count. */
export interface Gate {
  /** Throws FetchError for an address that the policy refuses, and when a limit was hit. */
  admit(url: URL): void
  /** A connection to the host of an admitted address. Rejects with FetchError. */
  open(url: URL): Promise<Socket>
  /** Counts what came in. */
  received(bytes: number): void
  /** Keeps what went wrong with an origin, until it answers. */
  fail(url: URL, error: unknown): GateFailure
  answered(url: URL): void
  /** Everything that failed, in order; at most 1,000. */
  failures(): readonly GateFailure[]
  failureOf(url: string): GateFailure | undefined
}

const MAX_LOGGED = 1_000

export function createGate(options: GateOptions): Gate {
  const { policy, ownPort, connectTimeoutMs = 5_000, maxBytes = 50 * 1024 * 1024, maxRequests = 1_000 } = options
  const log: GateFailure[] = []
  const latest = new Map<string, GateFailure>()
  let bytes = 0
  let requests = 0
  let limit: string | undefined

  function stop(detail: string): void {
    if (limit !== undefined) return
    limit = detail
    options.onLimit?.(detail)
  }

  return {
    admit(url) {
      requests += 1
      if (requests > maxRequests) stop('The page asked for too many files.')
      if (limit !== undefined) throw new FetchError('too_large', limit)
      if (portOf(url) === ownPort) throw new FetchError('refused', 'The address is that of the browser proxy itself.')
      const refusal = policy.checkUrl(url)
      if (refusal) throw new FetchError(refusal.failure, refusal.reason)
    },
    open: (url) => dial(policy, { host: hostOf(url), port: portOf(url) }, connectTimeoutMs),
    received(count) {
      bytes += count
      if (bytes > maxBytes) stop('The page with its files is too large.')
    },
    fail(url, error) {
      const { failure, message } = failureOf(error)
      const entry = { origin: originOf(url), failure, detail: message }
      if (log.length < MAX_LOGGED) log.push(entry)
      latest.set(entry.origin, entry)
      options.onFailure?.(entry)
      return entry
    },
    answered: (url) => void latest.delete(originOf(url)),
    failures: () => log,
    failureOf: (url) => (URL.canParse(url) ? latest.get(originOf(new URL(url))) : undefined),
  }
}

function originOf(url: URL): string {
  return `${url.protocol}//${url.hostname}:${portOf(url)}`
}
