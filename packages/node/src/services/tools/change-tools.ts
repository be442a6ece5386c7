import { OperableError, type Tool } from '@operable/core'
import type { Storage } from '../../contracts/storage.ts'
import type { ToolChange } from '../../contracts/tools.ts'
import { changeDocument } from '../documents/documents.ts'
import { requireWebsite, websiteNotFound } from '../websites/website-document.ts'
import { readTools, toolDocumentSchema, toolsKey } from './tool-document.ts'

/** Gives the new list, or the same one to leave everything as it is. It may run more than once. */
export type ChangeTools = (tools: readonly Tool[]) => readonly Tool[]

/**
 * The one way to change the tools of a website. A list that did not change is not written: its revision stays.
 *
 * @throws OperableError `website_not_found`, `precondition_failed`, `storage_unavailable`, and what `apply` throws
 */
export async function changeTools(
  storage: Storage,
  websiteId: string,
  { apply, ifRevision }: ToolChange & { apply: ChangeTools },
): Promise<{ tools: Tool[]; revision: string }> {
  await requireWebsite(storage, websiteId)
  const place = { key: toolsKey(websiteId), schema: toolDocumentSchema }
  const document = await changeDocument(storage, place, (current, version) => {
    // Removed in the meantime: writing now would bring a list back that belongs to nobody.
    if (current === undefined) throw websiteNotFound()
    if (ifRevision !== undefined && ifRevision !== version) {
      throw new OperableError('precondition_failed', 'The tools were changed since they were read.')
    }
    const changed = apply(current.tools)
    return changed === current.tools ? undefined : { ...current, tools: [...changed] }
  })
  if (!document) throw websiteNotFound()
  return { tools: readTools(websiteId, document.value), revision: document.version }
}
