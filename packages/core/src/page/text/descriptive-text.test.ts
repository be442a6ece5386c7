import { expect, test } from 'vitest'
import { isDescriptive } from './descriptive-text.ts'

test.each([
  ['Book a table', true],
  ['Submit your application', true],
  ['Search', true],
  ['Close', true],
  ['Jetzt buchen', true],
  ['予約する', true],
  ['В корзину', true],
  ['3 items in cart', true],
  ['Submit', false],
  ['  SUBMIT!  ', false],
  ['Click here »', false],
  ['OK', false],
  ['En savoir plus', false],
  ['Más información', false],
  ['Devamı', false],
  ['Ещё', false],
  ['もっと見る', false],
  ['더 보기', false],
  ['', false],
  ['×', false],
  ['x', false],
  ['2', false],
  ['…', false],
  ['🛒', false],
])('%j: %s', (text, expected) => expect(isDescriptive(text)).toBe(expected))
