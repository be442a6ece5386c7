import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * @typedef {{ name: string, file: string, documented: boolean }} Export
 * @typedef {ReturnType<typeof parse>} Parsed
 */

/**
 * What a TypeScript module exports without a comment (`/** … *\/`) right before its declaration, re-exports of its own
 * package followed to where they are declared. Of several declarations of one name one comment is enough.
 *
 * @param {string} file
 * @returns {Export[]}
 */
export function undocumentedExports(file) {
  return exportsOf(file).filter(({ documented }) => !documented)
}

/**
 * @param {string} file
 * @returns {Export[]}
 */
function exportsOf(file) {
  const module = parse(file)
  return module.program.body.flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration') return behind(file, statement.source.value)
    if (statement.type !== 'ExportNamedDeclaration') return []
    const names = namesOf(statement.declaration)
    if (names.length > 0) return names.map((name) => declared(module, name))
    const origin = statement.source ? behind(file, statement.source.value) : undefined
    return statement.specifiers.flatMap(({ local, exported }) => {
      const found = origin ? origin.find((each) => each.name === nameOf(local)) : declared(module, nameOf(local))
      return found ? [{ ...found, name: nameOf(exported) }] : []
    })
  })
}

/**
 * Other packages answer for themselves.
 * @param {string} file
 * @param {string} specifier
 */
function behind(file, specifier) {
  return specifier.startsWith('.') ? exportsOf(join(dirname(file), specifier)) : []
}

/**
 * @param {Parsed} module
 * @param {string} name
 * @returns {Export}
 */
function declared({ file, text, comments, program }, name) {
  const declarations = program.body.filter((statement) =>
    namesOf('declaration' in statement && statement.declaration ? statement.declaration : statement).includes(name),
  )
  const documented = declarations.some(({ start }) =>
    comments.some(({ type, value, end }) => {
      return type === 'Block' && value.startsWith('*') && end <= start && text.slice(end, start).trim() === ''
    }),
  )
  return { name, file, documented }
}

/**
 * The names that a declaration brings.
 * @param {any} declaration a node of the syntax tree, or null
 * @returns {string[]}
 */
function namesOf(declaration) {
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap((/** @type {any} */ { id }) => (id.name ? [id.name] : []))
  }
  return declaration?.id?.name ? [declaration.id.name] : []
}

/** @param {any} node an identifier, or the text that stands in its place */
function nameOf(node) {
  return String(node.name ?? node.value)
}

/** @param {string} file */
function parse(file) {
  const text = readFileSync(file, 'utf8')
  const { program, comments, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return { file, text, program, comments }
}
