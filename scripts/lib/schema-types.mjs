import { parseSync } from 'oxc-parser'
import { markdownTable } from './markdown-table.mjs'

/**
 * What a schema says, as a person reads it. An inferred type has no comments for an editor to show: zod maps the members
 * by their keys, and TypeScript keeps comments through no such mapping. So the types are written out.
 * @typedef {{ name: string, comment: string, schema: any }} NamedSchema
 * @typedef {{ name: string, optional: boolean, comment: string, schema: any }} Member
 */

/**
 * The exported schemas of a module, each with the comment above it and the name of its type: `xSchema` gives `X`.
 * @param {string} text of the module
 * @param {Record<string, any>} exports of the same module
 * @returns {NamedSchema[]}
 */
export function namedSchemas(text, exports) {
  const { program, comments } = parseSync('schema.ts', text)
  return program.body.flatMap((statement) => {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? /** @type {any} */ (statement.declaration) : undefined
    const exported = declared?.type === 'VariableDeclaration' ? declared.declarations[0].id.name : ''
    if (!exported.endsWith('Schema')) return []
    const above = comments.findLast(
      ({ end }) => end <= statement.start && text.slice(end, statement.start).trim() === '',
    )
    if (!above) throw new Error(`${exported} has no comment.`)
    const name = exported[0].toUpperCase() + exported.slice(1, -'Schema'.length)
    return [{ name, comment: sentence(above.value.replace(/^\*|\n\s*\*/g, ' ')), schema: exports[exported] }]
  })
}

/**
 * The types of schemas, with a comment for every member.
 * @param {NamedSchema[]} schemas in the order in which they are written; each may use all
 */
export function typesOf(schemas) {
  return schemas
    .map(({ name, comment, schema }) => {
      const type = typeText(schema, schemas, '', true)
      const head = type.startsWith('{') ? `interface ${name} ` : `type ${name} = `
      return `/** ${comment} */\nexport ${head}${type}\n`
    })
    .join('\n')
}

/**
 * The same for readers: a heading and a table for each schema that has members, the last one first.
 * @param {NamedSchema[]} schemas
 */
export function typeReference(schemas) {
  const objects = schemas.filter(({ schema }) => schema.def.type === 'object')
  return objects
    .toReversed()
    .map(({ name, comment, schema }) => {
      const rows = rowsOf(schema, objects, '').map(({ name, type, comment }) => [`\`${name}\``, type, escaped(comment)])
      return `## \`${name}\`\n\n${comment}\n\n${markdownTable(['member', 'type', 'what'], rows)}`
    })
    .join('\n\n')
}

/** @returns {{ name: string, type: string, comment: string }[]} */
function rowsOf(/** @type {any} */ schema, /** @type {NamedSchema[]} */ schemas, /** @type {string} */ before) {
  return membersOf(schema).flatMap((member) => {
    const { inner, suffix } = unwrapped(member.schema)
    const own = inner.def.type === 'object' && !nameOf(inner, schemas)
    const path = before + member.name + (member.optional ? '?' : '')
    const type = own ? `object${suffix}` : typeText(member.schema, schemas, '', false)
    const row = { name: path, type: linked(type, schemas), comment: member.comment }
    return own ? [row, ...rowsOf(inner, schemas, `${before}${member.name}${suffix}.`)] : [row]
  })
}

/** @returns {Member[]} */
function membersOf(/** @type {any} */ schema) {
  return Object.entries(schema.def.shape).map(([name, value]) => {
    const member = /** @type {any} */ (value)
    const optional = member.def.type === 'optional'
    const comment = member.description ?? (optional ? member.def.innerType.description : undefined)
    if (!comment) throw new Error(`The member ${name} has no description.`)
    return { name, optional, comment: sentence(comment), schema: optional ? member.def.innerType : member }
  })
}

/** Whether a member may be there and undefined; zod tells it from one that may only be absent. */
const mayBeUndefined = (/** @type {any} */ schema) => !schema._zod.traits.has('ZodExactOptional')

/**
 * @param {any} schema
 * @param {NamedSchema[]} schemas
 * @param {string} indent of the line that it begins on
 * @param {boolean} declared whether its own declaration is wanted, and not its name
 * @returns {string}
 */
function typeText(schema, schemas, indent, declared) {
  const name = nameOf(schema, schemas)
  if (name && !declared) return name
  const { def } = schema
  if (def.type === 'object') {
    const deeper = `${indent}  `
    const lines = membersOf(schema).map((member) => {
      const original = def.shape[member.name]
      const absent = member.optional && mayBeUndefined(original) ? ' | undefined' : ''
      const type = typeText(member.schema, schemas, deeper, false)
      return `${deeper}/** ${member.comment} */\n${deeper}${member.name}${member.optional ? '?' : ''}: ${type}${absent}\n`
    })
    return `{\n${lines.join('')}${indent}}`
  }
  if (def.type === 'nullable') return `${typeText(def.innerType, schemas, indent, false)} | null`
  if (def.type === 'enum')
    return Object.values(def.entries)
      .map((value) => `'${value}'`)
      .join(' | ')
  if (def.type === 'literal') return def.values.map((/** @type {unknown} */ value) => JSON.stringify(value)).join(' | ')
  if (def.type === 'array') {
    const element = typeText(def.element, schemas, indent, false)
    return element.includes(' | ') && !element.startsWith('{') ? `(${element})[]` : `${element}[]`
  }
  if (def.type === 'record') return `Record<string, ${typeText(def.valueType, schemas, indent, false)}>`
  if (def.type === 'union')
    return def.options.map((/** @type {any} */ each) => typeText(each, schemas, indent, false)).join(' | ')
  if (['string', 'number', 'boolean'].includes(def.type)) return def.type
  throw new Error(`A type for ${def.type} is still to be written.`)
}

/** A description makes a copy of a schema, which keeps the definition. */
function nameOf(/** @type {any} */ schema, /** @type {NamedSchema[]} */ schemas) {
  return schemas.find((named) => named.schema.def === schema.def)?.name
}

/** What stands within arrays and `| null`, and what is said of these. */
function unwrapped(/** @type {any} */ schema) {
  let inner = schema
  let suffix = ''
  while (inner.def.type === 'array' || inner.def.type === 'nullable') {
    suffix += inner.def.type === 'array' ? '[]' : ''
    inner = inner.def.type === 'array' ? inner.def.element : inner.def.innerType
  }
  return { inner, suffix }
}

function linked(/** @type {string} */ type, /** @type {NamedSchema[]} */ schemas) {
  const names = schemas.map(({ name }) => name)
  return escaped(
    type.replace(/[A-Z]\w+/g, (word) => (names.includes(word) ? `[${word}](#${word.toLowerCase()})` : word)),
  )
}

const escaped = (/** @type {string} */ text) => text.replaceAll('|', '\\|')

const sentence = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').trim()
