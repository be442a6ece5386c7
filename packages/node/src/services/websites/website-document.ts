import { OperableError } from '@operable/core'
import { z } from 'zod'
import { mcpModes } from '../../contracts/site-runs.ts'
import type { Json, Storage } from '../../contracts/storage.ts'
import type { Website } from '../../contracts/websites.ts'
import { checkDocument, readDocuments } from '../documents/documents.ts'

export const WEBSITES = 'websites/'

export const websiteDocumentSchema = z.looseObject({
  url: z.string(),
  createdAt: z.string(),
  recordRuns: z.boolean().exactOptional(),
  publishProofs: z.boolean().exactOptional(),
  mcp: z.enum(['off', ...mcpModes]).exactOptional(),
  verify: z.enum(['off', 'daily']).exactOptional(),
})

/**
 * The one document that makes a website exist. Keys and tools of an id without it are ignored, so adding and
 * removing a website each take one write, whatever else is stored.
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
  return new OperableError('website_not_found', 'There is no website with this ID.')
}

export function readWebsite(id: string, value: Json): Website {
  const document = checkDocument(websiteDocumentSchema, WEBSITES + id, value)
  const { url, createdAt, recordRuns, publishProofs, mcp, verify } = document
  return {
    id,
    url,
    createdAt,
    ...(recordRuns && { recordRuns }),
    ...(publishProofs && { publishProofs }),
    ...(mcp && mcp !== 'off' && { mcp }),
    ...(verify === 'daily' && { verify }),
  }
}

/** Nothing else is looked up, because it becomes part of a storage key. */
export function isWebsiteId(text: string): boolean {
  return /^[0-9a-z]{1,32}$/.test(text)
}

/** The origins that count as a website's own: that of its address, with `www.` and without it. */
export function originsOf(url: string): string[] {
  const { protocol, host } = new URL(url)
  const name = host.replace(/^www\./, '')
  return [`${protocol}//${name}`, `${protocol}//www.${name}`]
}

/** How long the addresses of the websites are cached, in ms. */
const SITES_MS = 60_000

/** Ids of the websites of an origin, with `www.` and without it. @throws OperableError `storage_unavailable` */
export type WebsitesByOrigin = (origin: string) => Promise<readonly string[]>

export function createWebsitesByOrigin(storage: Storage): WebsitesByOrigin {
  let sites: { at: number; idsOf: Promise<Map<string, string[]>> } | undefined
  return async (origin) => {
    if (sites === undefined || performance.now() - sites.at > SITES_MS) {
      const idsOf = readSites(storage)
      sites = { at: performance.now(), idsOf }
      idsOf.catch(() => {
        sites = undefined
      })
    }
    return (await sites.idsOf).get(origin) ?? []
  }
}

async function readSites(storage: Storage): Promise<Map<string, string[]>> {
  const idsOf = new Map<string, string[]>()
  for (const { key, value } of await readDocuments(storage, WEBSITES)) {
    const { id, url } = readWebsite(key.slice(WEBSITES.length), value)
    for (const origin of originsOf(url)) idsOf.set(origin, [...(idsOf.get(origin) ?? []), id])
  }
  return idsOf
}
