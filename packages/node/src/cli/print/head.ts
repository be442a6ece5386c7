import type { Report } from '@operable/core'
import { headlineOf } from '@operable/core/report'
import { bar } from './bar.ts'
import { fitText, wrap } from './fit-text.ts'
import { plural } from './points.ts'
import type { Terminal } from './terminal.ts'

/** Whose report it is, the score and what it means. */
export function printHead(report: Report, name: string, { width, ink }: Terminal): string[] {
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
      ? wrap(`Between ${scoreRange.lowest} and ${scoreRange.highest}: not everything could be measured.`, width)
      : []),
    ...(nextGrade
      ? [ink.dim(`Next: grade ${nextGrade.grade}, in reach with ${plural(nextGrade.checks.length, 'change')}.`)]
      : []),
    '',
    ...(report.coverage.reason === undefined ? [] : wrap(report.coverage.reason, width)),
    ...wrap(headlineOf(report), width).map((line) => fitText(line, width)),
  ]
}

function scanLine({ coverage, scannedAt, scanMode }: Report): string {
  const mode = scanMode === 'multi_page_static' ? 'without JavaScript' : 'in a browser where a page needed it'
  const date = `${scannedAt.slice(0, 10)} ${scannedAt.slice(11, 16)} UTC`
  return `${plural(coverage.pagesRead, 'page')} read ${mode}, ${date}`
}
