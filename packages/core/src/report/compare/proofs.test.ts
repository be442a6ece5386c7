import { describe, expect, test } from 'vitest'
import { buildProof } from '../../../test/proof-builder.ts'
import { buildReport } from '../../../test/report-builder.ts'
import type { FormProof, Reader } from '../../schema/report-types.ts'
import { compareReports } from './compare-reports.ts'
import { compareProofs, proofChangeSentences } from './proofs.ts'

const proven = buildProof()
const refuted = buildProof({ verdict: 'refuted', reason: 'sent_twice' })
const open = buildProof({ verdict: 'not_measured', reason: 'page_failed' })
const reader: Reader = { host: 'replay.example', keys: ['email'], when: 'before', as: 'raw' }

test.each<[string, FormProof, FormProof, string[]]>([
  ['nothing', proven, proven, []],
  ['lost', proven, refuted, ['“Write to us” was proven, and is not any more: sent more than once.']],
  [
    'not measured this time',
    proven,
    open,
    ['“Write to us” was proven, and could not be measured this time: its page did not load.'],
  ],
  ['gained', refuted, proven, ['“Write to us” is proven now.']],
  ['no better', open, refuted, []],
  [
    'another address',
    proven,
    buildProof({ request: { ...proven.request!, url: 'https://other.example/send' } }),
    ['“Write to us” sends to POST https://other.example/send, before to POST https://shop.example/send.'],
  ],
  ['no request any more', proven, buildProof({ request: undefined }), []],
  [
    'a new reader, named once',
    proven,
    buildProof({ readers: [reader, { ...reader, as: 'hashed' }] }),
    ['replay.example now reads what you type into “Write to us”, before you submit.'],
  ],
  ['a reader that was there', buildProof({ readers: [reader] }), buildProof({ readers: [reader] }), []],
  ['another form', proven, buildProof({ selector: '#other', verdict: 'refuted', reason: 'sent_twice' }), []],
])('%s', (_, before, after, sentences) => {
  const changes = compareProofs([before], [after])
  expect(changes && proofChangeSentences(changes)).toEqual(sentences)
})

describe('in the comparison of two reports', () => {
  const compare = (before: FormProof[] | undefined, after: FormProof[] | undefined) =>
    compareReports(buildReport({ proofs: before }), buildReport({ proofs: after }))

  test('a lost proof is said first', () => {
    const forms = (verdict: FormProof) => ['#a', '#b', '#c'].map((selector) => ({ ...verdict, selector }))
    expect(compare([proven], [refuted]).sentence).toMatch(/^“Write to us” was proven, and is not .*once\. The score/)
    expect(compare(forms(proven), forms(refuted)).sentence).toContain(
      'once. 2 more forms have lost the proof. The score',
    )
    expect(compare([proven], [proven]).sentence).toMatch(/^The score/)
  })

  test('one that could not be measured comes after one that is refuted', () => {
    const other = { selector: '#b', label: 'Newsletter' }
    const { sentence } = compare([proven, buildProof(other)], [open, { ...refuted, ...other }])
    expect(sentence).toMatch(/^“Newsletter”/)
  })

  test.each([
    ['before', undefined, [proven]],
    ['after', [proven], undefined],
  ])('nothing is said where no form was tried %s', (_, before, after) => {
    expect(compare(before, after)).not.toHaveProperty('proofs')
  })
})
