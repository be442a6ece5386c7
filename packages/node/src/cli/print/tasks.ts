import type { FormOperability, Report, VerdictValue } from '@operable/core'
import { formTasks, proofVerdictWords, type TaskVerdict, taskVerdicts, worstFirst } from '@operable/core/report'
import { plural } from '../../word-forms.ts'
import type { Ink, Terminal } from './terminal.ts'
import { cell, fitText, place, wrap } from './text.ts'

/** The rest is counted. */
const SHOWN = { tasks: 8, forms: 12, reasons: 3 }

const WORDS: Record<VerdictValue, string> = { yes: 'yes', no: 'no', unknown: 'unknown' }
const MARKS: Record<VerdictValue, string> = { yes: '✓', no: '✗', unknown: '?' }

/**
 * What an agent can do on the site, with what stands in the way; failures come first.
 * @param all every task; default: the first few
 */
export function printTasks(report: Report, { width, ink }: Terminal, all: boolean): string[] {
  const tasks = worstFirst(taskVerdicts(report))
  if (tasks.length === 0) return []
  const shown = all ? tasks : tasks.slice(0, SHOWN.tasks)
  const more = tasks.length - shown.length
  return [
    '',
    ink.bold('What an agent can do here'),
    ...shown.flatMap((task) => printTask(task, report, { width, ink })),
    ...(more > 0 ? [ink.dim(`${plural(more, 'more task')}, see --all`)] : []),
  ]
}

function printTask(task: TaskVerdict, { finalUrl, proofs }: Report, { width, ink }: Terminal): string[] {
  const { name, verdict, blockedBy, pages, form } = task
  const paint = inkOf(verdict, ink)
  const title = `${name.trim() || form?.selector || 'Form'}${placesOf(pages, finalUrl)}`
  const words = taskWords(task, proofs !== undefined)
  return [
    `${paint(MARKS[verdict])} ${cell(title, width - Math.max(9, words.length) - 4)}  ${paint(words)}`,
    ...(blockedBy === undefined
      ? []
      : wrap(blockedBy, width - 2).map((line) => ink.dim(`  ${fitText(line, width - 2)}`))),
  ]
}

/** What was tried says so, and beside it what was not. */
function taskWords({ kind, verdict, proof }: TaskVerdict, isTried: boolean): string {
  if (proof !== undefined && proof !== 'not_measured') return proofVerdictWords[proof]
  return kind === 'form' && isTried ? `${WORDS[verdict]}, from its markup` : WORDS[verdict]
}

/** The first page, and how many more there are. */
function placesOf([first, ...others]: readonly string[], siteUrl: string): string {
  const more = others.length > 0 ? ` and ${plural(others.length, 'more page')}` : ''
  return first === undefined ? '' : ` · ${place(first, siteUrl)}${more}`
}

function inkOf(verdict: VerdictValue, ink: Ink): (text: string) => string {
  return { yes: ink.green, no: ink.red, unknown: ink.yellow }[verdict]
}

const VERDICTS = ['callable', 'fillable', 'submittable', 'safe'] as const

/** One row with four verdicts for each form; a form that many pages repeat is one row. */
export function printForms({ operability, finalUrl }: Report, { width, ink }: Terminal): string[] {
  const { score, forms } = operability
  if (forms.length === 0) return ['', ink.bold('Forms'), 'The pages read have no forms.']
  const total = score === null ? 'none could be assessed' : `operability ${Math.round(score)} of 100`
  const nameWidth = width - VERDICTS.reduce((sum, verdict) => sum + verdict.length + 2, 0)
  const groups = formTasks(forms).flatMap(({ form, pages }) => (form ? [{ form, pages }] : []))
  return [
    '',
    `${ink.bold('Forms')}  ${ink.dim(total)}`,
    ink.dim(' '.repeat(nameWidth) + VERDICTS.map((verdict) => `  ${verdict}`).join('')),
    ...groups
      .slice(0, SHOWN.forms)
      .flatMap(({ form, pages }) => [
        cell(`${form.label.trim() || form.selector}${placesOf(pages, finalUrl)}`, nameWidth) +
          VERDICTS.map((verdict) => `  ${verdictCell(form[verdict].verdict, verdict.length, ink)}`).join(''),
        ...reasonsOf(form).flatMap((reason) => wrap(reason, width - 2).map((line) => ink.dim(`  ${line}`))),
      ]),
    ...(groups.length > SHOWN.forms
      ? [ink.dim(`${plural(groups.length - SHOWN.forms, 'more form')}, see --markdown`)]
      : []),
  ]
}

function verdictCell(verdict: VerdictValue, width: number, ink: Ink): string {
  const text = verdict === 'unknown' ? '?' : verdict
  return inkOf(verdict, ink)(text.padEnd(width))
}

function reasonsOf(form: FormOperability): string[] {
  const reasons = VERDICTS.flatMap((verdict) => (form[verdict].verdict === 'yes' ? [] : form[verdict].reasons))
  return [...new Set(reasons)].slice(0, SHOWN.reasons)
}
