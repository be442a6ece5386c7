import { describe, expect, test } from 'vitest'
import { buildField, buildForm, buildSubmit } from '../../test/evidence-builder.ts'
import type { Form } from '../page/model/form-model.ts'
import { parsePage } from '../page/parse-page.ts'
import { formOperabilitySchema } from '../schema/operability.ts'
import { assessForm } from './assess-form.ts'

const pageUrl = 'https://shop.example/'
const unnamed = { label: '', required: true }
const dialog = { node: 5, selector: '#d', kind: 'dialog' as const }
const inDialog = (more: object = {}): Partial<Form> => ({
  dialog: { ...dialog, ...more },
  hiddenBy: 'closed-dialog',
  submitControls: [buildSubmit({ hiddenBy: 'closed-dialog' })],
})

// callable, fillable, submittable, safe
const rows: [string, Partial<Form>, string][] = [
  ['plain contact form', {}, 'yes yes yes yes'],
  ['no fields at all', { fields: [] }, 'yes yes yes yes'],
  ['required field without a label', { fields: [buildField({ name: 'f1', ...unnamed })] }, 'no no yes yes'],
  ['optional field without a label', { fields: [buildField({ label: '' })] }, 'yes yes yes yes'],
  ['placeholder is enough', { fields: [buildField({ ...unnamed, placeholder: 'City' })] }, 'yes yes yes yes'],
  [
    'semantic name is enough',
    { fields: [{ ...buildField(unnamed), label: { text: 'email', source: 'semantic-name' } }] },
    'yes yes yes yes',
  ],
  [
    'blank label text',
    { fields: [{ ...buildField(unnamed), label: { text: ' ', source: 'title' } }] },
    'no no yes yes',
  ],
  ['a label of signs alone', { fields: [buildField({ label: '*', required: true })] }, 'no no yes yes'],
  ['honeypot is skipped', { fields: [buildField({ ...unnamed, honeypot: true })] }, 'yes yes yes yes'],
  ['CSRF token is skipped', { fields: [buildField({ ...unnamed, csrf: true, type: 'hidden' })] }, 'yes yes yes yes'],
  [
    'hidden card number is skipped',
    { fields: [buildField({ type: 'hidden', purpose: 'card-number' })] },
    'yes yes yes yes',
  ],
  ['payment', { fields: [buildField({ purpose: 'card-number' })] }, 'no yes yes no'],
  ['fields that a payment service draws', { hostedPayment: 'Stripe' }, 'no yes yes no'],
  ['the same behind a gate', { hostedPayment: 'Stripe', approval: 'data-approval' }, 'yes yes yes yes'],
  ['password', { fields: [buildField({ type: 'password', purpose: 'password' })] }, 'no yes yes no'],
  ['password by type alone', { fields: [buildField({ type: 'password' })] }, 'no yes yes no'],
  ['file', { fields: [buildField({ type: 'file' })] }, 'no yes yes no'],
  [
    'password behind a gate',
    { fields: [buildField({ type: 'password' })], approval: 'data-confirm' },
    'yes yes yes yes',
  ],
  [
    'password, WebMCP waits for a person',
    {
      fields: [buildField({ type: 'password' })],
      webMcp: { name: 'log_in', description: 'Log in', autoSubmit: false },
    },
    'yes yes yes yes',
  ],
  [
    'password, WebMCP submits by itself',
    { fields: [buildField({ type: 'password' })], webMcp: { name: 'log_in', description: 'Log in', autoSubmit: true } },
    'no yes yes no',
  ],
  [
    'password, WebMCP without a description is no tool',
    { fields: [buildField({ type: 'password' })], webMcp: { name: 'log_in', description: '', autoSubmit: false } },
    'no yes yes no',
  ],
  [
    'password, WebMCP not known to wait',
    { fields: [buildField({ type: 'password' })], webMcp: { name: 'log_in', description: 'Log in' } },
    'no yes yes no',
  ],
  ['no submit control', { submitControls: [] }, 'yes yes no yes'],
  ['hidden submit control', { submitControls: [buildSubmit({ hiddenBy: 'inline-style' })] }, 'yes yes no yes'],
  [
    'one of two is visible',
    { submitControls: [buildSubmit({ hiddenBy: 'inline-style' }), buildSubmit()] },
    'yes yes yes yes',
  ],
  ['in a dialog with a trigger', inDialog({ triggerSelector: '#open' }), 'yes yes yes yes'],
  ['in a dialog that nothing opens', inDialog(), 'yes yes unknown yes'],
  [
    'hidden by itself inside a dialog',
    { ...inDialog({ triggerSelector: '#open' }), submitControls: [buildSubmit({ hiddenBy: 'hidden-attribute' })] },
    'yes yes no yes',
  ],
  [
    'hidden with its form',
    { hiddenBy: 'inline-style', submitControls: [buildSubmit({ hiddenBy: 'inline-style' })] },
    'yes yes no yes',
  ],
  [
    'in closed details',
    { hiddenBy: 'closed-details', submitControls: [buildSubmit({ hiddenBy: 'closed-details' })] },
    'yes yes yes yes',
  ],
  [
    'another origin, whatever it asks for',
    { crossOrigin: true, action: 'https://pay.example/x', fields: [buildField({ purpose: 'card-number' })] },
    'unknown unknown unknown unknown',
  ],
]

