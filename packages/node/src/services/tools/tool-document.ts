import type { Tool } from '@operable/core'
import { personReasonSchema, toolFieldSchema, toolSchema } from '@operable/core/schema'
import { z } from 'zod'
import type { Json, Storage } from '../../contracts/storage.ts'
import { checkDocument } from '../documents/documents.ts'
import { standIn } from '../documents/understood.ts'
import { isWebsiteId, requireWebsite, websiteNotFound } from '../websites/website-document.ts'

/** All tools of a website are one document: a change of the list is one write, and its version is the revision. */
export const toolDocumentSchema = z.looseObject({ tools: z.array(z.looseObject(toolSchema.shape)) })

// Whatever reason a later version has to ask a person, this one asks as well. A kind that is not known here has no
// stand-in: nothing would be right to click.
standIn(personReasonSchema, 'consent')
standIn(toolFieldSchema.shape.purpose, 'unknown')
standIn(toolSchema.shape.source, 'manual')

export function toolsKey(websiteId: string): string {
  return `tools/${websiteId}`
}

/** @throws OperableError `storage_unavailable` */
export function readTools(websiteId: string, value: Json): Tool[] {
  return checkDocument(toolDocumentSchema, toolsKey(websiteId), value).tools
}

/** The tools and their revision. @throws OperableError `website_not_found`, `storage_unavailable` */
export async function loadTools(storage: Storage, websiteId: string): Promise<{ tools: Tool[]; revision: string }> {
  if (!isWebsiteId(websiteId)) throw websiteNotFound()
  const [document] = await Promise.all([storage.read(toolsKey(websiteId)), requireWebsite(storage, websiteId)])
  if (!document) throw websiteNotFound()
  return { tools: readTools(websiteId, document.value), revision: document.version }
}
