import type { Tool } from '@operable/core/schema'
import { expect, test } from 'vitest'
import { toolNamed } from './tool-named.ts'

const tool = (name: string, aliases?: string[]): Tool =>
  ({ name, metadata: { kind: 'form', aliases } }) as unknown as Tool
const tools = [
  tool('signUp', ['submitForm2']),
  tool('signup', ['Join']),
  tool('bookAppointment', ['booking', 'signUp']),
  tool('rebook', ['booking']),
  tool('Search'),
]

test.each([
  ['its name', 'signup', 'signup'],
  ['its name, though another one had it once', 'signUp', 'signUp'],
  ['an alias', 'submitForm2', 'signUp'],
  ['an alias in other letters', 'join', 'signup'],
  ['its name in other letters, with spaces', ' search ', 'Search'],
  ['a name that two have in other letters', 'SIGNUP', undefined],
  ['an alias of two', 'booking', undefined],
  ['no name', '', undefined],
  ['a part of a name', 'book', undefined],
])('by %s', (_, called, name) => expect(toolNamed(tools, called)?.name).toBe(name))
