import type { FormOperability, Report, VerdictValue } from '@operable/core'
import { formTasks } from '@operable/core/report'
import { cell, wrap } from './fit-text.ts'
import { place } from './place.ts'
import { plural } from './points.ts'
import type { Ink, Terminal } from './terminal.ts'

const VERDICTS = ['callable', 'fillable', 'submittable', 'safe'] as const
const SHOWN = { forms: 12, reasons: 3 }

/** One row with four verdicts for each form; a form that many pages repeat is one row. */
export function printForms({ operability, finalUrl }: Report, { width, ink }: Terminal): string[] {
  const { score, forms } = operability
  if (forms.length === 0) return ['', ink.bold('Forms'), 'No form was found on the pages that were read.']
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
        cell(nameOf(form, pages, finalUrl), nameWidth) +
          VERDICTS.map((verdict) => `  ${verdictCell(form[verdict].verdict, verdict.length, ink)}`).join(''),
        ...reasonsOf(form).flatMap((reason) => wrap(reason, width - 2).map((line) => ink.dim(`  ${line}`))),
      ]),
    ...(groups.length > SHOWN.forms
      ? [ink.dim(`${plural(groups.length - SHOWN.forms, 'more form')}: see --markdown.`)]
      : []),
  ]
}

function nameOf({ label, selector }: FormOperability, pages: readonly string[], siteUrl: string): string {
  const others = pages.length > 1 ? ` and ${plural(pages.length - 1, 'more page')}` : ''
  return `${label.trim() || selector} · ${place(pages[0] ?? '', siteUrl)}${others}`
}

function verdictCell(verdict: VerdictValue, width: number, ink: Ink): string {
  const paint = { yes: ink.green, no: ink.red, unknown: ink.yellow }[verdict]
  const text = verdict === 'unknown' ? '?' : verdict
  return paint(text.padEnd(width))
}

function reasonsOf(form: FormOperability): string[] {
  const reasons = VERDICTS.flatMap((verdict) => (form[verdict].verdict === 'yes' ? [] : form[verdict].reasons))
  return [...new Set(reasons)].slice(0, SHOWN.reasons)
}
