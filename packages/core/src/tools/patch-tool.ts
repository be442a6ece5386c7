import type { Tool } from '../schema/tool.ts'
import type { ToolPatch } from '../schema/tool-patch.ts'
import { requireSelector } from './require-selector.ts'

/**
 * A tool with a change applied; what the change does not name stays. `clickSelector` is kept as
 * `metadata.triggerSelector` with `metadata.inModal = true`; null clears both. Whether a new name is free is the
 * caller's question.
 * @param patch as `toolPatchSchema` gives it
 * @param now time of the change, ISO 8601; without it `updatedAt` stays
 * @returns the same object when nothing changes
 * @throws OperableError `invalid_selector` with the position of the fault
 */
export function applyToolPatch(tool: Tool, patch: ToolPatch, now?: string): Tool {
  const { clickSelector, selector, ...rest } = patch
  if (selector !== undefined) requireSelector('selector', selector)
  if (typeof clickSelector === 'string') requireSelector('clickSelector', clickSelector)

  const given = Object.entries({ ...rest, selector }).filter(([, value]) => value !== undefined)
  const changed: Tool = { ...tool, ...Object.fromEntries(given), metadata: withTrigger(tool.metadata, clickSelector) }
  if (isSame(tool, changed)) return tool
  return now === undefined ? changed : { ...changed, updatedAt: now }
}

function withTrigger(metadata: Tool['metadata'], clickSelector: string | null | undefined): Tool['metadata'] {
  if (clickSelector === undefined) return metadata
  if (clickSelector !== null) return { ...metadata, triggerSelector: clickSelector, inModal: true }
  const { triggerSelector: _, inModal: __, ...others } = metadata
  return others
}

/** Only these can differ: the members that a patch names are plain values. */
function isSame(a: Tool, b: Tool): boolean {
  return (
    a.name === b.name &&
    a.description === b.description &&
    a.pageUrl === b.pageUrl &&
    a.active === b.active &&
    a.selector === b.selector &&
    a.metadata.triggerSelector === b.metadata.triggerSelector &&
    a.metadata.inModal === b.metadata.inModal
  )
}
