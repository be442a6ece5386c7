import { OperableError } from '../errors.ts'
import { newToolSchema } from '../schema/new-tool.ts'
import type { ToolDraft } from '../schema/tool.ts'
import { firstFault } from './first-fault.ts'
import { requireExpects, requireSelector } from './require-selector.ts'

/**
 * The draft that somebody handed over, made sure of: its shape, its size, and that each of its selectors can be kept.
 * @param given as it came; see `newToolSchema`
 * @returns a draft of source `manual`; with a trigger it counts as standing in a dialog
 * @throws OperableError `invalid_request` naming the member, `invalid_selector` with the position of the fault
 */
export function checkNewTool(given: unknown): ToolDraft {
  const checked = newToolSchema.safeParse(given)
  if (!checked.success) throw new OperableError('invalid_request', firstFault(checked.error.issues, 'This is no tool'))
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
