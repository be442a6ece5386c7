import { expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import { formSafety } from './tool-safety.ts'

function safetyOf(fields: string, attributes: string) {
  const html = `<!doctype html><form ${attributes}>${fields}<button>Continue</button></form>`
  return formSafety(parsePage(html, { url: 'https://shop.example/delete/' }).forms[0]!, [])
}

test.each([
  ['its heading', '<h2>Delete your account</h2><input name=a>', 'method=post', ['deletion']],
  ['its name', '<input name=a>', 'method=post aria-label="Konto löschen"', ['deletion']],
  ['where it goes', '<input name=a>', 'method=post action=/subscriptions/12/cancel/7', ['deletion']],
  ['what it asks for', '<input name=a>', 'method=post action="/do?what=delete-user"', ['deletion']],
  ['an order by its heading', '<h2>Place your order</h2><input name=a>', 'method=post', ['payment']],
  ['a payment by where it goes', '<input name=a>', 'method=post action=/pay', ['payment']],
  ['a question about it', '<h2>Delete your account</h2><input name=q>', 'method=get action=/delete', []],
  ['a part of a word', '<h2>Model cars</h2><input name=a>', 'method=post action=/deluxe', []],
])('what sending does: %s', (_, fields, attributes, reasons) => {
  expect(safetyOf(fields, attributes).reasons.map(({ reason }) => reason)).toEqual(reasons)
})
