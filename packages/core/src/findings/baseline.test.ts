import { describe, expect, test } from 'vitest'
import type { Finding } from '../schema/report-types.ts'
import { type BaselineEntry, parseBaseline, updateBaseline, writeBaseline } from './baseline.ts'
import { compareFindings, type Waiver } from './compare-findings.ts'

const print = (name: string) => Buffer.from(name.padEnd(16)).toString('hex')

function entry(name: string, words: Partial<BaselineEntry> = {}): BaselineEntry {
  return { site: 's', rule: 'form-labels', path: '/', fingerprint: print(name), count: 1, ...words }
}

function finding(name: string, words: Partial<Finding> = {}): Finding {
  return {
    ruleId: 'form-labels',
    severity: 'error',
    message: 'It has no label.',
    fingerprint: print(name),
    place: { page: 'https://shop.example/', path: '/', element: `field “${name}”` },
    change: 'Label it',
    ...words,
  }
}

const today = '2026-11-24'
const update = (entries: BaselineEntry[], names: string[], reason?: string) =>
  updateBaseline(entries, {
    site: 's',
    findings: names.map((name) => finding(name)),
    isUnknown: () => false,
    reason,
    today,
  })

const briefly = (entries: readonly BaselineEntry[]) =>
  entries.map(({ fingerprint, count, times }) => [
    Buffer.from(fingerprint, 'hex').toString().trim(),
    count,
    ...(times === undefined ? [] : [times]),
  ])

test('is JSON with one sorted line for each finding, the same bytes in any order', () => {
  const entries = [
    entry('b', { reason: 'Later' }),
    entry('a', { path: '/z' }),
    entry('a', { site: 'a', until: '2027-01-01' }),
  ]
  const text = writeBaseline(entries)
  expect(writeBaseline(entries.toReversed())).toBe(text)
  expect(JSON.parse(text)).toHaveLength(5)
  expect(parseBaseline(text)).toMatchObject({ faults: [], hasMarkers: false })
  expect(writeBaseline(parseBaseline(text).entries)).toBe(text)
  expect(text.split('\n').filter((line) => line.includes('"rule"'))).toHaveLength(3)
})

describe('reads what a merge has left', () => {
  const line = (words: Partial<BaselineEntry>) => JSON.stringify(entry('a', words))
  test.each<[label: string, lines: string[], expected: unknown[]]>([
    ['a line twice', [line({}), line({})], [['a', 1]]],
    ['without commas and brackets', [line({})], [['a', 1]]],
    ['kept and pruned', [line({}), line({ count: 0, pruned: today })], [['a', 0]]],
    ['pruned and kept', [line({ count: 0, pruned: today }), line({})], [['a', 0]]],
    ['two counts', [line({ count: 3 }), line({ count: 2 })], [['a', 2]]],
    ['pruned, and back since', [line({ count: 0 }), line({ count: 2, times: 1 })], [['a', 2, 1]]],
  ])('%s', (_, lines, expected) => {
    expect(briefly(parseBaseline(['[', ...lines, '{}', ']'].join('\n')).entries)).toEqual(expected)
  })

  test('the earlier end, and either side first', () => {
    const [a, b] = [line({ until: '2027-01-01' }), line({ reason: 'x' })]
    expect(parseBaseline(`${a}\n${b}`).entries).toEqual(parseBaseline(`${b}\n${a}`).entries)
    expect(parseBaseline(`${a}\n${b}`).entries[0]).toMatchObject({ until: '2027-01-01' })
  })

  test('marks of a conflict: both sides, without their ancestor', () => {
    const text = ['<<<<<<< ours', line({}), '||||||| base', JSON.stringify(entry('old')), '=======']
    const { entries, hasMarkers, faults } = parseBaseline(
      [...text, JSON.stringify(entry('b')), '>>>>>>> theirs'].join('\n'),
    )
    expect([briefly(entries), hasMarkers, faults]).toEqual([
      [
        ['a', 1],
        ['b', 1],
      ],
      true,
      [],
    ])
  })

  test.each([
    ['not JSON', '{"site"', 'It is not valid JSON.'],
    ['a member too much', JSON.stringify({ ...entry('a'), line: 3 }), expect.stringContaining('line')],
    ['no fingerprint', JSON.stringify({ ...entry('a'), fingerprint: 'abc' }), expect.stringContaining('fingerprint')],
    ['a date that is none', JSON.stringify(entry('a', { until: '2026-13-01' })), expect.stringContaining('until')],
  ])('names the line that is wrong: %s', (_, text, why) => {
    expect(parseBaseline(`[\n${text},\n{}\n]\n`).faults).toEqual([{ line: 2, why }])
  })
})

