import { isTypedInput } from '../page/field/typed-input.ts'
import type { Field, Form } from '../page/model/form-model.ts'
import type { SiteEvidence } from './evidence.ts'
import { type ReadPage, readPages } from './read-pages.ts'

/** A control that a person fills, with the page that it stands on. */
export interface TypedInput {
  field: Field
  page: ReadPage
  /** Absent for a control outside any form. */
  form?: Form
}

/** The controls that a person fills, on every page that was read, inside forms and outside. */
export function typedInputs(site: SiteEvidence): TypedInput[] {
  return readPages(site).flatMap((page) => [
    ...page.page.forms.flatMap((form) => form.fields.filter(isTypedInput).map((field) => ({ field, page, form }))),
    ...page.page.looseFields.filter(isTypedInput).map((field) => ({ field, page })),
  ])
}
