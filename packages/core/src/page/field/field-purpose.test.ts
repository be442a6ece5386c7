import { describe, expect, test } from 'vitest'
import { parsePage } from '../parse-page.ts'

const field = (html: string) =>
  parsePage(`<!doctype html><body><form>${html}</form>`, { url: 'https://site.example/' }).forms[0]?.fields[0]

describe('the name of a field that is a path', () => {
  test.each([
    ['user_form[email]', 'email'],
    ['data[User][lastname]', 'family-name'],
    ['ctl00$Body$ctl00$tbPhone', 'phone'],
    ['UserInformation.City', 'city'],
    ['shippingAddress.postalCode', 'postal-code'],
    ['signup:loginForm:email', 'email'],
    // Several words of it are one.
    ['company.name', 'organization'],
    ['user[name]', 'username'],
    // Where the last part says nothing.
    ['birthdate[year]', 'birth-date'],
    ['email[0]', 'email'],
    // A secret is one wherever it stands.
    ['user[password]', 'password'],
    ['card[number]', 'card-number'],
    ['account[number]', 'iban'],
    ['captcha[user]', 'captcha'],
    // No path.
    ['company_email', 'email'],
  ])('%s: %s', (name, purpose) => expect(field(`<input name="${name}">`)).toMatchObject({ purpose }))
})

describe('what a person reads off, and is told by the label', () => {
  test.each([
    ['<label>Please prove that you are human <input name=form_age></label>', 'captcha'],
    ['<input name=email_input placeholder="Verification code">', 'one-time-code'],
    ['<input name=authcode>', 'one-time-code'],
    ['<label>短信验证码 <input name=code></label>', 'one-time-code'],
    ['<label>手機驗證碼 <input name=a></label>', 'one-time-code'],
    ['<label>图形验证码 <input name=a></label>', 'captcha'],
    ['<label>Email <input name=email></label>', 'email'],
  ])('%s: %s', (html, purpose) => expect(field(html)).toMatchObject({ purpose }))
})

describe('what speaks of a password and asks for none', () => {
  test.each([
    ['<label>Email <input id=formForgotPassword-query></label>', 'email'],
    ['<input name="forgotPassword:form:username">', 'username'],
    ['<input name=Customer_PasswordEmail>', 'email'],
    ['<input name=password_strength>', 'unknown'],
    // What stands in the place of a password until it is clicked.
    ['<input name=password_hint>', 'password'],
    ['<label>Password <input name=forgot_password_x></label>', 'password'],
    ['<input name=password>', 'password'],
    ['<input type=password name=forgot_password>', 'password'],
  ])('%s: %s', (html, purpose) => expect(field(html)).toMatchObject({ purpose }))
})

test.each([
  ['readonly aria-hidden=true tabindex=-1', true],
  ['autocomplete=off aria-hidden=true tabindex=-1', true],
  ['readonly aria-hidden=true', false],
  ['readonly tabindex=-1', false],
])('a password with %s is out of reach: %s', (attributes, honeypot) =>
  expect(field(`<input type=password ${attributes}>`)).toMatchObject({ honeypot }),
)

test.each([
  ['avia_avia_username_1', true],
  ['avia_username', true],
  ['aviation_username', false],
])('the spam trap of a theme that many sites have: %s', (name, honeypot) =>
  expect(field(`<p class=hidden><input name=${name} class=hidden></p>`)).toMatchObject({ honeypot }),
)

