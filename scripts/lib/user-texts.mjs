import { parseSync } from 'oxc-parser'

/**
 * The sentences in a source file that a person may read, in their order: texts of two words or more that begin or end
 * as a sentence does, or hold a function word of English. What stands where texts are compared, searched for or declared
 * as types is none, nor are SQL, CSS and scripts. Markup is taken off; its titles and labels count.
 * @param {string} source TypeScript
 * @returns {{ text: string, isError: boolean }[]} `isError`: it is an argument of an error
 */
export function userTexts(source) {
  /** @type {Map<string, boolean>} */
  const found = new Map()
  const { program } = parseSync('source.ts', source)
  visit(program, false)
  return [...found].map(([text, isError]) => ({ text, isError }))

  /** @param {any} node @param {boolean} isError */
  function visit(node, isError) {
    if (Array.isArray(node)) {
      for (const each of node) visit(each, isError)
      return
    }
    if (!node || typeof node.type !== 'string' || NOT_SAID.test(node.type)) return
    const written = writtenText(node)
    if (written !== undefined) {
      for (const text of sentencesIn(written)) found.set(text, (found.get(text) ?? true) && isError)
    }
    const isThrown = isError || (node.type === 'NewExpression' && /Error$/.test(node.callee.name ?? ''))
    for (const child of partsSaid(node)) visit(child, isThrown)
  }
}

const NOT_SAID = /^(Import|ExportAll|TSType|TSInterface|TSLiteral|TSTemplate|TSUnion|TSEnum)/

/** Calls whose arguments are looked for, not shown. */
const SEARCHES =
  /^(RegExp|Set|closest|endsWith|exec|getAttribute|includes|indexOf|lastIndexOf|matches|prepare|querySelector|querySelectorAll|raw|split|startsWith)$/

/**
 * The parts of a node in which a text may be said.
 * @param {any} node
 * @returns {unknown[]}
 */
function partsSaid(node) {
  if (node.type === 'BinaryExpression') return node.operator === '+' ? leavesUnread(node) : []
  if (node.type === 'TemplateLiteral') return node.expressions.filter((/** @type {any} */ each) => !alternatives(each))
  if (node.type === 'TaggedTemplateExpression') return nameOf(node.tag) === 'raw' ? [] : [node.quasi]
  if (node.type === 'SwitchCase') return node.consequent
  if (node.type === 'Property' || node.type === 'PropertyDefinition') return [node.value]
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    const isSearch = SEARCHES.test(nameOf(node.callee))
    if (nameOf(node.callee) === 'split') return []
    return isSearch ? [node.callee] : [node.callee, ...node.arguments]
  }
  return Object.values(node).filter((part) => part && typeof part === 'object')
}

/** @param {any} node a chain of `+`: its texts are read as one, what stands between them by itself */
function leavesUnread(node) {
  return writtenText(node) === undefined ? [node.left, node.right] : addends(node).filter((each) => !isText(each))
}

/**
 * The text that a node is, with placeholders for what is put into it.
 * @param {any} node
 * @returns {string | undefined} undefined: it is none
 */
function writtenText(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral') {
    return node.quasis
      .map(
        (/** @type {any} */ { value }, /** @type {number} */ at) =>
          `${value.cooked}${placeholder(node.expressions[at])}`,
      )
      .join('')
  }
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  const parts = addends(node)
  if (!parts.some(isText)) return undefined
  return parts.map((part) => (isText(part) ? writtenText(part) : placeholder(part))).join('')
}

/** @param {any} node @returns {any[]} */
function addends(node) {
  const isSum = node.type === 'BinaryExpression' && node.operator === '+'
  return isSum ? [...addends(node.left), ...addends(node.right)] : [node]
}

/** @param {any} node */
function isText(node) {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
}

/** Placeholders stand between these until the text was read, because braces are those of CSS and scripts. */
const OPEN = '\u{E000}'
const CLOSE = '\u{E001}'

/** @param {any} expression */
function placeholder(expression) {
  if (!expression) return ''
  const either = alternatives(expression)
  return `${OPEN}${either ? either.map((each) => each || '–').join('|') : nameOf(expression) || '…'}${CLOSE}`
}

/**
 * Both short texts of a condition.
 * @param {any} expression
 * @returns {string[] | undefined}
 */
function alternatives({ type, consequent, alternate }) {
  if (type !== 'ConditionalExpression') return undefined
  const texts = [consequent, alternate].map((each) => (each.type === 'Literal' ? each.value : undefined))
  return texts.every((text) => typeof text === 'string' && text.length < 40) ? texts : undefined
}

/**
 * What a reader takes an expression for: the name of what it reads or is made of.
 * @param {any} node
 * @returns {string}
 */
function nameOf(node) {
  if (!node) return ''
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression') return node.computed ? nameOf(node.object) : nameOf(node.property)
  if (node.type === 'CallExpression') {
    const word = node.arguments.find(
      (/** @type {any} */ each) => typeof each.value === 'string' && /\p{L}/u.test(each.value),
    )
    return word?.value ?? (node.arguments.map(nameOf).find(Boolean) || nameOf(node.callee.object ?? node.callee))
  }
  if (node.type === 'LogicalExpression') return nameOf(node.left)
  return nameOf(node.expression ?? node.argument)
}

/**
 * @param {string} written
 * @returns {string[]}
 */
function sentencesIn(written) {
  if (isCode(written)) return []
  const parts = /^\s*<|<\/\w+>/.test(written) ? textsOfMarkup(written) : written.split(/\n\s*\n/)
  return parts
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => readsAsSentence(text))
    .map((text) => text.replaceAll(OPEN, '{').replaceAll(CLOSE, '}'))
}

/** @param {string} text */
function isCode(text) {
  if (/^\s*(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|PRAGMA|BEGIN|WITH)\b/.test(text)) return true
  const outside = text.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '')
  return /=>|\bconst \w|\{[^{}]*:[^{}]*;|^\s*[\w-]+:[^;]*;\s*$/m.test(outside)
}

const INLINE = /<\/?(?:a|abbr|b|code|em|i|kbd|small|span|strong|time)\b[^>]*>/g

/** @param {string} markup */
function textsOfMarkup(markup) {
  const shown = markup.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, ' ')
  const labels = [...shown.matchAll(/\b(?:title|alt|placeholder|aria-label|content)="([^"]*)"/g)].map(
    ([, label]) => label ?? '',
  )
  return [...shown.replace(INLINE, '').split(/<[^>]*>/), ...labels]
}

const FUNCTION_WORD =
  /(?:^|\s)(?:a|all|an|and|any|are|as|at|be|by|can|do|does|each|for|from|has|have|if|in|is|it|its|more|no|not|of|on|one|only|or|over|than|that|the|there|they|this|to|was|were|what|when|where|which|who|will|with|without|you|your)(?=[\s,.:;!?]|$)/

/** @param {string} text in one line */
function readsAsSentence(text) {
  const said = text.replace(new RegExp(`${OPEN}[^${CLOSE}]*${CLOSE}`, 'g'), ' ')
  if (!/\p{L}{2}/u.test(said) || !/\s/.test(text)) return false
  if (/^[\s“"']*\p{Lu}/u.test(said) && /\p{Ll}{2,} +\p{L}/u.test(said)) return true
  return /\p{L}{2}[.!?…:]$/u.test(said.trim()) || FUNCTION_WORD.test(said)
}
