import { OperableError } from '@operable/core'
import { z } from 'zod'
import type { Json, Storage } from '../../contracts/storage.ts'
import type { Website } from '../../contracts/websites.ts'
import { checkDocument } from '../documents/documents.ts'

export const WEBSITES = 'websites/'

export const websiteDocumentSchema = z.looseObject({
  url: z.string(),
  createdAt: z.string(),
  recordRuns: z.boolean().exactOptional(),
})

/**
 * The one document that makes a website exist. Keys and tools of an id without it count for nothing, so adding and
 * removing a website are each one write, whatever else is stored by then.
 *
 * @throws OperableError `storage_unavailable`
 */
export async function findWebsite(storage: Storage, websiteId: string): Promise<Website | undefined> {
  if (!isWebsiteId(websiteId)) return undefined
  const document = await storage.read(WEBSITES + websiteId)
  return document && readWebsite(websiteId, document.value)
}

/** @throws OperableError `website_not_found`, `storage_unavailable` */
export async function requireWebsite(storage: Storage, websiteId: string): Promise<Website> {
  const website = await findWebsite(storage, websiteId)
  if (!website) throw websiteNotFound()
  return website
}

/** The id is not repeated: it may be 300 characters of anything. */
export function websiteNotFound(): OperableError {
  return new OperableError('website_not_found', 'No website is kept under this id.')
}

export function readWebsite(id: string, value: Json): Website {
  const { url, createdAt, recordRuns } = checkDocument(websiteDocumentSchema, WEBSITES + id, value)
  return { id, url, createdAt, ...(recordRuns && { recordRuns }) }
}

/** Anything else is never looked up: a key of the store is made of it. */
export function isWebsiteId(text: string): boolean {
  return /^[0-9a-z]{1,32}$/.test(text)
}