describe('what a person reads off, or answers to show that they are one', () => {
  const picture = (src: string, more = '') => `<form><p><img src="${src}" ${more}></p>`
  test.each([
    ['its name', '<input name=cptch_number>', 'captcha'],
    ['its name in parts', '<input name=nSecCode>', 'captcha'],
    ['its name in words', '<input name=visual_verify_code>', 'captcha'],
    ['a name of forums', '<input name="humanverify[input]">', 'captcha'],
    ['its label', '<label>Type the characters in the image <input name=a></label>', 'captcha'],
    ['its label in Russian', '<label>Введите код с картинки <input name=a></label>', 'captcha'],
    ['the text beside it', '<p>Anti-Spam</p><p><input name=a></p>', 'captcha'],
    ['a sum', '<p>What is 9 + 6?</p><p><input name=a></p>', 'captcha'],
    ['a picture that is called so', `${picture('/captcha/8626.png')}<input name=code>`, 'captcha'],
    ['a picture that is drawn anew', `${picture('/display.php')}<input name=a maxlength=6>`, 'captcha'],
    ['one in another cell', `<table><tr><td><img src="pic?1"><td><input name=a size=8></table>`, 'captcha'],
    ['one behind it', `<form><input name=a size=6><img src=/secure/?k=1><button>Go</button>`, 'captcha'],
    ['the code of a card, by its label', '<label>Enter CVV <input name=secCode></label>', 'card-security-code'],
    ['a picture before a longer text', `${picture('/display.php')}<input name=a maxlength=80>`, 'unknown'],
    ['a picture of something', `${picture('/lamp.jpg')}<input name=a maxlength=6>`, 'unknown'],
    ['an icon', `${picture('/icon.php', 'width=16')}<input name=a maxlength=6>`, 'unknown'],
    ['what is known', `${picture('/captcha.png')}<input name=city>`, 'city'],
    ['the first field after it', `${picture('/captcha.png')}<input name=a><input name=b>`, 'captcha'],
    ['a picture of the next field', '<form><input name=a size=6><img src=/captcha.php><input name=b>', 'unknown'],
    ['a promotion', '<label>Promo code <input name=promo_code></label>', 'coupon'],
    ['a version', '<label>Version 2.0 + 3 patches <input name=a></label>', 'unknown'],
  ])('%s: %s', (_, html, purpose) => expect(field(html)).toMatchObject({ purpose }))
})

const boxes = (count: number, more = '') =>
  Array.from({ length: count }, (_, at) => `<input name=d${at} ${more} aria-label="Part ${at + 1}">`).join('')

describe('parts of a secret', () => {
  test.each([
    ['a code in boxes', boxes(6, 'maxlength=1'), 'one-time-code'],
    ['a code in boxes of digits', boxes(4, 'type=tel maxlength=1'), 'one-time-code'],
    ['initials', boxes(2, 'maxlength=1'), 'unknown'],
    [
      'a card, by the legend',
      `<fieldset><legend>Card number</legend>${boxes(4, 'maxlength=4')}</fieldset>`,
      'card-number',
    ],
    ['a card, by the group', `<div role=group aria-label=Kartennummer>${boxes(4, 'maxlength=4')}</div>`, 'card-number'],
    ['what has a name of its own', `<fieldset><legend>Credit card</legend>${boxes(1)}</fieldset>`, 'unknown'],
    ['a postal code', `<fieldset><legend>Address</legend>${boxes(1, 'maxlength=5')}</fieldset>`, 'unknown'],
    ['what is drawn as dots', '<input name=x style="-webkit-text-security:disc">', 'password'],
    ['a PIN', '<label>Geheimzahl <input name=gz></label>', 'card-security-code'],
    ['a list', '<select name=pass><option>Day</select>', 'unknown'],
    ['a number', '<input type=number name=pass>', 'unknown'],
    ['a code of digits', '<input type=number name=otp>', 'one-time-code'],
  ])('%s: %s', (_, html, purpose) => expect(field(html)).toMatchObject({ purpose }))
})

describe('`new-password` on a control that is no password, which keeps a browser from filling it in', () => {
  test.each([
    ['<input type=search id=city role=combobox aria-haspopup=listbox autocomplete=new-password>', 'search'],
    ['<input id=kind role=combobox autocomplete=new-password>', 'unknown'],
    ['<input name=kind aria-haspopup=listbox autocomplete=new-password>', 'unknown'],
    ['<input type=search name=x autocomplete=new-password>', 'search'],
    ['<label>Street <input name=street autocomplete=new-password></label>', 'street-address'],
    ['<input name=street autocomplete=new-password>', 'street-address'],
    ['<label>Boat <input name=f1 autocomplete=new-password></label>', 'unknown'],
    ['<input type=email name=x autocomplete=new-password>', 'email'],
    ['<input type=password name=x autocomplete=new-password>', 'new-password'],
    ['<label>Password <input name=x autocomplete=new-password></label>', 'new-password'],
    ['<input name=x1 autocomplete="section-a new-password">', 'new-password'],
    ['<label>Secret <input name=x autocomplete=current-password></label>', 'password'],
  ])('%s: %s', (html, purpose) => expect(field(html)).toMatchObject({ purpose }))
  test('right after a password it is the same, shown', () => {
    const html = '<form><input type=password name=a><input name=b title=Lozinka autocomplete=new-password></form>'
    expect(parsePage(html, { url: 'https://site.example/' }).forms[0]?.fields[1]).toMatchObject({
      purpose: 'new-password',
    })
  })
})

