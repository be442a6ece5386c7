// The set of seeded faults is sound. What the product makes of it is measured elsewhere.
import { SourceMap } from 'node:module'
import { dirname, join } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import {
  faults,
  filesOf,
  harmless,
  outputFolder,
  placeOf,
  repositories,
  repositoryOf,
  rules,
  unruled,
} from '../../fixtures/seeded-faults/index.mjs'

/** @typedef {import('../../fixtures/seeded-faults/index.mjs').Repository} Repository */

const placed = [...faults, ...unruled]

/** @param {{ id: string }[]} rows */
const ids = (rows) => rows.map(({ id }) => id)

describe('the set', () => {
  test('has 30 repositories, six of each framework', () => {
    expect(new Set(ids(repositories)).size).toBe(30)
    const frameworks = Map.groupBy(repositories, ({ framework }) => framework)
    expect([...frameworks.values()].map(({ length }) => length)).toEqual([6, 6, 6, 6, 6])
  })

  test('has 200 faults and 20 edits that are none, each with its own id', () => {
    expect([faults.length, harmless.length]).toEqual([200, 20])
    const rows = [...placed, ...harmless]
    expect(new Set(ids(rows)).size).toBe(rows.length)
  })

  test('has faults in every repository, and none twice', () => {
    expect([...new Set(faults.map(({ repository }) => repository))].sort()).toEqual(ids(repositories).sort())
    expect(new Set(faults.map(({ id, rule, place, implies, ...edit }) => JSON.stringify(edit))).size).toBe(200)
  })

  test('breaks every rule that a folder can break, and names no other', () => {
    const broken = Object.keys(rules).filter((rule) => rules[rule] !== null)
    expect([...new Set(faults.map(({ rule }) => rule))].sort()).toEqual(broken.sort())
    const others = [...faults.flatMap(({ implies }) => implies), ...repositories.flatMap(({ declared }) => declared)]
    expect(others.filter((rule) => !(rule in rules))).toEqual([])
  })
})

describe('an edit', () => {
  // `filesOf` throws unless its text is in the file exactly once.
  test.each([...placed, ...harmless])('$id changes its file', (edit) => {
    const repository = repositoryOf(edit.repository)
    expect(filesOf(repository, edit).get(edit.file)).not.toBe(filesOf(repository).get(edit.file))
  })

  test.each(placed)('$id changes the folder that is scanned', (edit) => {
    const repository = repositoryOf(edit.repository)
    expect(scanned(repository, filesOf(repository, edit))).not.toEqual(scanned(repository, filesOf(repository)))
  })
})

describe('the place', () => {
  const inFiles = placed.filter(({ place }) => place.file !== undefined)
  const atElements = inFiles.filter(({ place }) => place.snippet !== undefined)

  test.each(inFiles)('of $id is a file', (fault) => {
    expect([...filesOf(repositoryOf(fault.repository), fault).keys()]).toContain(fault.place.file)
  })

  test.each(atElements)('of $id is there once, and starts an element', (fault) => {
    const { file = '', snippet = '' } = fault.place
    const text = filesOf(repositoryOf(fault.repository), fault).get(file) ?? ''
    expect(text.split(snippet).length - 1).toBe(1)
    const { line = 0, column = 0 } = placeOf(fault) ?? {}
    const rest = text.split('\n').slice(line - 1)
    expect(
      rest
        .join('\n')
        .slice(column - 1)
        .startsWith(snippet),
    ).toBe(true)
    if (!file.endsWith('.txt')) expect(snippet).toMatch(/^<[a-z]/)
  })

  test.each(atElements)('of $id can be found from the folder that is scanned', (fault) => {
    const repository = repositoryOf(fault.repository)
    const files = filesOf(repository, fault)
    const { file, line, column } = placeOf(fault) ?? {}
    const folder = scanned(repository, files)
    if (file !== undefined && folder.has(file)) return
    const pages = [...folder].filter(([path]) => path.endsWith('.html'))
    const found = pages.flatMap(([path, text]) => tracesOf(repository, path, text, files))
    expect(found).toContain(`${file}:${line}:${column}`)
  })
})

/**
 * The places that a page tells, as `file:line:column`.
 *
 * @param {Repository} repository
 * @param {string} path
 * @param {string} text
 * @param {Map<string, string>} files
 * @returns {string[]}
 */
function tracesOf({ map }, path, text, files) {
  if (map === 'data-source') return [...text.matchAll(/ data-source="([^"]+)"/g)].flatMap(([, place]) => place ?? [])
  const [, inline] = /sourceMappingURL=data:application\/json;charset=utf-8;base64,(\S+)/.exec(text) ?? []
  const json = inline ? Buffer.from(inline, 'base64').toString() : files.get(`${path}.map`)
  if (json === undefined) return []
  const sourceMap = new SourceMap(JSON.parse(json))
  return text.split('\n').flatMap((line, row) =>
    [...line.matchAll(/<\w/g)].flatMap(({ index }) => {
      const entry = sourceMap.findEntry(row, index)
      if (!('originalSource' in entry)) return []
      return `${join(dirname(path), entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
    }),
  )
}

/**
 * The files of the folder that is scanned.
 *
 * @param {Repository} repository
 * @param {Map<string, string>} files
 */
function scanned(repository, files) {
  const folder = outputFolder(repository)
  return new Map([...files].filter(([path]) => folder === '.' || path.startsWith(`${folder}/`)))
}
