import { attribute, type HtmlNode } from '../../html/node.ts'
import type { PageContext } from '../collect/context.ts'
import { firstFrom } from '../collect/first-from.ts'
import { autofillField } from '../label/semantic-name.ts'
import { fieldPurpose, type PurposeClues } from './field-purpose.ts'

/**
 * Whether `autocomplete="new-password"` only keeps the browser from filling in a control: pages and libraries write it on
 * lists, searches and addresses. On a text field the token counts where nothing else says what the field is for, and right
 * after a password, where the field is a password in plain view.
 */
export function isAutofillBlocked(
  control: HtmlNode,
  { clues, label }: { clues: PurposeClues; label: string },
  page: PageContext,
): boolean {
  if (autofillField(clues.autocomplete) !== 'new-password' || clues.type === 'password') return false
  if (fieldPurpose({ ...clues, autocomplete: undefined }).purpose === 'password') return false
  const isList = attribute(control, 'role') === 'combobox' || attribute(control, 'aria-haspopup') === 'listbox'
  if (isList || !/^(?:text|tel|number)$/.test(clues.type)) return true
  return label !== '' && !isAfterPassword(control, page)
}

function isAfterPassword(control: HtmlNode, { found: { controls } }: PageContext): boolean {
  const own = firstFrom(controls, control.order, ({ order }) => order)
  const before = controls[own - 1]
  return before !== undefined && attribute(before, 'type')?.toLowerCase() === 'password'
}
