import { expect, test } from 'vitest'
import { siteOf } from './site-of.ts'

test.each([
  ['a subdomain', 'https://shop.example/', 'http://www.api.shop.example:8080/', true],
  ['the dot of the root', 'https://shop.example./', 'https://shop.example/', true],
  ['another domain', 'https://shop.example/', 'https://shop-cdn.example/', false],
  ['a public suffix of two labels', 'https://a.co.uk/', 'https://b.co.uk/', false],
  ['customers of one host', 'https://alice.github.io/', 'https://bob.github.io/', false],
  ['the host of customers', 'https://alice.github.io/', 'https://github.io/', false],
  ['names below localhost', 'http://shop.localhost/', 'http://other.localhost/', false],
  ['ports of one address', 'http://127.0.0.1:3000/', 'http://127.0.0.1:3001/', false],
  ['one port of one address', 'http://127.0.0.1:3000/a', 'http://127.0.0.1:3000/b', true],
  ['ports of localhost', 'http://localhost:3000/', 'http://localhost:3001/', false],
  ['http and https of one address', 'http://[::1]/', 'https://[::1]/', false],
])('%s', (_label, a, b, same) => {
  expect(siteOf(new URL(a)) === siteOf(new URL(b))).toBe(same)
})
