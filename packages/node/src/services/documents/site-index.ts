import type { Storage } from '../../contracts/storage.ts'

/**
 * Reports and scans under the host of their address, as keys alone: whoever removes or exports a website finds them without
 * reading those of all others.
 */
export const SITE_REPORTS = 'site-reports/'
export const SITE_SCANS = 'site-scans/'

type SiteIndex = typeof SITE_REPORTS | typeof SITE_SCANS

/** The host of an address, with its port, and without `www.`: what a website and the reports on its pages have in common. */
export function siteName(url: string): string {
  return new URL(url).host.replace(/^www\./, '')
}

/** Written before the document that it leads to: a crash leaves at worst an entry too many. */
export async function noteAtSite(storage: Storage, index: SiteIndex, url: string, id: string): Promise<void> {
  await storage.write(keyOf(index, siteName(url), id), null, { ifVersion: null })
}

/** Removed after the document. */
export async function forgetAtSite(storage: Storage, index: SiteIndex, url: string, id: string): Promise<void> {
  await storage.remove(keyOf(index, siteName(url), id))
}

export async function idsAtSite(storage: Storage, index: SiteIndex, site: string): Promise<string[]> {
  const start = keyOf(index, site, '')
  return (await storage.keys(start)).map((key) => key.slice(start.length))
}

function keyOf(index: SiteIndex, site: string, id: string): string {
  return `${index}${site}/${id}`
}
