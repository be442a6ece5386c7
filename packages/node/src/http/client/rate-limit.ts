import { LRUCache } from 'lru-cache'
import { RequestError } from '../request/request-error.ts'

/** A number of requests in a number of seconds. */
export interface RatePolicy {
  limit: number
  /** s */
  window: number
}

/** What a client has left. */
export interface Allowance {
  allowed: boolean
  remaining: number
  /** Whole seconds until the next window, at least 1. */
  reset: number
}

/** A limit, whoever counts. */
export interface ClientLimit {
  policy: RatePolicy
  /** Counts one request of a client. Never rejects. */
  take(client: string): Allowance | Promise<Allowance>
  /** The same without counting a request. */
  look(client: string): Allowance
}

/**
 * Makes a limit that counts wherever this service counts: in this process, or in all together.
 *
 * @param name of the limit, among all of the service
 */
export type LimitOf = (name: string, policy: RatePolicy) => ClientLimit

/** A limit that this process counts by itself. */
export interface RateLimiter extends ClientLimit {
  take(client: string): Allowance
}

interface RateLimiterOptions {
  /** Clients that are remembered at most; the one that was quiet longest is forgotten first. Default 100,000. */
  clients?: number
  /** ms since some moment. Default: the monotonic clock, since the other one may be set back. */
  clock?: () => number
}

interface Window {
  count: number
  /** ms */
  end: number
}

/**
 * A fixed window per client that starts with its first request: request number `limit` passes, the next one does
 * not. A flood of addresses costs no more than `clients` windows. It is our own, because the memory store of
 * rate-limiter-flexible is unbounded and keeps a timer for every client.
 *
 * @throws TypeError for a policy that is none
 */
export function createRateLimiter(policy: RatePolicy, options: RateLimiterOptions = {}): RateLimiter {
  const { clients = 100_000, clock = () => performance.now() } = options
  if (!(Number.isSafeInteger(policy.limit) && policy.limit >= 0 && policy.window > 0)) {
    throw new TypeError('A limit needs a whole number of requests, 0 or more, and a window of more than 0 seconds.')
  }
  // By size and not by number, so that room is taken when it is needed.
  const windows = new LRUCache<string, Window>({ maxSize: clients, sizeCalculation: () => 1 })

  /** Whole, because sums of fractions can be a little more than a window. */
  const time = () => Math.floor(clock())

  function windowAt(now: number, known: Window | undefined): Window {
    return known !== undefined && known.end > now ? known : { count: 0, end: now + policy.window * 1000 }
  }

  function allowance({ count, end }: Window, now: number): Omit<Allowance, 'allowed'> {
    return { remaining: Math.max(0, policy.limit - count), reset: Math.ceil((end - now) / 1000) }
  }

  return {
    policy,
    take(client) {
      const now = time()
      const known = windows.get(client)
      const window = windowAt(now, known)
      if (window !== known) windows.set(client, window)
      window.count++
      return { allowed: window.count <= policy.limit, ...allowance(window, now) }
    },
    look(client) {
      const now = time()
      const window = windowAt(now, windows.peek(client))
      return { allowed: window.count < policy.limit, ...allowance(window, now) }
    },
  }
}

/**
 * What a client learns about its limit with every answer (draft-ietf-httpapi-ratelimit-headers-06; the policy in the
 * form of -04 to -07).
 */
export function rateLimitHeaders(
  { limit, window }: RatePolicy,
  { remaining, reset }: Allowance,
): Record<string, string> {
  return {
    'RateLimit-Policy': `${limit};w=${window}`,
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(reset),
  }
}

/**
 * Counts a request of a client.
 *
 * @returns the headers of its answer
 * @throws OperableError `rate_limited` when the request is one too many
 */
export async function countRequest(limiter: ClientLimit, client: string): Promise<Record<string, string>> {
  const allowance = await limiter.take(client)
  requireAllowance(limiter.policy, allowance)
  return rateLimitHeaders(limiter.policy, allowance)
}

/** @throws OperableError `rate_limited` when the request is one too many */
export function requireAllowance({ limit, window }: RatePolicy, { allowed, reset }: Allowance): void {
  if (allowed) return
  throw new RequestError(
    'rate_limited',
    `The limit is ${limit} ${limit === 1 ? 'request' : 'requests'} in ${window} seconds. ${waitFor(reset)}`,
    {
      headers: { 'Retry-After': String(reset) },
    },
  )
}

function waitFor(seconds: number): string {
  return seconds === 1 ? 'Try again in 1 second.' : `Try again in ${seconds} seconds.`
}
