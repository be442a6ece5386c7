import { expect, test } from 'vitest'
import { topicsOf, topicsOfName } from './topics.ts'

test.each<[string, string | undefined, string[]]>([
  ['nothing', undefined, []],
  ['an empty text', '', []],
  ['one topic', 'Log in', ['login']],
  ['two topics', 'Log in or sign up', ['login', 'signup']],
  ['in a script without spaces', 'ログイン', ['login']],
  ['none of the words', 'Sourdough', []],
])('topics of a text: %s', (_label, text, expected) => {
  expect([...topicsOf(text)].sort()).toEqual(expected)
})

test.each<[string, string | undefined, string[]]>([
  ['nothing', undefined, []],
  ['words apart', 'sign-up-form', ['signup']],
  ['words together', 'frmnewsletter', ['subscribe']],
])('topics of a name: %s', (_label, name, expected) => {
  expect([...topicsOfName(name)].sort()).toEqual(expected)
})
