import type { PageModel } from '../page/model/page-model.ts'
import type { Tool } from '../schema/tool.ts'
import { metadataOf } from './draft-tools.ts'
import { byTask } from './infer-tools.ts'
import { findTarget } from './preflight-target.ts'

/**
 * A tool that a change moved, with what its new element is: kind, fields, input schema, safety and fingerprint are made
 * anew, and it is no longer `unchecked`. Its selector, its trigger and what its owner called it stay.
 * @param page of the tool, as `parsePage` returned it
 * @param now ISO 8601
 * @param framed what the tool's frame shows there, where it has one; without it such a tool is read by its run
 * @returns the same object when it was not moved, or when its selector finds no form, button or link there
 */
export function checkedTool(tool: Tool, page: PageModel, now: string, framed?: PageModel): Tool {
  const { frame, triggerSelector, repeatable, expects, unchecked } = tool.metadata
  const home = frame === undefined ? page : framed
  if (!unchecked || !home) return tool
  const { node } = findTarget(tool, home)
  const read = node === undefined ? undefined : metadataOf(node, home, byTask)
  if (!read) return tool
  const fingerprint = read.fingerprint && { ...read.fingerprint, selector: tool.selector }
  const metadata = {
    ...read,
    ...(frame && { frame }),
    ...(triggerSelector && { triggerSelector, inModal: true }),
    ...(repeatable && { repeatable }),
    ...(expects && { expects }),
    ...(fingerprint && { fingerprint }),
  }
  return { ...tool, metadata, updatedAt: now }
}
