import { printable } from './printable.ts'
import { describeTerminal, type Terminal } from './terminal.ts'
import { columnsOf } from './text.ts'

/** Prints a result: as JSON if that was asked for, else as text. */
export function printResult(json: true | undefined, data: unknown, text: (terminal: Terminal) => string): void {
  process.stdout.write(json ? `${JSON.stringify(data, null, 2)}\n` : text(describeTerminal(process.stdout)))
}

/** Names and values, aligned. */
export function printFacts(facts: Readonly<Record<string, string>>, { ink }: Terminal): string {
  const width = Math.max(...Object.keys(facts).map((name) => name.length))
  return Object.entries(facts)
    .map(([name, value]) => `${ink.dim(name.padEnd(width))}  ${printable(value)}\n`)
    .join('')
}

/** Rows below their titles, aligned. Nothing is cut, because people copy from tables; what may be long comes last. */
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
