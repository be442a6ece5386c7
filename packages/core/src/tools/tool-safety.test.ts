import { expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import { inferTools } from './infer-tools.ts'

function reasonsOf(html: string): string[] {
  const [tool] = inferTools(parsePage(`<!doctype html><body>${html}`, { url: 'https://shop.example/delete/' }))
  return tool?.metadata.safety?.reasons.map(({ reason }) => reason) ?? []
}

const form = (content: string, attributes = 'method=post', button = 'Continue'): string =>
  `<form ${attributes}>${content}<button>${button}</button></form>`
const field = '<input name=a>'

test.each([
  ['its heading', form(`<h2>Delete your account</h2>${field}`), ['deletion']],
  ['its name', form(field, 'method=post aria-label="Konto löschen"'), ['deletion']],
  ['where it goes', form(field, 'method=post action=/subscriptions/12/cancel/7'), ['deletion']],
  ['what it asks for', form(field, 'method=post action="/do?what=delete-user"'), ['deletion']],
  ['an order by its heading', form(`<h2>Place your order</h2>${field}`), ['payment']],
  ['a payment by where it goes', form(field, 'method=post action=/pay'), ['payment']],
  ['a question about it', form(`<h2>Delete your account</h2><input name=q>`, 'method=get action=/delete'), []],
  ['a part of a word', form(`<h2>Model cars</h2>${field}`, 'method=post action=/deluxe'), []],
  ['what it asks before it goes on', form('<p>Do you really want to delete this project?</p>'), ['deletion']],
  ['what a newsletter asks', form(`<p>Want to cancel? Write to us.</p>${field}`), []],
  ['a price in its button', form(field, 'method=post', 'Join for $9.99'), ['payment']],
  ['a price in the button of a question', form(field, 'method=get', 'Get it for 5 €'), ['payment']],
  ['a total', form(`${field}<p>Total: <b>€ 49,00</b></p>`), ['payment']],
  ['a total before the fields', form(`<p>Total: 49 zł</p>${field}`), ['payment']],
  [
    'a price behind the button',
    `<form method=post>${field}<button>Upgrade me</button><p>$20 a month</p></form>`,
    ['payment'],
  ],
  [
    'a box that is ticked',
    form(`${field}<label><input type=checkbox name=b checked> Insurance ($4)</label>`),
    ['payment'],
  ],
  [
    'a price before a confirmation',
    `<div><p>You will be charged 499 kr</p>${form('<input type=hidden name=a>')}</div>`,
    ['payment'],
  ],
  ['a box that is not ticked', form(`${field}<label><input type=checkbox name=b> Insurance ($4)</label>`), []],
  ['what a script sends, of a form that says nothing of it', form(`${field}<p>Total: $49</p>`, ''), ['payment']],
  ['what is asked for by GET', form(`${field}<p>Total: $49</p>`, 'action=/find'), []],
  [
    'a price in its dialog',
    '<div role=dialog><p>Total: $49</p><form><input name=a><button>OK</button></form></div>',
    ['payment'],
  ],
  ['a choice of budgets', form(`${field}<input type=radio name=b id=b><label for=b>$500 to $1000</label>`), []],
  ['a list of budgets', form(`${field}<select name=b><option>$500</select>`), []],
  ['nothing to pay', form(`${field}<p>Total: $0.00</p>`), []],
  ['a price that is hidden', form(`${field}<p hidden>Total: $49</p>`), []],
  ['what one saves', form(`${field}<p>Get $10 off your first order</p>`), []],
  ['a login beside a price', form(`${field}<p>Plans from $9</p>`, 'method=post', 'Log in'), []],
  ['a login under the heading of something else', form(`<h2>6. Payment</h2>${field}`, 'method=post', 'Log in'), []],
  ['a newsletter under one', form(`<h2>Purchasing</h2>${field}`, 'method=post', 'Subscribe'), []],
  ['a subscription for money', form(`${field}<p>$5 a month</p>`, 'method=post', 'Subscribe'), ['payment']],
  ['a cart', form(`${field}<p>$29.00</p>`, 'method=post', 'Add to cart'), []],
  ['a cart in Slovak', form(`${field}<p>32,00 €</p>`, 'method=post', 'Pridať do košíka'), []],
  ['a quantity', form(`${field}<p>$29.00</p>`, 'method=post', 'Update'), []],
  ['a search beside prices', form(`${field}<p>$10 to $50</p>`, 'method=post', 'Show results'), []],
  [
    'whom it is for and how much',
    form('<label>Empfänger <input name=p></label><label>Betrag <input name=s></label>'),
    ['payment'],
  ],
  ['how much alone', form('<label>Amount <input name=s></label>'), []],
  [
    'a calculator of transfers',
    form('<label>To: recipient <input></label><label>Amount <input></label>', 'method=post', 'Calculate'),
    [],
  ],
  [
    'a name that logs in or signs up, beside a price',
    form(`${field}<p>120 Euro</p>`, 'method=post', 'Anmelden'),
    ['payment'],
  ],
  ['the same under a heading', form(`<h2>6. Bezahlen</h2>${field}`, 'method=post', 'Anmelden'), []],
  ['a page in a form', form(`<p>Gifts under $30</p><p>${'words '.repeat(300)}</p>${field}`), []],
])('what sending does: %s', (_, html, reasons) => expect(reasonsOf(html)).toEqual(reasons))

const dialog = (trigger: string, content: string): string =>
  `<button commandfor=d command=show-modal>${trigger}</button><dialog id=d>${content}</dialog>`

test.each([
  ['a form behind what deletes', dialog('Delete project', form(field, 'method=post', 'Go')), ['deletion']],
  ['a form behind what pays', dialog('Buy tickets', form(field, 'method=post', 'Go')), ['payment']],
  ['a form behind something else', dialog('Settings', form(field, 'method=post', 'Go')), []],
  ['a button behind what deletes', dialog('Delete it', '<button>Sign up</button>'), ['deletion']],
  ['a button beside a price', '<div><p>Pro: $20 a month</p><button>Sign up</button></div>', ['payment']],
  ['a button before the heading of a price', '<div><button>Sign up</button><h3>Pro</h3><p>$20</p></div>', []],
  ['a button behind it', '<div><h3>Pro</h3><p>$20</p><div><button>Sign up</button></div></div>', ['payment']],
  ['a button behind cards', '<div><ul><li><h3>Desk</h3>$20</ul><button>Sign up</button></div>', []],
  [
    'a button behind a list with a total',
    '<div><ul><li>Desk<li>Total: $20</ul><button>Sign up</button></div>',
    ['payment'],
  ],
  ['a button in a card', '<ul><li><h3>Desk</h3>$20<p><button>Sign up</button></p></ul>', ['payment']],
  ['a link to nowhere', '<a class=btn href="#">Book now and pay</a>', ['payment']],
  ['a toggle beside a price', '<div><p>$20</p><button aria-pressed=false>Follow</button></div>', []],
  [
    'a button beside a way back, under what it does',
    '<div><p>This cannot be undone.</p><div><button>Book a demo</button> <a href=/>Back</a></div></div>',
    ['deletion'],
  ],
  ['a link beside a price', '<div><p>Pro: $20 a month</p><a class=btn href=/pro>Sign up</a></div>', []],
])('what opens or leads there: %s', (_, html, reasons) => expect(reasonsOf(html)).toEqual(reasons))
