import { describe, expect, test } from 'vitest'
import { parsePage } from '../parse-page.ts'
import { isTypedInput } from './typed-input.ts'

const field = (html: string) => {
  const page = parsePage(`<!doctype html><body>${html}`, { url: 'https://site.example/' })
  return page.looseFields[0] ?? page.forms[0]?.fields[0]
}

describe('type', () => {
  test.each([
    ['<input>', 'text'],
    ['<input type=EMAIL>', 'email'],
    ['<input type=nonsense>', 'text'],
    ['<input type=" email">', 'text'],
    ['<input type=datetime-local>', 'datetime-local'],
    ['<select>', 'select-one'],
    ['<select multiple>', 'select-multiple'],
    ['<textarea>', 'textarea'],
    ['<div contenteditable>', 'textbox'],
    ['<span role=switch>', 'switch'],
  ])('%s is %s', (html, type) => expect(field(html)?.type).toBe(type))
})

describe('what else is read', () => {
  test.each([
    ['required', '<input required>', { required: true }],
    ['aria-required', '<input aria-required=true>', { required: true }],
    ['disabled: not required', '<input required disabled aria-required=true>', { required: false }],
    ['in a disabled fieldset: not required', '<fieldset disabled><input required></fieldset>', { required: false }],
    ['read-only: not required', '<input required readonly>', { required: false, readOnly: true }],
    ['a list drawn by a script', '<input role=combobox readonly aria-required=true>', { required: true }],
    ['a check box is never read-only', '<input type=checkbox required readonly>', { required: true }],
    ['read-only with a value', '<input readonly value=x>', { fixed: true }],
    ['disabled with a value', '<textarea disabled>x</textarea>', { fixed: true }],
    ['disabled with a choice', '<select disabled><option>x<option selected>y</select>', { fixed: true }],
    [
      'constraints',
      '<input pattern="a+" min=1 max=9 maxlength=5 readonly>',
      { pattern: 'a+', min: '1', max: '9', maxLength: 5, readOnly: true },
    ],
    ['disabled by a fieldset', '<fieldset disabled><input></fieldset>', { disabled: true }],
    ['usable in the first legend', '<fieldset disabled><legend><input></legend></fieldset>', { disabled: false }],
    [
      'options',
      '<select><option value=1>One<optgroup><option disabled>Two</select>',
      {
        options: [
          { value: '1', text: 'One' },
          { value: 'Two', text: 'Two', disabled: true },
        ],
      },
    ],
    ['value of a choice', '<input type=radio value=a>', { value: 'a' }],
    ['value of a choice without one', '<input type=checkbox>', { value: 'on' }],
    ['hidden', '<input type=hidden>', { hiddenBy: 'type-hidden' }],
  ])('%s', (_, html, expected) => expect(field(html)).toMatchObject(expected))

  test.each([
    ['enabled with a value', '<input value=x>'],
    ['disabled without a value', '<input disabled value=" ">'],
    ['disabled with a prompt', '<select disabled><option selected value="">Choose<option>x</select>'],
    ['disabled with a prompt that nobody can choose', '<select disabled><option selected disabled>Choose</select>'],
    ['a check box that is not ticked', '<input type=checkbox disabled value=x>'],
  ])('shows no value of its own: %s', (_, html) => expect(field(html)).not.toHaveProperty('fixed'))

  test('what a person or a server put into a text field is never read', () => {
    expect(JSON.stringify(field('<input value=SECRET>'))).not.toContain('SECRET')
    expect(JSON.stringify(field('<input type=hidden value=SECRET>'))).not.toContain('SECRET')
    expect(JSON.stringify(field('<input type=password value=SECRET>'))).not.toContain('SECRET')
    expect(JSON.stringify(field('<textarea>SECRET</textarea>'))).not.toContain('SECRET')
  })
})

