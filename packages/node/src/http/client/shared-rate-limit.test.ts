import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { type PostgresServer, startPostgres, WANTS_SERVER } from '../../../test/postgres-server.ts'
import type { LeasedCounters, LeaseRequest } from '../../contracts/leased-counters.ts'
import { postgresCounters } from '../../fleet/postgres-counters.ts'
import { createSharedRateLimiter } from './shared-rate-limit.ts'

const server = await startPostgres()
const opened: LeasedCounters[] = []
afterEach(async () => {
  for (const counters of opened.splice(0)) await counters.close()
})
afterAll(() => server?.stop())

const POLICY = { limit: 100, window: 60 }
/** A twentieth of the limit. */
const BLOCK = 5

/** Counters without a store, for what only the limiter decides. */
function counters({
  isDown = () => false,
}: {
  isDown?: () => boolean
} = {}): LeasedCounters & { leases: LeaseRequest[] } {
  const used = new Map<string, number>()
  const leases: LeaseRequest[] = []
  return {
    leases,
    async lease(request) {
      if (isDown()) throw new Error('down')
      leases.push(request)
      const { client, policy, block } = request
      const before = used.get(client) ?? 0
      const granted = Math.min(block, policy.limit - before)
      used.set(client, before + granted)
      return { granted, left: policy.limit - before - granted, endsInMs: policy.window * 1000 }
    },
    async close() {},
  }
}

const takeMany = async (limiter: ReturnType<typeof createSharedRateLimiter>, count: number, client = 'a') => {
  let allowed = 0
  for (let n = 0; n < count; n++) if ((await limiter.take(client)).allowed) allowed++
  return allowed
}

test('one process gives the whole limit and not one more, with a question to the store for each block', async () => {
  const shared = counters()
  const limiter = createSharedRateLimiter(POLICY, { name: 'report', counters: shared })
  expect(await limiter.take('a')).toMatchObject({ allowed: true, remaining: 99, reset: 60 })
  expect(await takeMany(limiter, 200)).toBe(99)
  expect(await limiter.take('a')).toMatchObject({ allowed: false, remaining: 0 })
  expect(shared.leases).toHaveLength(POLICY.limit / BLOCK)
  // Each client has its own.
  expect(await takeMany(limiter, 200, 'b')).toBe(100)
})

test('while the store is down each process counts by itself, and asks again after 5 s', async () => {
  let isDown = true
  let now = 0
  const shared = counters({ isDown: () => isDown })
  const limiter = createSharedRateLimiter(POLICY, { name: 'report', counters: shared, clock: () => now })
  expect(await takeMany(limiter, 200)).toBe(100)
  isDown = false
  expect(await limiter.take('a')).toMatchObject({ allowed: false })
  now = 5_001
  expect(await limiter.take('a')).toMatchObject({ allowed: true })
  expect(shared.leases).toHaveLength(1)
})

describe.skipIf(!server)(`limits in PostgreSQL (${WANTS_SERVER})`, () => {
  const open = (url: string): LeasedCounters => {
    const counters = postgresCounters({ url })
    opened.push(counters)
    return counters
  }

  test('three processes together give no more than the limit, and no less than it but for a block each', async () => {
    const url = await (server as PostgresServer).newDatabase()
    const limiters = [0, 1, 2].map(() => createSharedRateLimiter(POLICY, { name: 'report', counters: open(url) }))
    const taken = await Promise.all(limiters.map((limiter) => takeMany(limiter, 80)))
    const allowed = taken.reduce((sum, count) => sum + count, 0)
    expect(allowed).toBeLessThanOrEqual(POLICY.limit)
    expect(allowed).toBeGreaterThanOrEqual(POLICY.limit - 2 * BLOCK)
    // Two limits of one client are two.
    const other = createSharedRateLimiter({ limit: 1, window: 60 }, { name: 'scan', counters: open(url) })
    expect(await takeMany(other, 3)).toBe(1)
  })

  test('a window ends by the clock of the server', async () => {
    const url = await (server as PostgresServer).newDatabase()
    const limiter = createSharedRateLimiter({ limit: 2, window: 0.2 }, { name: 'scan', counters: open(url) })
    expect(await takeMany(limiter, 2)).toBe(2)
    const deadline = performance.now() + 30_000
    while (!(await limiter.take('a')).allowed) expect(performance.now()).toBeLessThan(deadline)
  })

  test('a server that goes away and comes back: limits go on meanwhile, and are shared again', {
    timeout: 60_000,
  }, async () => {
    const own = (await startPostgres()) as PostgresServer
    try {
      let now = 0
      const counters = open(own.url)
      const limiter = createSharedRateLimiter(POLICY, { name: 'report', counters, clock: () => now })
      expect(await takeMany(limiter, 40)).toBe(40)
      await own.kill()
      expect(await takeMany(limiter, 300)).toBe(100)
      await own.start()
      now = 6_000
      expect(await limiter.take('a')).toMatchObject({ allowed: true })
      expect(await limiter.take('b')).toMatchObject({ allowed: true, remaining: 99 })
    } finally {
      await own.stop()
    }
  })
})
