import { describe, expect, test } from 'vitest'
import { type ControlState, judgeProof, type ProofFacts, type SeenRequest } from './judge-proof.ts'
import type { SampleValue } from './sample-input.ts'

const site = 'https://shop.example'
const value = (
  key: string,
  text: string,
  type = 'text',
  purpose: SampleValue['field']['purpose'] = 'unknown',
): SampleValue => ({
  key,
  field: { key, selector: `[name=${key}]`, type, purpose, label: key, required: true },
  value: text,
  isUnique: true,
  isText: true,
})
const mail = value('mail', 'kodaruba@example.com', 'email', 'email')
const name = value('name', 'Ada Kodaruda', 'text', 'name')
const control = (key: string, held: string, more: Partial<ControlState> = {}): ControlState => ({
  ...{ key, name: key, type: 'text', value: held, checked: false, selected: [], isHidden: false },
  ...more,
})
const traced = (fields: SeenRequest['fields']): SeenRequest['traces'] =>
  Object.fromEntries(
    [mail, name]
      .filter((each) => fields.some(([, sent]) => sent.includes(String(each.value))))
      .map(({ key }) => [key, 'raw' as const]),
  )
const both: SeenRequest['fields'] = [
  ['mail', 'kodaruba@example.com'],
  ['name', 'Ada Kodaruda'],
]
const asked = (more: Partial<SeenRequest> = {}): SeenRequest => {
  const fields = more.fields ?? both
  const usual = {
    method: 'POST',
    url: `${site}/send`,
    at: 2_000,
    encoding: 'json' as const,
    bytes: 80,
    isNavigation: false,
    isOwnSite: true,
  }
  return { ...usual, fields, traces: traced(fields), ...more }
}
const facts = (requests: SeenRequest[], more: Partial<ProofFacts> = {}): ProofFacts => ({
  values: [mail, name],
  requests,
  before: [control('mail', ''), control('name', '')],
  submitted: [control('mail', 'kodaruba@example.com'), control('name', 'Ada Kodaruda')],
  submittedAt: 1_000,
  isThanked: false,
  ...more,
})
const native = { isNavigation: true, encoding: 'urlencoded' as const }
const target = { url: `${site}/send`, method: 'POST', isDeclared: true }
const elsewhere = { url: 'https://tracker.example/collect', isOwnSite: false }

