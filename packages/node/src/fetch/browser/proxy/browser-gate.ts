import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TLSSocket } from 'node:tls'
import type { FetchFailure } from '@operable/core'
import type { ScanBudget } from '../../../contracts/scan-budget.ts'
import { type GateMode, type GateRule, gateRules, pageLimits } from '../../../standards/gate-rules.ts'
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
import { createByteCount } from './byte-count.ts'

/** Something that a page asked for and did not get. */
export interface GateFailure {
  /** Scheme, host and port; a tunnel counts as https whatever runs in it. */
  origin: string
  failure: FetchFailure
  /** One sentence for a person; never an internal address. */
  detail: string
}

/** For one connection. */
const CONNECT_MS = 5_000

export interface GateOptions {
  policy: AddressPolicy
  /** Port that the gate itself is behind: never a target, or a page could send its requests in circles. */
  ownPort?: number
  /** Bytes that the page may move on the wire in all. Default: those of `pageLimits`. */
  maxBytes?: number
  /** Requests that the page may start in all. Default: those of `pageLimits`. */
  maxRequests?: number
  /** Called for everything that fails, refused requests included. */
  onFailure?: ((failure: GateFailure) => void) | undefined
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

/** What the rules say about a request, whether or not it is made. */
export interface GateOpinion {
  request: GateRequest
  rule: GateRule
  /** Why it stays in. Absent: it may go out. */
  refusal?: string
}

/** Decides what one page may ask, in its turn, opens its connections, and keeps count. Sealed until `begin`. */
export interface Gate extends Pick<Missing, 'why' | 'isWaiting' | 'waitedMs'> {
  begin(terms: GateTerms): void
  /**
   * Breaks every connection that leads out and refuses what waits for its turn. From then on the rules of the mode apply,
   * with everything allowed to the hosts where it has rules for named ones; without a mode nothing goes out.
   */
  seal(mode?: GateMode, hosts?: readonly string[]): void
  /** Bytes that went out since `seal` was last called, as the sockets count them: handshakes too. */
  sentSinceSeal(): number
  opinion(head: RequestHead): GateOpinion
  /** Counts a request that is not passed on. Whether the page is still within its limits. */
  held(): boolean
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
  const { policy, ownPort } = options
  const { maxBytes = pageLimits.bytes, maxRequests = pageLimits.requests } = options
  const log: GateFailure[] = []
  const latest = new Map<string, GateFailure>()
  const missing = createMissing()
  const sent = createByteCount()
  /** Ends everything that was let out or waits for it. */
  let sealing = new AbortController()
  let named: ReadonlySet<string> = new Set()
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

  function count(): void {
    requests += 1
    if (requests > maxRequests) stop('The page asked for too many files.')
  }

  function opinion(head: RequestHead): GateOpinion {
    const request = gateRequest(head, site)
    const rules = gateRules[terms.mode]
    const rule = (named.has(request.url.host) && rules.named) || rules[request.to]
    const refusal = limit ?? gateRefusal(rule, request, { page, scan: budget.requests })
    return { request, rule, ...(refusal !== undefined && { refusal }) }
  }

  /** Counts it as well. */
  function admit({ request, refusal }: GateOpinion): void {
    check(request.url)
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
    opinion,
    sentSinceSeal: sent.count,
    held() {
      count()
      return limit === undefined
    },
    begin(given) {
      terms = given
      site = siteOf(new URL(given.url))
      budget = given.budget ?? createScanBudget()
    },
    seal(mode, hosts = []) {
      terms = { ...terms, mode: mode ?? 'sealed' }
      named = new Set(hosts.map(canonicalHost))
      sealing.abort()
      if (mode !== undefined) sealing = new AbortController()
      sent.reset()
    },
    async pass(head, gone, exchange) {
      const sealed = sealing.signal
      count()
      const judged = opinion(head)
      const { request } = judged
      admit(judged)
      const signal = AbortSignal.any([gone, sealed])
      const begin = missing.waiting(request)
      const task = async () => {
        begin()
        if (!sealed.aborted) await patience(await exchange(), terms.signal)
      }
      await budget.hosts.run(request.url.host, signal, task, 'first').finally(begin)
    },
    async open(url) {
      const target = { host: hostOf(url), port: portOf(url) }
      const plain = await dial(policy, target, {
        timeoutMs: CONNECT_MS,
        signal: sealing.signal,
        onSocket: sent.add,
      })
      return url.protocol === 'https:' ? secure(plain, target.host, CONNECT_MS) : plain
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

/** As `URL.host` has it: the port only if it is not the usual one. */
function canonicalHost(host: string): string {
  return URL.parse(`https://${host}`)?.host ?? host
}

function originOf(url: URL): string {
  return `${url.protocol}//${url.hostname}:${portOf(url)}`
}
