import type { Report } from '@operable/core'
import { printChecks } from './checks.ts'
import { printCoverage, printGaps } from './coverage.ts'
import { printForms } from './forms.ts'
import { printHead } from './head.ts'
import { printable } from './printable.ts'
import { printRecommendations } from './recommendations.ts'
import { printTasks } from './tasks.ts'
import type { Terminal } from './terminal.ts'

/** How much of a report is printed: what somebody reads to the end, or everything. */
export interface ReportView {
  all?: boolean | undefined
}

/**
 * A report as a person reads it in a terminal: what an agent can do, what to change, then the checks.
 *
 * @param name what was scanned, as the person called it
 * @returns text that ends with a line feed; it holds no escape codes where the terminal has no colours
 */
export function printReport(
  report: Report,
  name: string,
  terminal: Terminal,
  { all = false }: ReportView = {},
): string {
  const shown = printable(report)
  const lines = [
    '',
    ...printHead(shown, printable(name), terminal),
    ...printTasks(shown, terminal, all),
    ...printRecommendations(shown, terminal, all),
    ...printChecks(shown, terminal, all),
    ...(all ? [...printForms(shown, terminal), ...printCoverage(shown, terminal)] : printGaps(shown, terminal)),
  ]
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`
}
