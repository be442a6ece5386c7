import type { z } from 'zod'
import { OperableError } from '../errors.ts'
import { checkSelector } from '../html/check-selector.ts'
import { issueSentence } from '../schema/issue-sentence.ts'
import { newToolSchema } from '../schema/new-tool.ts'
import type { ToolDraft } from '../schema/tool.ts'
import type { ToolExpects } from '../schema/tool-expects.ts'
import { type ToolPatch, toolPatchSchema } from '../schema/tool-patch.ts'

/**
 * Checks a draft that somebody handed over: its shape, its size and each of its selectors.
 * @param given unchecked input; see `newToolSchema`
 * @returns a draft of source `manual`; one with a trigger counts as being in a dialog
 * @throws OperableError `invalid_request` naming the member, `invalid_selector` with the position of the fault
 */
export function checkNewTool(given: unknown): ToolDraft {
  const checked = newToolSchema.safeParse(given)
  if (!checked.success)
    throw new OperableError('invalid_request', firstFault(checked.error.issues, 'This is not a tool'))
  const { source: _, visible = true, metadata, ...tool } = checked.data
  const { frame, triggerSelector, submitSelector, fields = [], expects } = metadata
  requireSelector('selector', tool.selector)
  if (frame !== undefined) requireSelector('frame', frame)
  if (triggerSelector !== undefined) requireSelector('triggerSelector', triggerSelector)
  if (submitSelector !== undefined) requireSelector('submitSelector', submitSelector)
  requireExpects(expects)
  for (const { selector, choices = [] } of fields) {
    for (const each of [selector, ...choices.map((choice) => choice.selector)]) requireSelector('fields', each)
  }
  const inModal = triggerSelector === undefined ? {} : { inModal: true }
  return { ...tool, source: 'manual', visible, metadata: { ...metadata, ...inModal } }
}

/**
 * Checks the shape and size of a change to a tool. `applyToolPatch` checks the selectors in it.
 * @param given unchecked input; see `toolPatchSchema`
 * @throws OperableError `invalid_request` naming the member
 */
export function checkToolPatch(given: unknown): ToolPatch {
  const checked = toolPatchSchema.safeParse(given)
  if (checked.success) return checked.data
  const message = firstFault(checked.error.issues, 'This is not a change to a tool')
  throw new OperableError('invalid_request', message)
}

/**
 * @param member whose value it is, for the message
 * @throws OperableError `invalid_selector` with the position of the fault
 */
export function requireSelector(member: string, text: string): void {
  const checked = checkSelector(text)
  if (checked.ok) return
  throw new OperableError('invalid_selector', `${member}, character ${checked.position + 1}: ${checked.reason}`)
}

/**
 * The selectors of an expectation.
 * @throws OperableError `invalid_selector` with the position of the fault
 */
export function requireExpects(expects: ToolExpects | null | undefined): void {
  for (const side of ['success', 'failure'] as const) {
    const selector = expects?.[side]?.selector
    if (selector !== undefined) requireSelector(`expects.${side}.selector`, selector)
  }
}

/**
 * The first fault that a schema finds, as one sentence that names the member. It is cut, since names in it may be long.
 * @param otherwise the sentence without a fault to name
 */
function firstFault([issue]: readonly z.core.$ZodIssue[], otherwise: string): string {
  const where = issue?.path.length ? `${issue.path.join('.')}: ` : ''
  const what = issue ? issueSentence(issue) : otherwise
  return `${where}${what.slice(0, 200).replace(/\.$/, '')}.`
}
