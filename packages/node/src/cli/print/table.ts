import { columnsOf } from './fit-text.ts'
import { printable } from './printable.ts'
import type { Terminal } from './terminal.ts'

/**
 * Rows below their titles, aligned. Nothing is cut, since what a table shows is there to be copied: what may be long
 * comes last.
 */
export function printTable(titles: readonly string[], rows: readonly (readonly string[])[], { ink }: Terminal): string {
  const lines = rows.map((row) => row.map((text) => printable(text).replace(/\s+/g, ' ')))
  const widths = titles.map((title, column) =>
    Math.max(columnsOf(title), ...lines.map((line) => columnsOf(line[column] ?? ''))),
  )
  const align = (line: readonly string[]) =>
    line
      .map((text, column) => text + ' '.repeat((widths[column] ?? 0) - columnsOf(text)))
      .join('  ')
      .trimEnd()
  return [ink.dim(align(titles)), ...lines.map(align)].map((line) => `${line}\n`).join('')
}
