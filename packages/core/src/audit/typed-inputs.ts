import { isShown } from '../page/element/shown.ts'
import { isTypedInput } from '../page/field/typed-input.ts'
import type { Field, Form } from '../page/model/form-model.ts'
import type { SiteEvidence } from './evidence.ts'
import { tells } from './older-evidence.ts'
import { type ReadPage, readPages } from './read-pages.ts'

/** A control that a person fills, with the page that it stands on. */
export interface TypedInput {
  field: Field
  page: ReadPage
  /** Absent for a control outside any form. */
  form?: Form
}

/**
 * The controls that a person fills, on every page that was read, inside forms and outside. What is not shown, and what no trigger of
 * the page is known to show, is none; where evidence does not tell, all are here.
 */
export function typedInputs(site: SiteEvidence): TypedInput[] {
  const isOlder = !tells(site, 'what is shown')
  const isCounted = (field: Field) => isTypedInput(field) && (isOlder || isShown(field))
  return readPages(site).flatMap((page) => [
    ...page.page.forms.flatMap((form) => form.fields.filter(isCounted).map((field) => ({ field, page, form }))),
    ...page.page.looseFields.filter(isCounted).map((field) => ({ field, page })),
  ])
}
