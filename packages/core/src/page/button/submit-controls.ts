import { attribute, contains, type HtmlNode, hasAttribute } from '../../html/node.ts'
import { resolveUrl } from '../address/resolve-url.ts'
import type { PageContext } from '../collect/context.ts'
import { isDisabled } from '../field/field.ts'
import type { SubmitControl } from '../model/form-model.ts'
import { saysSend } from '../text/says-send.ts'
import { buttonName, buttonType } from './button.ts'

/** The submit controls of a form: its submit and image buttons, else the buttons that submit it by script. */
export function readSubmitControls(form: HtmlNode, buttons: readonly HtmlNode[], page: PageContext): SubmitControl[] {
  const native = buttons.filter((button) => {
    const type = buttonType(button)
    return type === 'submit' || type === 'image'
  })
  const isScripted = hasScripts(page)
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
    if (!isScripted && isInert(button, control)) control.inert = true
    if (sendsInline(button)) control.sendsInline = true
    const attributes = ['name', 'value', 'id'].flatMap((name) => attribute(button, name) ?? [])
    if (attributes[0]) control.attributes = attributes
    if (hasAttribute(button, 'formnovalidate') || attribute(button, 'formmethod') === 'dialog') control.skips = true
    const hiddenBy = page.found.hidden.get(button)
    const action = attribute(button, 'formaction')
    if (hiddenBy) control.hiddenBy = hiddenBy
    if (action) control.action = resolveUrl(action, page.baseUrl) ?? action
    return control
  })
}

function hasScripts({ found }: PageContext): boolean {
  return found.scripts.some((script) => attribute(script, 'type')?.includes('json') !== true)
}

/** Whether a button does nothing on a page without scripts. */
function isInert(button: HtmlNode, { kind, disabled }: SubmitControl): boolean {
  return disabled || (kind === 'script' && !hasAttribute(button, 'onclick'))
}

/** Whether its own handler submits the form. */
function sendsInline(button: HtmlNode): boolean {
  return /submit|send/i.test(attribute(button, 'onclick') ?? '')
}

function submitsByScript(button: HtmlNode, page: PageContext): boolean {
  if (buttonType(button) === 'reset') return false
  return sendsInline(button) || saysSend(buttonName(button, page))
}
