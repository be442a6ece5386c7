import { quote } from '../html/clean-text.ts'
import type { Intent } from '../standards/intents.ts'
import type { SiteEvidence } from './evidence.ts'
import { type ReadPage, readPages } from './read-pages.ts'
import { listOf } from './sentence.ts'

/** Something on a page that serves an intent of a visitor. */
export interface Surface {
  intent: Intent
  page: ReadPage
  /** What it is, for a sentence. */
  what: string
  href?: string
}

/** Gate of the checks on intents: forms, buttons or intent surfaces on a page that was read. */
export const SURFACE_GATE = 'no page that was read has a form, a button or another place to act'

/** True also when no page was read: what is not known does not close a gate. */
export function hasSurfaces(site: SiteEvidence): boolean {
  const pages = readPages(site)
  return (
    pages.length === 0 ||
    pages.some(({ page }) => page.formCount + page.buttonCount + page.intents.length + page.vendors.length > 0)
  )
}

/** Where pages serve one of the intents, in the order of the crawl. */
export function surfacesFor(site: SiteEvidence, intents: readonly Intent[]): Surface[] {
  return readPages(site).flatMap((page) => [
    ...page.page.intents
      .filter(({ intent }) => intents.includes(intent))
      .map(({ intent, via, text, href }) => ({
        intent,
        page,
        what: `${via} ${quote(text, 60)}`,
        ...(href === undefined ? {} : { href }),
      })),
    ...page.page.vendors
      .filter(({ intent }) => intents.includes(intent))
      .map(({ intent, vendor, url }) => ({ intent, page, what: `${vendor} embed`, href: url })),
  ])
}

/** `link 'Contact' on https://…, …`: each kind once. */
export function describeSurfaces(surfaces: readonly Surface[]): string {
  const seen = new Map<string, string>()
  for (const { what, page } of surfaces) if (!seen.has(what)) seen.set(what, `${what} on ${page.url}`)
  return listOf([...seen.values()], 3)
}
