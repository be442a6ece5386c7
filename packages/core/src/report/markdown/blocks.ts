import { markdownCell } from './text.ts'

/** A table; every cell is text that gets escaped, or Markdown of ours given as `{ markdown }`. */
export type Cell = string | number | { markdown: string }

export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [row(head), `| ${head.map(() => '---').join(' | ')} |`, ...rows.map(row)].join('\n')
}

export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/** Blocks with an empty line between them; empty ones are left out. */
export function blocks(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n')
}

/** At most two decimals, none for whole points. */
export function formatPoints(points: number): string {
  return String(Number(points.toFixed(2)))
}

/** With its first letter in upper case. */
export function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

function row(cells: readonly Cell[]): string {
  return `| ${cells.map((cell) => (typeof cell === 'object' ? cell.markdown : markdownCell(String(cell)))).join(' | ')} |`
}
