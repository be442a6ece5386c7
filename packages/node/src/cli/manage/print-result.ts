import { printable } from '../print/printable.ts'
import { describeTerminal, type Terminal } from '../print/terminal.ts'

/** Prints a result: as JSON when that was asked for, else as the text that a person reads. */
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

/** A moment as people read it. @param iso ISO 8601 */
export function printTime(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`
}
