import { expect, test, vi } from 'vitest'
import { wrap } from './wrap.ts'

test('what is called gets what it got, and gives what it gave', () => {
  const page = {
    rate: 2,
    price(this: { rate: number }, amount: number) {
      return this.rate * amount
    },
  }
  const results: unknown[] = []
  const note = vi.fn(() => (result: unknown) => results.push(result))
  const own = page.price
  const putBack = wrap(page, 'price', note)
  expect(page.price(21)).toBe(42)
  expect(note).toHaveBeenCalledWith([21], page)
  expect(results).toEqual([42])
  putBack()
  expect(page.price).toBe(own)
})

test('what the page has put in its place since stays', () => {
  const page = { say: () => 'first' }
  const putBack = wrap(page, 'say', () => undefined)
  const later = (): string => 'later'
  page.say = later
  putBack()
  expect(page.say).toBe(later)
})
