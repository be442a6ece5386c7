import { quote } from '../html/clean-text.ts'
import type { IntentSurface } from '../page/model/page-model.ts'
import type { Intent } from '../standards/intents.ts'
import { absentStatuses } from '../standards/outcome-words.ts'
import type { SiteEvidence } from './evidence.ts'
import { type Fault, pageContent } from './fault.ts'
import { type ReadPage, readPages } from './read-pages.ts'
import { listOf } from './sentence.ts'

const viaWords: Record<IntentSurface['via'], string> = {
  link: 'link',
  form: 'form',
  button: 'button',
  heading: 'heading',
  vendor: 'vendor',
  page: 'page',
  text: 'text',
  data: 'structured data',
}

/** Something on a page that serves an intent of a visitor. */
export interface Surface {
  intent: Intent
  page: ReadPage
  /** What it is, for a sentence. */
  what: string
  href?: string
}

/** Gate of the checks on intents: forms, buttons or intent surfaces on a page that was read. */
export const SURFACE_GATE = 'none of the pages read has a form, a button or anything else to act on'

/** Also true when no page was read: a check is not ruled out by what is unknown. */
export function hasSurfaces(site: SiteEvidence): boolean {
  const pages = readPages(site)
  return (
    pages.length === 0 ||
    pages.some(({ page }) => page.formCount + page.buttonCount + page.intents.length + page.vendors.length > 0)
  )
}

/** Where pages serve one of the intents, in the order of the crawl, without links that this scan found dead. */
export function surfacesFor(site: SiteEvidence, intents: readonly Intent[]): Surface[] {
  const gone = goneAddresses(site)
  return allSurfaces(site, intents).filter(({ href }) => !isGone(href, gone))
}

/** The links for one of the intents that lead to a missing page. */
export function goneSurfaces(site: SiteEvidence, intents: readonly Intent[]): Surface[] {
  const gone = goneAddresses(site)
  return allSurfaces(site, intents).filter(({ href }) => isGone(href, gone))
}

function allSurfaces(site: SiteEvidence, intents: readonly Intent[]): Surface[] {
  return readPages(site).flatMap((page) => [
    ...page.page.intents
      .filter(({ intent }) => intents.includes(intent))
      .map(({ intent, via, text, href }) => ({
        intent,
        page,
        what: `${viaWords[via]} ${quote(text, 60)}`,
        ...(href === undefined ? {} : { href }),
      })),
    ...page.page.vendors
      .filter(({ intent }) => intents.includes(intent))
      .map(({ intent, vendor, url }) => ({ intent, page, what: `${vendor} embed`, href: url })),
  ])
}

function goneAddresses(site: SiteEvidence): ReadonlySet<string> {
  const gone = site.pages.filter(({ outcome, status = 0 }) => outcome === 'http_error' && absentStatuses.has(status))
  return new Set(gone.map(({ url }) => withoutFragment(url)))
}

function isGone(href: string | undefined, gone: ReadonlySet<string>): boolean {
  return href !== undefined && gone.has(withoutFragment(href))
}

function withoutFragment(address: string): string {
  return address.replace(/#.*$/s, '')
}

/** A sentence about dead links, for when nothing else was found; empty without one. */
export function describeGone(surfaces: readonly Surface[]): string[] {
  if (surfaces.length === 0) return []
  const [{ href } = {}] = surfaces
  return [`Leads to a missing page (${href}): ${describeSurfaces(surfaces)}.`]
}

/** The dead links, each at its place; without one, the site as a whole is at fault. @param missing what it then lacks */
export function goneFaults(surfaces: readonly Surface[], missing: string): Fault[] {
  if (surfaces.length === 0) return [{ message: missing }]
  return surfaces.map(({ what, href, page }) => {
    const link = page.page.actionLinks.find((each) => each.href === href)
    const key = ['link', link?.hrefText ?? href ?? '']
    return {
      message: `The ${what} leads to a missing page (${href}).`,
      page: page.url,
      element: link ? { at: link.node, name: what, key } : { ...pageContent, key },
    }
  })
}

/** `link 'Contact' on https://…, …`: each kind once. */
export function describeSurfaces(surfaces: readonly Surface[]): string {
  const seen = new Map<string, string>()
  for (const { what, page } of surfaces) if (!seen.has(what)) seen.set(what, `${what} on ${page.url}`)
  return listOf([...seen.values()], 3)
}
