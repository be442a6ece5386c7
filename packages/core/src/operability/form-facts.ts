import { fieldName } from '../page/field/field-name.ts'
import { isTypedInput } from '../page/field/typed-input.ts'
import { isTelling } from '../page/label/telling-text.ts'
import type { Field, Form } from '../page/model/form-model.ts'
import { type Sensitivity, sensitivePurposes, sensitiveTypes } from '../standards/sensitive-fields.ts'

/** What the four verdicts look at, gathered once per form. */
export interface FormFacts {
  form: Form
  /** The controls that a person fills in. */
  fields: Field[]
  /** Honeypots and CSRF tokens, by name. */
  skipped: string[]
  /** Required fields without any text that says what they are for, by name. */
  unresolved: string[]
  /** By name; card fields that a payment service adds, by the name of the service. */
  sensitive: { field: string; kind: Sensitivity }[]
  /** One sentence on how a person confirms before the form is sent; absent if nobody has to. */
  approval?: string
}

export function formFacts(form: Form): FormFacts {
  const fields = form.fields.filter(isTypedInput)
  const approval = approvalGate(form)
  const { hostedPayment } = form
  return {
    form,
    fields,
    skipped: unique(form.fields.filter((field) => field.honeypot || field.csrf).map(fieldName)),
    unresolved: unique(fields.filter((field) => field.required && !isResolved(field)).map(fieldName)),
    sensitive: [
      ...fields.flatMap((field) => {
        const kind = sensitivePurposes[field.purpose] ?? sensitiveTypes[field.type]
        return kind ? [{ field: fieldName(field), kind }] : []
      }),
      ...(hostedPayment ? [{ field: hostedPayment, kind: 'payment' as const }] : []),
    ],
    ...(approval ? { approval } : {}),
  }
}

/** The label resolver has tried label, aria-label, placeholder and a name that is a word, in this order. */
function isResolved(field: Field): boolean {
  return field.label.source !== 'none' && isTelling(field.label.text)
}

function approvalGate(form: Form): string | undefined {
  if (form.approval) return `A person confirms before the form is sent (${form.approval}).`
  // Browsers make a tool only of a form with both texts. A model of an earlier version, without autoSubmit, proves nothing.
  const { name, description, autoSubmit } = form.webMcp ?? {}
  if (name && description && autoSubmit === false) return 'A person submits the form (WebMCP without toolautosubmit).'
  return undefined
}

function unique(names: string[]): string[] {
  return [...new Set(names)]
}
