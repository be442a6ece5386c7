import { expect, test } from 'vitest'
import { type Case, ruleFor } from './rules.ts'
import type { Answer, Sign } from './signs.ts'
import type { Worth } from './words.ts'

const answer = (status: number, says: Answer['says'] = 'nothing'): Sign => {
  return { kind: 'answer', method: 'POST', status, says }
}
const said = (worth: Worth, isNear = true): Sign => {
  return { kind: 'said', text: worth === 'thanks' ? 'Thanks' : 'x', where: isNear ? 'form' : 'page', worth, isNear }
}
const told = (text: string): Sign => ({ kind: 'said', text, where: 'form', worth: 'words', isNear: true })
const way = (way: 'left' | 'url' | 'form_removed' | 'form_reset' | 'dialog_closed'): Sign => ({ kind: 'way', way })
const asking: Sign = { kind: 'asking' }
const invalid: Sign = { kind: 'invalid', field: 'Email: taken' }
const lost: Sign = { kind: 'lost', field: 'tags: not sent', words: ['plum'] }
const unread: Sign = { kind: 'unread' }
const step: Sign = { kind: 'step', place: 'form' }
const next = (isOwn: boolean): Sign => ({ kind: 'next', isOwn })
const state: Sign = { kind: 'state', detail: 'aria-pressed=true' }
const dialog: Sign = { kind: 'dialog', detail: 'Vote' }
const met = (end: 'success' | 'failure'): Sign => ({ kind: 'expected', end })

const rows: [label: string, signs: Sign[], status: string | undefined, more?: Partial<Case>][] = [
  ['nothing', [], undefined],
  ['thanks, and no request', [said('thanks'), way('form_removed')], undefined],
  ['thanks, and the answer is awaited', [answer(200), asking, said('thanks')], undefined],
  ['a good answer alone', [answer(200)], undefined],
  ['a reset alone', [answer(200), way('form_reset')], undefined],
  ['a good answer and thanks', [answer(200), said('thanks')], 'confirmed'],
  ['thanks beside words', [answer(200), said('thanks'), said('words')], undefined],
  ['thanks, and words elsewhere', [answer(200), said('thanks'), said('words', false)], 'confirmed'],
  ['thanks elsewhere', [answer(200), said('thanks', false)], 'confirmed'],
  ['thanks and words elsewhere', [answer(200), said('thanks', false), said('words', false)], undefined],
  ['the form made way', [answer(204), way('dialog_closed')], 'confirmed'],
  ['the form made way for words', [answer(200), way('form_removed'), said('words')], undefined],
  ['the form made way, and words stand elsewhere', [answer(200), way('url'), said('words', false)], undefined],
  ['the form made way for what nobody here reads', [answer(200), way('form_removed'), unread], undefined],
  ['thanks beside such a thing', [answer(200), way('form_removed'), said('thanks'), unread], 'confirmed'],
  ['a line that it is done, and words after it', [answer(200), way('left'), said('done'), said('words')], 'confirmed'],
  ['such a line after words', [answer(200), way('left'), said('words'), said('done')], undefined],
  [
    'thanks, and words before a line that it is done',
    [answer(200), said('thanks'), said('words'), said('done')],
    undefined,
  ],
  [
    'somebody is thanked at length before that',
    [answer(200), told('We thank you for your time'), said('done')],
    'confirmed',
  ],
  ['thanked at length, and no more', [answer(200), told('We thank you for your interest')], undefined],
  ['a line that says first that it is done', [answer(200), said('thanks'), said('told')], 'confirmed'],
  ['the same in a toast', [answer(200), said('told', false), said('words', false)], 'confirmed'],
  ['the same, and words where the form is', [answer(200), said('told', false), said('words')], undefined],
  [
    'the same, and a link in a mail',
    [answer(200), { ...told('Saved. Click the link in the mail'), worth: 'told' } as Sign],
    undefined,
  ],
  ['the form made way for another one', [answer(200), way('form_removed'), step], undefined],
  ['a step that was saved, above the next one', [answer(200, 'yes'), said('done'), step], undefined],
  ['a step in the form itself, whatever is said', [answer(200, 'yes'), said('thanks'), next(true)], 'next_step'],
  ['a question that the page goes on with', [answer(200, 'yes'), said('words'), next(false)], 'next_step'],
  ['buttons beside thanks', [answer(200), said('thanks'), next(false)], 'confirmed'],
  ['a step that was refused', [answer(200), invalid, next(true)], 'rejected'],
  ['a refusal, whatever is said', [answer(422), said('thanks'), way('form_removed')], 'rejected'],
  ['the second answer counts', [answer(401), answer(200, 'yes')], 'confirmed'],
  ['a body that says yes, and the form stands', [answer(200, 'yes'), said('words')], 'confirmed'],
  [
    'a body that says yes, and a link in a mail',
    [answer(200, 'yes'), told('Klick auf den Link in der Mail')],
    undefined,
  ],
  ['the same in other letters', [answer(200, 'yes'), told('確認メールをご覧ください')], undefined],
  ['something was created, and the form made way', [answer(201), way('url'), said('words')], 'confirmed'],
  ['something was created, and the form stands', [answer(201), way('form_reset'), said('words')], undefined],
  ['something was created, and a mail tells more', [answer(201), way('url'), told('Check your e-mail')], undefined],
  ['something was created, and the next step stands there', [answer(201), way('form_removed'), step], undefined],
  ['a body that says no', [answer(200, 'no'), said('thanks'), way('dialog_closed')], 'rejected'],
  ['thanks, and words that the page keeps to itself', [answer(200, 'unclear'), said('thanks')], undefined],
  ['the form made way, and such words', [answer(200, 'unclear'), way('form_removed')], undefined],
  ['an invalid field', [answer(200, 'yes'), invalid], 'rejected'],
  ['thanks, and a value that was not sent', [answer(200, 'yes'), lost, said('thanks')], undefined],
  ['a refusal of such a form', [answer(200), lost, invalid], 'rejected'],
  ['what was expected', [met('success'), invalid], 'confirmed', { isExpecting: true }],
  ['a refusal beats what was expected', [answer(500), met('success')], 'rejected', { isExpecting: true }],
  ['so does the failure', [answer(200, 'yes'), met('success'), met('failure')], 'rejected', { isExpecting: true }],
  ['thanks, and something else was expected', [answer(200, 'yes'), said('thanks')], undefined, { isExpecting: true }],
  ['a step, and something else was expected', [answer(200), next(false)], 'next_step', { isExpecting: true }],
  ['the state of a button', [state], 'confirmed', { kind: 'button' }],
  ['a state of a form', [state], undefined],
  ['a dialog of a button', [dialog, said('words', false)], 'confirmed', { kind: 'button' }],
  [
    'one that is loaded',
    [{ ...answer(200), method: 'GET' } as Sign, dialog, said('words')],
    'confirmed',
    { kind: 'button' },
  ],
  [
    'one that says something of what was sent',
    [answer(200), dialog, said('words', false)],
    undefined,
    { kind: 'button' },
  ],
  ['one that thanks for it', [answer(200), dialog, said('thanks', false)], 'confirmed', { kind: 'button' }],
  ['a button that opens a form', [state, step], undefined, { kind: 'button' }],
]

test.each(rows)('%s', (_, signs, status, more = {}) => {
  expect(ruleFor({ kind: 'form', isExpecting: false, signs, ...more })?.status).toBe(status)
})
