import { inferTools, parsePage } from '@operable/core'
import { reasonNamed as reasonIn } from '@operable/core/fingerprint'
import { languages as german } from '@operable/core/words/german'
import { beforeAll, describe, expect, test } from 'vitest'
import { allWords, phrasesOf } from '../../../core/src/lexicon/languages.ts'
import { fieldPurposes } from '../../../core/src/standards/field-purposes.ts'
import { languagesBy } from '../words/languages.ts'
import { loadWordsBy, understand } from '../words/words.ts'
import { personReason } from './sensitive.ts'

const reasonNamed = (name: string) => reasonIn(name, allWords)

const secrets: [reason: string, names: string[]][] = [
  [
    'payment',
    `cc_number ccNumber ccnum card-number cardNumber card_no cardno CardHolder cvv cvv2 cvc card_cvc csc security_code securityCode iban IBAN pin user_pin creditcard cc-exp account_number bank_account`.split(
      ' ',
    ),
  ],
  [
    'payment',
    [
      'Card number',
      'Credit card',
      'Name on card',
      'Security code (CVV)',
      'Enter PIN',
      'Kartennummer',
      'Prüfziffer',
      'Numéro de carte',
      'Code de sécurité',
      'Número de tarjeta',
      'Código de seguridad',
      'Número do cartão',
      'Numero della carta',
      'Codice di sicurezza',
      'Kaartnummer',
      'Numer karty',
      'Номер карты',
      'カード番号',
      '卡号',
      'Geheimzahl',
      'Code secret',
      'Código PIN',
    ],
  ],
  [
    'one-time-code',
    [
      ...'otp otp_code otpCode OTP one_time_code oneTimePassword verification_code totp 2fa sms_code'.split(' '),
      'Verification code',
      'Code de vérification',
      'Código de verificación',
      'Bestätigungscode',
      'Einmalcode',
      '認証コード',
      'Digit 1 of 6',
      'Code from SMS',
    ],
  ],
  [
    'password',
    [
      ...'password passwd pwd pass user_pass userpass newPassword password2 confirm-password passwort'.split(' '),
      'Your password',
      'Mot de passe',
      'Contraseña',
      'Tu clave',
      'Clave de acceso',
      'Nueva clave',
      'Wachtwoord',
      'Hasło',
      'Пароль',
      'パスワード',
      '密码',
      'mdp',
      "Parola d'ordine",
    ],
  ],
]

const harmless = [
  ...`honeymoon pincode pin_code pinterest pinterest_url shipping postal_code postalCode zip_code country_code area_code promo_code promoCode coupon_code
  discount_code passport passport_number passenger compass boarding_pass card_type card business_card cc cc_email account account_name discard_note
  expiry_date opinion spin encoding qr_code optout option laptop reset_password_email one_time_donation swift_experience subscribe`.split(
    /\s+/,
  ),
  'PIN code',
  'Boarding pass',
  'Loyalty card number',
  'Parola chiave',
  'Palabra clave',
  'Clave del producto',
  'Gift card number',
  'Library card number',
  'Postal code',
  'Country code',
  'Promo code',
  'Code postal',
  'Vorname',
  'Message',
  'Where did you hear of us?',
  'Secret Santa',
  'Palabras clave',
  'Digital code',
  'Login',
]

describe('what only a person gives', () => {
  test.each(secrets.flatMap(([reason, names]) => names.map((name) => [name, reason] as const)))(
    '%s: %s',
    (name, why) => {
      expect(reasonNamed(name)).toBe(why)
    },
  )
  test.each(harmless)('%s is harmless', (name) => {
    expect(reasonNamed(name)).toBeUndefined()
  })
})

beforeAll(async () => {
  loadWordsBy(async () => languagesBy(async () => ({ languages: german })))
  document.documentElement.lang = 'de'
  await understand({ stepMs: 60_000, end: Number.POSITIVE_INFINITY }, document.body)
})

test.each([
  ['<input type="password" name="a">', 'password'],
  ['<input type="file" name="a">', 'file'],
  ['<input autocomplete="current-password" name="a">', 'password'],
  ['<input autocomplete="section-a new-password" name="a">', 'password'],
  ['<input type="search" id="city" role="combobox" aria-haspopup="listbox" autocomplete="new-password">', undefined],
  ['<input id="b" role="combobox" autocomplete="new-password">', undefined],
  ['<input name="b" aria-haspopup="listbox" autocomplete="new-password">', undefined],
  ['<input name="street" autocomplete="new-password">', undefined],
  ['<input name="a" aria-label="Name of your boat" autocomplete="new-password">', undefined],
  ['<input type="email" name="a" autocomplete="new-password">', undefined],
  ['<input name="a" aria-label="Password" autocomplete="new-password">', 'password'],
  ['<input name="a" aria-label="Secret" autocomplete="current-password">', 'password'],
  ['<input autocomplete="one-time-code" name="a">', 'one-time-code'],
  ['<input autocomplete="cc-csc" name="a">', 'payment'],
  ['<input name="a" aria-label="Card number">', 'payment'],
  ['<input name="a" type="tel" placeholder="Kartennummer">', 'payment'],
  ['<select name="card-expiry-month"></select>', 'payment'],
  ['<input type="checkbox" name="show_password">', undefined],
  ['<input type="email" name="password_reset">', undefined],
  ['<textarea name="text" placeholder="Never your password"></textarea>', undefined],
  ['<input name="address" autocomplete="postal-code">', undefined],
  ['<select name="pass"><option>Day</select>', undefined],
  ['<input type="number" name="pass">', undefined],
  ['<input type="number" name="pin">', 'payment'],
  ['<input type="number" name="otp">', 'one-time-code'],
  ['<select name="otp"></select>', undefined],
])('%s: %s', (html, reason) => {
  document.body.innerHTML = html
  expect(personReason(document.body.firstElementChild!)).toBe(reason)
})

