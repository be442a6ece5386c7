import { expect, test } from 'vitest'
import { OperableError } from '../errors.ts'
import { checkToolPatch } from './check-tool-patch.ts'

test.each([{}, { name: 'join', active: false }, { clickSelector: null }])('a change as it is sent: %j', (patch) => {
  expect(checkToolPatch(patch)).toEqual(patch)
})

test.each<[string, unknown, string]>([
  ['nothing', undefined, ''],
  ['a member that a change has not', { id: 'x' }, '"id"'],
  ['a member of another type', { active: 'yes' }, 'active'],
  ['a blank name', { name: ' ' }, 'name'],
  ['a script address', { pageUrl: 'javascript:alert(1)' }, 'pageUrl'],
  ['a name of many letters', { ['x'.repeat(1000)]: 1 }, 'x'],
])('refused: %s', (_, patch, named) => {
  const check = () => checkToolPatch(patch)
  expect(check).toThrow(OperableError)
  expect(check).toThrow(expect.objectContaining({ code: 'invalid_request', message: expect.stringContaining(named) }))
  expect(check).toThrow(expect.objectContaining({ message: expect.stringMatching(/^.{1,250}\.$/s) }))
})
