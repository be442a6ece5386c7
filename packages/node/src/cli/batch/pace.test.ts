import { describe, expect, test } from 'vitest'
import { createPace, sayLeft } from './pace.ts'

test.each([
  [undefined, 'time left not known yet'],
  [0, 'less than a minute left'],
  [20_000, 'less than a minute left'],
  [60_000, 'about 1 min left'],
  [59 * 60_000, 'about 59 min left'],
  [60 * 60_000, 'about 1 h 0 min left'],
  [(23 * 60 + 10) * 60_000, 'about 23 h 10 min left'],
  [49 * 3_600_000, 'about 2 d 1 h left'],
])('%s ms: %s', (ms, text) => {
  expect(sayLeft(ms)).toBe(text)
})

/** A batch of so many lanes, and what the pace says at each end. Time passes only here. */
function simulate(durations: readonly number[], width: number) {
  let time = 0
  const pace = createPace(() => time)
  const ends = Array.from({ length: width }, () => 0)
  const estimates: { at: number; left: number | undefined }[] = []
  const finished: { at: number; ms: number }[] = []
  for (const ms of durations) {
    const lane = ends.indexOf(Math.min(...ends))
    ends[lane]! += ms
    finished.push({ at: ends[lane]!, ms })
  }
  finished.sort((a, b) => a.at - b.at)
  for (const [index, { at, ms }] of finished.entries()) {
    time = at
    pace.finished(ms)
    const isAsked = durations.length < 100 || index % (durations.length / 4) === 0
    estimates.push({ at, left: isAsked ? pace.left(durations.length - index - 1, 1) : undefined })
  }
  return { estimates, end: Math.max(...ends) }
}

/** The same every time. */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

describe('says what comes, within a quarter, from a quarter of the way on', () => {
  test.each<[string, (chance: () => number) => number]>([
    ['sites that take the same', () => 4_000],
    ['sites that take 1 to 9 s', (chance) => 1_000 + 8_000 * chance()],
    ['one site of ten that takes all of its 90 s', (chance) => (chance() < 0.1 ? 90_000 : 2_000 + 2_000 * chance())],
  ])('%s', (_, durationOf) => {
    const chance = random(7)
    const durations = Array.from({ length: 8_000 }, () => durationOf(chance))
    for (const width of [1, 4, 16]) {
      const { estimates, end } = simulate(durations, width)
      for (const share of [0.25, 0.5, 0.75]) {
        const { at, left } = estimates[Math.floor(estimates.length * share)]!
        expect(Math.abs((left ?? 0) - (end - at)) / (end - at), `${width} lanes, at ${share}`).toBeLessThan(0.25)
      }
    }
  })
})

test('says nothing of the first sites', () => {
  const { estimates } = simulate(Array(10).fill(1_000), 1)
  expect(estimates.map(({ left }) => left !== undefined)).toEqual([...Array(4).fill(false), ...Array(6).fill(true)])
})

test('a night in which the machine slept is not taken for the pace', () => {
  let time = 0
  const pace = createPace(() => time)
  for (let site = 0; site < 100; site++) {
    time += site === 50 ? 8 * 3_600_000 : 1_000
    pace.finished(4_000)
  }
  expect(pace.left(100, 1)).toBe(100_000)
})

test('sites of one owner come one after the other, however many lanes there are', () => {
  let time = 0
  const pace = createPace(() => time)
  for (let site = 0; site < 100; site++) {
    time += 100
    pace.finished(2_000)
  }
  expect(pace.left(50, 1)).toBe(5_000)
  expect(pace.left(50, 50)).toBe(100_000)
})
