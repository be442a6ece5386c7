import { parseSync, Visitor } from 'oxc-parser'

/**
 * @typedef {object} Import
 * @property {string} specifier as written
 * @property {number} line
 * @property {boolean} reExport `export … from`
 */

/**
 * Every module that a TypeScript file names: imports, type imports, re-exports, `import('…')` as a value and as a type.
 * A dynamic import of a computed name cannot be judged and is left out.
 * @param {string} file decides the syntax by its extension
 * @param {string} text
 * @returns {Import[]}
 */
export function importsOf(file, text) {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  /** @type {Import[]} */
  const found = []
  const add = (/** @type {{ value?: unknown, start: number } | null} */ source, reExport = false) => {
    if (typeof source?.value !== 'string') return
    found.push({ specifier: source.value, line: text.slice(0, source.start).split('\n').length, reExport })
  }
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source, true),
    ExportAllDeclaration: (node) => add(node.source, true),
    ImportExpression: (node) => add(/** @type {{ value?: unknown, start: number }} */ (node.source)),
    TSImportType: (node) => add(node.source),
  }).visit(program)
  return found
}
