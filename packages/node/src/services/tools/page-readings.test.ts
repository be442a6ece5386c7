import { expect, test } from 'vitest'
import { createReadingSlots } from './page-readings.ts'

const never = new AbortController().signal

/** Tasks that end when they are told to, and who runs. */
function gated() {
  const running: string[] = []
  const ends: (() => void)[] = []
  const task = (name: string) => () =>
    new Promise<string>((resolve) => {
      running.push(name)
      ends.push(() => resolve(name))
    })
  return { running, task, endAll: () => ends.splice(0).forEach((end) => void end()) }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('two of a website, eight of all, the others when it is their turn', async () => {
  const slots = createReadingSlots()
  const { running, task, endAll } = gated()
  const websites = ['a', 'a', 'a', 'b', 'b', 'b', 'c', 'c', 'd', 'd', 'e', 'f']
  const all = Promise.all(websites.map((website) => slots(website, never, task(website))))
  await settle()
  expect([...running].sort()).toEqual(['a', 'a', 'b', 'b', 'c', 'c', 'd', 'd'])
  while (running.length < websites.length) {
    endAll()
    await settle()
  }
  endAll()
  expect(await all).toEqual(websites)
})

test('a failed task makes room', async () => {
  const slots = createReadingSlots()
  for (let turn = 0; turn < 10; turn++) {
    await expect(slots('a', never, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  }
  expect(await slots('a', never, async () => undefined)).toBeUndefined()
})

test('who leaves the queue is not run, and who is one too many is told at once', async () => {
  const slots = createReadingSlots()
  const { running, task, endAll } = gated()
  const controller = new AbortController()
  const first = [1, 2].map(() => slots('a', never, task('first')))
  const waiting = Array.from({ length: 998 }, () => slots('a', controller.signal, task('waiting')))
  await expect(slots('b', never, task('late'))).rejects.toMatchObject({ code: 'rate_limited' })
  controller.abort()
  for (const left of waiting) await expect(left).rejects.toMatchObject({ code: 'aborted' })
  const last = slots('b', never, task('last'))
  await settle()
  expect(running).toEqual(['first', 'first', 'last'])
  endAll()
  await Promise.all([...first, last])
})
