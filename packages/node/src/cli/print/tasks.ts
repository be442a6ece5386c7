import type { Report, VerdictValue } from '@operable/core'
import { type TaskVerdict, taskVerdicts } from '@operable/core/report'
import { cell, fitText, wrap } from './fit-text.ts'
import { place } from './place.ts'
import { plural } from './points.ts'
import type { Ink, Terminal } from './terminal.ts'

/** Lines before the rest is counted. */
const SHOWN = 8

const WORDS: Record<VerdictValue, string> = { yes: 'yes', no: 'no', unknown: 'not known' }
const MARKS: Record<VerdictValue, string> = { yes: '✓', no: '✗', unknown: '?' }
const ORDER: readonly VerdictValue[] = ['no', 'unknown', 'yes']

/**
 * What an agent can do on the site, what does not work first, with the one thing in the way.
 * @param all every task; default: the first few
 */
export function printTasks(report: Report, { width, ink }: Terminal, all: boolean): string[] {
  const tasks = taskVerdicts(report).toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict))
  if (tasks.length === 0) return []
  const shown = all ? tasks : tasks.slice(0, SHOWN)
  const more = tasks.length - shown.length
  return [
    '',
    ink.bold('What an agent can do here'),
    ...shown.flatMap((task) => printTask(task, report.finalUrl, { width, ink })),
    ...(more > 0 ? [ink.dim(`${plural(more, 'more task')}: see --all.`)] : []),
  ]
}

function printTask(task: TaskVerdict, siteUrl: string, { width, ink }: Terminal): string[] {
  const { name, verdict, blockedBy, pages, form } = task
  const paint = inkOf(verdict, ink)
  const where = pages.length === 0 ? '' : ` · ${place(pages[0] ?? '', siteUrl)}`
  const others = pages.length > 1 ? ` and ${plural(pages.length - 1, 'more page')}` : ''
  const title = fitText(`${name.trim() || form?.selector || 'Form'}${where}${others}`, width - 13)
  return [
    `${paint(MARKS[verdict])} ${cell(title, width - 13)}  ${paint(WORDS[verdict])}`,
    ...(blockedBy === undefined
      ? []
      : wrap(blockedBy, width - 2).map((line) => ink.dim(`  ${fitText(line, width - 2)}`))),
  ]
}

function inkOf(verdict: VerdictValue, ink: Ink): (text: string) => string {
  return { yes: ink.green, no: ink.red, unknown: ink.yellow }[verdict]
}
