import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStderrLog, type LogEntry, logToStderr } from './log.ts'

let lines: string[]

beforeEach(() => {
  lines = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
})

afterEach(() => vi.restoreAllMocks())

test('one JSON line, whatever the request says', () => {
  const error = new Error('outer', { cause: new Error('inner') })
  logToStderr({
    level: 'error',
    event: 'internal_error',
    method: 'GET',
    path: `/a\n\u001b[31m${'x'.repeat(1000)}`,
    error,
  })
  expect(lines).toHaveLength(1)
  expect(lines[0]?.match(/\n/g)).toHaveLength(1)
  expect(lines[0]).not.toContain('\u001b')
  const entry = JSON.parse(lines[0] ?? '')
  expect(entry).toMatchObject({ level: 'error', event: 'internal_error', method: 'GET' })
  expect(entry.path).toHaveLength(200)
  expect(entry.error).toContain('outer')
  expect(entry.error).toContain('caused by Error: inner')
})

describe('a store that is down is told once in five seconds', () => {
  const store: LogEntry = { level: 'warn', event: 'storage_unavailable', path: '/a', error: new Error('locked') }
  const fault: LogEntry = { level: 'error', event: 'internal_error', path: '/b', error: new Error('a fault') }
  const background: LogEntry = { level: 'error', event: 'background_error', error: new Error('a queue') }

  const once = 'storage_unavailable'
  test.each<[string, [at: number, entry: LogEntry][], string[]]>([
    ['one', [[0, store]], [once]],
    ['several at once', [0, 0, 1, 4_999].map((at) => [at, store]), [once]],
    ['those between are counted', [0, 1, 2, 5_000].map((at) => [at, store]), [once, `${once} 2`]],
    ['none between', [0, 5_000, 10_000].map((at) => [at, store]), [once, once, once]],
    [
      'the pause begins with the line',
      [0, 4_999, 5_000, 9_999, 10_000].map((at) => [at, store]),
      [once, `${once} 1`, `${once} 1`],
    ],
    ['much later', [0, 1, 86_400_000].map((at) => [at, store]), [once, `${once} 1`]],
    ['a clock that begins late', [7e9, 7e9 + 1, 7e9 + 5_000].map((at) => [at, store]), [once, `${once} 1`]],
    ['every other event is told', [0, 0, 1].map((at) => [at, fault]), Array(3).fill('internal_error')],
    [
      'also between them, and it neither counts nor is counted',
      [
        [0, store],
        [1, store],
        [2, fault],
        [3, background],
        [4, store],
        [5_000, fault],
        [5_001, store],
      ],
      [once, 'internal_error', 'background_error', 'internal_error', `${once} 2`],
    ],
  ])('%s', (_, given, expected) => {
    let time = 0
    const log = createStderrLog(() => time)
    for (const [at, entry] of given) {
      time = at
      log(entry)
    }
    const told = lines
      .map((line) => JSON.parse(line))
      .map(({ event, repeated }) => [event, repeated].filter((part) => part !== undefined).join(' '))
    expect(told).toEqual(expected)
  })

  test('each service that counts for itself begins anew', () => {
    for (const log of [createStderrLog(() => 0), createStderrLog(() => 0)]) log(store)
    expect(lines).toHaveLength(2)
  })

  test('the line after them has all that a line has', () => {
    let time = 0
    const log = createStderrLog(() => time)
    log(store)
    log(store)
    time = 5_000
    log({ ...store, method: 'GET', path: '/c', error: new Error('full', { cause: new Error('no room') }) })
    expect(JSON.parse(lines[1] ?? '')).toEqual({
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      level: 'warn',
      event: 'storage_unavailable',
      method: 'GET',
      path: '/c',
      repeated: 1,
      error: expect.stringMatching(/full(.|\n)*caused by Error: no room/),
    })
  })
})
