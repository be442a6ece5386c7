import { describe, expect, test } from 'vitest'
import type { HostTurns } from '../../contracts/host-turns.ts'
import type { HostLimiter, RequestTurn } from '../../contracts/scan-budget.ts'
import { createHostLimiter } from './host-limiter.ts'

const never = new AbortController().signal
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test.each([1, 2, 5])('at most %i requests of one host at one time, in order', async (perHost) => {
  const limiter = createHostLimiter(perHost)
  const begun: number[] = []
  let active = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      limiter.run('a', never, async () => {
        begun.push(i)
        most = Math.max(most, ++active)
        await pause(1)
        active--
      }),
    ),
  )
  expect(most).toBe(perHost)
  expect(begun).toEqual(Array.from({ length: 20 }, (_, i) => i))
})

test('hosts do not wait for each other', async () => {
  const limiter = createHostLimiter(1)
  const slow = limiter.run('a', never, () => pause(200).then(() => 'slow'))
  const quick = limiter.run('b', never, async () => 'quick')
  expect(await Promise.race([slow, quick])).toBe('quick')
})

test('requests begin at least the delay apart', async () => {
  const limiter = createHostLimiter(2)
  limiter.setDelay('a', 40)
  const begun: number[] = []
  await Promise.all([0, 1, 2].map(() => limiter.run('a', never, async () => void begun.push(performance.now()))))
  const [first = 0, second = 0, third = 0] = begun
  // A timer may fire a fraction of a millisecond early.
  expect(second - first).toBeGreaterThan(38)
  expect(third - second).toBeGreaterThan(38)
})

test('an abort frees those who wait, at once, and the rest goes on', async () => {
  const limiter = createHostLimiter(1)
  const controller = new AbortController()
  const first = limiter.run('a', never, () => pause(20).then(() => 'first'))
  const second = limiter.run('a', controller.signal, async () => 'second')
  const third = limiter.run('a', never, async () => 'third')
  controller.abort()
  expect(await second).toBeUndefined()
  expect(await first).toBe('first')
  expect(await third).toBe('third')
  expect(await limiter.run('a', controller.signal, async () => 'late')).toBeUndefined()
})

test('a task that fails gives its place back', async () => {
  const limiter = createHostLimiter(1)
  await expect(limiter.run('a', never, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limiter.run('a', never, async () => 'next')).toBe('next')
})

test('whoever comes in the first place goes ahead of those in the last, in their own order', async () => {
  const limiter = createHostLimiter(1)
  const begun: string[] = []
  const run = (name: string, place?: 'first' | 'last') =>
    limiter.run('a', never, async () => void begun.push(name), place)
  await Promise.all([
    limiter.run('a', never, () => pause(5)),
    run('page 1'),
    run('page 2', 'last'),
    run('script 1', 'first'),
    run('script 2', 'first'),
  ])
  expect(begun).toEqual(['script 1', 'script 2', 'page 1', 'page 2'])
})

test('a task that goes on at another host gives its turn back first, and waits for one there', async () => {
  const limiter = createHostLimiter(1)
  const log: string[] = []
  const there = limiter.run('b', never, () => pause(20).then(() => log.push('b is free')))
  const moving = limiter.run('a', never, async (moveTo) => {
    log.push(`on: ${Boolean(await moveTo('a'))}`)
    log.push(`on: ${Boolean(await moveTo('b'))}`)
    await pause(20)
    log.push('moved')
  })
  const here = limiter.run('a', never, async () => log.push('a is free'))
  const next = limiter.run('b', never, async () => log.push('b is free again'))
  await Promise.all([there, moving, here, next])
  expect(log).toEqual(['on: true', 'a is free', 'b is free', 'on: true', 'moved', 'b is free again'])
})

test('an abort on the way to another host: nobody has a turn', async () => {
  const limiter = createHostLimiter(1)
  const controller = new AbortController()
  const there = limiter.run('b', never, () => pause(20))
  const moved = limiter.run('a', controller.signal, async (moveTo) => {
    setTimeout(() => controller.abort(), 1)
    return moveTo('b')
  })
  expect(await moved).toBeUndefined()
  await there
  for (const host of ['a', 'b']) expect(await limiter.run(host, never, async () => host)).toBe(host)
})

test('a host that does not answer as it should gets one request at a time, until it does', async () => {
  const limiter = createHostLimiter(2)
  let active = 0
  const most = async () => {
    let seen = 0
    const task = async () => {
      seen = Math.max(seen, ++active)
      await pause(2)
      active--
    }
    await Promise.all([1, 2, 3, 4].map(() => limiter.run('a', never, task)))
    return seen
  }
  limiter.trust('a', false)
  expect(await most()).toBe(1)
  limiter.trust('a', true)
  expect(await most()).toBe(2)
})

describe('turns that others wait for', () => {
  /** Turns for so many requests each, and what became of them and of the connections that were kept in them. */
  function noted(requests: number) {
    const log: string[] = []
    let made = 0
    const turns: HostTurns = {
      async take(host) {
        const name = `${host}${++made}`
        log.push(`take ${name}`)
        let left = requests
        return { mayRepeat: () => --left > 0, release: () => void log.push(`release ${name}`) }
      },
      lost: () => never,
      async close() {},
    }
    const keep = async (turn: RequestTurn | undefined) => {
      if (!turn || turn.connection) return
      const name = `connection ${++made}`
      log.push(name)
      const close = async () => {
        await pause(5)
        log.push(`close ${name}`)
      }
      turn.connection = { origin: 'http://a', close }
    }
    const ask = (limiter: HostLimiter, host: string) =>
      limiter.run(host, never, async (turnAt) => keep(await turnAt(host)))
    return { log, turns, ask }
  }

  test('the next request has the turn of the last one, with its connection, which is closed before the turn is given back', async () => {
    const { log, turns, ask } = noted(3)
    const limiter = createHostLimiter(1, turns)
    await Promise.all([1, 2, 3, 4].map(() => ask(limiter, 'a')))
    await expect.poll(() => log.at(-1)).toBe('release a3')
    expect(log).toEqual([
      'take a1',
      'connection 2',
      'close connection 2',
      'release a1',
      'take a3',
      'connection 4',
      'close connection 4',
      'release a3',
    ])
  })

  test('a host with a delay has each request ask for its own turn', async () => {
    const { log, turns, ask } = noted(10)
    const limiter = createHostLimiter(1, turns)
    limiter.setDelay('a', 1)
    for (let n = 0; n < 2; n++) await ask(limiter, 'a')
    await expect.poll(() => log.filter((line) => line.startsWith('release'))).toHaveLength(2)
  })

  test('alone, a connection is kept and no turn is asked for', async () => {
    const { log, ask } = noted(1)
    const limiter = createHostLimiter(1)
    for (let n = 0; n < 3; n++) await ask(limiter, 'a')
    expect(log).toEqual(['connection 1'])
  })
})
