import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkLevels } from './check-levels.mjs'

const rules = {
  folder: 'src',
  entries: ['index.ts'],
  levels: [
    { 'errors.ts': '', data: '' },
    { parse: '', schema: '' },
    { report: '', pages: '' },
  ],
  inside: {
    pages: [{ form: '', link: '' }, { view: '' }, { 'page.ts': '' }],
    'pages/view': [{ 'text.ts': '' }, { 'table.ts': '' }],
  },
  packages: ['@operable/core'],
  nodeBuiltins: false,
  onlyIn: { htmlparser2: 'parse', undici: 'pages/view' },
}
/** @type {string[]} */
const folders = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/**
 * Writes a package of a few files, and answers what the checker says about it.
 * @param {Record<string, string>} files
 */
function violationsIn(files) {
  const root = mkdtempSync(join(tmpdir(), 'levels-'))
  folders.push(root)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'src', name)), { recursive: true })
    writeFileSync(join(root, 'src', name), text)
  }
  return checkLevels(root, rules)
}

const data = { 'data/list.ts': 'export const list = [1]' }
const page = { 'report/page.ts': 'export type Page = string' }

test.each([
  ['downward', { ...data, 'report/a.ts': "import { list } from '../data/list.ts'" }],
  ['inside one folder', { ...page, 'report/deep/a.ts': "import type { Page } from '../page.ts'" }],
  ['the public edge', { ...data, 'index.ts': "export * from './data/list.ts'" }],
  ['a test may look up', { ...page, 'data/list.test.ts': "import type { Page } from '../report/page.ts'" }],
  ['the owner of a library', { 'parse/a.ts': "import { Parser } from 'htmlparser2'" }],
  ['downward in a folder with levels', { 'pages/form/f.ts': '', 'pages/page.ts': "import './form/f.ts'" }],
  ['downward two folders deep', { 'pages/view/text.ts': '', 'pages/view/table.ts': "import './text.ts'" }],
  ['out of a folder with levels', { ...data, 'pages/view/text.ts': "import '../../data/list.ts'" }],
  ['the owner of a library, a deep folder', { 'pages/view/text.ts': "import 'undici'" }],
  ['an allowed package', { 'parse/a.ts': "import type { X } from '@operable/core'" }],
])('allowed: %s', async (_, files) => {
  expect(await violationsIn(files)).toEqual([])
})

test.each([
  ['upward', { ...page, 'data/a.ts': "import { x } from '../report/page.ts'" }, 'imports upward from report'],
  ['upward, type only', { ...page, 'data/a.ts': "import type { Page } from '../report/page.ts'" }, 'upward'],
  ['upward, type expression', { ...page, 'data/a.ts': "type P = import('../report/page.ts').Page" }, 'upward'],
  ['upward, dynamic', { ...page, 'data/a.ts': "await import('../report/page.ts')" }, 'upward'],
  ['upward, side effect', { ...page, 'data/a.ts': "import '../report/page.ts'" }, 'upward'],
  ['sideways', { 'schema/s.ts': '', 'parse/a.ts': "import '../schema/s.ts'" }, 'imports sideways from schema'],
  ['sideways, single file', { ...data, 'errors.ts': "import './data/list.ts'" }, 'imports sideways from data'],
  ['inner barrel by name', { 'parse/index.ts': '' }, 'an inner barrel'],
  ['inner barrel by content', { ...data, 'parse/all.ts': "export { list } from '../data/list.ts'" }, 'makes a barrel'],
  ['inner barrel of types', { ...data, 'parse/all.ts': "export type * from '../data/list.ts'" }, 'makes a barrel'],
  ['public entry used inside', { 'index.ts': '', 'parse/a.ts': "import '../index.ts'" }, 'imports the public entry'],
  ['folder without a level', { 'misc/a.ts': '' }, '"misc" has no level'],
  [
    'upward in a folder',
    { 'pages/page.ts': '', 'pages/form/f.ts': "import '../page.ts'" },
    'upward from pages/page.ts [2]',
  ],
  [
    'sideways in a folder',
    { 'pages/form/f.ts': '', 'pages/link/l.ts': "import '../form/f.ts'" },
    'from pages/form, both',
  ],
  ['upward from a deep folder', { 'pages/page.ts': '', 'pages/view/text.ts': "import '../page.ts'" }, 'pages/view [1]'],
  [
    'upward two folders deep',
    { 'pages/view/table.ts': '', 'pages/view/text.ts': "import './table.ts'" },
    'pages/view/text.ts [0] imports upward',
  ],
  [
    'upward out of a deep folder',
    { ...page, 'parse/p.ts': '', 'data/a.ts': '', 'pages/view/text.ts': "import '../../report/page.ts'" },
    'pages imports sideways from report',
  ],
  ['file of a folder without a level', { 'pages/other.ts': '' }, '"pages/other.ts" has no level'],
  ['file of a deep folder without a level', { 'pages/view/other.ts': '' }, '"pages/view/other.ts" has no level'],
  ['missing file', { 'parse/a.ts': "import './gone.ts'" }, 'does not exist'],
  ['no extension', { ...data, 'parse/a.ts': "import '../data/list'" }, 'does not exist'],
  ['out of the package', { 'parse/a.ts': "import '../../other/a.ts'" }, 'lies outside the package'],
  ['Node module in a pure package', { 'parse/a.ts': "import fs from 'node:fs'" }, 'runs everywhere'],
  ['wrong package', { 'parse/a.ts': "import type { X } from '@operable/node'" }, 'one direction only'],
  ['library of a deeper folder', { 'pages/page.ts': "import 'undici'" }, 'only pages/view/ may know'],
  ['library of another folder', { 'report/a.ts': "import type { P } from 'htmlparser2'" }, 'only parse/ may know'],
])('refused: %s', async (_, files, message) => {
  const violations = await violationsIn(files)
  expect(violations).toHaveLength(1)
  expect(violations[0]).toContain(message)
})

test('refused: a cycle between files of one folder, type imports included', async () => {
  const violations = await violationsIn({
    'parse/a.ts': "import type { B } from './b.ts'\nexport type A = B",
    'parse/b.ts': "import type { C } from './c.ts'\nexport type B = C",
    'parse/c.ts': "import type { A } from './a.ts'\nexport type C = A",
  })
  expect(violations).toEqual([expect.stringContaining('parse/a.ts -> parse/b.ts -> parse/c.ts -> parse/a.ts')])
})

test('refused: a file that imports itself', async () => {
  expect(await violationsIn({ 'parse/a.ts': "import './a.ts'" })).toEqual([expect.stringContaining('import cycle')])
})

test('names file and line', async () => {
  const violations = await violationsIn({ ...page, 'data/a.ts': "// first\n\nimport '../report/page.ts'" })
  expect(violations[0]).toMatch(/^src\/data\/a\.ts:3: /)
})
