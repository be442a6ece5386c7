import type { Form } from '../page/model/form-model.ts'
import type { FormOperability, SiteOperability } from '../schema/report-types.ts'
import { assessForm } from './assess-form.ts'
import { idleReason } from './idle-reason.ts'
import { verdictsOf } from './registry.ts'

/** The forms of one page that was read. */
export interface PageForms {
  /** Final address of the page. */
  url: string
  forms: readonly Form[]
}

/**
 * Assesses every form that sends something and combines them: the mean, over the assessed forms, of the share of the four verdicts that hold.
 * A verdict that is `unknown` counts neither way. Rounded to a whole number, 0 to 100; null without an assessed form.
 */
export function assessSite(pages: readonly PageForms[]): SiteOperability {
  const forms = pages.flatMap(({ url, forms }) =>
    forms.filter((form) => idleReason(form) === undefined).map((form) => assessForm(form, { pageUrl: url })),
  )
  const shares = forms.flatMap((form) => shareThatHolds(form) ?? [])
  const sum = shares.reduce((total, share) => total + share, 0)
  return {
    score: shares.length === 0 ? null : Math.round((sum / shares.length) * 100),
    assessed: shares.length,
    unknown: forms.length - shares.length,
    forms,
  }
}

// Every form counts the same, so anybody can follow the number by hand.
function shareThatHolds(form: FormOperability): number | undefined {
  const known = verdictsOf(form).filter(({ verdict }) => verdict !== 'unknown')
  if (known.length === 0) return undefined
  return known.filter(({ verdict }) => verdict === 'yes').length / known.length
}
