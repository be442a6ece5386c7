import type { Report, Signal } from '@operable/core'
import { wrap } from './fit-text.ts'
import { place } from './place.ts'
import { plural } from './points.ts'
import type { Terminal } from './terminal.ts'

const SHOWN = { gaps: 6 }

/** In one line, whether something is missing. */
export function printGaps({ coverage }: Report, { width, ink }: Terminal): string[] {
  const { pagesRead, pagesDiscovered, notMeasured } = coverage
  const missing = notMeasured.length === 0 ? '' : ` ${plural(notMeasured.length, 'thing')} could not be measured.`
  return ['', ...wrap(`${pagesRead} of ${plural(pagesDiscovered, 'known page')} read.${missing}`, width).map(ink.dim)]
}

/** What was read, what could not be measured and why, the limits of the reading, and what was seen beside the score. */
export function printCoverage(report: Report, { width, ink }: Terminal): string[] {
  const { coverage, limits, signals, finalUrl } = report
  const { pagesRead, pagesDiscovered, pagesRendered, notMeasured } = coverage
  const rendered = pagesRendered > 0 ? `, ${pagesRendered} of them in a browser` : ''
  const item = (text: string) => wrap(text, width - 2).map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`))
  const gaps = notMeasured.slice(0, SHOWN.gaps).flatMap(({ what, reason, count, example }) => {
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
    ...(notMeasured.length > SHOWN.gaps ? item(`${notMeasured.length - SHOWN.gaps} more: see --json.`) : []),
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
      `Not part of the score. Present: ${present.join(', ') || 'nothing'}. Absent: ${absent.join(', ') || 'nothing'}.`,
      width,
    ),
  ]
}