const idle: [string, Partial<Form>][] = [
  ['closes its dialog', { method: 'dialog' }],
  ['has nothing in it', { fields: [], submitControls: [] }],
  ['has only what the site sends along', { fields: [buildField({ type: 'hidden' })], submitControls: [] }],
]

describe('assessForm', () => {
  test.each(idle)('says nothing of a form that %s', (_label, words) => {
    const { assessed, callable, fillable, submittable, safe } = assessForm(buildForm(words), { pageUrl })
    expect(assessed).toBe(false)
    expect([callable, fillable, submittable, safe].map(({ verdict }) => verdict)).toEqual(Array(4).fill('unknown'))
  })

  test.each(rows)('%s', (_label, words, expected) => {
    const result = assessForm(buildForm(words), { pageUrl })
    const { callable, fillable, submittable, safe } = result
    expect([callable, fillable, submittable, safe].map(({ verdict }) => verdict).join(' ')).toBe(expected)
    expect(result.assessed).toBe(!words.crossOrigin)
    for (const verdict of [callable, fillable, submittable, safe]) expect(verdict.reasons.length).toBeGreaterThan(0)
    expect(formOperabilitySchema.parse(result)).toEqual(result)
  })

  test.each([
    ['disabled: barred from being required', '<input name=q17 required disabled>', 'yes yes yes yes'],
    ['in a disabled fieldset', '<fieldset disabled><input name=q17 required></fieldset>', 'yes yes yes yes'],
    ['read-only', '<input name=q17 required readonly>', 'yes yes yes yes'],
    ['a password that waits', '<input type=password name=p disabled>', 'no yes yes no'],
    ['a password that is read-only until it has the focus', '<input type=password name=p readonly>', 'no yes yes no'],
    ['a password that is only shown', '<input type=password name=p disabled value=secret>', 'yes yes yes yes'],
  ])('of a page: %s', (_label, html, expected) => {
    const { forms } = parsePage(`<!doctype html><form>${html}<button>Go</button></form>`, { url: pageUrl })
    const { callable, fillable, submittable, safe } = assessForm(forms[0]!, { pageUrl })
    expect([callable, fillable, submittable, safe].map(({ verdict }) => verdict).join(' ')).toBe(expected)
  })

  test('names the unresolved and the skipped fields, once each', () => {
    const fields = [
      buildField({ name: 'size', type: 'radio', ...unnamed }),
      buildField({ name: 'size', type: 'radio', ...unnamed }),
      buildField({ name: '', id: 'x7', ...unnamed }),
      buildField({ name: 'website', honeypot: true }),
      buildField({ name: '_token', type: 'hidden', csrf: true }),
    ]
    const result = assessForm(buildForm({ fields }), { pageUrl })
    expect(result.unresolvedFields).toEqual(['size', 'x7'])
    expect(result.skippedFields).toEqual(['website', '_token'])
    expect(result.fields.map(({ name }) => name)).toEqual(['size', 'size', 'x7'])
    expect(result.callable.reasons).toEqual(['Required fields “size” and “x7” have no label.'])
  })

  test('says one sentence for each kind of sensitive field', () => {
    const card = ['card', 'expiry', 'cvc'].map((name) => buildField({ name, purpose: 'card-number' }))
    const fields = [...card, buildField({ name: 'pin', type: 'password' })]
    expect(assessForm(buildForm({ fields }), { pageUrl }).safe.reasons).toEqual([
      "The form asks for payment details (“card”, “expiry” and “cvc”) without a person's confirmation.",
      "The form asks for a password (“pin”) without a person's confirmation.",
    ])
  })

  test.each<[string, Partial<Form>, string]>([
    ['label', { nameHints: { label: 'Book', heading: 'Tables', submitTexts: ['Send'] } }, 'Book'],
    ['heading', { nameHints: { heading: 'Tables', submitTexts: ['Send'] } }, 'Tables'],
    ['submit text', { nameHints: { submitTexts: ['', 'Send'] }, id: 'f' }, 'Send'],
    ['id', { nameHints: { submitTexts: [] }, id: 'f' }, 'f'],
    ['position', { nameHints: { submitTexts: [] }, index: 2 }, 'Form 3'],
  ])('is called by its %s', (_label, words, expected) => {
    expect(assessForm(buildForm(words), { pageUrl }).label).toBe(expected)
  })
})

