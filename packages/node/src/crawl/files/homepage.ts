import type { FetchedFile } from '@operable/core/audit'
import type { FetchResult } from '../../contracts/page-fetcher.ts'
import type { Entry } from '../enter-site.ts'
import { pageKey } from '../frontier/page-address.ts'
import type { VisitTarget } from '../pages/visit-page.ts'
import type { ScannedSite } from '../scanned-site.ts'
import { fetchedFile } from './fetched-file.ts'

/** The answer to `/`: its headers are evidence, and it is a page to read unless it is the submitted one. */
export interface Homepage {
  file: Promise<FetchedFile>
  page?: { target: VisitTarget; answer: Promise<FetchResult> }
}

/** Uses the submitted page's answer where that is the homepage; asks for `/` where the site allows it. */
export async function requestHomepage(
  { submitted, finalUrl, result, closed }: Entry,
  { origin, isSameSite, refusal }: ScannedSite,
  request: (url: string) => Promise<FetchResult>,
): Promise<Homepage> {
  const url = `${origin}/`
  const isHomepage = (href: string) => isSameSite(href) && pageKey(new URL(href)) === pageKey(new URL(url))
  if (result && (isHomepage(submitted) || isHomepage(finalUrl))) {
    return { file: Promise.resolve(fetchedFile(result, { bodyLimit: 0 })) }
  }

  const why = closed ?? (await refusal(url))
  if (why) return { file: Promise.resolve({ outcome: 'not_requested', url, why }) }

  const answer = request(url)
  return {
    file: answer.then((found) => fetchedFile(found, { bodyLimit: 0 })),
    page: { target: { url, foundIn: 'homepage', depth: 0 }, answer },
  }
}
