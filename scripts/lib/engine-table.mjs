import { markdownTable } from './markdown-table.mjs'

/**
 * The table of docs/widget-reference.md: what was tried × browser, as the tests in real browsers saw it. What was tried in one of
 * them only elsewhere has no cell there.
 * @param {Record<string, Record<string, string>>} results name of the browser to what was seen in it
 */
export function engineTable(results) {
  const names = Object.keys(results)
  const rows = [...new Set(Object.values(results).flatMap((seen) => Object.keys(seen)))]
  const cells = rows.map((row) => [row, ...names.map((name) => results[name]?.[row] ?? 'above')])
  return `${markdownTable(['tried', ...names], cells)}\n`
}
