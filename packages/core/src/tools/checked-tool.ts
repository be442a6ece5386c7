import type { PageModel } from '../page/model/page-model.ts'
import type { Tool } from '../schema/tool.ts'
import { metadataOf } from './infer-tools.ts'
import { findTarget } from './preflight-target.ts'

/**
 * A tool that a change moved, with what its new element is: kind, fields, input schema, safety and fingerprint are made
 * anew, and it is no longer `unchecked`. Its selector, its trigger and what its owner called it stay.
 * @param page of the tool, as `parsePage` returned it
 * @param now ISO 8601
 * @returns the same object when it was not moved, or when its selector finds no form, button or link on the page
 */
export function checkedTool(tool: Tool, page: PageModel, now: string): Tool {
  // The page's source does not hold what a frame shows: such a tool is read by its run.
  if (!tool.metadata.unchecked || tool.metadata.frame) return tool
  const { node } = findTarget(tool, page)
  const read = node === undefined ? undefined : metadataOf(node, page)
  if (!read) return tool
  const { triggerSelector, repeatable, expects } = tool.metadata
  const fingerprint = read.fingerprint && { ...read.fingerprint, selector: tool.selector }
  const metadata = {
    ...read,
    ...(triggerSelector && { triggerSelector, inModal: true }),
    ...(repeatable && { repeatable }),
    ...(expects && { expects }),
    ...(fingerprint && { fingerprint }),
  }
  return { ...tool, metadata, updatedAt: now }
}
