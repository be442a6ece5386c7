import type { PageEvidence } from '@operable/core'
import { pageKey } from '../frontier/page-address.ts'

/** Why a page that was visited gets no place in the evidence; undefined: it has one, and is known from now on. */
export type LeftOut = (page: PageEvidence) => string | undefined

export function createLeftOut(isSameSite: (href: string) => boolean): LeftOut {
  const read = new Set<string>()
  let login: string | undefined
  return ({ foundIn, finalUrl, outcome }) => {
    if (outcome === 'login') login = placeOf(finalUrl)
    if (foundIn !== 'submitted' && !isSameSite(finalUrl)) return 'leads to another site'
    if (outcome !== 'read') return undefined
    // Where it leads back to stands in its query, which is another for each page.
    if (placeOf(finalUrl) === login) return 'leads to the login'
    const key = pageKey(new URL(finalUrl))
    if (read.has(key)) return 'leads to a page already read'
    read.add(key)
    return undefined
  }
}

/** Host and path of an address. */
function placeOf(href: string): string {
  const { host, pathname } = new URL(href)
  return host + pathname
}
