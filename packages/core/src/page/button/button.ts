import { attribute, type HtmlNode, hasAttribute } from '../../html/node.ts'
import { collapse, textOf } from '../../html/text.ts'
import type { PageContext } from '../collect/context.ts'
import { isTickedButton } from '../element/drawn-control.ts'
import { isDisabled } from '../field/field.ts'
import { ariaName, nativeLabels } from '../label/label.ts'
import type { Button } from '../model/form-model.ts'
import { isDescriptive } from '../text/descriptive-text.ts'
import { buttonHint } from './button-hint.ts'

const LIMIT = 200
const DEFAULT_NAMES: Readonly<Record<string, string>> = { submit: 'Submit', reset: 'Reset' }

/** Reads one button: its type as a browser decides it, and its accessible name. */
export function readButton(node: HtmlNode, page: PageContext, formIndex: number | undefined): Button {
  const button: Button = {
    node: node.order,
    selector: page.selectors.selectorOf(node),
    tag: node.tag === 'button' || node.tag === 'input' || node.tag === 'summary' ? node.tag : 'role',
    type: buttonType(node),
    text: buttonName(node, page),
    disabled: isDisabled(node),
  }
  if (formIndex !== undefined) button.formIndex = formIndex
  const hiddenBy = page.found.hidden.get(node)
  if (hiddenBy) button.hiddenBy = hiddenBy
  if (!isDescriptive(button.text)) button.hint = buttonHint(node, page)
  return button
}

/**
 * `submit`, `reset`, `button`, `image` or `role`. A button without a type submits, unless it commands another element
 * (https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-type-auto-state).
 */
export function buttonType(node: HtmlNode): string {
  const { tag } = node
  if (tag === 'summary') return 'button'
  if ((tag !== 'button' && tag !== 'input') || isTickedButton(node)) return 'role'
  const type = attribute(node, 'type')?.toLowerCase() ?? ''
  if (tag === 'input') return type
  if (type === 'button' || type === 'reset' || type === 'submit') return type
  return hasAttribute(node, 'commandfor') || hasAttribute(node, 'command') ? 'button' : 'submit'
}

/** Accessible name by HTML-AAM: ARIA, then labels, then value or alternative text or content, then title. */
export function buttonName(node: HtmlNode, page: PageContext): string {
  const aria = ariaName(node, page)
  if (aria) return aria
  const isNative = node.tag === 'button' || node.tag === 'input'
  return (
    (isNative && nativeLabels(node, page)) ||
    (node.tag === 'input' ? inputName(node) : textOf(node, { limit: LIMIT })) ||
    collapse(attribute(node, 'title') ?? '', LIMIT) ||
    (buttonType(node) === 'image' ? 'Submit' : '')
  )
}

/** A browser labels a submit or reset button that has no value, but not one with an empty value. */
function inputName(node: HtmlNode): string {
  const type = buttonType(node)
  const value = attribute(node, 'value')
  const given = type === 'image' ? attribute(node, 'alt') || value : (value ?? DEFAULT_NAMES[type])
  return collapse(given ?? '', LIMIT)
}