describe('what the label says beside a name that says less', () => {
  test.each([
    ['<label>Username <input name=name></label>', 'username'],
    ['<label>Nom de famille <input name=name></label>', 'family-name'],
    ['<label>Email address <input name="login[username]"></label>', 'email'],
    ['<label>Username or email <input name=username></label>', 'username'],
    ['<label>Expiration date <input type=tel name=exDate></label>', 'card-expiry'],
    ['<p>Your phone number</p><input name=f_7>', 'phone'],
    ['<label>Name <input name=creditCard.billing.city></label>', 'city'],
    ['<input name=credit-card-cvv>', 'card-security-code'],
    ['<label><input type=checkbox name=a> Subscribe to our newsletter</label>', 'consent'],
    ['<label><input type=checkbox name=a> Keep me logged in</label>', 'unknown'],
  ])('%s: %s', (html, purpose) => expect(field(html)).toMatchObject({ purpose }))
})

describe('what the whole label says', () => {
  test.each([
    ['<label>By <input name=f1></label>', 'city'],
    ['<label>By (valgfri) <input name=f1></label>', 'city'],
    ['<label>Referred by <input name=f1></label>', 'unknown'],
    ['<label>名（全角） <input name=f1></label>', 'given-name'],
    ['<label>商品名 <input name=f1></label>', 'unknown'],
    ['<input name=f1 placeholder=İl>', 'region'],
    ['<label>Il tuo nome <input name=f1></label>', 'name'],
  ])('%s: %s', (html, purpose) => expect(field(html)).toMatchObject({ purpose }))
})

describe('`data`, which is a day in Italian', () => {
  test.each([
    ['<label>Data <input name=f1></label>', 'date'],
    ['<label>Farbe <input name=data1></label>', 'unknown'],
    ['<label>City <input name="data[3]"></label>', 'city'],
  ])('%s: %s', (html, purpose) => expect(field(html)).toMatchObject({ purpose }))
})

describe('what the fields beside it tell', () => {
  const purposes = (html: string) =>
    parsePage(`<!doctype html><body>${html}`, { url: 'https://site.example/' }).forms[0]?.fields.map(
      (each) => each.purpose,
    )
  test.each([
    [
      'a password that is repeated',
      '<form><input type=password name=a><input type=password name=b></form>',
      ['password', 'new-password'],
    ],
    [
      'a day of birth',
      '<form><p>Date of birth</p><select name=month></select><select name=day></select></form>',
      ['birth-date', 'birth-date'],
    ],
    ['a day', '<form><select name=month></select><select name=day></select></form>', ['unknown', 'date']],
    [
      'the other part of a name',
      '<form><label>Nom <input name=a></label><label>Prénom <input name=b></label></form>',
      ['family-name', 'given-name'],
    ],
    [
      'a middle name',
      '<form><input name=lastName><input name=firstName><input name=middleName></form>',
      ['family-name', 'given-name', 'name'],
    ],
    [
      'a name alone',
      '<form><label>Nombre <input name=a></label><label>Email <input name=b></label></form>',
      ['name', 'email'],
    ],
    ['a search without a word', '<form role=search><input name=words></form>', ['search']],
    ['a form that is called so', '<form action="/search"><input name=words></form>', ['search']],
    [
      'more than one field',
      '<form action="/search"><input name=words><input name=more></form>',
      ['unknown', 'unknown'],
    ],
  ])('%s', (_, html, expected) => expect(purposes(html)).toEqual(expected))
})
