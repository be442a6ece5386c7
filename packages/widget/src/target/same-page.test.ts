import { expect, test } from 'vitest'
import { isSamePage } from './same-page.ts'

test.each([
  ['https://shop.example/book', 'https://shop.example/book', true],
  ['https://shop.example/book', 'https://shop.example/book/', true],
  ['https://shop.example/', 'https://shop.example/index.html', true],
  ['https://shop.example/book', 'https://shop.example/book?utm_source=mail#form', true],
  ['https://shop.example/book?room=2', 'https://shop.example/book?room=2&utm_source=mail', true],
  ['https://shop.example/book?room=2', 'https://shop.example/book?room=3', false],
  ['https://shop.example/book', 'https://shop.example/books', false],
  ['https://shop.example/book', 'http://shop.example/book', false],
  ['https://shop.example/book', 'https://shop.example:8443/book', false],
  ['https://shop.example/book', 'https://evil.example/book', false],
  ['https://shop.example/#/book', 'https://shop.example/#/book', true],
  ['https://shop.example/#/book', 'https://shop.example/#!/book/', true],
  ['https://shop.example/#/book', 'https://shop.example/#/book?utm_source=mail', true],
  ['https://shop.example/#/book?room=2', 'https://shop.example/#/book?room=3', false],
  ['https://shop.example/#/book', 'https://shop.example/#/', false],
  ['https://shop.example/#/book', 'https://shop.example/', false],
  ['https://shop.example/#/', 'https://shop.example/', true],
  ['https://shop.example/', 'https://shop.example/#/book', true],
  ['https://shop.example/#book', 'https://shop.example/#prices', true],
  ['https://shop.example/#//evil.example/book', 'https://shop.example/#/evil.example/book', true],
  ['https://shop.example/app#/book', 'https://shop.example/#/book', false],
])('%s, at %s: %s', (tool, here, isSame) => {
  expect(isSamePage(tool, here)).toBe(isSame)
})
