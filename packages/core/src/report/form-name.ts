import type { ReadPage } from '../audit/read-pages.ts'
import { cleanText } from '../html/clean-text.ts'
import type { Form } from '../page/model/form-model.ts'
import type { PageSummary } from '../page/page-summary.ts'
import type { FormOperability } from '../schema/report-types.ts'
import { formNames } from '../standards/form-names.ts'
import { formEvidence } from '../tools/form-evidence.ts'
import { formNameRules } from '../tools/form-name-rules.ts'
import { bestTitle, TELLS_TASK } from '../tools/form-title.ts'
import { siteOf } from '../tools/infer-task-name.ts'

/** Labels of fields that name a form of which nothing else tells. */
const MAX_LABELS = 3

/**
 * The name that a person would give each form: the text that tells its task, else what its fields are for ("Newsletter
 * signup"), else any text that stands over it. A heading that tells no task says less than the fields do: it may be that of
 * an article.
 */
export function nameForms(forms: readonly FormOperability[], pages: readonly ReadPage[]): FormOperability[] {
  return forms.map((assessed) => {
    const read = pages.find(({ url }) => url === assessed.page)
    const form = read?.page.forms.find(({ index }) => index === assessed.index)
    return read && form ? { ...assessed, label: cleanText(nameOf(form, read), 100) || assessed.label } : assessed
  })
}

function nameOf(form: Form, { url, page }: ReadPage): string {
  const { label, submitTexts } = form.nameHints
  const around = { title: page.title, url }
  const { text, weight } = bestTitle(
    { headings: [headingOf(form, page)], label, submitTexts, pageTitle: page.formCount === 1 ? page.title : undefined },
    { language: page.language.code, site: siteOf(around) },
  )
  if (weight >= TELLS_TASK) return text
  const evidence = formEvidence(form, around)
  const rule = formNameRules.find(({ holds }) => holds(evidence))
  const purpose = rule && (rule.task ?? rule.name)
  if (purpose !== undefined && purpose in formNames) return formNames[purpose as keyof typeof formNames]
  if (text !== '') return text
  const labels = evidence.fields.map(({ label }) => label.text).filter((each) => /\p{L}{2}/u.test(each))
  return labels.length === 0 ? '' : `Form for ${labels.slice(0, MAX_LABELS).join(', ')}`
}

/** The heading of a form, unless it is that of another form before it: over that one, or in it. */
function headingOf({ node, nameHints: { heading } }: Form, { headings, forms }: PageSummary): string | undefined {
  const over = headings.findLast((each) => each.node < node && each.text === heading?.slice(0, each.text.length))
  const isTaken = forms.some(
    (other) => over && other.node < node && (other.node > over.node || other.nameHints.heading === heading),
  )
  return isTaken ? undefined : heading
}