test('what nobody may suggest, right after a password, is the same, shown', () => {
  document.body.innerHTML = '<form><input type="password" name="a"><input name="b" title="Lozinka"></form>'
  const [, shown] = document.querySelectorAll('input')
  expect(personReason(shown!)).toBeUndefined()
  shown!.setAttribute('autocomplete', 'new-password')
  expect(personReason(shown!)).toBe('password')
})

const boxes = (count: number, more = ''): string =>
  Array.from({ length: count }, (_, at) => `<input name="d${at}" ${more} aria-label="Part ${at + 1}">`).join('')

test.each([
  ['a code in boxes', `<form>${boxes(6, 'maxlength="1"')}</form>`, 'one-time-code'],
  ['initials', `<form>${boxes(2, 'maxlength="1"')}</form>`, undefined],
  ['a card, by the legend', `<fieldset><legend>Card number</legend>${boxes(4, 'maxlength="4"')}</fieldset>`, 'payment'],
  ['a card, by the group', `<div role="group" aria-label="Kartennummer">${boxes(4, 'maxlength="4"')}</div>`, 'payment'],
  ['a card of another name', '<fieldset><legend>Card number</legend><input name="d0"></fieldset>', 'payment'],
  ['a PIN in boxes', `<fieldset><legend>PIN</legend>${boxes(4, 'maxlength="1"')}</fieldset>`, 'payment'],
  ['what has a name of its own', `<fieldset><legend>Credit card</legend>${boxes(1)}</fieldset>`, undefined],
  [
    'a list with a name',
    '<fieldset><legend>Credit card</legend><select aria-label="Country"></select></fieldset>',
    undefined,
  ],
  ['a postal code', `<fieldset><legend>Address</legend>${boxes(1, 'maxlength="5"')}</fieldset>`, undefined],
])('%s: %s', (_, html, reason) => {
  document.body.innerHTML = html
  expect(personReason(document.querySelector('input,select')!)).toBe(reason)
})

describe('the audit', () => {
  const person = (html: string) =>
    inferTools(parsePage(`<form>${html}<button>Send</button></form>`, { url: 'https://shop.example/' }))[0]?.metadata
      .fields?.[0]?.person
  const called = (name: string) => [person(`<input name="${name}">`), person(`<input name="x" aria-label="${name}">`)]
  test.each(secrets.flatMap(([, names]) => names))('too leaves what is called "%s" to a person', (name) => {
    for (const reason of called(name)) expect(reason).toMatch(/password|payment|one-time-code/)
  })
  // A box for a date is too plain to tell, and a word of banks too rare elsewhere: the record of the tool decides there.
  const kept = ['expiry_date', 'swift_experience']
  test.each(harmless.filter((name) => !kept.includes(name)))('too leaves "%s" to nobody', (name) =>
    expect(called(name)).toEqual([undefined, undefined]),
  )
})

describe('the words of the audit', () => {
  const secret = /^card-|password$|^(iban|one-time-code)$/
  const judged = phrasesOf('fields', fieldPurposes).flatMap(([purpose, phrases]) =>
    phrases.map((phrase) => ({ purpose, phrase })),
  )
  test('no word of what anybody may fill is taken for a secret', () => {
    const harmless = judged.filter(({ purpose }) => !secret.test(purpose) && purpose !== 'captcha')
    expect(harmless.filter(({ phrase }) => reasonNamed(phrase))).toEqual([])
  })
  test('what is missed stands beside a word that is not, or means other things as well', () => {
    const missed = judged.filter(({ purpose, phrase }) => secret.test(purpose) && !reasonNamed(phrase))
    const known = missed.filter(({ purpose }) => purpose !== 'card-expiry' && purpose !== 'card-name')
    expect(known.map(({ phrase }) => phrase).toSorted()).toEqual(
      ['pass 2', 'parola', 'tarjeta', 'cartao', 'bic', 'swift', 'sepa'].toSorted(),
    )
  })
})
