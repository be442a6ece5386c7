import { LRUCache } from 'lru-cache'

/** So many requests in so many seconds. */
export interface RatePolicy {
  limit: number
  /** s */
  window: number
}

/** What is left to a client. */
export interface Allowance {
  allowed: boolean
  remaining: number
  /** Whole seconds until the client starts anew, at least 1. */
  reset: number
}

export interface RateLimiter {
  policy: RatePolicy
  /** Counts one request of a client. */
  take(client: string): Allowance
  /** The same without counting one. */
  look(client: string): Allowance
}

export interface RateLimiterOptions {
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
 * A fixed window for each client, that begins with its first request: request number `limit` passes, the next one does
 * not. A flood of addresses costs what `clients` windows cost and no more. An own one, because the memory store of
 * rate-limiter-flexible has no bound and keeps a timer for every client.
 *
 * @throws TypeError for a policy that is none
 */
export function createRateLimiter(policy: RatePolicy, options: RateLimiterOptions = {}): RateLimiter {
  const { clients = 100_000, clock = () => performance.now() } = options
  if (!(Number.isSafeInteger(policy.limit) && policy.limit >= 0 && policy.window > 0)) {
    throw new TypeError('A limit is a whole number from 0, in a window of seconds above 0.')
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
