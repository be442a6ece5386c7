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
 * the page is known to show, is none; where evidence does not tell, all are here. One by one: often the question is whether there is any.
 */
export function* typedInputs(site: SiteEvidence): Generator<TypedInput> {
  const isCounted = tells(site, 'what is shown') ? isShownInput : isTypedInput
  for (const page of readPages(site)) {
    for (const form of page.page.forms)
      for (const field of form.fields) if (isCounted(field)) yield { field, page, form }
    for (const field of page.page.looseFields) if (isCounted(field)) yield { field, page }
  }
}

function isShownInput(field: Field): boolean {
  return isTypedInput(field) && isShown(field)
}
