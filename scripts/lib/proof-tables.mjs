import { markdownTable } from './markdown-table.mjs'

/** @typedef {import('../../packages/core/src/proof/equal-values.ts').EqualityRule} EqualityRule */

/**
 * The ways in which a page may write a value without changing it.
 * @param {readonly EqualityRule[]} rules
 */
export function equalityTable(rules) {
  return markdownTable(
    ['rule', 'counts as equal', 'typed', 'sent'],
    rules.map(({ id, title, example }) => [`\`${id}\``, title, ...example.map(code)]),
  )
}

/**
 * Every verdict with the reasons that lead to it.
 * @param {Readonly<Record<string, { verdict: string, label: string }>>} reasons
 */
export function reasonTable(reasons) {
  return markdownTable(
    ['verdict', 'reason', 'what happened'],
    Object.entries(reasons).map(([reason, { verdict, label }]) => [`\`${verdict}\``, `\`${reason}\``, label]),
  )
}

/** @param {string} text whose spaces at the ends count */
function code(text) {
  return text.endsWith(' ') ? `\`${text.trimEnd()}\` and a space` : `\`${text}\``
}
