import type { Storage } from '../../contracts/storage.ts'
import { readDocuments } from '../documents/documents.ts'
import { readWebsite, WEBSITES } from './website-document.ts'
import { originsOf } from './website-origins.ts'

/** How long the addresses of the websites are taken to be the same, in ms. */
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
