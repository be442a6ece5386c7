import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judge } from './judge.ts'
import { failed, type Sign, success } from './sign.ts'

const text = (more: Partial<Sign> = {}): Sign => ({ kind: 'message', detail: 'text', ...more })
const thanks = text({ speaksFor: 'success', isNews: true })
const error = text({ speaksFor: 'failure', isNews: true })
const answer: Sign = { kind: 'response', httpStatus: 200 }

test.each<[string, Sign[], string | undefined]>([
  ['nothing', [], undefined],
  ['a text that says nothing', [text()], undefined],
  ['an answer alone', [answer], undefined],
  ['an answer and a text', [answer, text()], 'confirmed'],
  ['an answer and a text of a page at work', [answer, text({ isBusy: true })], undefined],
  ['thanks', [thanks], 'confirmed'],
  ['an error', [error], 'rejected'],
  ['thanks and an error, the form still there', [thanks, error], 'rejected'],
  ['thanks and an error, the form gone', [thanks, error, success('form_removed', 1000)], 'confirmed'],
  ['thanks, and an answer of 500 to something', [thanks, failed('response')], 'confirmed'],
  ['an answer of 500', [failed('response')], 'rejected'],
  ['the form is gone', [success('form_removed', 1000)], 'confirmed'],
  ['the form is gone, and a spinner came', [success('form_removed', 1000), text({ isBusy: true })], undefined],
  ['a new page with the word error in it', [success('url'), text({ speaksFor: 'failure' })], 'confirmed'],
  ['a new page with an alert', [success('url'), error], 'rejected'],
  ['a field that is wrong, and a reset', [failed('field_error'), success('form_reset')], 'rejected'],
])('%s', (_, signs, status) => {
  expect(judge(signs, 'form')?.status).toBe(status)
})

test.each<[string, Sign[], string, number]>([
  ['alone', [], 'confirmed', 500],
  ['beside an answer', [answer], 'confirmed', 0],
  ['beside an answer of 422', [failed('response', 300)], 'rejected', 300],
])('a closed dialog %s', (_, more, status, holdMs) => {
  expect(judge([success('dialog_closed', 500), ...more], 'form')).toEqual({ status, holdMs })
})

test('a text is enough for a button', () => {
  expect(judge([text()], 'button')?.status).toBe('confirmed')
})

const known = fc.array(
  fc.record({
    kind: fc.constantFrom<Sign['kind']>('message', 'response', 'url', 'form_reset', 'form_removed', 'dialog_opened'),
    isBusy: fc.boolean(),
    isNews: fc.boolean(),
  }),
)

test('nothing that speaks for neither side is proof by itself', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<Sign>(answer, { kind: 'dialog_opened' }, text({ isBusy: true }))), (signs) => {
      expect(judge(signs, 'form')).toBeUndefined()
    }),
  )
})

test('a field that is marked as wrong outweighs everything but thanks', () => {
  fc.assert(
    fc.property(known, (signs) => {
      expect(judge([...signs, failed('field_error')], 'form')?.status).toBe('rejected')
    }),
  )
})