test.each([
  ['mail', '<form action="mailto:a@b.example"><input name=email><button>Send</button></form>', 'unknown'],
  ['an empty document', '<form action="about:blank"><input name=email><button>Send</button></form>', 'unknown'],
  ['a script', '<form action="javascript:void 0"><input name=email><button>Send</button></form>', 'yes'],
  ['a disabled button, no script', '<form><input name=email><button disabled>Send</button></form>', 'no'],
  [
    'a disabled button and a script',
    '<form><input name=email><button disabled>Send</button></form><script src=a.js></script>',
    'unknown',
  ],
  [
    'one of two is disabled',
    '<form><input name=email><button disabled>Send</button><button>Send</button></form>',
    'yes',
  ],
  ['of type button, no script', '<form><input name=email><button type=button>Send</button></form>', 'no'],
  [
    'of type button and a script',
    '<form><input name=email><button type=button>Send</button></form><script src=a.js></script>',
    'unknown',
  ],
  [
    'of type button, and its handler submits',
    '<form><input name=email><button type=button onclick="form.submit()">Go</button></form>',
    'yes',
  ],
])('submittable: %s', (_label, html, expected) => {
  const [form] = parsePage(html, { url: pageUrl }).forms
  expect(assessForm(form!, { pageUrl }).submittable.verdict).toBe(expected)
})

test.each([
  [
    'that nobody sees',
    '<div style="position:absolute;left:-9999px"><input name=honeypot required></div>',
    ['honeypot'],
  ],
  ['that everybody sees', '<input name=honeypot required>', []],
  ['that nobody sees, and that is called no trap', '<input name=q17 required style="opacity:0">', []],
])('a required trap %s', (_label, html, skipped) => {
  const [form] = parsePage(`<form>${html}<input name=email><button>Send</button></form>`, { url: pageUrl }).forms
  expect(assessForm(form!, { pageUrl }).skippedFields).toEqual(skipped)
})
