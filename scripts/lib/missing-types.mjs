import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * Types that a declaration of a package's public names uses, and that the package does not export itself: whoever writes
 * a variable of such a type has no name for it. Only what `@operable/*` declares is looked at; a type of Node or of a
 * library comes from there.
 * @param {string[]} entries files of declarations that belong together, with all that they import on disk
 * @returns {{ type: string, usedBy: string }[]}
 */
export function missingTypes(entries) {
  const names = new Map(entries.flatMap((entry) => [...exportsOf(resolve(entry))]))
  const missing = new Map()
  for (const [name, place] of names) {
    if (place.file === undefined) continue
    for (const used of typesIn(place.file, place.name)) {
      if (!names.has(used) && !missing.has(used)) missing.set(used, { type: used, usedBy: name })
    }
  }
  return [...missing.values()].sort((a, b) => (a.type < b.type ? -1 : 1))
}

/** @typedef {{ file: string | undefined, name: string }} Place `file` is undefined for a name of another package */

/** @returns {Map<string, Place>} */
function exportsOf(/** @type {string} */ file) {
  /** @type {Map<string, Place>} */
  const names = new Map()
  for (const statement of bodyOf(file)) {
    if (statement.type === 'ExportAllDeclaration') {
      for (const [name, place] of exportsFrom(file, statement.source.value)) names.set(name, place)
    } else if (statement.type === 'ExportNamedDeclaration' && statement.source) {
      const from = exportsFrom(file, statement.source.value)
      for (const { local, exported } of statement.specifiers) {
        names.set(exported.name, from.get(local.name) ?? { file: undefined, name: local.name })
      }
    } else if (statement.type === 'ExportNamedDeclaration') {
      for (const name of namesOf(statement.declaration)) names.set(name, { file, name })
    }
  }
  return names
}

/** @returns {Map<string, Place>} */
function exportsFrom(/** @type {string} */ file, /** @type {string} */ source) {
  const target = fileOf(file, source)
  if (!target) return new Map()
  if (source.startsWith('.')) return exportsOf(target)
  return new Map([...exportsOf(target).keys()].map((name) => [name, { file: undefined, name }]))
}

/**
 * The types of ours that the declaration of a name uses, whichever file they stand in. An alias that its file keeps to
 * itself is only a shorter way of writing, and looked through.
 */
function typesIn(/** @type {string} */ file, /** @type {string} */ name) {
  const body = bodyOf(file)
  const ours = new Map()
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      const known = statement.source.value.startsWith('.') || statement.source.value.startsWith('@operable/')
      for (const { local, imported } of statement.specifiers)
        if (known) ours.set(local.name, imported?.name ?? local.name)
    }
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (/^TS|Class/.test(declared?.type ?? '')) for (const own of namesOf(declared)) ours.set(own, own)
  }
  const declarations = body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .filter((declared) => namesOf(declared).includes(name))
  const aliases = new Set(body.filter(({ type }) => type === 'TSTypeAliasDeclaration').flatMap(namesOf))
  /** @type {Set<string>} */
  const used = new Set()
  visit(declarations, (node) => {
    const typeName =
      node.type === 'TSTypeReference'
        ? node.typeName
        : node.type === 'TSInterfaceHeritage'
          ? node.expression
          : undefined
    const type = typeName?.type === 'Identifier' ? typeName.name : undefined
    if (aliases.has(type) && type !== name) for (const behind of typesIn(file, type)) used.add(behind)
    else if (ours.has(type)) used.add(ours.get(type))
  })
  return used
}

function fileOf(/** @type {string} */ file, /** @type {string} */ source) {
  if (source.startsWith('.')) return resolve(dirname(file), source.replace(/\.js$/, '.d.ts'))
  const [, name, entry = 'index'] = /^@operable\/([a-z]+)(?:\/(.+))?$/.exec(source) ?? []
  return name && resolve(import.meta.dirname, `../../packages/${name}/dist/${entry}.d.ts`)
}

/** @type {Map<string, any[]>} */
const bodies = new Map()

/** @returns {any[]} */
function bodyOf(/** @type {string} */ file) {
  const body = bodies.get(file) ?? parseSync(file, readFileSync(file, 'utf8')).program.body
  bodies.set(file, body)
  return body
}

/** @returns {string[]} */
function namesOf(/** @type {any} */ declared) {
  if (declared?.id?.name) return [declared.id.name]
  return (declared?.declarations ?? []).map((/** @type {any} */ { id }) => id.name)
}

function visit(/** @type {any} */ node, /** @type {(node: any) => void} */ see) {
  if (node === null || typeof node !== 'object') return
  if (typeof node.type === 'string') see(node)
  for (const value of Object.values(node)) visit(value, see)
}
