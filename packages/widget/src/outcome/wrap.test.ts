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
  const note = vi.fn(() => ({ take: (result: unknown) => results.push(result) }))
  const own = page.price
  const putBack = wrap(page, 'price', note)
  expect(page.price(21)).toBe(42)
  expect(note).toHaveBeenCalledWith([21], page)
  expect(results).toEqual([42])
  putBack()
  expect(page.price).toBe(own)
})

test('a note that fails is no fault of what is called', () => {
  const page = { say: (word: string) => word }
  const fail = (): never => {
    throw new TypeError('of the note')
  }
  for (const note of [fail, () => ({ take: fail })]) {
    const putBack = wrap(page, 'say', note)
    expect(page.say('hello')).toBe('hello')
    putBack()
  }
})

test('a call that a note holds is made when that ends well, and else never', async () => {
  const page = { say: vi.fn((word: string): unknown => word) }
  const own = page.say
  const holds = [Promise.resolve(), Promise.reject(new Error('refused')), undefined]
  const putBack = wrap(page, 'say', () => ({ hold: holds.shift() }))
  await expect(page.say('later')).resolves.toBe('later')
  await expect(page.say('never')).rejects.toThrow('refused')
  expect(page.say('at once')).toBe('at once')
  expect(own.mock.calls).toEqual([['later'], ['at once']])
  putBack()
})

test('what the page has put in its place since stays', () => {
  const page = { say: () => 'first' }
  const putBack = wrap(page, 'say', () => undefined)
  const later = (): string => 'later'
  page.say = later
  putBack()
  expect(page.say).toBe(later)
})

test('two at the same time: it is back when both are over, whichever ends first', () => {
  const page = { say: (word: string) => word }
  const own = page.say
  const notes = [vi.fn(), vi.fn()] as const
  const [first, second] = notes.map((note) => wrap(page, 'say', note))
  page.say('both')
  first?.()
  page.say('second')
  second?.()
  page.say('none')
  expect(notes.map(({ mock }) => mock.calls.map(([given]) => given))).toEqual([[['both']], [['both'], ['second']]])
  expect(page.say).toBe(own)
})
