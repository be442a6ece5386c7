import { expect, test, vi } from 'vitest'
import { remembered } from './remembered.ts'

function reader() {
  const read = vi.fn((text: string) => ({ length: text.length }))
  return { read, ask: remembered(read) }
}

test('a text is read once, and gives the same object again', () => {
  const { read, ask } = reader()
  expect(ask('Email')).toBe(ask('Email'))
  expect(read).toHaveBeenCalledTimes(1)
})

test('a long text is read each time', () => {
  const { read, ask } = reader()
  const long = 'a'.repeat(101)
  expect([ask(long), ask(long)]).toEqual([{ length: 101 }, { length: 101 }])
  expect(read).toHaveBeenCalledTimes(2)
})

test('what keeps being asked for stays, what was not asked for longest goes', () => {
  const { read, ask } = reader()
  ask('kept')
  ask('lost')
  for (let i = 0; i < 999; i++) {
    ask(`text ${i}`)
    ask('kept')
  }
  read.mockClear()
  ask('kept')
  expect(read).not.toHaveBeenCalled()
  ask('lost')
  expect(read).toHaveBeenCalledTimes(1)
})
