import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judge } from './judge.ts'
import { failed, type Sign, success } from './sign.ts'

const text = (more: Partial<Sign> = {}): Sign => ({ kind: 'message', detail: 'text', ...more })
const thanks = text({ speaksFor: 'success', isSaid: true, isNews: true })
const error = text({ speaksFor: 'failure', isSaid: true, isNews: true })
const complaint: Sign = { ...error, isNews: false, isWeak: true }
const answer: Sign = { kind: 'response', httpStatus: 200, isOwn: true }
const other: Sign = { kind: 'response', httpStatus: 200 }
const refusal: Sign = { ...failed('response', 300), isOwn: true }
const otherRefusal = failed('response', 2500)
const gone = success('form_removed')
const closed = success('dialog_closed')
const reset: Sign = { kind: 'form_reset' }
const busy = text({ isBusy: true })
const asking: Sign = { kind: 'pending', isBusy: true, isAsking: true }
const far: Sign = { ...error, isFar: true }
const doubt = text({ isDoubt: true })
const unanswered: Sign = { kind: 'response', isUnanswered: true }
const elsewhere: Sign = { kind: 'response', isUnanswered: false }

test.each<[string, Sign[], string | undefined]>([
  ['nothing', [], undefined],
  ['a text that says nothing', [text()], undefined],
  ['an answer alone', [answer], undefined],
  ['an answer and a text that says nothing', [answer, text()], undefined],
  ['the same in an alert', [answer, text({ isNews: true })], undefined],
  ['an answer and a text of a page at work', [answer, busy], undefined],
  ['thanks', [thanks], 'confirmed'],
  ['thanks, and the page is at work', [thanks, busy], 'confirmed'],
  ['an error', [error], 'rejected'],
  ['an error, and the form was reset', [error, reset, answer], 'rejected'],
  ['thanks and an error, the form still there', [thanks, error], 'rejected'],
  ['thanks and an error, the form gone', [thanks, error, gone], 'confirmed'],
  ['a complaint', [complaint], 'rejected'],
  ['a complaint, the form gone', [complaint, gone], undefined],
  ['a complaint, the form reset', [complaint, answer, reset], undefined],
  ['an alert that says neither, the form reset', [text({ isAlert: true }), answer, reset], undefined],
  ['an alert that says neither, the form gone', [text({ isAlert: true }), answer, gone], undefined],
  ['a complaint and thanks, the form reset', [complaint, thanks, reset], 'confirmed'],
  ['thanks, and the only answer is 500', [thanks, otherRefusal], undefined],
  ['thanks, and one answer of two is 500', [thanks, otherRefusal, other], 'confirmed'],
  ['thanks, and the form was refused', [thanks, refusal], 'rejected'],
  ['thanks where the form stood, and the only answer is 500', [thanks, gone, otherRefusal], 'confirmed'],
  ['an answer of 500', [refusal], 'rejected'],
  ['an answer of 401, and the form is sent once more', [refusal, asking], undefined],
  ['an answer of 500, and the form was reset', [refusal, reset], 'rejected'],
  ['an answer of 500, then a good one of the same address', [refusal, answer, gone], 'confirmed'],
  ['an answer of 500, and a good one of another address', [refusal, other, gone], 'rejected'],
  ['two other addresses, of which one refused', [otherRefusal, other, gone], undefined],
  ['another address refused while the page is at work', [otherRefusal, busy], undefined],
  ['the form is gone', [gone], 'confirmed'],
  ['the form is reset', [reset, answer], undefined],
  ['the form is gone, its address took it, and a text nobody understands', [gone, answer, text()], undefined],
  [
    'a dialog closed, its address took it, and a toast nobody understands',
    [closed, answer, text({ isNews: true })],
    undefined,
  ],
  [
    'the form is gone, its address took it, and the text repeats the input',
    [gone, answer, text({ isNoRemark: true })],
    'confirmed',
  ],
  ['the form is gone, and a spinner came', [gone, busy], undefined],
  ['the form is gone, and a request has no answer', [gone, asking], undefined],
  ['thanks, and a request has no answer', [thanks, gone, asking], undefined],
  ['thanks beside a form that stands, one of two requests has no answer', [thanks, other, asking], undefined],
  ['thanks where the form stood, one of two requests has no answer', [thanks, gone, other, asking], 'confirmed'],
  ['an error, and a request has no answer', [error, asking], 'rejected'],
  ['a new page with the word error in it', [success('url'), { ...error, isNews: false }], 'confirmed'],
  ['a new page with an alert', [success('url'), error], 'rejected'],
  ['the form is gone, beside a text that says no to something', [gone, doubt], undefined],
  ['thanks, beside a text that says no to something', [thanks, doubt], 'confirmed'],
  ['a new page, where a text says no to something', [success('url'), doubt], 'confirmed'],
  ['the form is gone, and every request came to nothing', [gone, unanswered], undefined],
  ['thanks, and every request came to nothing', [thanks, unanswered], 'confirmed'],
  ['the form is gone, and one request of two came to nothing', [gone, unanswered, answer], 'confirmed'],
  ['the form is gone, and another site took it', [gone, unanswered, elsewhere], 'confirmed'],
  ['an error elsewhere, and thanks', [far, thanks], 'confirmed'],
  ['an error elsewhere, and the form is gone', [far, gone, answer], 'rejected'],
  ['an error elsewhere, while the page is at work', [far, busy], undefined],
  ['a field that is wrong, and a reset', [failed('field_error'), reset], 'rejected'],
  ['a frame that was answered with 500', [failed('navigation')], 'rejected'],
])('%s', (_, signs, status) => {
  expect(judge(signs)?.status).toBe(status)
})

test.each<[string, Sign[], string, number]>([
  ['alone', [], 'confirmed', 2300],
  ['beside an answer', [answer], 'confirmed', 0],
  ['beside an answer of another address', [other], 'confirmed', 500],
  ['and an error elsewhere', [far], 'rejected', 2500],
  ['and an error elsewhere, beside an answer', [far, answer], 'rejected', 500],
  ['beside an answer of 422', [refusal], 'rejected', 300],
  ['beside an answer of 422 of another address', [otherRefusal], 'rejected', 2500],
])('a closed dialog %s', (_, more, status, holdMs) => {
  expect(judge([success('dialog_closed'), ...more])).toEqual({ status, holdMs })
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
    fc.property(
      fc.array(fc.constantFrom<Sign>(answer, other, text(), text({ isNews: true }), { kind: 'dialog_opened' }, busy)),
      (signs) => {
        expect(judge(signs)).toBeUndefined()
      },
    ),
  )
})

test('a field that is marked as wrong outweighs everything but thanks', () => {
  fc.assert(
    fc.property(known, (signs) => {
      expect(judge([...signs, failed('field_error')])?.status).toBe('rejected')
    }),
  )
})

test('nothing is confirmed before any answer, while a request has none', () => {
  fc.assert(
    fc.property(known, (signs) => {
      const unanswered = signs.filter(({ kind }) => kind !== 'response')
      const thanked = unanswered.map((sign) => ({ ...sign, speaksFor: 'success' as const, isSaid: true }))
      expect(judge([...thanked, asking])).toBeUndefined()
    }),
  )
})
