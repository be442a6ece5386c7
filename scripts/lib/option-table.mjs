import { parseSync } from 'oxc-parser'
import { markdownTable } from './markdown-table.mjs'

/**
 * The members of an interface with what their comments say of them, as a table.
 * @param {string} text of a TypeScript file
 * @param {string} name of an interface in it
 * @throws {Error} when there is none, or a member of it has no comment
 */
export function optionTable(text, name) {
  const { program, comments } = parseSync('options.ts', text)
  const found = program.body.find(
    (statement) =>
      statement.type === 'ExportNamedDeclaration' &&
      statement.declaration?.type === 'TSInterfaceDeclaration' &&
      statement.declaration.id.name === name,
  )
  const declaration = /** @type {any} */ (found)?.declaration
  if (!declaration) throw new Error(`There is no interface ${name}.`)
  const rows = declaration.body.body.map((/** @type {any} */ { key, start, optional }) => {
    const comment = comments.findLast(
      ({ value, end }) => value.startsWith('*') && end <= start && text.slice(end, start).trim() === '',
    )
    if (!comment && !SELF_TELLING.has(key.name)) throw new Error(`${name}.${key.name} has no comment.`)
    return [
      `\`${key.name}\`${optional ? '' : ' (required)'}`,
      comment ? plain(comment.value) : SELF_TELLING.get(key.name),
    ]
  })
  return markdownTable(['option', 'what'], rows)
}

/** Members whose name and type are the whole of it in code. */
const SELF_TELLING = new Map([
  ['signal', 'An `AbortSignal` that ends it.'],
  ['onProgress', 'Hears how far it is: `(event) => void`.'],
  ['limits', 'What bounds the crawl besides the number of pages and the time, see the type `CrawlLimits`.'],
])

/** @param {string} comment without the signs around it */
function plain(comment) {
  return comment
    .replace(/^\*|\n\s*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .trim()
}
