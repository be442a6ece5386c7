// The set of seeded faults is sound: it says nothing about what the product makes of it.
import { SourceMap } from 'node:module'
import { dirname, join } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import { faults } from '../../fixtures/seeded-faults/faults.mjs'
import { filesOf, placeOf, repositoryOf } from '../../fixtures/seeded-faults/generate.mjs'
import { harmless } from '../../fixtures/seeded-faults/harmless.mjs'
import { repositories } from '../../fixtures/seeded-faults/repositories.mjs'
import { rules } from '../../fixtures/seeded-faults/rules.mjs'
import { outputFolder } from '../../fixtures/seeded-faults/sources.mjs'
import { unruled } from '../../fixtures/seeded-faults/unruled.mjs'

const all = [...faults, ...harmless, ...unruled]
const ids = (rows) => rows.map(({ id }) => id)
const times = (text, snippet) => text.split(snippet).length - 1

describe('the set', () => {
  test('has 30 repositories, six of each framework', () => {
    expect(new Set(ids(repositories)).size).toBe(30)
    expect(Object.values(Object.groupBy(repositories, ({ framework }) => framework)).map(({ length }) => length)).toEqual([6, 6, 6, 6, 6])
  })

  test('has 200 faults and 20 edits that are none, under ids of their own', () => {
    expect([faults.length, harmless.length]).toEqual([200, 20])
    expect(new Set(ids(all)).size).toBe(all.length)
  })

  test('has faults in every repository, and none twice', () => {
    expect([...new Set(faults.map(({ repository }) => repository))].sort()).toEqual(ids(repositories).sort())
    expect(new Set(faults.map(({ repository, file, search, replace }) => `${repository} ${file} ${search} ${replace}`)).size).toBe(200)
  })

  test('breaks every rule that a folder can break', () => {
    expect([...new Set(faults.map(({ rule }) => rule))].sort()).toEqual(Object.keys(rules).filter((rule) => rules[rule] !== null).sort())
    const implied = faults.flatMap(({ implies }) => implies)
    expect([...implied, ...repositories.flatMap(({ declared }) => declared)].filter((rule) => !(rule in rules))).toEqual([])
  })
})

describe.each(all)('$id', (edit) => {
  const repository = repositoryOf(edit.repository)

  // `filesOf` throws unless the edit matches exactly once.
  test('changes what the build writes, or where it says that it comes from', () => {
    const before = filesOf(repository)
    const after = filesOf(repository, edit)
    expect(after).not.toEqual(before)
    if (edit.place !== undefined) expect(below(outputFolder(repository), after)).not.toEqual(below(outputFolder(repository), before))
  })

  const { place } = edit
  if (place?.file === undefined) return

  test('has its place exactly once', () => {
    const text = filesOf(repository, edit).get(place.file)
    expect(text).toBeDefined()
    if (place.snippet === undefined) return
    expect(times(text, place.snippet)).toBe(1)
    const { line, column } = placeOf(edit)
    expect(text.split('\n')[line - 1].slice(column - 1).startsWith(place.snippet.split('\n')[0])).toBe(true)
  })

  test('has a place that the build output leads to', () => {
    const { file, line, column } = placeOf(edit)
    if (file.startsWith(`${outputFolder(repository)}/`) || outputFolder(repository) === '.') return
    const pages = [...below(outputFolder(repository), filesOf(repository, edit))].filter(([path]) => path.endsWith('.html'))
    const leads = pages.some(([path, text]) => traces(repository, path, text, edit).has(`${file}:${line}:${column}`))
    expect(leads).toBe(true)
  })
})

/** The places that a page names, as `file:line:column`. */
function traces({ map, ...repository }, path, text, edit) {
  if (map === 'data-source') return new Set([...text.matchAll(/ data-source="([^"]+)"/g)].map(([, place]) => place))
  const inline = /sourceMappingURL=data:application\/json;charset=utf-8;base64,(\S+)/.exec(text)
  const json = inline ? Buffer.from(inline[1], 'base64').toString() : filesOf({ map, ...repository }, edit).get(`${path}.map`)
  const sourceMap = new SourceMap(JSON.parse(json))
  const tags = text.split('\n').flatMap((line, row) => [...line.matchAll(/<\w/g)].map(({ index }) => sourceMap.findEntry(row, index)))
  const entries = tags.filter(({ originalSource }) => originalSource !== undefined)
  return new Set(
    entries.map((entry) => `${join(dirname(path), entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`),
  )
}

const below = (folder, files) => new Map(folder === '.' ? files : [...files].filter(([path]) => path.startsWith(`${folder}/`)))
