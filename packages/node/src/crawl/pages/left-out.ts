import type { PageEvidence } from '@operable/core'
import { pageKey } from '../frontier/page-address.ts'

/** Why a page that was visited gets no place in the evidence; undefined: it has one, and is known from now on. */
export type LeftOut = (page: PageEvidence) => string | undefined

export function createLeftOut(isSameSite: (href: string) => boolean): LeftOut {
  const read = new Set<string>()
  return ({ foundIn, finalUrl, outcome }) => {
    if (foundIn !== 'submitted' && !isSameSite(finalUrl)) return 'leads to another site'
    if (outcome !== 'read') return undefined
    const key = pageKey(new URL(finalUrl))
    if (read.has(key)) return 'leads to a page already read'
    read.add(key)
    return undefined
  }
}
