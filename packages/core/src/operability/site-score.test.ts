import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildField, buildForm, buildSubmit } from '../../test/evidence-builder.ts'
import type { Form } from '../page/model/form-model.ts'
import { siteOperabilitySchema } from '../schema/operability.ts'
import { assessSite } from './site-score.ts'

const good = buildForm()
const unsafe = buildForm({ fields: [buildField({ type: 'password' })] }) // 2 of 4 hold
const closing = buildForm({ method: 'dialog' })
const blank = buildForm({ fields: [], submitControls: [] })
const foreign = buildForm({ crossOrigin: true })
const unknownSubmit = buildForm({
  hiddenBy: 'closed-dialog',
  dialog: { node: 1, selector: 'dialog', kind: 'dialog' },
  submitControls: [buildSubmit({ hiddenBy: 'closed-dialog' })],
})

test.each<[string, Form[], number | null, number, number]>([
  ['no forms', [], null, 0, 0],
  ['one good form', [good], 100, 1, 0],
  ['mean of the forms', [good, unsafe], 75, 2, 0],
  ['another origin does not count', [good, foreign], 100, 1, 1],
  ['only another origin', [foreign], null, 0, 1],
  ['a form that sends nothing is left out', [unsafe, closing, blank], 50, 1, 0],
  ['only a form that sends nothing', [closing], null, 0, 0],
  ['an unknown verdict counts neither way', [unknownSubmit], 100, 1, 0],
])('%s', (_label, forms, score, assessed, unknown) => {
  const result = assessSite([{ url: 'https://shop.example/', forms }])
  expect({ score: result.score, assessed: result.assessed, unknown: result.unknown }).toEqual({
    score,
    assessed,
    unknown,
  })
})

test('stays in 0..100 and fits its schema for any mix of forms', () => {
  const form = fc.constantFrom(good, unsafe, foreign, unknownSubmit, closing, blank)
  fc.assert(
    fc.property(fc.array(form, { maxLength: 12 }), (forms) => {
      const result = assessSite([{ url: 'https://shop.example/', forms }])
      expect(siteOperabilitySchema.parse(result)).toEqual(result)
      expect(result.assessed + result.unknown).toBe(forms.filter((each) => each !== closing && each !== blank).length)
    }),
  )
})
