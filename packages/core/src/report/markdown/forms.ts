import { verdictRules } from '../../operability/registry.ts'
import type { FormOperability, Report } from '../../schema/report-types.ts'
import { blocks, capital, list, table } from './blocks.ts'
import { markdownCode, markdownText } from './text.ts'

const verdictNames = verdictRules.map(({ id }) => id)

/** Every form with its four verdicts, then the reasons of those that do not hold. */
export function formSection({ operability: { score, forms, assessed }, coverage }: Report): string {
  if (coverage.pagesRead === 0) return blocks('## Forms', 'No page was read, so nothing is known about forms.')
  if (forms.length === 0) return blocks('## Forms', 'The pages read have no forms.')
  const rows = forms.map((form) => [
    form.label,
    { markdown: markdownCode(form.page.replaceAll('|', '%7C')) },
    ...verdictNames.map((name) => form[name].verdict),
  ])
  return blocks(
    '## Forms',
    score === null
      ? 'Form operability: no form could be assessed.'
      : `Form operability: ${score} out of 100. This is the share of verdicts that hold, averaged over ${assessedForms(assessed, forms.length)}. It does not affect the score above.`,
    list(verdictRules.map(({ id, rule }) => `${capital(id)}: ${markdownText(rule)}`)),
    table(['Form', 'Page', ...verdictNames.map(capital)], rows),
    list(forms.flatMap(reasonLine)),
    remedies(forms),
    list(forms.flatMap(skippedLine)),
  )
}

/** What keeps a form from working; the reasons of `callable` repeat those of the others. */
function reasonLine(form: FormOperability): string[] {
  const verdicts = [form.fillable, form.submittable, form.safe].filter(({ verdict }) => verdict !== 'yes')
  if (verdicts.length === 0) return []
  const reasons = [...new Set(verdicts.flatMap(({ reasons }) => reasons))]
    .map((reason) => markdownText(reason))
    .join(' ')
  return [`${markdownText(form.label, 80)} (${markdownCode(form.selector)}): ${reasons}`]
}

/** Agents leave spam traps alone, but an owner should know that the scan saw them. */
function skippedLine({ label, skippedFields }: FormOperability): string[] {
  if (skippedFields.length === 0) return []
  const names = skippedFields.slice(0, 10).map((name) => markdownCode(name))
  return [
    `${markdownText(label, 80)}: agents leave these fields alone, because they are spam traps or security tokens: ${names.join(', ')}.`,
  ]
}

/** How to make the failing verdicts hold; `callable` follows from two of the others. */
function remedies(forms: readonly FormOperability[]): string {
  const failed = verdictRules.filter(
    ({ id }) => id !== 'callable' && forms.some((form) => form.assessed && form[id].verdict !== 'yes'),
  )
  return list(failed.map(({ id, remedy }) => `To make a form ${id}: ${markdownText(remedy)}`))
}

function assessedForms(assessed: number, all: number): string {
  if (assessed === all) return all === 1 ? 'the only form' : `all ${all} forms`
  return `${assessed} of ${all} forms (the scan does not judge the others)`
}
