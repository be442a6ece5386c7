import { describe, expect, test } from 'vitest'
import { createRateLimiter, rateLimitHeaders, requireAllowance } from './rate-limit.ts'

function limiterAt(policy = { limit: 1000, window: 60 }, clients = 100) {
  const time = { now: 5_000 }
  return { time, limiter: createRateLimiter(policy, { clients, clock: () => time.now }) }
}

describe('a window', () => {
  test('lets request 1000 pass and not the next', () => {
    const { limiter } = limiterAt()
    const answers = Array.from({ length: 1001 }, () => limiter.take('a'))
    expect(answers[0]).toEqual({ allowed: true, remaining: 999, reset: 60 })
    expect(answers[999]).toEqual({ allowed: true, remaining: 0, reset: 60 })
    expect(answers[1000]).toEqual({ allowed: false, remaining: 0, reset: 60 })
    expect(limiter.take('b').allowed).toBe(true)
  })

  test('begins with the first request and ends a window later, however often one asks', () => {
    const { time, limiter } = limiterAt({ limit: 1, window: 60 })
    limiter.take('a')
    time.now += 59_999
    expect(limiter.take('a')).toEqual({ allowed: false, remaining: 0, reset: 1 })
    time.now += 1
    expect(limiter.take('a')).toEqual({ allowed: true, remaining: 0, reset: 60 })
  })
})

test('looking counts nothing and begins no window', () => {
  const { time, limiter } = limiterAt({ limit: 2, window: 60 })
  expect(limiter.look('a')).toEqual({ allowed: true, remaining: 2, reset: 60 })
  time.now += 30_000
  limiter.take('a')
  for (let n = 0; n < 3; n++) expect(limiter.look('a')).toEqual({ allowed: true, remaining: 1, reset: 60 })
  limiter.take('a')
  time.now += 59_999
  expect(limiter.look('a')).toEqual({ allowed: false, remaining: 0, reset: 1 })
  time.now += 1
  expect(limiter.look('a')).toEqual({ allowed: true, remaining: 2, reset: 60 })
})

test('never says more than a window, whatever the fractions of the clock', () => {
  for (let n = 0; n < 1_000; n++) {
    const limiter = createRateLimiter({ limit: 1, window: 60 }, { clock: () => 1_000 + n / 7 })
    expect(limiter.take('a').reset).toBe(60)
  }
})

test('a flood of addresses is forgotten, the busy client is not', () => {
  const { limiter } = limiterAt({ limit: 1000, window: 60 }, 10)
  for (let n = 0; n < 2000; n++) {
    limiter.take(`flood ${n}`)
    limiter.take('busy')
  }
  expect(limiter.take('busy').allowed).toBe(false)
  expect(limiter.take('flood 0')).toMatchObject({ remaining: 999 })
})

test('headers and refusal', () => {
  const policy = { limit: 1000, window: 60 }
  const spent = { allowed: false, remaining: 0, reset: 7 }
  expect(rateLimitHeaders(policy, spent)).toEqual({
    'RateLimit-Policy': '1000;w=60',
    'RateLimit-Limit': '1000',
    'RateLimit-Remaining': '0',
    'RateLimit-Reset': '7',
  })
  expect(() => requireAllowance(policy, { ...spent, allowed: true })).not.toThrow()
  expect(() => requireAllowance(policy, spent)).toThrow(
    expect.objectContaining({ code: 'rate_limited', headers: { 'Retry-After': '7' } }),
  )
})