describe('pruning and taking in', () => {
  test.each<[label: string, before: BaselineEntry[], names: string[], reason: string | undefined, after: unknown[]]>([
    [
      'what is gone is marked',
      [entry('a'), entry('b')],
      ['b'],
      undefined,
      [
        ['a', 0],
        ['b', 1],
      ],
    ],
    ['counts fall', [entry('a', { count: 3 })], ['a'], undefined, [['a', 1]]],
    ['and never rise by themselves', [entry('a')], ['a', 'a'], undefined, [['a', 1]]],
    ['nor is anything taken in', [], ['a'], undefined, []],
    [
      'but with a reason',
      [entry('a')],
      ['a', 'a', 'b'],
      'Later',
      [
        ['a', 2],
        ['b', 1],
      ],
    ],
    ['what comes back after it was pruned', [entry('a', { count: 0, pruned: today })], ['a'], 'Later', [['a', 1, 1]]],
    ['a pruned line goes after half a year', [entry('a', { count: 0, pruned: '2026-05-01' })], [], undefined, []],
    ['other sites stay', [entry('a', { site: 't' })], [], undefined, [['a', 1]]],
  ])('%s', (_, before, names, reason, after) => expect(briefly(update(before, names, reason))).toEqual(after))

  test('what is not known stays', () => {
    const after = updateBaseline([entry('a')], { site: 's', findings: [], isUnknown: () => true, today })
    expect(briefly(after)).toEqual([['a', 1]])
  })
})

describe('compared with what a team decided', () => {
  const none = { unmeasured: [], unread: [], unseen: [] }
  const sorted = (names: string[], entries: BaselineEntry[], waivers: Waiver[] = []) => {
    const { fresh, known, waived, gone } = compareFindings(
      { ...none, findings: names.map((name) => finding(name)) },
      { entries, waivers, today },
    )
    return [fresh.length, known.length, waived.length, gone.map(({ left }) => left)]
  }
  test.each<[label: string, names: string[], entries: BaselineEntry[], waivers: Waiver[], expected: unknown[]]>([
    ['new', ['a'], [], [], [1, 0, 0, []]],
    ['known', ['a'], [entry('a')], [], [0, 1, 0, []]],
    ['one more of them', ['a', 'a'], [entry('a')], [], [1, 1, 0, []]],
    ['one less', ['a'], [entry('a', { count: 2 })], [], [0, 1, 0, [1]]],
    ['gone', [], [entry('a')], [], [0, 0, 0, [0]]],
    ['pruned, and back', ['a'], [entry('a', { count: 0 })], [], [1, 0, 0, []]],
    ['until yesterday', ['a'], [entry('a', { until: '2026-11-23' })], [], [1, 0, 0, []]],
    ['until today', ['a'], [entry('a', { until: today })], [], [0, 1, 0, []]],
    ['waived', ['a'], [], [{ rule: 'form-labels', place: '/', reason: 'x' }], [0, 0, 1, []]],
    ['waived by an asterisk', ['a'], [], [{ rule: '*', place: 'https://shop.*/*', reason: 'x' }], [0, 0, 1, []]],
    ['waived elsewhere', ['a'], [], [{ rule: 'form-labels', place: '/a*', reason: 'x' }], [1, 0, 0, []]],
    ['waived for another rule', ['a'], [], [{ rule: 'button-text', place: '/', reason: 'x' }], [1, 0, 0, []]],
    [
      'waived until yesterday',
      ['a'],
      [],
      [{ rule: 'form-labels', place: '/', reason: 'x', until: '2026-11-23' }],
      [1, 0, 0, []],
    ],
  ])('%s', (_, names, entries, waivers, expected) => expect(sorted(names, entries, waivers)).toEqual(expected))
})
