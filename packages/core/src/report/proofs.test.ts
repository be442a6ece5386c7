import { describe, expect, test } from 'vitest'
import { buildProof } from '../../test/proof-builder.ts'
import { proofReasonSchema, proofVerdictSchema } from '../schema/proof.ts'
import type { CaughtField, FormProof, Reader } from '../schema/report-types.ts'
import { proofReasons, proofVerdictWords } from '../standards/proof-reasons.ts'
import {
  answerSentence,
  fieldHolds,
  fieldValue,
  isToldRight,
  proofFindings,
  proofSummary,
  readersOf,
  sealSummary,
  sealWords,
} from './proofs.ts'

const proven = buildProof()
const refuted = buildProof({ label: 'Newsletter', verdict: 'refuted', reason: 'thanks_without_request' })
const person = buildProof({ label: 'Log in', verdict: 'needs_person', reason: 'person_required' })
const open = buildProof({ label: 'Search', verdict: 'not_measured', reason: 'no_time' })

test('every verdict and reason has its words', () => {
  expect(Object.keys(proofVerdictWords)).toEqual(proofVerdictSchema.options)
  expect(Object.keys(proofReasons)).toEqual(proofReasonSchema.options)
})

test.each<[string, FormProof[], string]>([
  ['nothing', [], 'No form was tried.'],
  ['one', [proven], 'The only form is proven: submitted, it sends every value once.'],
  ['one that is not', [person], 'The only form is not proven. 1 needs a person.'],
  ['both', [proven, proven], 'Both forms are proven: submitted, they send every value once.'],
  ['all', [proven, proven, proven], 'All 3 forms are proven: submitted, they send every value once.'],
  [
    'one of several',
    [proven, refuted, person, open, open],
    '1 of 5 forms is proven: submitted, it sends every value once. “Newsletter” is refuted: thanks, but nothing was sent. 1 needs a person. 2 could not be measured.',
  ],
  ['none', [open, person], 'None of 2 forms is proven. 1 needs a person. 1 could not be measured.'],
])('the summary of %s', (_, proofs, summary) => {
  expect(proofSummary(proofs)).toBe(summary)
})

test('many refuted forms are counted', () => {
  expect(proofSummary(Array.from({ length: 5 }, () => refuted))).toMatch(/sent\. 2 more are refuted\.$/)
})

const no = { callable: 'no', fillable: 'yes', submittable: 'no', safe: 'yes' } as const

describe('where markup and proof disagree', () => {
  test.each<[string, FormProof[], string[]]>([
    ['nowhere', [proven, person, open], []],
    ['markup that is not judged', [{ ...refuted, markup: undefined }], []],
    ['what was not measured', [{ ...open, markup: no }], []],
    ['refuted, and inoperable by its markup', [{ ...refuted, markup: no }], []],
    [
      'refuted',
      [proven, refuted, open],
      [
        '1 of 2 forms behaves differently from its markup.',
        '“Newsletter”: by its markup, an agent can send it. Tried, it is refuted: thanks, but nothing was sent.',
      ],
    ],
    [
      'proven',
      [{ ...proven, markup: no }],
      [
        'The only form that was measured behaves differently from its markup.',
        '“Write to us”: by its markup, an agent cannot send it. Tried, it is proven: sent once, with every value.',
      ],
    ],
  ])('%s', (_, proofs, findings) => {
    expect(proofFindings(proofs)).toEqual(findings)
  })

  test('they are counted', () => {
    expect(proofFindings([refuted, refuted, proven])[0]).toBe('2 of 3 forms behave differently from their markup.')
  })
})

test('who reads what is typed: each host once, with the fields and forms, those before the submit first', () => {
  const late: Reader = { host: 'crm.example', keys: ['email'], when: 'after', as: 'raw' }
  const early: Reader = { host: 'replay.example', keys: ['email', 'unknown'], when: 'before', as: 'hashed' }
  const proofs = [buildProof({ readers: [late, early] }), buildProof({ label: 'Newsletter', readers: [late] })]
  expect(readersOf(proofs)).toEqual([
    { host: 'replay.example', when: 'before', as: 'hashed', fields: ['Email', 'unknown'], forms: ['Write to us'] },
    { host: 'crm.example', when: 'after', as: 'raw', fields: ['Email'], forms: ['Write to us', 'Newsletter'] },
  ])
})

test.each<[Partial<CaughtField>, string, string]>([
  [{ is: 'typed', key: 'email', value: 'ada@example.com' }, 'Email', 'ada@example.com'],
  [{ is: 'typed', key: 'email', value: 'x', rule: 'phone' }, 'Email (same by the rule “phone”)', 'x'],
  [{ is: 'typed', key: 'other', length: 3 }, 'other', '3 characters'],
  [{ is: 'preset', length: 1, value: 'secret' }, 'part of the form, not typed', '1 character'],
  [{ is: 'added', length: 0 }, 'added by the page', 'empty'],
])('a field of the request: %o', (field, holds, value) => {
  const whole = { name: 'f', is: 'typed', length: 0, ...field } as const
  expect([fieldHolds(whole, proven.typed), fieldValue(whole)]).toEqual([holds, value])
})

test.each([
  [{ answer: 'success', outcome: 'confirmed' }, 'If the server accepts it, the page confirms it.', true],
  [
    { answer: 'refusal', outcome: 'confirmed' },
    'If the server refuses it (422), the page confirms it all the same.',
    false,
  ],
  [{ answer: 'abort', outcome: 'unclear' }, 'If the connection breaks, the page says neither.', false],
] as const)('%o', (tried, sentence, isRight) => {
  expect(answerSentence({ ...tried, said: [] })).toBe(sentence)
  expect(isToldRight({ ...tried, said: [] })).toBe(isRight)
})

const files = ['https://shop.example/a.js', 'https://shop.example/b.js']
test.each([
  ['sealed', 0, [], 'Nothing left the browser: its proxy counted 0 bytes after the seal.'],
  ['sealed', 12, [], '12 bytes left the browser after the seal.'],
  ['read_only', 0, [], 'Nothing left the browser: its proxy counted 0 bytes after the seal.'],
  ['read_only', 12, [], '12 bytes left the browser after the seal.'],
  [
    'read_only',
    400,
    files,
    'Nothing that was typed left the browser. The page fetched 2 files that it needs: 400 bytes out.',
  ],
  ['staging', 400, [], 'The request was really sent, as you asked.'],
] as const)('what got out: %s, %i bytes', (tier, bytesSent, passed, words) => {
  expect(sealWords({ tier, bytesSent, passed: [...passed] })).toBe(words)
})

const late = buildProof({ tier: 'read_only', bytesSent: 300, passed: files })
test.each<[string, FormProof[], string]>([
  ['nothing', [], ''],
  ['forms into which nothing was typed', [buildProof({ typed: [] })], ''],
  ['all sealed', [proven, refuted], 'Nothing left the browser: its proxy counted 0 bytes after the seal.'],
  [
    'some with late code, each file once',
    [proven, late, late],
    'Nothing that was typed left the browser. The page fetched 2 files that it needs: 600 bytes out.',
  ],
  ['a leak', [late, buildProof({ bytesSent: 12 })], '312 bytes left the browser after the seal.'],
  ['sent', [proven, buildProof({ tier: 'staging' })], 'The forms were really sent, as you asked.'],
])('what got out of all: %s', (_, proofs, words) => {
  expect(sealSummary(proofs)).toBe(words)
})
