import { fieldName } from '../page/field/field-name.ts'
import type { Form } from '../page/model/form-model.ts'
import type { FormOperability, Verdict } from '../schema/report-types.ts'
import { type FormFacts, formFacts } from './form-facts.ts'
import { idleReason } from './idle-reason.ts'
import { callable } from './verdicts/callable.ts'
import { fillable } from './verdicts/fillable.ts'
import { safe } from './verdicts/safe.ts'
import { submittable } from './verdicts/submittable.ts'

/**
 * The four verdicts on one form, from its markup alone: nothing is filled and nothing is sent.
 * A form whose action targets another origin, or that sends nothing, is not assessed: its verdicts are `unknown`, and it is
 * not penalised.
 */
export function assessForm(form: Form, { pageUrl }: { pageUrl: string }): FormOperability {
  const facts = formFacts(form)
  const unjudged = idleReason(form) ?? foreignTarget(form, pageUrl)
  const judge = (rule: typeof callable): Verdict =>
    unjudged ? { verdict: 'unknown', reasons: [unjudged] } : rule.judge(facts)
  return {
    page: pageUrl,
    index: form.index,
    selector: form.selector,
    label: formLabel(form),
    assessed: unjudged === undefined,
    callable: judge(callable),
    fillable: judge(fillable),
    submittable: judge(submittable),
    safe: judge(safe),
    unresolvedFields: facts.unresolved,
    skippedFields: facts.skipped,
    fields: describeFields(facts),
  }
}

/** The form's own name for itself: label, heading, submit text, id, name, position. */
export function formLabel({ nameHints, id, name, index }: Form): string {
  const submitText = nameHints.submitTexts.find((text) => text.trim() !== '')
  return nameHints.label || nameHints.heading || submitText || id || name || `Form ${index + 1}`
}

/** What receives a form whose action is not a web address. */
const otherHands: Readonly<Record<string, string>> = {
  'mailto:': "the visitor's email program",
  'about:': 'an empty document',
  'data:': 'a document inside the address itself',
  'blob:': 'a document made by a script',
}

// The scan cannot see the other side, and the owner often cannot change it.
function foreignTarget(form: Form, pageUrl: string): string | undefined {
  if (!form.crossOrigin) return undefined
  const address = form.submitControls[0]?.action ?? form.action
  const url = URL.parse(address, pageUrl)
  if (url && !/^https?:$/.test(url.protocol)) {
    return `It goes to ${otherHands[url.protocol] ?? `a program for ${url.protocol} addresses`}, which this scan does not judge.`
  }
  const target = url?.host ?? address
  return `It goes to another origin (${target}), which this scan does not judge.`
}

function describeFields({ fields }: FormFacts): FormOperability['fields'] {
  return fields.map((field) => ({
    name: fieldName(field),
    type: field.type,
    purpose: field.purpose,
    required: field.required,
    label: field.label.text,
    labelSource: field.label.source,
  }))
}
