import { reportSchema } from '@operable/core/schema'
import fc from 'fast-check'
import pc from 'picocolors'
import stringWidth from 'string-width'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '../../../../core/test/any-character.ts'
import { sampleForm, sampleReport } from '../testing/sample-report.ts'
import { printReport } from './report.ts'
import { describeTerminal } from './terminal.ts'

const plain = (width = 80) => ({ width, ink: pc.createColors(false) })
const print = (changes = {}, width = 80) =>
  printReport(sampleReport(changes), 'shop.example', plain(width), { all: true })
const fold = (changes = {}) => printReport(sampleReport(changes), 'shop.example', plain())

test('the sample is a valid report', () => {
  expect(() => reportSchema.parse(sampleReport())).not.toThrow()
})

describe('the report shows', () => {
  test.each([
    ['whose it is', 'shop.example'],
    ['the score with its grade', '67 of 100   grade C\n'],
    ['what an agent can and cannot do', /^Agents cannot complete its form “Write to us”/m],
    ['a task with the one thing in the way', /✗ Write to us · \/contact\/ +no\n {2}The required field "f_7" cannot/],
    ['the way to the next grade', '1 change to grade B.'],
    ['a check with all points', /✓ robots\.txt present +━{10} +6 \/ 6/],
    ['a check with a part', /~ Form labeling quality +━━━━━───── +7 \/ 14\n {2}1 of 2 fields has a label\./],
    ['a check with none', /✗ Strict-Transport-Security +─{10} +0 \/ 4\n {2}The header is missing\./],
    ['a check that was not measured', /\? sitemap\.xml discoverable +not measured\n {2}The request timed out\./],
    ['a check that does not apply', /· Schema\.org potentialAction +does not apply/],
    ['a bonus that was not earned, without blame', /· llms\.txt published +─{10} +0 \/ 3/],
    ['points of what was measured', 'Essential  13 of 24 points'],
    ['what to do, with the score after it', /1\. Send Strict-Transport-Security +\+4 → 71 B +a setting/],
    ['what to paste', '│ Strict-Transport-Security: max-age=31536000'],
    ['the least work to the next grade', 'Fastest way to grade B (71): Send Strict-Transport-Security.'],
    ['a form with four verdicts', /Write to us · \/contact\/ +no +no +yes +yes/],
    ['the pages that were read', '2 of 3 known pages read.'],
    ['what could not be measured', 'Not measured: page. The request timed out. (/slow/)'],
    ['limits', 'Pages behind a login are not seen.'],
    ['signals', 'Present: Canonical address. Absent: Link headers.'],
  ])('%s', (_, expected) => {
    expect(print()).toMatch(expected)
  })

  test.each([
    ['the range when it is open', { scoreRange: { lowest: 60, highest: 71 } }, 'Between 60 and 71'],
    [
      'that nothing is left to do',
      { score: 100, recommendations: [], nextGrade: null },
      'The site has every point that applies to it.',
    ],
    [
      'that unread pages decide a score',
      {
        recommendations: sampleReport().recommendations.map((each) => ({
          ...each,
          scoreAfter: null,
          gradeAfter: null,
        })),
      },
      '+4 → unknown',
    ],
    ['that no check suggests a change', { recommendations: [], nextGrade: null }, 'There is nothing to recommend.'],
    [
      'that agents have to be let in first',
      { recommendations: [], nextGrade: null, coverage: { ...sampleReport().coverage, pagesRead: 0 } },
      'No page could be read. Allow agents and crawlers to read the site',
    ],
    [
      'that there is no form',
      { operability: { score: null, assessed: 0, unknown: 0, forms: [] } },
      'No form was found',
    ],
    [
      'a form of many pages once',
      {
        operability: {
          score: 75,
          assessed: 2,
          unknown: 0,
          forms: [sampleForm({}), sampleForm({ page: 'https://shop.example/', index: 1 })],
        },
      },
      'Write to us · /contact/ and 1 more page',
    ],
    [
      'a form that was not assessed',
      {
        operability: {
          score: null,
          assessed: 0,
          unknown: 1,
          forms: [sampleForm({ safe: { verdict: 'unknown', reasons: ['It posts to another origin.'] } })],
        },
      },
      /none could be assessed.*It posts to another origin\./s,
    ],
  ])('%s', (_, changes, expected) => {
    expect(print(changes)).toMatch(expected)
  })
})

