import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TLSSocket } from 'node:tls'
import type { FetchFailure } from '@operable/core'
import type { ScanBudget } from '../../../contracts/scan-budget.ts'
import { type GateMode, pageLimits } from '../../../standards/gate-rules.ts'
import type { AddressPolicy } from '../../address/address-guard.ts'
import { siteOf } from '../../address/site-of.ts'
import { hostOf, portOf } from '../../address/url-policy.ts'
import { createScanBudget } from '../../budget/scan-budget.ts'
import { failureOf } from '../../failure/failure-of.ts'
import { FetchError } from '../../failure/fetch-error.ts'
import { type GateRequest, gateRequest, type RequestHead } from '../gate/gate-request.ts'
import { gateRefusal } from '../gate/gate-verdict.ts'
import { createMissing, type Missing } from '../gate/missing.ts'
import { dial, secure } from './browser-dial.ts'

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
  /** Bytes that the page may move on the wire in all. Default: those of `pageLimits`. */
  maxBytes?: number
  /** Requests that the page may start in all. Default: those of `pageLimits`. */
  maxRequests?: number
  /** Called for everything that fails, refused requests included. */
  onFailure?: (failure: GateFailure) => void
  /** Called once, when a limit was hit. */
  onLimit?: (detail: string) => void
}

/** What a page is let out for. */
export interface GateTerms {
  mode: GateMode
  /** The address that is visited: its site is the page's own. */
  url: string
  /** What it shares with the other pages of its scan. Default: nothing is shared. */
  budget?: ScanBudget
  /** The end of the scan. */
  signal?: AbortSignal
}

/** Decides what one page may ask, in its turn, opens its connections, and keeps count. Sealed until `begin`. */
export interface Gate extends Pick<Missing, 'why' | 'isWaiting' | 'waitedMs'> {
  begin(terms: GateTerms): void
  /** Lets nothing out any more: what waits is refused, what is connecting comes to nothing. */
  seal(): void
  /** Throws FetchError for an address that is never reached, whatever is asked there. */
  check(url: URL): void
  /**
   * Makes a request that the rules allow, when it is its host's turn, and keeps the turn until the exchange is over and
   * for as many ms more as it resolves to: a server that asks for patience gets it. Rejects with FetchError.
   */
  pass(head: RequestHead, gone: AbortSignal, exchange: () => Promise<number>): Promise<void>
  /** A connection to the host of a passed address. Rejects with FetchError. */
  open(url: URL): Promise<Socket | TLSSocket>
  /** Counts what goes out and what comes in. */
  carried(bytes: number): void
  /** Keeps what went wrong with an origin, until it answers. */
  fail(url: URL, error: unknown): GateFailure
  answered(url: URL): void
  /** Everything that failed, in order; at most 1,000. */
  failures(): readonly GateFailure[]
  failureOf(url: string): GateFailure | undefined
}

const MAX_LOGGED = 1_000

export function createGate(options: GateOptions): Gate {
  const { policy, ownPort, connectTimeoutMs = 5_000 } = options
  const { maxBytes = pageLimits.bytes, maxRequests = pageLimits.requests } = options
  const log: GateFailure[] = []
  const latest = new Map<string, GateFailure>()
  const missing = createMissing()
  const sealing = new AbortController()
  const page = { own: 0, other: 0 }
  let terms: GateTerms = { mode: 'sealed', url: '' }
  let budget = createScanBudget()
  let site = ''
  let bytes = 0
  let requests = 0
  let limit: string | undefined

  function stop(detail: string): void {
    if (limit !== undefined) return
    limit = detail
    options.onLimit?.(detail)
  }

  function check(url: URL): void {
    if (portOf(url) === ownPort) throw new FetchError('refused', 'The address is that of the browser’s own proxy.')
    const refusal = policy.checkUrl(url)
    if (refusal) throw new FetchError(refusal.failure, refusal.reason)
  }

  /** Counts it as well. */
  function admit(request: GateRequest): void {
    requests += 1
    if (requests > maxRequests) stop('The page asked for too many files.')
    check(request.url)
    const refusal = limit ?? gateRefusal(terms.mode, request, { page, scan: budget.requests })
    if (refusal === undefined) {
      page[request.to] += 1
      budget.requests[request.to] += 1
      return
    }
    missing.refused(request, refusal)
    throw new FetchError(limit === undefined ? 'refused' : 'too_large', refusal)
  }

  return {
    ...missing,
    check,
    begin(given) {
      terms = given
      site = siteOf(new URL(given.url))
      budget = given.budget ?? createScanBudget()
    },
    seal() {
      terms = { ...terms, mode: 'sealed' }
      sealing.abort()
    },
    async pass(head, gone, exchange) {
      const request = gateRequest(head, site)
      admit(request)
      const signal = AbortSignal.any([gone, sealing.signal])
      const begin = missing.waiting(request)
      const task = async () => {
        begin()
        if (!sealing.signal.aborted) await patience(await exchange(), terms.signal)
      }
      await budget.hosts.run(request.url.host, signal, task, 'first').finally(begin)
    },
    async open(url) {
      const target = { host: hostOf(url), port: portOf(url) }
      const plain = await dial(policy, target, connectTimeoutMs)
      const socket = url.protocol === 'https:' ? await secure(plain, target.host, connectTimeoutMs) : plain
      if (!sealing.signal.aborted) return socket
      socket.destroy()
      throw new FetchError('refused', 'The page has already been read.')
    },
    carried(count) {
      bytes += count
      if (bytes > maxBytes) stop('The page and its files are too large.')
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

/** Ends early with the scan; keeps no process alive. */
async function patience(ms: number, signal: AbortSignal | undefined): Promise<void> {
  if (ms > 0) await sleep(ms, undefined, { ref: false, ...(signal ? { signal } : {}) }).catch(() => undefined)
}

function originOf(url: URL): string {
  return `${url.protocol}//${url.hostname}:${portOf(url)}`
}
