import { describe, expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import { fieldGroups } from './field-group.ts'
import { inputSchema } from './input-schema.ts'
import { formSafety } from './tool-safety.ts'

const read = (fields: string, attributes = 'method=post') => {
  const html = `<!doctype html><form ${attributes}>${fields}<button>Send</button></form>`
  const form = parsePage(html, { url: 'https://shop.example/' }).forms[0]!
  const groups = fieldGroups(form)
  return { schema: inputSchema(groups), safety: formSafety(form, groups) }
}
const properties = (fields: string) => read(fields).schema.properties

describe('inputSchema', () => {
  test('the whole of a form', () => {
    expect(read('<label>Mail <input type=email name=mail required maxlength=50></label><input name=q>').schema).toEqual(
      {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        type: 'object',
        properties: {
          mail: { title: 'Mail', type: 'string', format: 'email', minLength: 1, maxLength: 50 },
          q: expect.objectContaining({ type: 'string' }),
        },
        required: ['mail'],
        additionalProperties: false,
      },
    )
  })

  test.each([
    ['number', '<input type=number name=a min=1 max=9>', { type: 'number', minimum: 1, maximum: 9 }],
    ['a step', '<input type=range name=a min=0 step=2>', { type: 'number', minimum: 0, multipleOf: 2 }],
    ['a step from its value', '<input type=number name=a value=4 step=2>', { type: 'number', multipleOf: 2 }],
    ['half steps', '<input type=number name=a step=.5>', { type: 'number', multipleOf: 0.5 }],
    [
      'steps that do not begin at 0',
      '<input type=number name=a min=1 step=2>',
      { type: 'number', minimum: 1, description: 'In steps of 2 from 1.' },
    ],
    ['steps of a cent', '<input type=number name=a step=0.01>', { type: 'number', description: 'In steps of 0.01.' }],
    [
      'a number in a text field',
      '<input role=spinbutton name=a aria-valuemin=1 aria-valuemax=9 aria-valuenow=2>',
      { type: 'number', minimum: 1, maximum: 9 },
    ],
    ['the same without bounds', '<input role=spinbutton name=a>', { type: 'number' }],
    ['a bound that is no number', '<input type=number name=a min=x>', { type: 'number' }],
    ['date', '<input type=date name=a>', { type: 'string', format: 'date' }],
    ['time', '<input type=time name=a>', { type: 'string', pattern: '^\\d{2}:\\d{2}(:\\d{2})?$' }],
    [
      'a pattern',
      '<input name=a pattern="[0-9]{4}" required>',
      { type: 'string', pattern: '^(?:[0-9]{4})$', minLength: 1 },
    ],
    ['a pattern of what may stay empty', '<input name=a pattern=a|b>', { type: 'string', pattern: '^(?:a|b)?$' }],
    ['a pattern that may take for ever', '<input name=a pattern="(a+)+">', { type: 'string', title: 'a' }],
    ['a pattern that no browser reads', '<input name=a pattern="[a-z">', { type: 'string', title: 'a' }],
    ['a pattern that browsers have dropped', '<input name=a pattern="[a(]">', { type: 'string', title: 'a' }],
    [
      'what is hidden while its form is shown',
      '<label hidden>Other <input name=a></label>',
      { description: 'Not shown at first.', title: 'Other', type: 'string' },
    ],
    ['address', '<input type=url name=a>', { type: 'string', format: 'uri' }],
    ['email by autocomplete', '<input name=a autocomplete=email>', { type: 'string', format: 'email' }],
    ['check box', '<input type=checkbox name=a>', { type: 'boolean' }],
    ['switch', '<button type=button role=switch name=a>News</button>', { type: 'boolean', title: 'a' }],
    [
      'check box drawn by a library',
      '<button type=button role=checkbox id=b aria-checked=false></button><input type=checkbox name=a aria-hidden=true tabindex=-1><label for=b>I agree</label>',
      { type: 'boolean', title: 'I agree' },
    ],
    [
      'check boxes',
      '<input type=checkbox name=a value=x><input type=checkbox name=a value=y>',
      { type: 'array', items: { type: 'string', enum: ['x', 'y'] }, uniqueItems: true },
    ],
    [
      'radio buttons',
      '<label><input type=radio name=a value=s>Small</label><label><input type=radio name=a value=l>Large</label>',
      { type: 'string', enum: ['s', 'l'], description: 's = Small; l = Large', title: 'a' },
    ],
    [
      'radio buttons that only their labels tell apart',
      '<label><input type=radio name=a>Short</label><label><input type=radio name=a>Long</label>',
      { type: 'string', enum: ['Short', 'Long'], title: 'a' },
    ],
    [
      'a list, its prompt left out where one is required',
      '<select name=a required><option value="">Choose<option value=1>One<option disabled>Two</select>',
      { type: 'string', enum: ['1'], description: expect.stringContaining('1 = One') },
    ],
    ['a list that may stay empty', '<select name=a><option value=""><option>x</select>', { enum: ['', 'x'] }],
    ['a list that a script fills', '<select name=a required></select>', { type: 'string' }],
    ['a list of its prompt alone', '<select name=a><option value="">First the make</select>', { type: 'string' }],
    [
      'a list that waits for another answer',
      '<select name=a disabled><option>First the make</select>',
      { type: 'string', description: expect.stringMatching(/^Disabled at first\./) },
    ],
    [
      'a list that is complete, and waits',
      '<select name=a disabled required><option selected value="">Choose<option>x</select>',
      { type: 'string', enum: ['', 'x'] },
    ],
    ['a field that waits for another answer', '<input name=a disabled required>', { type: 'string' }],
    ['one that its fieldset disables', '<fieldset disabled><input name=a required></fieldset>', { type: 'string' }],
    [
      'choices, without those that are sold out',
      '<input type=radio name=a value=s><input type=radio name=a value=l disabled>',
      { type: 'string', enum: ['s'] },
    ],
    [
      'choices that all wait',
      '<fieldset disabled><input type=radio name=a value=s><input type=radio name=a value=l></fieldset>',
      { type: 'string', enum: ['s', 'l'] },
    ],
    ['a list of a script that is read-only', '<select name=a readonly><option>x</select>', { enum: ['x'] }],
    ['values too long to be chosen', `<input type=radio name=a value=${'x'.repeat(300)}>`, { type: 'string' }],
    [
      'a list of several',
      '<select name=a multiple><option>x<option>y</select>',
      { type: 'array', items: { type: 'string', enum: ['x', 'y'] }, uniqueItems: true },
    ],
    [
      'title and description',
      '<label>City <input name=a placeholder=Bonn></label>',
      { title: 'City', description: 'Bonn' },
    ],
  ])('%s', (_, fields, expected) => expect(properties(fields)).toEqual({ a: expect.objectContaining(expected) }))

  test.each([
    ['several addresses', '<input type=email name=a multiple>'],
    ['text that may be more', '<label>Email or phone <input name=a></label>'],
  ])('no format for %s', (_, fields) => {
    expect(properties(fields)).toHaveProperty('a.type', 'string')
    expect(properties(fields)).not.toHaveProperty('a.format')
  })

  test.each([
    ['password', '<input type=password name=a>'],
    ['card number', '<input name=a autocomplete=cc-number>'],
    ['one-time code', '<input name=a autocomplete=one-time-code>'],
    ['file', '<input type=file name=a>'],
    ['hidden', '<input type=hidden name=a>'],
    ['CSRF token', '<input type=hidden name=csrf_token value=x>'],
    ['honeypot', '<input name=honeypot style="display:none" tabindex=-1 autocomplete=off>'],
    ['transparent field', '<input name=a style="opacity:0">'],
    ['captcha answer', '<textarea name=g-recaptcha-response></textarea>'],
    ['disabled field with a value', '<input name=a disabled value=x>'],
    ['disabled text area with a value', '<textarea name=a disabled>x</textarea>'],
    ['disabled list with a choice', '<select name=a disabled><option selected>x<option>y</select>'],
    ['disabled box that is ticked', '<input type=checkbox name=a disabled checked>'],
    [
      'disabled choice that is made',
      '<input type=radio name=a value=s disabled checked><input type=radio name=a value=l disabled>',
    ],
    ['read-only field', '<input name=a readonly>'],
    ['read-only password', '<input type=password name=a readonly>'],
  ])('no %s', (_, fields) => {
    expect(properties(fields)).toEqual({})
    expect(read(`<input name=q required>${fields}`).schema.required).toEqual(['q'])
  })

  test.each([
    ['letters that tools take', '<input name="user[email]">', ['user_email']],
    ['told apart', '<input name=a><input name=a><input name="a[]">', ['a', 'a_2', 'a_3']],
    ['by id without a name', '<input id=mail>', ['mail']],
    ['by purpose without either', '<input type=email>', ['email']],
    ['without anything, by type', '<input><textarea></textarea><select></select>', ['text', 'message', 'choice']],
    ['by what stands beside it', '<b>Postal code:</b> <input>', ['postal_code']],
    ['nothing that breaks objects', '<input name=__proto__><input name=constructor>', ['proto', 'constructor']],
  ])('keys: %s', (_, fields, keys) => expect(Object.keys(properties(fields) as object)).toEqual(keys))

  test.each(['any', '0', '-1', 'x', ''])('no steps of %j', (step) => {
    expect(properties(`<input type=number name=a step="${step}">`)).toEqual({ a: { title: 'a', type: 'number' } })
  })

  test('a field that is disabled at first is never required', () => {
    const { schema } = read('<input name=a required><fieldset disabled><input name=b required></fieldset>')
    expect(schema).toMatchObject({ required: ['a'], properties: { b: { type: 'string' } } })
  })

  test('a required field that is hidden while the form is shown belongs to a later step', () => {
    expect(read('<input name=a required><div hidden><input name=b required></div>').schema.required).toEqual(['a'])
  })
})

describe('formSafety', () => {
  test.each([
    ['nothing', '<input name=q>', []],
    ['password', '<input type=password name=p>', ['password']],
    ['password that waits to be enabled', '<input type=password name=p disabled>', ['password']],
    ['password that browsers must not remember', '<input type=password name=p readonly>', ['password']],
    ['password that is only shown', '<input type=password name=p readonly value=x>', []],
    ['payment', '<input name=a autocomplete=cc-number>', ['payment']],
    ['payment by fields of a service', '<div id=card-element></div>', ['payment']],
    ['file', '<input type=file name=f>', ['file']],
    ['one-time code', '<input name=a autocomplete=one-time-code>', ['one-time-code']],
    ['captcha', '<textarea name=g-recaptcha-response hidden></textarea>', ['captcha']],
    ['consent', '<label><input type=checkbox name=terms required> I accept the terms</label>', ['consent']],
  ])('%s', (_, fields, reasons) => {
    const { safety } = read(fields)
    expect(safety.reasons.map(({ reason }) => reason)).toEqual(reasons)
    expect(safety.needsPerson).toBe(reasons.length > 0)
  })

  test('another site', () => {
    const { safety } = read('<input name=q>', 'action="https://other.example/"')
    expect(safety.reasons).toEqual([{ reason: 'other-origin', fields: [], text: expect.any(String) }])
    expect(safety).toMatchObject({ needsPerson: true, consequential: true })
  })

  test('another site by its button', () => {
    const { safety } = read('<input name=q><button formaction="https://other.example/">Go</button>')
    expect(safety.reasons.map(({ reason }) => reason)).toEqual(['other-origin'])
  })

  test('a form that the page itself asks about', () => {
    const { safety } = read('<input name=q>', 'method=post data-approval')
    expect(safety).toMatchObject({ needsPerson: true, approval: 'data-approval', consequential: true })
  })

  test('a search sends nothing that stays', () => {
    expect(read('<input name=q>', 'method=get').safety.consequential).toBe(false)
  })
})