describe('purpose, by the clue that is trusted most', () => {
  test.each([
    ['<input autocomplete=tel name=email>', 'phone', 'autocomplete'],
    ['<input autocomplete="section-x billing cc-number">', 'card-number', 'autocomplete'],
    ['<input autocomplete=off type=email>', 'email', 'type'],
    ['<input type=password>', 'password', 'type'],
    ['<input type=password autocomplete=new-password>', 'new-password', 'autocomplete'],
    ['<input type=password name=password_confirmation>', 'new-password', 'name'],
    ['<input type=tel name=x>', 'phone', 'type'],
    ['<input type=tel name=cardnumber>', 'card-number', 'name'],
    ['<input type=tel name=x placeholder="ZIP code">', 'postal-code', 'label'],
    ['<input type=tel name=email>', 'phone', 'type'],
    ['<input name=user_email>', 'email', 'name'],
    ['<input name=company_phone>', 'phone', 'name'],
    ['<input name="user[email]">', 'email', 'name'],
    ['<input name=company_name>', 'organization', 'name'],
    ['<input name=city_name>', 'city', 'name'],
    ['<input name=x id=lastName>', 'family-name', 'id'],
    ['<label>Postal code <input name=x1></label>', 'postal-code', 'label'],
    ['<input name=x1 placeholder="Your company">', 'organization', 'label'],
    ['<input name=x1 aria-label=x placeholder="Your company">', 'organization', 'placeholder'],
    ['<textarea name=x1>', 'message', 'type'],
    ['<input type=checkbox name=email>', 'unknown', 'none'],
    ['<input type=checkbox name=x><label>', 'unknown', 'none'],
    ['<input name=x1>', 'unknown', 'none'],
    ['<input name=opacity>', 'unknown', 'none'],
  ])('%s', (html, purpose, from) => expect(field(html)).toMatchObject({ purpose, purposeFrom: from }))

  test.each([
    ['en', 'Email address', 'email'],
    ['de', 'Nachricht', 'message'],
    ['fr', 'Mot de passe', 'password'],
    ['es', 'Teléfono', 'phone'],
    ['pt', 'Mensagem', 'message'],
    ['it', 'Cognome', 'family-name'],
    ['nl', 'Wachtwoord', 'password'],
    ['pl', 'Hasło', 'password'],
    ['ru', 'Пароль', 'password'],
    ['tr', 'Telefon', 'phone'],
    ['ja', 'メールアドレス', 'email'],
    ['zh', '电话号码', 'phone'],
  ])('label in %s: %s', (_, label, purpose) =>
    expect(field(`<label>${label} <input name=x1></label>`)?.purpose).toBe(purpose),
  )
})

