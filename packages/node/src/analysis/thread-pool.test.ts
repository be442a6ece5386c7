import { describe, expect, test } from 'vitest'
import type { JobRequest } from './thread.ts'
import { createThreadPool, type ThreadPoolOptions } from './thread-pool.ts'

// A thread that does what the request says, as code.
const SOURCE = `
const { parentPort } = require('node:worker_threads')
parentPort.on('message', ({ input }) => {
  try { parentPort.postMessage({ output: new Function('return ' + input)() }) }
  catch ({ name, message }) { parentPort.postMessage({ error: { name, message } }) }
})
parentPort.postMessage({ output: undefined })
`
const ENDLESS = '(() => { for (;;) {} })()'
// A megabyte in ten milliseconds: what takes it faster than anybody looks is for the last resort.
const HUNGRY = `(() => {
  const all = []
  for (;;) {
    all.push(new Array(130_000).fill(0.5))
    for (const end = Date.now() + 10; Date.now() < end; );
  }
})()`
const THREAD = 'require("node:worker_threads").threadId'
const ask = (input: string) => ({ name: 'readAnswer', input }) as JobRequest
// The code of a request is not in the module of the thread.
const BY_REQUIRE = SOURCE.replace('new Function(', "new Function('require', ").replace(')() }', ')(require) }')
const start = (options?: ThreadPoolOptions) => createThreadPool(async () => BY_REQUIRE, options)

test('answers, and passes on what a job throws', async () => {
  const pool = start()
  const owner = {}
  expect(await pool.run(ask('1 + 1'), { owner })).toBe(2)
  await expect(pool.run(ask('null.x'), { owner })).rejects.toMatchObject({ name: 'TypeError' })
})

describe('a job that takes too much has failed, and the next one has another thread', () => {
  test.each([
    ['time', ENDLESS, { longestMs: 300 }, /0\.3 seconds/],
    ['memory', HUNGRY, { heapMb: 64 }, /64 MiB/],
    ['its own end', 'process.exit(3)', {}, /stopped unexpectedly/],
  ])('%s', async (_, code, limits, why) => {
    const pool = start({ most: 1, ...limits })
    const owner = {}
    const first = await pool.run(ask(THREAD), { owner })
    await expect(pool.run(ask(code), { owner })).rejects.toMatchObject({
      failure: 'too_complex',
      message: expect.stringMatching(why),
    })
    expect(await pool.run(ask(THREAD), { owner })).not.toBe(first)
  })
})

test('a signal ends a job that runs, one that waits, and one that comes too late', async () => {
  const pool = start({ most: 1 })
  const owner = {}
  await pool.run(ask('1'), { owner })
  const stop = new AbortController()
  const jobs = [ENDLESS, '1'].map((code) => pool.run(ask(code), { owner, signal: stop.signal }))
  stop.abort()
  const late = pool.run(ask('1'), { owner, signal: stop.signal })
  for (const { status } of await Promise.allSettled([...jobs, late])) expect(status).toBe('rejected')
  expect(await pool.run(ask('2'), { owner })).toBe(2)
})

test('two at most, and who waits comes before the second job of another', async () => {
  const pool = start({ most: 2 })
  const [greedy, other] = [{}, {}]
  const wait =
    '(() => { const end = Date.now() + 200; while (Date.now() < end); return require("node:worker_threads").threadId })()'
  const order: string[] = []
  const asks = [greedy, greedy, greedy, greedy, other].map(async (owner) => {
    const thread = await pool.run(ask(wait), { owner })
    order.push(owner === other ? 'other' : 'greedy')
    return thread
  })
  expect(new Set(await Promise.all(asks)).size).toBeLessThanOrEqual(2)
  expect(order.indexOf('other')).toBeLessThan(order.length - 1)
})

test('an urgent job comes next', async () => {
  const pool = start({ most: 1 })
  const order: string[] = []
  const run = async (name: string, urgent = false) => {
    await pool.run(ask('1'), { owner: {}, urgent })
    order.push(name)
  }
  await Promise.all([run('first'), run('second'), run('urgent', true)])
  expect(order[0]).toBe('urgent')
})

test.each([
  ['code that throws', async () => 'throw new Error("no")'],
  ['no code', async () => Promise.reject(new Error('no'))],
])('where threads cannot be started, all who wait are told: %s', async (_, source) => {
  const pool = createThreadPool(source)
  const asked = [1, 2, 3].map(() => pool.run(ask('1'), { owner: {} }))
  for (const job of asked) await expect(job).rejects.toMatchObject({ name: 'NoThreads' })
  await expect(pool.run(ask('1'), { owner: {} })).rejects.toMatchObject({ name: 'NoThreads' })
})

test('a thread without a job ends', async () => {
  const pool = start({ most: 1, idleMs: 1 })
  const first = await pool.run(ask(THREAD), { owner: {} })
  await expect.poll(() => pool.run(ask(THREAD), { owner: {} }), { timeout: 50_000, interval: 50 }).not.toBe(first)
})

test('a thread whose job took much memory is not used again', async () => {
  const pool = start({ most: 1, heapMb: 64, idleMs: 60_000 })
  const much = `(() => {
    const all = Array.from({ length: 50 }, () => new Array(100_000).fill(0.5))
    for (const end = Date.now() + 200; Date.now() < end; );
    return all.length && require("node:worker_threads").threadId
  })()`
  const first = await pool.run(ask(much), { owner: {} })
  // Whether anybody looked in time is up to the machine.
  await expect.poll(() => pool.run(ask(much), { owner: {} }), { timeout: 50_000 }).not.toBe(first)
})
