import { plural } from '../../word-forms.ts'
import { printTable } from '../print/result.ts'
import type { Terminal } from '../print/terminal.ts'
import type { CheckStats, Stats } from './read-stats.ts'

/** Rows of a table that people read; `--json` has all. */
const MOST_ROWS = 25

/** The numbers as tables. */
export function printStats(stats: Stats, terminal: Terminal): string {
  const { sites, measured, notMeasured, unreadable, medianScore, grades, checks, languages, countryDomains } = stats
  const { bold } = terminal.ink
  const median = medianScore === null ? '' : `, median score ${medianScore}`
  const torn = unreadable === 0 ? '' : `${plural(unreadable, 'line')} could not be read.\n`
  const parts = [
    `${bold(plural(sites, 'site'))}: ${measured} measured${median}, ${sites - measured} not.\n${torn}`,
    section(
      'Not measured',
      ['CODE', 'SITES', 'SHARE'],
      rows(notMeasured, ({ code }) => code, sites),
      terminal,
    ),
    section(
      'Grades',
      ['GRADE', 'SITES', 'SHARE'],
      rows(grades, ({ grade }) => grade, measured),
      terminal,
    ),
    section('Checks', ['APPLIES', 'FULL', 'PARTLY', 'NONE', 'MEAN', 'CHECK'], checks.map(checkRow), terminal),
    section(
      'Languages',
      GROUP,
      groupRows(languages, ({ language }) => language, measured),
      terminal,
    ),
    section(
      'Country domains',
      GROUP,
      groupRows(countryDomains, ({ domain }) => domain, measured),
      terminal,
    ),
  ]
  return parts.filter((part) => part !== '').join('\n')
}

const GROUP = ['NAME', 'SITES', 'SHARE', 'MEDIAN SCORE']

function section(title: string, titles: readonly string[], lines: readonly string[][], terminal: Terminal): string {
  if (lines.length === 0) return ''
  const more = lines.length > MOST_ROWS ? `… and ${lines.length - MOST_ROWS} more; --json has all\n` : ''
  return `${terminal.ink.bold(title)}\n${printTable(titles, lines.slice(0, MOST_ROWS), terminal)}${more}`
}

function rows<Entry extends { sites: number }>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
  of: number,
): string[][] {
  return entries.map((entry) => [nameOf(entry), String(entry.sites), percent(entry.sites, of)])
}

function groupRows<Entry extends { sites: number; medianScore: number | null }>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
  of: number,
): string[][] {
  return rows(entries, nameOf, of).map((row, index) => [...row, String(entries[index]?.medianScore ?? '-')])
}

function checkRow({ title, applies, full, partial, none, share }: CheckStats): string[] {
  const mean = share === null ? '-' : percent(share, 1)
  return [String(applies), percent(full, applies), percent(partial, applies), percent(none, applies), mean, title]
}

function percent(part: number, of: number): string {
  return of === 0 ? '-' : `${((part / of) * 100).toFixed(1)} %`
}
