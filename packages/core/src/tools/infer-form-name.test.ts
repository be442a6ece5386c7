import { expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import { inferFormName } from './infer-form-name.ts'

const email = '<label>Email <input type="email" name="email"></label>'
const user = '<label>User name <input name="user"></label>'
const password = '<label>Password <input type="password" name="pass"></label>'
const again = '<label>Repeat the password <input type="password" name="pass2"></label>'
const message = '<label>Message <textarea name="message"></textarea></label>'
const name = '<label>Name <input name="name"></label>'
const send = (text: string) => `<button>${text}</button>`

test.each([
  ['address and password', `<form>${email}${password}${send('Log in')}</form>`, 'login'],
  ['user name and password', `<form>${user}${password}${send('OK')}</form>`, 'login'],
  ['phone number and password', `<form><input type="tel" name="phone">${password}${send('Next')}</form>`, 'login'],
  ['a German login', `<form>${user}${password}${send('Einloggen')}</form>`, 'login'],
  ['a Japanese login', `<form>${user}${password}${send('ログイン')}</form>`, 'login'],
  ['first step of a login', `<form id="login">${email}${send('Next')}</form>`, 'login'],
  ['a login by another site', `<form action="/login/openid"><input name="site">${send('Sign in')}</form>`, 'login'],
  ['the button says sign up', `<form>${email}${password}${send('Sign up')}</form>`, 'signup'],
  ['two password fields', `<form>${email}${password}${again}${send('OK')}</form>`, 'signup'],
  [
    'new-password',
    `<form>${email}<input type="password" name="p" autocomplete="new-password">${send('Next')}</form>`,
    'signup',
  ],
  ['a Polish registration', `<form>${email}${password}${send('Zarejestruj się')}</form>`, 'signup'],
  ['a Chinese registration', `<form>${email}${password}${send('注册')}</form>`, 'signup'],
  [
    'first step of an account',
    `<h2>Create an account</h2><form id="create-account">${email}${send('Create an account')}</form>`,
    'signup',
  ],
  ['a message', `<form>${name}${email}${message}${send('Send')}</form>`, 'contactSales'],
  ['a French contact form', `<form id="contact">${name}${email}${message}${send('Envoyer')}</form>`, 'contactSales'],
  ['an address alone', `<form>${email}${send('Go')}</form>`, 'subscribe'],
  ['a newsletter with a name', `<form id="newsletter">${name}${email}${send('Sign up')}</form>`, 'subscribe'],
  ['a Russian newsletter', `<form>${email}${send('Подписаться')}</form>`, 'subscribe'],
  ['a forgotten password', `<form>${email}${send('Reset password')}</form>`, 'submitForm'],
  ['a Turkish forgotten password', `<h1>Şifremi unuttum</h1><form>${email}${send('Gönder')}</form>`, 'submitForm'],
  ['a search', `<form role="search"><input type="search" name="q">${send('Search')}</form>`, 'submitForm'],
  ['a comment', `<h3>Leave a reply</h3><form id="commentform">${name}${email}${message}</form>`, 'submitForm'],
  ['a review', `<h3>Write a review</h3><form>${name}${email}${message}${send('Submit review')}</form>`, 'submitForm'],
  ['a product', `<form action="/cart"><input name="qty" type="number">${send('Add to cart')}</form>`, 'submitForm'],
  [
    'a change of password',
    `<form><input type="password" name="old_password">${password}${again}${send('Save')}</form>`,
    'submitForm',
  ],
  [
    'a payment with an account',
    `<form>${email}${password}<input name="card" autocomplete="cc-number">${send('Pay')}</form>`,
    'submitForm',
  ],
  [
    'an account with a loyalty card',
    `<form>${email}${password}${again}<label>Card number <input name="card"></label>${send('Register')}</form>`,
    'signup',
  ],
  ['a new password', `<form><label>New password <input type="password" name="p"></label></form>`, 'submitForm'],
  ['an order with a message', `<form>${name}${email}${message}${send('Order now')}</form>`, 'submitForm'],
  ['an account that is deleted', `<h2>Delete account</h2><form>${email}${send('Delete account')}</form>`, 'submitForm'],
  ['the same with a password', `<form>${email}${password}${send('Konto löschen')}</form>`, 'submitForm'],
  [
    'a deletion by its heading',
    `<h2>Delete your account</h2><form>${password}${send('Continue')}</form>`,
    'submitForm',
  ],
  ['an end of a newsletter', `<form id="newsletter">${email}${send('Unsubscribe')}</form>`, 'submitForm'],
  [
    'a contract that is ended',
    `<h1>Vertrag kündigen</h1><form>${name}${email}${message}${send('Senden')}</form>`,
    'submitForm',
  ],
  ['a booking that is called off', `<form action="/booking/cancel">${email}${send('OK')}</form>`, 'submitForm'],
  ['a page that unsubscribes', `<title>Unsubscribe</title><form>${email}${send('Submit')}</form>`, 'submitForm'],
  [
    'a newsletter on such a page',
    `<title>Unsubscribe</title><form id="newsletter">${email}${send('Submit')}</form>`,
    'subscribe',
  ],
  [
    'a newsletter under a heading of something else',
    `<h2>Cancellation policy</h2><form>${email}${send('Subscribe')}</form>`,
    'subscribe',
  ],
  ['a newsletter with a way out', `<form>${email}${send('Subscribe')}${send('Unsubscribe')}</form>`, 'subscribe'],
  ['a login with a way back', `<form>${user}${password}${send('Cancel')}${send('Log in')}</form>`, 'login'],
  [
    'an order that is tracked',
    `<h2>Track your order</h2><form>${email}<input name="number">${send('Track')}</form>`,
    'submitForm',
  ],
  ['the same, told by its heading alone', `<h2>Track your order</h2><form>${email}${send('Go')}</form>`, 'submitForm'],
  ['an address for something else', `<form>${email}${send('Check my eligibility')}</form>`, 'submitForm'],
  ['nothing in particular', `<form><input name="colour">${send('OK')}</form>`, 'submitForm'],
])('%s', (_, html, expected) => {
  const page = parsePage(`<!doctype html><body>${html}`, { url: 'https://shop.example/' })
  const form = page.forms[0]
  expect(form && inferFormName(form, page)).toBe(expected)
})

test('hidden controls, spam traps and tokens count for nothing', () => {
  const html = `<form>${email}<input type="hidden" name="password"><input type="hidden" name="csrf_token">${send('Go')}</form>`
  const form = parsePage(html, { url: 'https://shop.example/' }).forms[0]
  expect(form && inferFormName(form)).toBe('subscribe')
})
