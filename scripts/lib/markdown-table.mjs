/**
 * A table in Markdown, without a line end after its last row.
 * @param {readonly string[]} head
 * @param {readonly (readonly (string | number)[])[]} rows
 */
export function markdownTable(head, rows) {
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/**
 * A part of a whole, for a cell of such a table.
 * @param {number} share 0 to 1
 */
export function percent(share) {
  return `${(share * 100).toFixed(1)} %`
}