test('a reason that two verdicts share stands once, where it is asked for and where the form is judged', () => {
  const lines = print().split('\n')
  expect(lines.filter((line) => line.startsWith('  The required field "f_7" cannot be told'))).toHaveLength(2)
})

describe('folded, as it is printed unless everything is asked for,', () => {
  test.each([
    ['a task and the one thing in the way', /✗ Write to us · \/contact\/ +no\n {2}The required field "f_7" cannot/],
    ['a change with what it gives', /1\. Send Strict-Transport-Security +\+4 → 71 B +a setting\n\nFastest way/],
    ['a line for each check', /~ Form labeling quality +━━━━━───── +7 \/ 14\n✗ Strict-Transport-Security/],
    ['that something could not be measured', '2 of 3 known pages read. 1 thing could not be measured.'],
  ])('it shows %s', (_, expected) => {
    expect(fold()).toMatch(expected)
  })

  test.each([
    ['what was seen', 'The header is missing.'],
    ['what to paste', '│'],
    ['limits', 'Pages behind a login'],
    ['the four verdicts', 'callable'],
  ])('it leaves out %s', (_, text) => {
    expect(fold()).not.toContain(text)
    expect(print()).toContain(text)
  })

  test('it says what an agent can do first, then what to change, then the checks', () => {
    const titles = ['What an agent can do here', 'What to change first', 'Essential', 'Bonus']
    const places = titles.map((title) => fold().indexOf(title))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(Math.min(...places)).toBeGreaterThan(0)
  })
})

test.each([50, 80, 110])('no line is longer than %i columns', (width) => {
  const text = print(
    {
      summary: 'A long summary that goes on. '.repeat(8),
      operability: {
        score: 75,
        assessed: 1,
        unknown: 0,
        forms: [sampleForm({ label: '東京の自転車屋に予約のお問い合わせを送るフォーム'.repeat(3) })],
      },
    },
    width,
  )
  for (const line of text.split('\n')) expect(stringWidth(line), line).toBeLessThanOrEqual(width)
})

describe('a hostile page cannot reach the terminal', () => {
  test.each([
    ['colours', '\u001b[31mred\u001b[0m'],
    ['a window title', '\u001b]0;owned\u0007'],
    ['the one-byte form of a command', '\u009b2J'],
    ['a cursor move', '\u001b[2A\rfake'],
    ['a reversed line', '\u202egnp.exe'],
  ])('%s', (_, label) => {
    const forms = [sampleForm({ label, page: `https://shop.example/${label}` })]
    const text = printReport(
      sampleReport({ summary: label, limits: [label], operability: { score: 75, assessed: 1, unknown: 0, forms } }),
      label,
      plain(),
    )
    expect(text).not.toMatch(/(?!\n)\p{Cc}|\u202e/u)
  })

  test('whatever it writes', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 100 }), (text) => {
        const [recommendation] = sampleReport().recommendations
        if (!recommendation) throw new Error('The sample has a recommendation.')
        const snippets = [{ language: 'html' as const, code: text }]
        const printed = print({ summary: text, recommendations: [{ ...recommendation, change: text, snippets }] })
        expect(printed).not.toMatch(/(?!\n)\p{Cc}/u)
        expect(printed.isWellFormed()).toBe(true)
      }),
    )
  })
})

test.each([
  ['a pipe', {}, { width: 80, colours: false }],
  ['a narrow terminal', { isTTY: true, columns: 30, hasColors: () => true }, { width: 50, colours: true }],
  ['a wide terminal', { isTTY: true, columns: 300, hasColors: () => true }, { width: 110, colours: true }],
  ['a terminal without colours', { isTTY: true, columns: 90, hasColors: () => false }, { width: 90, colours: false }],
])('%s', (_, stream, expected) => {
  const { width, ink } = describeTerminal(stream)
  expect({ width, colours: ink.isColorSupported }).toEqual(expected)
})
