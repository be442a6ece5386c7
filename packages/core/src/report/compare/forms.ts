import { verdictRules } from '../../operability/registry.ts'
import type { VerdictId } from '../../operability/verdict-rule.ts'
import type { FormOperability, VerdictValue } from '../../schema/report-types.ts'

const verdictNames = verdictRules.map(({ id }) => id)

/** A form of one of the two reports: page and selector tell it from the others. */
export interface ComparedForm {
  page: string
  selector: string
  label: string
}

/** A form with another verdict than before, and which. */
export interface FormChange extends ComparedForm {
  verdicts: { verdict: VerdictId; before: VerdictValue; after: VerdictValue }[]
}

/** How the forms of the later report differ from those of the earlier one. */
export interface FormChanges {
  added: ComparedForm[]
  removed: ComparedForm[]
  /** Forms with another verdict than before. */
  changed: FormChange[]
}

/** A form is the same when its page and its selector are. */
export function compareForms(before: readonly FormOperability[], after: readonly FormOperability[]): FormChanges {
  const earlier = new Map(before.map((form) => [formKey(form), form]))
  const later = new Set(after.map(formKey))
  return {
    added: after.filter((form) => !earlier.has(formKey(form))).map(brief),
    removed: before.filter((form) => !later.has(formKey(form))).map(brief),
    changed: after.flatMap((form) => change(earlier.get(formKey(form)), form) ?? []),
  }
}

function change(before: FormOperability | undefined, after: FormOperability): FormChange | undefined {
  if (before === undefined) return undefined
  const verdicts = verdictNames.flatMap((verdict) => {
    const pair = { verdict, before: before[verdict].verdict, after: after[verdict].verdict }
    return pair.before === pair.after ? [] : [pair]
  })
  return verdicts.length === 0 ? undefined : { ...brief(after), verdicts }
}

/** What tells a form from all others of a report. */
export function formKey({ page, selector }: Pick<ComparedForm, 'page' | 'selector'>): string {
  return `${page}\n${selector}`
}

function brief({ page, selector, label }: FormOperability): ComparedForm {
  return { page, selector, label }
}
