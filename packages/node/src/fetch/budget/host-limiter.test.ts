import { expect, test } from 'vitest'
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
    log.push(`on: ${await moveTo('a')}`)
    log.push(`on: ${await moveTo('b')}`)
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
  expect(await moved).toBe(false)
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
