import { attribute, type HtmlNode } from '../html/node.ts'
import { allWords } from '../lexicon/languages.ts'
import { placesIn, type Standing } from '../page/button/button-place.ts'
import { sendingButton } from '../page/button/sending-button.ts'
import { isTypedInput } from '../page/field/typed-input.ts'
import type { Form, SubmitControl } from '../page/model/form-model.ts'
import { documentOf } from '../page/model/page-document.ts'
import type { PageModel } from '../page/model/page-model.ts'
import type { ToolName } from '../schema/tool-name.ts'

const CHOICES = new Set(['checkbox', 'radio', 'switch'])

/**
 * The button that submits the form, chosen as the widget would. A hidden button of a visible form belongs to another step.
 * @param page as `parsePage` returned it, not a copy
 */
export function submitChoice(form: Form, name: ToolName, page: PageModel): SubmitControl | undefined {
  const { index, submitControls, hiddenBy } = form
  const shown = submitControls.filter((control) => index === -1 || control.hiddenBy === hiddenBy)
  if (shown.length < 2) return shown[0]
  const placeOf = placesOf(form, page)
  const buttons = shown.map((control) => ({
    control,
    name: control.text,
    attributes: control.attributes ?? [],
    skips: control.skips === true,
    ...placeOf(control),
  }))
  return sendingButton(buttons, name, allWords)?.control ?? shown[0]
}

function placesOf({ node, fields }: Form, page: PageModel): (button: SubmitControl) => Standing {
  const { elements } = documentOf(page)
  const typed = new Map(fields.filter(isTypedInput).map((field) => [elements[field.node]!, field.type]))
  const placeOf = placesIn<HtmlNode>({
    fields: [...typed.keys()],
    filled: [],
    isTyped: (field) => !CHOICES.has(typed.get(field)!),
    around: ({ parent }) => (parent?.order === node ? undefined : (parent ?? undefined)),
    kindOf: (element) => attribute(element, 'role') ?? element.tag,
    isBefore: (element, other) => element.order < other.order,
  })
  return (button) => placeOf(elements[button.node]!)
}
