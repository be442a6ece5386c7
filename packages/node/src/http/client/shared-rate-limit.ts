import { LRUCache } from 'lru-cache'
import type { LeasedCounters } from '../../contracts/leased-counters.ts'
import { type Allowance, type ClientLimit, createRateLimiter, type RatePolicy } from './rate-limit.ts'

// One statement per request would carry no more than 600 of them a second.
/** A limit is leased in so many blocks: a client that moves between processes may miss up to one for each of them. */
const BLOCKS = 20

// Refusing everybody because a counter is down helps nobody.
/** How long a process counts by itself before it asks the counters again, in ms. */
const DOWN = 5_000

interface SharedOptions {
  /** Of the limit, among those that the counters keep. */
  name: string
  counters: LeasedCounters
  /** Clients that are remembered at most. Default 100,000. */
  clients?: number
  /** ms since some moment. Default: the monotonic clock. */
  clock?: () => number
}

interface Window {
  count: number
  /** Requests that this process may let pass in this window. */
  granted: number
  /** Requests that nobody has been granted so far. */
  left: number
  /** ms */
  end: number
}

/**
 * A limit that all processes count together. Each leases requests of a client in blocks and lets no more pass, so that no
 * client gets more than the limit. While the counters cannot be asked, each process counts by itself.
 */
export function createSharedRateLimiter(policy: RatePolicy, options: SharedOptions): ClientLimit {
  const { name, counters, clients = 100_000, clock = () => performance.now() } = options
  const alone = createRateLimiter(policy, { clients, clock })
  const windows = new LRUCache<string, Window>({ maxSize: clients, sizeCalculation: () => 1 })
  const leases = new Map<string, Promise<void>>()
  const block = Math.max(1, Math.floor(policy.limit / BLOCKS))
  let isDownUntil = Number.NEGATIVE_INFINITY

  const liveWindow = (client: string): Window | undefined => {
    const window = windows.get(client)
    return window && window.end > clock() ? window : undefined
  }

  /** Leases requests of a client, once for all who wait. */
  async function lease(client: string): Promise<void> {
    try {
      const { granted, left, endsInMs } = await counters.lease({ name, client, policy, block })
      const before = liveWindow(client) ?? { count: 0, granted: 0 }
      windows.set(client, { count: before.count, granted: before.granted + granted, left, end: clock() + endsInMs })
    } catch {
      isDownUntil = clock() + DOWN
    } finally {
      leases.delete(client)
    }
  }

  function allowance({ count, granted, left, end }: Window): Omit<Allowance, 'allowed'> {
    return { remaining: granted - count + left, reset: Math.max(1, Math.ceil((end - clock()) / 1000)) }
  }

  return {
    policy,
    async take(client) {
      while (clock() >= isDownUntil) {
        const window = liveWindow(client)
        if (window && window.count < window.granted) {
          window.count++
          return { allowed: true, ...allowance(window) }
        }
        if (window?.left === 0) return { allowed: false, ...allowance(window) }
        const leasing = leases.get(client) ?? lease(client)
        leases.set(client, leasing)
        await leasing
      }
      return alone.take(client)
    },
    look(client) {
      const window = liveWindow(client)
      if (!window) return alone.look(client)
      const known = allowance(window)
      return { allowed: known.remaining > 0, ...known }
    },
  }
}
