import type { Report, Signal } from '@operable/core'
import { headlineOf } from '@operable/core/report'
import { plural } from '../../word-forms.ts'
import { printChecks } from './checks.ts'
import { printable } from './printable.ts'
import { printProofs } from './proofs.ts'
import { printRecommendations } from './recommendations.ts'
import { printForms, printTasks } from './tasks.ts'
import { bar, type Terminal } from './terminal.ts'
import { fitText, place, printTime, wrap } from './text.ts'

/** How much of a report to print: a summary, or everything. */
export interface ReportView {
  all?: boolean | undefined
}

/**
 * A report for a terminal: what an agent can do, what to change, then the checks.
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
    ...printTried(shown, terminal),
    ...printRecommendations(shown, terminal, all),
    ...printChecks(shown, terminal, all),
    ...(all ? [...printForms(shown, terminal), ...printCoverage(shown, terminal)] : printGaps(shown, terminal)),
  ]
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`
}

/** What trying the forms has shown, if they were tried. */
function printTried({ proofs, hintChecks = [], finalUrl }: Report, terminal: Terminal): string[] {
  if (!proofs) return []
  return ['', terminal.ink.bold('Forms, tried'), ...printProofs({ proofs, hintChecks, siteUrl: finalUrl }, terminal)]
}

/** The site, its score and what that means. */
function printHead(report: Report, name: string, { width, ink }: Terminal): string[] {
  const { score, scoreRange, grade, band, nextGrade } = report
  const gradeInk = band === 'ready' ? (score >= 70 ? ink.green : ink.yellow) : ink.red
  const figures = `${ink.bold(gradeInk(`${score} of 100`))}   grade ${ink.bold(gradeInk(grade))}`
  const isOpen = scoreRange.lowest !== scoreRange.highest
  return [
    ink.bold(fitText(name, width)),
    ink.dim(fitText(scanLine(report), width)),
    '',
    figures,
    bar(score / 100, Math.min(60, width), ink),
    ...(isOpen
      ? wrap(
          `Between ${scoreRange.lowest} and ${scoreRange.highest}, because some things could not be measured.`,
          width,
        )
      : []),
    ...(nextGrade ? [ink.dim(`${plural(nextGrade.checks.length, 'change')} to grade ${nextGrade.grade}.`)] : []),
    '',
    ...(report.coverage.reason === undefined ? [] : wrap(report.coverage.reason, width)),
    ...wrap(headlineOf(report), width).map((line) => fitText(line, width)),
  ]
}

function scanLine({ coverage, scannedAt, scanMode }: Report): string {
  const mode = scanMode === 'multi_page_static' ? 'without JavaScript' : 'in a browser where needed'
  return `${plural(coverage.pagesRead, 'page')} read ${mode}, ${printTime(scannedAt)}`
}

/** Gaps; the rest is counted. */
const SHOWN = 6

/** In one line, whether anything is missing. */
function printGaps({ coverage }: Report, { width, ink }: Terminal): string[] {
  const { pagesRead, pagesDiscovered, notMeasured } = coverage
  const missing = notMeasured.length === 0 ? '' : ` ${plural(notMeasured.length, 'thing')} could not be measured.`
  return ['', ...wrap(`${pagesRead} of ${plural(pagesDiscovered, 'known page')} read.${missing}`, width).map(ink.dim)]
}

/** What was read, what could not be measured and why, known limits, and what does not count towards the score. */
function printCoverage(report: Report, { width, ink }: Terminal): string[] {
  const { coverage, limits, signals, finalUrl } = report
  const { pagesRead, pagesDiscovered, pagesRendered, notMeasured } = coverage
  const rendered = pagesRendered > 0 ? `, ${pagesRendered} of them in a browser` : ''
  const item = (text: string) => wrap(text, width - 2).map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`))
  const gaps = notMeasured.slice(0, SHOWN).flatMap(({ what, reason, count, example }) => {
    const times =
      count > 1
        ? ` (${count} times${example ? `, e.g. ${place(example, finalUrl)}` : ''})`
        : example
          ? ` (${place(example, finalUrl)})`
          : ''
    return item(`Not measured: ${what}. ${reason}${times}`)
  })
  return [
    '',
    ink.bold('Coverage'),
    ...item(`${pagesRead} of ${plural(pagesDiscovered, 'known page')} read${rendered}.`),
    ...gaps,
    ...(notMeasured.length > SHOWN ? item(`${notMeasured.length - SHOWN} more, see --json`) : []),
    ...limits.flatMap(item).map((line) => ink.dim(line)),
    ...printSignals(signals, width).map((line) => ink.dim(line)),
  ]
}

function printSignals(signals: readonly Signal[], width: number): string[] {
  const titles = (...states: Signal['state'][]) =>
    signals.filter(({ state }) => states.includes(state)).map(({ title }) => title)
  const present = titles('present', 'partial')
  const absent = titles('absent')
  if (present.length + absent.length === 0) return []
  return [
    '',
    ...wrap(
      `Not scored. Present: ${present.join(', ') || 'nothing'}. Absent: ${absent.join(', ') || 'nothing'}.`,
      width,
    ),
  ]
}
