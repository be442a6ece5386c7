import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { undocumentedExports } from './undocumented-exports.mjs'

const folder = mkdtempSync(join(tmpdir(), 'operable-tsdoc-'))
afterAll(() => rmSync(folder, { recursive: true }))

const other = `/** Said. */
export interface Said {}
export type Unsaid = string
/** Not right before it. */

const inner = 1
export const after = 2
`

test.each([
  ['a comment', '/** Said. */\nexport const a = 1', []],
  ['none', 'export const a = 1', ['a']],
  ['a comment that is none of documentation', '// Said.\nexport const a = 1', ['a']],
  ['one further up', '/** Said. */\nconst b = 1\nexport const a = b', ['a']],
  ['functions, classes, types', 'export function f() {}\nexport class C {}\nexport type T = 1', ['f', 'C', 'T']],
  ['several at once', 'export const a = 1, b = 2', ['a', 'b']],
  ['overloads', '/** Said. */\nexport function f(a: 1): void\nexport function f() {}', []],
  ['exported below', '/** Said. */\nconst a = 1\nconst b = 2\nexport { a, b as c }', ['c']],
  ['of another file', "export { type Said, after as then } from './other.ts'", ['then']],
  ['all of another file', "export type * from './other.ts'", ['Unsaid', 'after']],
  ['of another package', "export * from 'zod'\nexport { z } from 'zod'", []],
])('%s', (_label, text, expected) => {
  writeFileSync(join(folder, 'other.ts'), other)
  writeFileSync(join(folder, 'index.ts'), text)
  expect(undocumentedExports(join(folder, 'index.ts')).map(({ name }) => name)).toEqual(expected)
})
