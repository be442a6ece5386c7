import type { Report } from '@operable/core'
import { printChecks } from './checks.ts'
import { printCoverage } from './coverage.ts'
import { printForms } from './forms.ts'
import { printHead } from './head.ts'
import { printable } from './printable.ts'
import { printRecommendations } from './recommendations.ts'
import type { Terminal } from './terminal.ts'

/**
 * A report as a person reads it in a terminal.
 *
 * @param name what was scanned, as the person called it
 * @returns text that ends with a line feed; it holds no escape codes where the terminal has no colours
 */
export function printReport(report: Report, name: string, terminal: Terminal): string {
  const shown = printable(report)
  const lines = [
    '',
    ...printHead(shown, printable(name), terminal),
    ...printChecks(shown, terminal),
    ...printRecommendations(shown, terminal),
    ...printForms(shown, terminal),
    ...printCoverage(shown, terminal),
  ]
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`
}
