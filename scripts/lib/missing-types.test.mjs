import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingTypes } from './missing-types.mjs'

test('a type that a public name uses and no entry exports; an alias of one file is looked through', () => {
  const folder = mkdtempSync(join(tmpdir(), 'operable-types-'))
  const write = (/** @type {string} */ name, /** @type {string} */ text) => writeFileSync(join(folder, name), text)
  write('index.d.ts', "export { read, type Options } from './read.js'\nexport type * from './page.js'")
  write('page.d.ts', 'export interface Page { title: string; links: Link[] }\nexport interface Link { href: URL }')
  write(
    'read.d.ts',
    `import type { Page } from './page.js'
import type { Source } from './source.js'
import type { Agent } from 'node:http'
type Known = Pick<Source, 'url'>
export interface Options extends Base { agent: Agent }
interface Base { deadline: number }
export declare function read(source: Known, options: Options): Promise<Page>`,
  )
  write('source.d.ts', 'export interface Source { url: string }')
  expect(missingTypes([join(folder, 'index.d.ts')])).toEqual([
    { type: 'Base', usedBy: 'Options' },
    { type: 'Source', usedBy: 'read' },
  ])
  write('more.d.ts', "export type { Source } from './source.js'")
  expect(missingTypes(['index', 'more'].map((name) => join(folder, `${name}.d.ts`)))).toEqual([
    { type: 'Base', usedBy: 'Options' },
  ])
})
