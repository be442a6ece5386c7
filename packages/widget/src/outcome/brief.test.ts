import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { expect, test } from 'vitest'
import type { Outcome } from '../types.ts'
import { brief } from './brief.ts'

const base: Pick<Outcome, 'receiptId' | 'tool' | 'trace' | 'sent'> = {
  receiptId: 'mwsctddh0r984q90179',
  tool: 'renewMembershipOfTheLibrary',
  trace: [],
  sent: 'yes',
}
const address =
  'https://shop.example.com/de/konto/bestellungen/3f9a1c07-8d2e-4b65-a1f0-99c2d7e4b810/ruecksendung/anmelden'
const words = 'कृपया अपना पूरा पता लिखें ताकि हम आपका सामान भेज सकें और आपसे संपर्क कर सकें'
const fields = Array.from({ length: 12 }, (_, index) => ({
  path: `/deliveryAddress_${index}`,
  reason: `Delivery address line ${index}: Please fill out this field before you go on.`,
  schemaPath: `/properties/deliveryAddress_${index}/minLength`,
}))

/** Label, and the longest of its kind that a run may come to. */
const rows: [string, Omit<Outcome, keyof typeof base>][] = [
  [
    'twelve wrong fields',
    {
      status: 'rejected',
      evidence: [],
      error: { code: 'form_invalid', message: `form invalid: ${fields.map(({ reason }) => reason).join('; ')}` },
      errors: fields,
    },
  ],
  [
    'long addresses',
    {
      status: 'confirmed',
      evidence: [
        { kind: 'response', detail: address, httpStatus: 201, speaksFor: 'success' },
        { kind: 'url', detail: address },
        { kind: 'form_removed' },
      ],
    },
  ],
  [
    'a form that was opened',
    {
      status: 'submitted_unverified',
      evidence: [
        { kind: 'navigation', detail: address, httpStatus: 200 },
        { kind: 'dialog_opened', detail: words },
      ],
      opened: { selector: '#return-registration', url: address },
    },
  ],
  [
    'errors in Hindi',
    {
      status: 'rejected',
      evidence: [
        { kind: 'response', detail: address, httpStatus: 422, speaksFor: 'failure' },
        ...Array.from({ length: 3 }, () => ({
          kind: 'field_error' as const,
          detail: words,
          speaksFor: 'failure' as const,
        })),
        { kind: 'state', detail: words },
      ],
    },
  ],
  [
    'errors in Chinese',
    {
      status: 'rejected',
      evidence: Array.from({ length: 3 }, () => ({
        kind: 'field_error' as const,
        detail: '请输入您的完整送货地址以便我们能够及时联系您并寄送商品'.repeat(3),
        speaksFor: 'failure' as const,
      })),
    },
  ],
  [
    'many elements',
    {
      status: 'failed',
      evidence: [],
      error: {
        code: 'target_ambiguous',
        message: `target ambiguous: form.checkout > div:nth-of-type(3) (${'button#send "Send the message now", '.repeat(5)})`,
        elements: Array.from({ length: 5 }, () => 'button#send "Send the message now"'),
      },
    },
  ],
]

test.each(rows)('%s: at most 160 tokens', (_, outcome) => {
  const { trace, ...told } = brief({ ...base, ...outcome })
  expect(countTokens(JSON.stringify(told))).toBeLessThanOrEqual(160)
})

test('what is short stays as it is', () => {
  const outcome: Outcome = {
    ...base,
    status: 'rejected',
    evidence: [
      { kind: 'response', detail: 'https://shop.example.com/return', httpStatus: 422, speaksFor: 'failure' },
      { kind: 'field_error', detail: 'Geboortedatum: Kinderen zwemmen bij ons vanaf vier jaar.', speaksFor: 'failure' },
    ],
  }
  expect(brief(outcome)).toEqual(outcome)
})
