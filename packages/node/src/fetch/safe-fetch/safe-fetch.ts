import { OperableError } from '@operable/core'
import { Agent, Client, type Dispatcher } from 'undici'
import type { FetchOptions, FetchResult, PageFetcher } from '../../contracts/page-fetcher.ts'
import type { KeptConnection, RequestTurn } from '../../contracts/scan-budget.ts'
import type { AddressPolicy } from '../address/address-guard.ts'
import { followRedirects } from '../address/redirect.ts'
import type { OwnCredentials } from '../address/site-credentials.ts'
import { parseFetchUrl } from '../address/url-policy.ts'
import { acceptEncoding } from '../answer/content-coding.ts'
import { MAX_HEADER_BYTES } from '../answer/header-limit.ts'
import { MAX_BODY_BYTES } from '../answer/limit-body.ts'
import { startDeadline } from '../failure/deadline.ts'
import { failureOf } from '../failure/failure-of.ts'
import { FetchError } from '../failure/fetch-error.ts'
import { type ConnectorOptions, createConnector } from './connector.ts'
import { exchange } from './exchange.ts'
import { type Attempt, withRetries } from './retry.ts'

/** What may be reached, in whose name, and how long it may take. */
export interface SafeFetchOptions {
  policy: AddressPolicy
  /** Sent with every request; names the software and a URL that explains it. */
  userAgent: string
  /** Connections per host of requests that wait for no turns. Default 2. */
  connections?: number
  /** From the request to the first byte of the answer, in ms. Default 10,000. */
  firstByteTimeoutMs?: number
  /** Wait before a retry that the server gave no time for, doubled each time, in ms. Default 500. */
  retryDelayMs?: number
  connector?: ConnectorOptions
  /** Sent to their origin, and never again in a chain of redirects that has left it. Default: none. */
  credentials?: OwnCredentials
}

/** A fetcher that holds connections until it is closed. */
export interface SafeFetch extends PageFetcher {
  close(): Promise<void>
}

const ACCEPT = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8'

/**
 * The plain fetcher, and the only module that asks the network without a browser. Reaches only what the policy allows,
 * redirects and DNS answers included; keeps every limit of FetchOptions while bytes come in; sends no cookies and no
 * credentials but those it was given, reads no proxy variables, and keeps connections apart per host. Never rejects.
 *
 * @throws OperableError `missing_dependency` where undici is not itself: Bun puts a stand-in in its place that opens
 * connections of its own, so that no address would be checked
 */
export function createSafeFetch(options: SafeFetchOptions): SafeFetch {
  const { policy, userAgent, connections = 2, firstByteTimeoutMs = 10_000, retryDelayMs = 500 } = options
  const connecting: Client.Options = {
    connect: createConnector(policy, options.connector),
    headersTimeout: firstByteTimeoutMs,
    bodyTimeout: firstByteTimeoutMs,
    maxHeaderSize: MAX_HEADER_BYTES,
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 10_000,
  }
  const agent = new Agent({ ...connecting, connections })
  requireUndici(agent)
  const kept = new Set<OwnConnection>()

  /** That of the turn. Who makes requests without turns has those of the agent. */
  async function dispatcherOf(turn: RequestTurn | undefined, { origin }: URL): Promise<Dispatcher> {
    // Once closed, the agent refuses whatever comes.
    if (!turn || agent.destroyed) return agent
    const { connection } = turn
    if (connection instanceof OwnConnection && connection.origin === origin && kept.has(connection)) {
      return connection.client
    }
    await connection?.close()
    const made = new OwnConnection(origin, connecting, () => kept.delete(made))
    kept.add(made)
    turn.connection = made
    return made.client
  }

  function check(url: URL): void {
    const refusal = policy.checkUrl(url)
    if (refusal) throw new FetchError(refusal.failure, refusal.reason)
  }

  async function attempt(text: string, given: FetchOptions): Promise<Attempt> {
    const { method = 'GET', maxBytes = MAX_BODY_BYTES, onTooLarge = 'fail', accept = ACCEPT } = given
    const {
      mayLead,
      turnAt,
      maxRedirects = 10,
      timeoutMs = 15_000,
      deadline: latest = Number.POSITIVE_INFINITY,
    } = given
    const own = ['user-agent', userAgent, 'accept', accept, 'accept-encoding', acceptEncoding]
    const headersFor = withCredentials(own, options.credentials)
    const redirects: string[] = []
    const deadline = startDeadline(Math.max(0, Math.min(timeoutMs, latest - Date.now())), given.signal)
    try {
      const request = async (url: URL) => {
        const turn = turnAt && (await deadline.pausedFor(turnAt(url.href)))
        if (turnAt && !turn) throw new FetchError('aborted', 'The request was stopped.')
        const dispatcher = await dispatcherOf(turn, url)
        return exchange(dispatcher, { url, method, headers: headersFor(url), maxBytes, onTooLarge }, deadline)
      }
      const start = startOf(text)
      const { answer, url } = await followRedirects(start, { maxRedirects, mayLead, check, request, redirects })
      return { result: { ok: true, url: text, finalUrl: url.href, ...answer, redirects }, broken: false }
    } catch (error) {
      return failed(text, failureOf(error), redirects)
    } finally {
      deadline.stop()
    }
  }

  const fetch = withRetries(attempt, retryDelayMs)
  return Object.assign((url: string, given: FetchOptions = {}): Promise<FetchResult> => fetch(url, given), {
    async close() {
      await Promise.all([agent.destroy(), ...[...kept].map((connection) => connection.close())])
    },
  })
}

/** One connection that carries one request at a time. */
class OwnConnection implements KeptConnection {
  readonly origin: string
  readonly client: Client
  readonly #onClose: () => void

  constructor(origin: string, options: Client.Options, onClose: () => void) {
    this.origin = origin
    this.client = new Client(origin, options)
    this.#onClose = onClose
  }

  async close(): Promise<void> {
    this.#onClose()
    if (!this.client.destroyed) await this.client.destroy()
  }
}

/** Throws for an agent that is a stand-in: it has no methods. Exported for its test. */
export function requireUndici(agent: Partial<Agent>): void {
  if (typeof agent.destroy === 'function') return
  const message =
    'This runtime replaces undici, whose connections the address rules are checked on. Run the audit on Node.js.'
  throw new OperableError('missing_dependency', message)
}

/** The headers for each hop of one chain. */
function withCredentials(own: string[], credentials: OwnCredentials | undefined): (url: URL) => string[] {
  let hasLeft = false
  return (url) => {
    hasLeft ||= credentials?.isFor(url) !== true
    return hasLeft ? own : [...own, ...(credentials?.headers ?? [])]
  }
}

function startOf(text: string): URL {
  const url = parseFetchUrl(text)
  if (!(url instanceof URL)) throw new FetchError(url.failure, url.reason)
  url.hash = ''
  return url
}

function failed(url: string, { failure, message, broken }: FetchError, redirects: string[]): Attempt {
  return { result: { ok: false, url, failure, detail: message, redirects }, broken }
}
