import { expect, test } from 'vitest'
import { buildPage, buildSite } from '../../test/evidence-builder.ts'
import { readPages } from './read-pages.ts'

const canonical = 'https://shop.example/shoes'
const shoes = (url: string, words: object = {}) =>
  buildPage({ url, title: 'Shoes', headings: ['Shoes'], summary: { canonical }, ...words })

test.each([
  ['one page under two addresses', [shoes('/shoes?sort=price'), shoes('/shoes')], ['/shoes']],
  ['neither is the address that they name', [shoes('/shoes?a'), shoes('/shoes?b')], ['/shoes?a']],
  ['the one that is named names none', [shoes('/shoes?a'), shoes('/shoes', { summary: {} })], ['/shoes']],
  [
    'a homepage that is named by all',
    [shoes('/boots', { title: 'Boots' }), shoes('/hats', { title: 'Hats' })],
    ['/boots', '/hats'],
  ],
  ['two pages', [buildPage({ url: '/a' }), buildPage({ url: '/b' })], ['/a', '/b']],
])('%s', (_, pages, paths) => {
  expect(readPages(buildSite({ pages })).map(({ url }) => url.slice('https://shop.example'.length))).toEqual(paths)
})
