import { attribute, type HtmlNode } from '../../html/node.ts'
import { approvalAttributes, noApprovalValues } from '../../standards/approval.ts'
import type { SubmitControl } from '../model/form-model.ts'

/**
 * The attribute that makes the page ask a person however the form is sent: on the form, or on every submit control.
 *
 * @param buttons the form's own, among them the elements of `submitControls`
 */
export function approvalOf(
  form: HtmlNode,
  buttons: readonly HtmlNode[],
  submitControls: readonly SubmitControl[],
): string | undefined {
  const own = gateOn(form)
  if (own || submitControls.length === 0) return own
  const sending = new Set(submitControls.map(({ node }) => node))
  const gates = buttons.filter(({ order }) => sending.has(order)).map(gateOn)
  return gates.every((gate) => gate !== undefined) ? gates[0] : undefined
}

function gateOn(element: HtmlNode): string | undefined {
  return approvalAttributes.find((name) => asks(name, attribute(element, name)))
}

/** Whether an attribute asks a person: it is not turned off, and holds a question if that is what it is for. */
function asks(name: string, value: string | undefined): boolean {
  if (value === undefined || noApprovalValues.includes(value.trim().toLowerCase())) return false
  return value.trim() !== '' || name === 'data-approval'
}
