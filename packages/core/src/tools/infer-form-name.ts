import type { Form } from '../page/model/form-model.ts'
import type { PageModel } from '../page/model/page-model.ts'
import type { ToolName } from '../schema/tool-name.ts'
import { formEvidence } from './form-evidence.ts'
import { formNameRules } from './form-name-rules.ts'

/**
 * The name of the tool that a form makes: the first rule of the table that holds, else `submitForm`. Shape comes first,
 * words second; they are read in any language of the lists, whatever the page says its language is.
 *
 * @param page the page that the form stands on; its title and address are the weakest evidence
 */
export function inferFormName(form: Form, page?: PageModel): ToolName {
  const evidence = formEvidence(form, page)
  return formNameRules.find(({ holds }) => holds(evidence))?.name ?? 'submitForm'
}
