import type { FormOperability, Report, VerdictValue } from '@operable/core'
import { groupForms } from './group-forms.ts'

/** One thing that an agent may want to do on the site. */
export interface ShownTask {
  name: string
  verdict: VerdictValue
  /** The one thing in the way, in a sentence. */
  blocker: string | undefined
  form: FormOperability
  /** Every page that it stands on. */
  pages: readonly string[]
}

/** What a report says can be done on the site, each thing once. */
export function shownTasks({ operability }: Report): ShownTask[] {
  return groupForms(operability.forms).map(({ form, pages }) => {
    const failing = [form.fillable, form.submittable, form.safe].find(({ verdict }) => verdict !== 'yes')
    return {
      name: form.label.trim() || form.selector,
      verdict: failing?.verdict ?? 'yes',
      blocker: failing?.reasons[0],
      form,
      pages,
    }
  })
}
