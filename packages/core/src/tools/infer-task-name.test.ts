import { expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import { inferButtonTask, inferTaskName } from './infer-task-name.ts'

const email = '<label>Email <input type="email" name="email"></label>'
const name = '<label>Name <input name="name"></label>'
const message = '<label>Message <textarea name="message"></textarea></label>'
const password = '<label>Password <input type="password" name="pass"></label>'
const quick = '<form action="/s"><input type="search" name="q"></form>'
const send = (text: string) => `<button>${text}</button>`

test.each([
  ['a password leaves no doubt', `<h2>Book a table</h2><form>${email}${password}${send('Go')}</form>`, 'login'],
  ['a contact form', `<h2>Write to us</h2><form>${name}${email}${message}${send('Send')}</form>`, 'contactSales'],
  [
    'a booking with a message',
    `<h2>Book a table</h2><form>${name}${email}${message}${send('Send')}</form>`,
    'bookTable',
  ],
  [
    'a generic label does not hide the heading',
    `<h2>Request a quote</h2><form aria-label="Contact form">${name}${email}${message}${send('Send')}</form>`,
    'requestQuote',
  ],
  [
    'an address that is for something else',
    `<form><h3>Request an invoice copy</h3>${email}${send('Send')}</form>`,
    'requestInvoice',
  ],
  ['a newsletter', `<form>${email}${send('Subscribe')}</form>`, 'subscribe'],
  ['a newsletter that asks for a name', `<form>${name}${email}${send('Sign up')}</form>`, 'subscribe'],
  ['an end of it', `<form>${email}${send('Unsubscribe')}</form>`, 'unsubscribe'],
  ['an account that is deleted', `<h2>Delete account</h2><form>${password}${send('Delete')}</form>`, 'deleteAccount'],
  [
    'a change of password',
    `<form><input type="password" name="old_password">${password}<input type="password" name="pass2">${send('Save')}</form>`,
    'changePassword',
  ],
  ['a forgotten one', `<form>${email}${send('Reset password')}</form>`, 'recoverPassword'],
  ['a search', `<form role="search"><input type="search" name="q">${send('Search')}</form>`, 'search'],
  [
    'one with more fields beside the quick one',
    `${quick}<main><form><input type="search" name="q"><input name="author"><input name="year">${send('Search')}</form></main>`,
    'advancedSearch',
  ],
  [
    'a search by place',
    `<h2>Our shops</h2><form><label>Postcode <input name="zip" autocomplete="postal-code"></label>${send('Search')}</form>`,
    'findStore',
  ],
  ['a product', `<h1>Blue vase</h1><form action="/cart">${send('Add to basket')}</form>`, 'addToCart'],
  ['a comment', `<form id="commentform">${name}${email}${message}${send('Post')}</form>`, 'comment'],
  [
    'a file that tells',
    `<form>${name}${email}<label>Your CV <input type="file" name="f"></label>${send('Send')}</form>`,
    'applyForJob',
  ],
  [
    'one field that tells',
    `<form><label>Discount code <input name="c"></label>${send('Apply')}</form>`,
    'applyDiscount',
  ],
  [
    'a title that is no heading',
    `<form><div>Order prints</div><label>Photo number <input name="n"></label>${send('Go')}</form>`,
    'orderPrints',
  ],
  [
    'an unknown verb',
    `<form><label>From <input name="a"></label><input name="b">${send('Pause membership')}</form>`,
    'pauseMembership',
  ],
  [
    'an unknown verb, with its object in the heading',
    `<h2>Freeze my membership</h2><form><label>From <input name="a"></label><input name="b">${send('Freeze it')}</form>`,
    'freezeMembership',
  ],
  [
    'a reminder is no forgotten password',
    `<form><h2>Service reminders by e-mail</h2>${email}<label>Due in <select name="m"><option>May</select></label>${send('Remind me')}</form>`,
    'remindService',
  ],
  [
    'a noun on a button is no verb',
    `<h2>Our club</h2><form><label>From <input name="a"></label><input name="b">${send('Membership')}</form>`,
    'becomeMember',
  ],
  [
    'where an order is',
    `<h1>Track my order</h1><form action="/order-status"><label>Number <input name="order"></label><label>Postcode <input name="zip"></label>${send('See where it is')}</form>`,
    'trackOrder',
  ],
  [
    'a label, under a heading that names another thing',
    `<h1>Your cart</h1><form><label>Promo code <input name="code"></label>${send('OK')}</form>`,
    'applyDiscount',
  ],
  [
    'the first group of several does not name the form',
    `<h2>Book an appointment</h2><form><fieldset><legend>Have you been here before?</legend><input type="radio" name="a"></fieldset>${name}${email}${message}${send('Send')}</form>`,
    'bookAppointment',
  ],
  [
    'a heading of another section says nothing',
    `<main><h2>Book a table</h2><p>By phone.</p></main><footer><form>${email}${send('Go')}</form></footer>`,
    'subscribe',
  ],
  ['nothing that tells', `<form><input name="x">${send('OK')}</form>`, 'submitForm'],
])('%s', (_, html, expected) => {
  const page = parsePage(`<!doctype html><html lang="en"><body>${html}`, { url: 'https://shop.example/' })
  expect(inferTaskName(page.forms.at(-1)!, page)).toBe(expected)
})

test.each([
  ['Log in', 'login'],
  ['Contact us', 'contactSales'],
  ['Book now', 'booking'],
  ['Pricing', 'viewPricing'],
  ['Request a demo', 'requestDemo'],
  ['Cancel booking', 'cancelBooking'],
  ['Unsubscribe', undefined],
  ['Why join us', undefined],
  ['Contact lens shop', undefined],
  ['Contact sheets', undefined],
  ['Send', undefined],
  ['Next', undefined],
])('the button "%s" is %s', (text, expected) => {
  expect(inferButtonTask(text, 'en')).toBe(expected)
})
