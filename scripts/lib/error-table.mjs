import { markdownTable } from './markdown-table.mjs'

/**
 * @typedef {object} ErrorFacts
 * @property {Readonly<Record<string, number>>} statuses by code
 * @property {Readonly<Record<string, { title: string, advice: string }>>} types by code
 * @property {Readonly<Record<string, number>>} exits by code; what has none is a fault of the program
 * @property {number} internal
 */

/**
 * Every code with what it means, and how HTTP and the shell are told.
 * @param {ErrorFacts} facts
 */
export function errorTable({ statuses, types, exits, internal }) {
  const rows = Object.entries(statuses).map(([code, status]) => {
    const { title, advice } = types[code] ?? { title: '', advice: '' }
    return [`\`${code}\``, status, exits[code] ?? internal, title, advice.replaceAll('|', '\\|')]
  })
  return markdownTable(['code', 'HTTP', 'exit', 'means', 'what to do'], rows)
}
