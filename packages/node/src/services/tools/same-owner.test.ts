import { expect, test } from 'vitest'
import { isSameOwner } from './tool-pages.ts'

test.each([
  ['https://shop.example/login', 'https://shop.example/', true],
  ['http://shop.example:8080/', 'https://shop.example/', true],
  ['https://accounts.shop.example/', 'https://www.shop.example/', true],
  ['https://shop.example./', 'https://shop.example/', true],
  ['https://shop.co.uk/', 'https://other.co.uk/', false],
  ['https://shop.example.evil.example/', 'https://shop.example/', false],
  ['https://anythingshop.example/', 'https://shop.example/', false],
  ['https://alice.github.io/', 'https://bob.github.io/', false],
  ['https://93.184.216.34/', 'https://shop.example/', false],
  ['https://93.184.216.34:444/', 'https://93.184.216.34/', true],
  ['http://127.0.0.1:3000/', 'http://127.0.0.1:4000/', true],
  ['http://127.0.0.1:3000/', 'https://shop.example/', true],
  ['http://[::1]:3000/', 'https://shop.example/', true],
  ['http://192.168.1.20/', 'https://shop.example/', true],
  ['http://localhost:3000/', 'https://shop.example/', true],
  ['https://shop.example/', 'http://localhost:3000/', false],
  ['http://169.254.169.254/', 'https://shop.example/', false],
  ['nonsense', 'https://shop.example/', false],
])('%s for %s: %s', (page, website, expected) => {
  expect(isSameOwner(page, website)).toBe(expected)
})