describe('traps and tokens', () => {
  test.each([
    ['by name', '<input name=honeypot>', true],
    ['by name, in words', '<input name=your_hp>', true],
    ['by label', '<label>Leave this field blank <input name=url2x></label>', true],
    ['moved away', '<div style="position:absolute; left:-9999px"><input name=website></div>', true],
    ['moved away by one margin of four', '<input name=website style="margin: 0 0 0 -9999px">', true],
    [
      'in a box that is centred by its margins',
      '<div style="margin:-150px 0 0 -200px"><input name=website></div>',
      false,
    ],
    ['made invisible', '<input name=website style="position: absolute; opacity: 0">', true],
    ['by class', '<div class="form-hp"><input name=website></div>', true],
    ['transparent', '<input name=url style="opacity:0">', true],
    ['a text area that is transparent', '<textarea name=note style="opacity: 0.0"></textarea>', true],
    ['clipped to nothing', '<input name=city style="clip-path: inset(100%)">', true],
    ['clipped to a point', '<p style="clip-path:circle(0)"><input name=city></p>', true],
    ['without width and height', '<input name=a2 style="width:0; height:0; border:0">', true],
    [
      'in a box without width and height',
      '<div style="overflow:hidden;height:0px;width:0px"><input name=a2></div>',
      true,
    ],
    ['shrunk to nothing', '<input name=a3 style="transform: scale(0)">', true],
    ['shrunk by its own property', '<input name=a3 style="scale: 0">', true],
    ['for nobody', '<div class="sr-only"><input name=phone2 tabindex=-1 autocomplete=off></div>', true],
    ['a pixel for nobody', '<input name=a style="width:1px;height:1px" tabindex=-1 autocomplete=off>', true],
    ['for screen readers', '<div class="sr-only"><input name=phone2></div>', false],
    ['that fades in', '<input name=a style="opacity:0;transform:translateY(20px)">', false],
    ['in a box that fades in', '<div style="opacity:0"><input name=a></div>', false],
    ['a search that grows', '<input type=search name=q style="width:0">', false],
    ['half transparent', '<input name=a style="opacity:0.5">', false],
    ['clipped a little', '<input name=a style="clip-path:inset(5%)">', false],
    ['shrunk a little', '<input name=a style="transform:scale(0.9)">', false],
    ['a drawn box', '<input type=checkbox name=a style="opacity:0">', false],
    ['a drawn choice', '<input type=radio name=a class=sr-only tabindex=-1 autocomplete=off>', false],
    ['a drawn file field', '<input type=file name=a style="position:absolute;opacity:0">', false],
    ['a drawn date', '<input type=date name=a style="position:absolute;opacity:0">', false],
    ['a drawn list', '<select name=a style="opacity:0"></select>', false],
    ['the filter of a list', '<input role=combobox name=a style="opacity:0">', false],
    ['a code in drawn boxes', '<input name=a autocomplete=one-time-code style="opacity:0">', false],
    ['a required field is none', '<input name=honeypot required>', false],
    ['a hidden field is none', '<input type=hidden name=honeypot>', false],
    ['a field in a closed dialog is none', '<dialog><input name=website></dialog>', false],
    ['an ordinary field', '<input name=phone>', false],
    [
      'of a comment form',
      '<p style="display: none !important;"><label>&#916;<textarea name=ak_hp_textarea maxlength=100></textarea></label></p>',
      true,
    ],
    [
      'of a newsletter form',
      '<div style="display:none"><input name=_mc4wp_required_but_not_really tabindex=-1 autocomplete=off></div>',
      true,
    ],
    ['hidden against everything that would show it', '<input name=a style="display:none !important">', true],
    ['hidden, and nothing else', '<div style="display:none"><input name=website></div>', false],
    ['hidden, and called so', '<div style="display:none"><input name=honeycomb></div>', true],
    ['that is called so where people see it', '<input name=honeycomb>', false],
    ['hidden from everybody', '<div aria-hidden=true><input name=a tabindex=-1 autocomplete=off></div>', true],
    ['in a box that is nearly transparent', '<div style="opacity:.01"><input name=city></div>', true],
    ['by the text beside it', '<li style="display:none">Should be Empty: <input name=website></li>', true],
    ['by a class that says it', '<p class=honeypot><input name=website></p>', true],
    ['by a class that only hides', '<div class=hidden><input name=company></div>', false],
    ['in a layout for large windows', '<div class="hidden md:block"><input name=bot tabindex=-1></div>', true],
    ['in such a layout, alone', '<div class="hidden md:block"><input name=company></div>', false],
    ['beside others in a box of that class', '<div class=honeypot><input name=a><input name=b></div>', false],
    ['a search that is kept from autofill', '<input name=q class=not_ignore autocomplete=off>', false],
    ['a home page', '<input name=hp_url>', false],
    ['an answer against robots', '<input name=antibot_answer>', false],
    ['left alone by humans', '<label>If you are human, leave this field blank <input name=a></label>', true],
    ['left alone but by robots', '<label>Leave blank unless you are a robot <input name=a></label>', true],
    ['in German', '<label>Bitte leer lassen <input name=a></label>', true],
    ['left alone for one case', '<label>Middle name (leave blank if none) <input name=a></label>', false],
    ['a password that may stay', '<label>Leave blank to keep it <input type=password name=a></label>', false],
    ['a field that is called like the sweet', '<input name=favourite_honeymoon>', false],
    ['a field about a honeymoon', '<input name=honeymoon_date>', false],
  ])('honeypot: %s', (_, html, honeypot) => expect(field(html)?.honeypot).toBe(honeypot))

  test.each([
    ['<input type=hidden name=csrf_token>', true],
    ['<input type=hidden name=__RequestVerificationToken>', true],
    ['<input type=hidden name=authenticity_token>', true],
    ['<input type=hidden name=product_id>', false],
    ['<input name=csrf_token>', false],
  ])('anti-forgery token: %s', (html, csrf) => expect(field(html)?.csrf).toBe(csrf))

  test.each([
    ['<input>', true],
    ['<select>', true],
    ['<dialog><input></dialog>', true],
    ['<input type=hidden>', false],
    ['<input name=honeypot>', false],
    ['<textarea name=g-recaptcha-response>', false],
  ])('a person fills %s: %s', (html, typed) => {
    const read = field(html)
    expect(read && isTypedInput(read)).toBe(typed)
  })
})
