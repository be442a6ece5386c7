import { expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import { inferTools } from './infer-tools.ts'

const tool = (buttons: string, fields = '<label>Name <input name=name></label>') => {
  const page = parsePage(`<!doctype html><html lang=en><form id=f>${fields}${buttons}</form>`, {
    url: 'https://shop.example/',
  })
  const { submitSelector, safety } = inferTools(page)[0]!.metadata
  return { submitSelector, reasons: safety!.reasons.map(({ reason, text }) => `${reason}: ${text}`) }
}

const deletion = 'deletion: It deletes or cancels something: a person must have agreed.'
const order = 'payment: It costs something or makes a commitment: a person must have agreed.'
const card = '<label>Card number <input name=card autocomplete=cc-number></label>'

test.each<[string, string, string | undefined, string[]]>([
  ['the only button', '<button id=a>Send</button>', undefined, []],
  ['the last of equal ones', '<button id=a>Upload</button><button id=b>Find shops</button>', '#b', []],
  ['not the one that says more', '<button id=a>Save</button><button id=b>Save and close</button>', undefined, []],
  ['not another way in', '<button id=a>Go</button><button id=b>Continue with Google</button>', undefined, []],
  ['not one that adds', '<button id=a>Add guest</button><button id=b>Send</button>', '#b', []],
  ['one that keeps', '<button id=a>Delete account</button><button id=b>Save</button>', '#b', []],
  ['one that is not for a draft', '<button id=a name=draft>For later</button><button id=b>Send</button>', '#b', []],
  ['one that orders', '<button id=a>Apply</button><button id=b>Place order</button>', '#b', [order]],
  ['one that has to hold', '<button id=a formnovalidate>Fine</button><button id=b>Send</button>', '#b', []],
  ['one that deletes, for want of another', '<button id=a>Delete account</button>', undefined, [deletion]],
  [
    'one that a script is behind',
    '<button id=a type=button onclick="sendLater()">Save draft</button><button id=b type=button>Send</button>',
    '#b',
    [],
  ],
  ['one that is shown', '<button id=a hidden>Send</button><button id=b>Save draft</button>', '#b', []],
])('a tool presses %s', (_, buttons, submitSelector, reasons) => {
  expect(tool(buttons)).toEqual({ submitSelector, reasons })
})

const site = (...parts: string[]) => parts.map((part, at) => `<div class=part-${at}>${part}</div>`).join('')
const input = (name: string) => `<label>${name} <input name=${name}></label>`

// A page that is one form, as ASP.NET has it.
test.each<[string, string, string]>([
  [
    'of the search for flights, not of the site',
    site(
      `${input('q')}<button id=a>Search</button>`,
      `${input('from')}${input('to')}<button id=b>Search flights</button>`,
    ),
    '#b',
  ],
  [
    'of the most fields',
    site(
      `${input('q')}<button id=a>Go</button>`,
      `${input('first')}${input('mail')}${input('text')}<button id=b>Send</button>`,
      `${input('news')}<button id=c>Order news</button>`,
    ),
    '#b',
  ],
  [
    'of a product',
    site(`${input('count')}<button id=a>In den Warenkorb</button><button id=b>Menge ändern</button>`),
    '',
  ],
])('a tool presses the button %s', (_, fields, expected) => {
  expect(tool('', fields).submitSelector ?? '').toBe(expected)
})

test('a person who enters the card is told that', () => {
  expect(tool('<button>Pay now</button>', card).reasons).toEqual(['payment: A person enters payment details.'])
})
