import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { GateRequest } from './gate-request.ts'
import { createMissing } from './missing.ts'

function ask(url: string, needed = true): GateRequest {
  return { url: new URL(url), kind: 'send', to: 'other', needed, use: '' }
}

test('the first reason, with its first hosts', () => {
  const missing = createMissing()
  expect(missing.why()).toBeUndefined()
  missing.refused(ask('https://beacon.example/', false), 'First.')
  expect(missing.why()).toBeUndefined()
  for (const host of ['a', 'b', 'a', 'c', 'd']) missing.refused(ask(`https://${host}.example/`), 'Second.')
  missing.refused(ask('https://z.example/'), 'Third.')
  expect(missing.why()).toBe('Second. The page tried to reach a.example, b.example, c.example.')
})

test('what waits for its turn is missing, and its time is counted once', async () => {
  const missing = createMissing()
  const first = missing.waiting(ask('https://a.example/'))
  const second = missing.waiting(ask('https://a.example/'))
  const unneeded = missing.waiting(ask('https://a.example/', false))
  await sleep(20)
  expect(missing.isWaiting()).toBe(true)
  expect(missing.why()).toMatch(/no time/)
  first()
  first()
  second()
  const waited = missing.waitedMs()
  expect(waited).toBeGreaterThan(15)
  expect(missing.isWaiting()).toBe(false)
  expect(missing.why()).toBeUndefined()
  await sleep(10)
  expect(missing.waitedMs()).toBe(waited)
  unneeded()
})
