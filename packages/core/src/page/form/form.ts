import { attribute, closest, type HtmlNode, hasAttribute } from '../../html/node.ts'
import { UNDER_POINTER, UNSEEN_MARK } from '../../standards/unseen-mark.ts'
import { isOtherOrigin, resolveUrl } from '../address/resolve-url.ts'
import { readSubmitControls } from '../button/submit-controls.ts'
import type { PageContext } from '../collect/context.ts'
import { formDialog } from '../dialog/form-dialog.ts'
import type { Dialog } from '../model/dialog-model.ts'
import type { Field, Form } from '../model/form-model.ts'
import { approvalOf } from './approval.ts'
import { readNameHints } from './name-hints.ts'

/** The parts of one form, in document order. */
export interface FormParts {
  /** Position in `page.forms`. */
  index: number
  fields: Field[]
  buttons: readonly HtmlNode[]
  /** The dialog around the form. */
  dialog: Dialog | undefined
  hostedPayment: string | undefined
}

/** Reads one form. */
export function readForm(
  node: HtmlNode,
  { index, fields, buttons, dialog, hostedPayment }: FormParts,
  page: PageContext,
): Form {
  const actionText = attribute(node, 'action')
  const action = (actionText?.trim() && resolveUrl(actionText, page.baseUrl)) || page.url
  const submitControls = readSubmitControls(node, buttons, page)
  const form: Form = {
    node: node.order,
    index,
    selector: page.selectors.selectorOf(node),
    action,
    crossOrigin: isOtherOrigin(submitControls[0]?.action ?? action, page.origin),
    method: methodOf(node),
    language: attribute(node, 'lang')?.slice(0, 2).toLowerCase() || page.language,
    fields,
    submitControls,
    nameHints: readNameHints(node, { submitControls, dialog }, page),
  }
  const id = attribute(node, 'id')
  const name = attribute(node, 'name')
  const hiddenBy = page.found.hidden.get(node)
  const toolName = attribute(node, 'toolname')
  if (id) form.id = id
  if (name) form.name = name
  if (actionText !== undefined) form.actionText = actionText.slice(0, 500)
  if (hiddenBy) form.hiddenBy = hiddenBy
  if (hiddenBy === 'unseen' && isUnderPointer(node)) form.underPointer = true
  if (dialog) form.dialog = formDialog(dialog)
  if (hostedPayment) form.hostedPayment = hostedPayment
  if (toolName) {
    const autoSubmit = attribute(node, 'toolautosubmit') !== undefined
    form.webMcp = { name: toolName, description: attribute(node, 'tooldescription') ?? '', autoSubmit }
  }
  const approval = approvalOf(node, buttons, submitControls)
  if (approval) form.approval = approval
  return form
}

function isUnderPointer(node: HtmlNode): boolean {
  const marked = closest(node, (at) => hasAttribute(at, UNSEEN_MARK))
  return marked !== undefined && attribute(marked, UNSEEN_MARK) === UNDER_POINTER
}

function methodOf(node: HtmlNode): Form['method'] {
  const method = attribute(node, 'method')?.trim().toLowerCase()
  return method === 'post' || method === 'dialog' ? method : 'get'
}

/** The form that owns a control: the one that `form="id"` names, the parser's form owner, or the form around it. */
export function ownerOf(
  control: HtmlNode,
  page: PageContext,
  forms: ReadonlyMap<HtmlNode, number>,
): HtmlNode | undefined {
  const id = attribute(control, 'form')
  if (id !== undefined) {
    const target = page.ids.element(id, control)
    return target?.tag === 'form' ? target : undefined
  }
  if (control.form && forms.has(control.form)) return control.form
  for (let at = control.parent; at; at = at.parent) if (at.tag === 'form') return at
  return undefined
}
