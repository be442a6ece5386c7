import { attribute, contains, following, type HtmlNode } from '../html/node.ts'
import { collapse, textOf } from '../html/text.ts'
import { submitPhrases } from '../standards/submit-words.ts'
import { approvalOf } from './approval.ts'
import { buttonName, buttonType } from './button.ts'
import type { PageContext } from './context.ts'
import type { Dialogs } from './dialog.ts'
import type { Dialog, FormDialog } from './dialog-model.ts'
import { isDisabled } from './field.ts'
import { firstAfter } from './first-after.ts'
import type { Field, Form, NameHints, SubmitControl } from './form-model.ts'
import { labelledBy } from './label.ts'
import { isOtherOrigin } from './other-origin.ts'
import { PhraseMatcher } from './phrases.ts'
import { resolveUrl } from './resolve-url.ts'

const sends = new PhraseMatcher<true>([[true, submitPhrases]])

/** The form that owns a control: by `form="id"`, as the parser saw it, or around it. */
export function ownerOf(
  control: HtmlNode,
  page: PageContext,
  forms: ReadonlyMap<HtmlNode, number>,
): HtmlNode | undefined {
  const id = attribute(control, 'form')
  if (id !== undefined) {
    const target = page.found.byId.get(id)
    return target?.tag === 'form' ? target : undefined
  }
  if (control.form && forms.has(control.form)) return control.form
  for (let at = control.parent; at; at = at.parent) if (at.tag === 'form') return at
  return undefined
}

/** Reads one form. `fields` and `buttons` are its own, in document order. */
export function readForm(
  node: HtmlNode,
  index: number,
  fields: Field[],
  buttons: readonly HtmlNode[],
  dialogs: Dialogs,
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
    nameHints: readNameHints(node, submitControls, page, dialogs.of(node)),
  }
  const id = attribute(node, 'id')
  const name = attribute(node, 'name')
  const hiddenBy = page.found.hidden.get(node)
  const dialog = formDialog(node, dialogs)
  const toolName = attribute(node, 'toolname')
  if (id) form.id = id
  if (name) form.name = name
  if (actionText !== undefined) form.actionText = actionText.slice(0, 500)
  if (hiddenBy) form.hiddenBy = hiddenBy
  if (dialog) form.dialog = dialog
  if (toolName) {
    const autoSubmit = attribute(node, 'toolautosubmit') !== undefined
    form.webMcp = { name: toolName, description: attribute(node, 'tooldescription') ?? '', autoSubmit }
  }
  const approval = approvalOf(node, buttons, submitControls)
  if (approval) form.approval = approval
  return form
}

function methodOf(node: HtmlNode): Form['method'] {
  const method = attribute(node, 'method')?.trim().toLowerCase()
  return method === 'post' || method === 'dialog' ? method : 'get'
}

function readSubmitControls(form: HtmlNode, buttons: readonly HtmlNode[], page: PageContext): SubmitControl[] {
  const native = buttons.filter((button) => {
    const type = buttonType(button)
    return type === 'submit' || type === 'image'
  })
  const chosen = native.length > 0 ? native : buttons.filter((button) => submitsByScript(button, page))
  return chosen.map((button) => {
    const type = buttonType(button)
    const control: SubmitControl = {
      node: button.order,
      selector: page.selectors.selectorOf(button),
      kind: type === 'submit' || type === 'image' ? type : 'script',
      text: buttonName(button, page),
      disabled: isDisabled(button),
      outside: !contains(form, button),
    }
    const hiddenBy = page.found.hidden.get(button)
    const action = attribute(button, 'formaction')
    if (hiddenBy) control.hiddenBy = hiddenBy
    if (action) control.action = resolveUrl(action, page.baseUrl) ?? action
    return control
  })
}

function submitsByScript(button: HtmlNode, page: PageContext): boolean {
  if (buttonType(button) === 'reset') return false
  if (/submit|send/i.test(attribute(button, 'onclick') ?? '')) return true
  return sends.match(buttonName(button, page)) === true
}

function formDialog(form: HtmlNode, dialogs: Dialogs): FormDialog | undefined {
  const dialog = dialogs.of(form)
  if (!dialog) return undefined
  const trigger = dialog.triggers.find(({ hiddenBy }) => !hiddenBy) ?? dialog.triggers[0]
  const found: FormDialog = { node: dialog.node, selector: dialog.selector, kind: dialog.kind }
  if (trigger) found.triggerSelector = trigger.selector
  return found
}

function readNameHints(
  form: HtmlNode,
  submitControls: readonly SubmitControl[],
  page: PageContext,
  dialog: Dialog | undefined,
): NameHints {
  const hints: NameHints = { submitTexts: submitControls.map(({ text }) => text).filter((text) => text !== '') }
  const label = labelledBy(form, page) || collapse(attribute(form, 'aria-label') ?? '', 100) || legendOf(form)
  const heading = headingOf(form, page, dialog)
  const action = attribute(form, 'action')
  const id = attribute(form, 'id')
  const name = attribute(form, 'name')
  const className = attribute(form, 'class')
  if (label) hints.label = label
  if (heading) hints.heading = heading
  if (id) hints.id = id
  if (name) hints.name = name
  if (className) hints.className = className.slice(0, 200)
  if (action) hints.action = action.slice(0, 200)
  return hints
}

/** A legend names the form when nothing comes before it; a later one names a group of choices. */
function legendOf(form: HtmlNode): string {
  let left = 200
  for (let node = following(form, form); node && left-- > 0; node = following(node, form)) {
    if (node.tag === 'legend') return textOf(node, { limit: 100 })
    if (/^(?:h[1-6]|input|select|textarea)$/.test(node.tag) && attribute(node, 'type') !== 'hidden') return ''
  }
  return ''
}

/** The first heading inside, else the last one before it; a heading outside of the form's dialog yields to its label. */
function headingOf(form: HtmlNode, page: PageContext, dialog: Dialog | undefined): string {
  const { headings } = page.found
  const next = firstAfter(headings, form)
  const inside = headings[next]
  if (inside && contains(form, inside)) return textOf(inside, { limit: 100 })
  const before = headings[next - 1]
  if (dialog?.label && (!before || before.order < dialog.node)) return dialog.label
  return before ? textOf(before, { limit: 100 }) : ''
}
