import { expect, test } from 'vitest'
import { parseRefresh } from './refresh.ts'

test.each<[string, string, number]>([
  ['0; url=/en/', '/en/', 0],
  ['0;URL=/en/', '/en/', 0],
  ["5; url='/a b;c'", '/a b;c', 5],
  ['0;url="/en/" ignored', '/en/', 0],
  ["0;url='/open", '/open', 0],
  ['  3 , url = https://shop.example/x ', 'https://shop.example/x', 3],
  ['1 /en/', '/en/', 1],
  ['0; /en/', '/en/', 0],
  ['0.9; url=/en/', '/en/', 0],
  ['.5; url=/en/', '/en/', 0],
  ['0; urlaub.html', 'urlaub.html', 0],
])('%s', (value, url, seconds) => expect(parseRefresh(value)).toEqual({ url, seconds }))

test.each([
  ['the same page again', '30'],
  ['the same page again, with an empty address', '30; url='],
  ['no time', 'url=/en/'],
  ['nothing between time and address', '5x/en/'],
  ['nothing', ''],
  ['longer than any address', `0; url=/${'x'.repeat(3000)}`],
])('leads nowhere: %s', (_, value) => expect(parseRefresh(value)).toBeUndefined())

test('takes no longer for a hostile value', () => {
  expect(parseRefresh(`1${' '.repeat(1900)}`)).toBeUndefined()
  expect(parseRefresh(`${'1'.repeat(1900)}x`)).toBeUndefined()
})