describe('the verdict', () => {
  test.each<[string, ProofFacts, string]>([
    ['a script sends everything once', facts([asked()]), 'proven sent_once'],
    ['the browser sends the form', facts([asked(native)], { target }), 'proven sent_once'],
    [
      'the values go out under other names',
      facts([
        asked({
          fields: [
            ['user.email', 'kodaruba@example.com'],
            ['user.fullName', 'Ada Kodaruda'],
          ],
        }),
      ]),
      'proven sent_once',
    ],
    [
      'a value is there twice',
      facts([asked({ fields: [...both, ['replyTo', 'kodaruba@example.com']] })]),
      'proven sent_once',
    ],
    [
      'a name in two parts',
      facts([asked({ fields: [both[0]!, ['first', 'Ada'], ['last', 'Kodaruda']] })]),
      'proven sent_once',
    ],
    [
      'a letter of several values',
      facts([asked({ encoding: 'text', fields: [['', 'From kodaruba@example.com\nAda Kodaruda']] })]),
      'proven sent_once',
    ],
    ['another site reads along', facts([asked(), asked(elsewhere)]), 'proven sent_once'],
    [
      'a token and hidden fields with it',
      facts([asked({ fields: [...both, ['csrf', 'a81f0c9d2e']] })], {
        before: [control('csrf', 'a81f0c9d2e', { isHidden: true })],
      }),
      'proven sent_once',
    ],
    ['thanks without a request', facts([], { isThanked: true }), 'refuted thanks_without_request'],
    [
      'thanks, and only a tracker was told',
      facts([asked({ ...elsewhere, method: 'GET', bytes: 0, at: 500 })], { isThanked: true }),
      'refuted thanks_without_request',
    ],
    [
      'thanks, and then only a tracker was told',
      facts([asked({ ...elsewhere, method: 'GET', bytes: 0 })], { isThanked: true }),
      'refuted thanks_without_request',
    ],
    ['sent twice', facts([asked(), asked({ at: 2_100 })]), 'refuted sent_twice'],
    ['sent before the button was pressed', facts([asked({ at: 500 }), asked()]), 'refuted sent_early'],
    ['sent before the button was pressed, and not then', facts([asked({ at: 500 })]), 'refuted sent_early'],
    ['a value was changed', facts([asked({ fields: [both[0]!, ['name', 'Eve']] })]), 'refuted value_altered'],
    [
      'a field that nobody filled in was changed',
      facts([asked({ fields: [...both, ['plan', 'gold']] })], { before: [control('plan', 'basic')] }),
      'refuted value_altered',
    ],
    [
      'a value is missing, in what the browser sends',
      facts([asked({ ...native, fields: [both[0]!] })], { target }),
      'refuted value_missing',
    ],
    [
      'a value is missing, and the page says thanks for it',
      facts([asked({ fields: [both[0]!] })], { isDone: true }),
      'refuted value_missing',
    ],
    [
      'to another address than the markup says',
      facts([asked({ ...native, ...elsewhere })], { target }),
      'refuted other_address',
    ],
    ['a script sends it to another site', facts([asked(elsewhere)]), 'not_measured other_address'],
    [
      'some values are asked about first',
      facts([asked({ method: 'GET', fields: [both[0]!] })]),
      'not_measured needs_answer',
    ],
    ['some values are sent first', facts([asked({ fields: [both[0]!] })]), 'not_measured needs_answer'],
    ['the form goes on after an answer', facts([asked()], { hasFollowed: true }), 'not_measured needs_answer'],
    ['the button says that more comes', facts([asked()], { says: ['Next'] }), 'not_measured needs_answer'],
    [
      'the button says so, and the page says thanks',
      facts([asked()], { says: ['Next'], isDone: true }),
      'proven sent_once',
    ],
    [
      'a token is asked for first',
      facts([asked({ method: 'GET', url: `${site}/token`, fields: [] })]),
      'not_measured needs_answer',
    ],
    [
      'a value is hashed',
      facts([
        asked({
          fields: [['mail', '9f86d081884c7d659a2feaa0c55ad015'], both[1]!],
          traces: { mail: 'hashed', name: 'raw' },
        }),
      ]),
      'not_measured value_unreadable',
    ],
    [
      'everything is encrypted',
      facts([asked({ fields: [['data', 'q83nK1xZ0aVd93kLmQpR7sTtUuVv']] })]),
      'not_measured value_unreadable',
    ],
    ['the body is bytes', facts([asked({ encoding: 'unknown', fields: [] })]), 'not_measured value_unreadable'],
    ['nothing was sent, nothing was said', facts([]), 'not_measured nothing_sent'],
  ])('%s', (_, given, expected) => {
    const { verdict, reason } = judgeProof(given)
    expect(`${verdict} ${reason}`).toBe(expected)
  })
})

test('of values that nobody typed only the length is told', () => {
  const { request } = judgeProof(
    facts([asked({ fields: [...both, ['csrf', 'a81f0c9d2e']] })], {
      before: [control('csrf', 'a81f0c9d2e', { isHidden: true })],
    }),
  )
  expect(request!.fields).toEqual([
    { name: 'mail', is: 'typed', key: 'mail', value: 'kodaruba@example.com', length: 20 },
    { name: 'name', is: 'typed', key: 'name', value: 'Ada Kodaruda', length: 12 },
    { name: 'csrf', is: 'preset', length: 10 },
  ])
})

test('whoever else gets what is typed is listed by host, time and form', () => {
  const { readers } = judgeProof(
    facts([
      asked({ ...elsewhere, at: 500, fields: [both[0]!] }),
      asked(),
      asked({ ...elsewhere, at: 2_100, traces: { mail: 'hashed' } }),
    ]),
  )
  expect(readers).toEqual([
    { host: 'tracker.example', keys: ['mail'], when: 'before', as: 'raw' },
    { host: 'tracker.example', keys: ['mail'], when: 'after', as: 'hashed' },
  ])
})
