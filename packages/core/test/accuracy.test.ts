import { describe, expect, test } from 'vitest'
import { inferFormName } from '../src/tools/infer-form-name.ts'
import { missingCorpus } from './corpus.ts'
import { labelledFields } from './labelled-fields.ts'
import { labelledForms, labelledSets } from './labelled-forms.ts'
import { labelledPurposes } from './labelled-purposes.ts'

/** What is reached (`npm run accuracy`), less a small margin; the goals are lower. */
const accuracies = { formasaurus: 0.965, 'ddg-autofill': 0.9, fathom: 0.95 }
const f1 = { login: 0.98, signup: 0.94, contactSales: 0.93, subscribe: 0.94 }

describe.skipIf(missingCorpus('forms.jsonl'))('names of real forms', () => {
  const answers = [...labelledForms()].map(({ set, expected, form, page }) => ({
    set,
    expected,
    got: inferFormName(form, page),
  }))

  test('every set has its forms', () => {
    expect(labelledSets.map((set) => answers.filter((answer) => answer.set === set).length)).toEqual([703, 256, 429])
  })

  test.each(Object.entries(accuracies))('%s: a share of at least %s is right', (set, least) => {
    const own = answers.filter((answer) => answer.set === set)
    expect(own.filter(({ expected, got }) => expected === got).length / own.length).toBeGreaterThanOrEqual(least)
  })

  test.each(Object.entries(f1))('formasaurus: the F1 of %s is at least %s', (name, least) => {
    const own = answers.filter(({ set }) => set === 'formasaurus')
    const hits = own.filter(({ expected, got }) => expected === name && got === name).length
    const expected = own.filter((answer) => answer.expected === name).length
    const given = own.filter(({ got }) => got === name).length
    expect((2 * hits) / (expected + given)).toBeGreaterThanOrEqual(least)
  })
})

describe.skipIf(missingCorpus('fields.jsonl.gz'))('fields of real forms', () => {
  const fields = [...labelledFields()]
  const called = (...labels: string[]) => fields.filter(({ label }) => labels.includes(label))
  const ordinary = fields.filter(({ label }) => label !== 'honeypot' && label !== 'captcha')

  test('every label has its fields', () => {
    expect([called('honeypot').length, called('captcha').length, ordinary.length]).toEqual([7, 43, 2227])
  })

  test.each(['honeypot', 'captcha'])('no %s is offered', (label) => {
    expect(called(label).filter(({ isOffered }) => isOffered)).toEqual([])
  })

  test('nothing else is taken for either', () => {
    const taken = ordinary.filter(({ field }) => field.honeypot || field.purpose === 'captcha')
    expect(taken.map(({ where }) => where)).toEqual([])
  })
})

describe.skipIf(missingCorpus('fields.jsonl.gz'))('purposes of real fields', () => {
  const all = [...labelledPurposes()]

  test.each([
    ['even', 0.885],
    ['odd', 0.865],
  ])('of the %s sites a share of at least %s is right', (half, least) => {
    const own = all.filter((each) => each.half === half)
    const right = own.filter(({ expected, field }) => expected.includes(field.purpose))
    expect(own.length).toBeGreaterThan(1200)
    expect(right.length / own.length).toBeGreaterThanOrEqual(least)
  })
})
