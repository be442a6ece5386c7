import { isSameSite } from '../site/normalize-url.ts'
import type { SiteEvidence } from './evidence.ts'
import { isChallenge } from './site-file.ts'

export type HomepageHeaders = { headers: Record<string, string> } | { unseen: string }

/** The headers of the response to `/`, or one sentence on why they say nothing about the site. */
export function homepageHeaders({ finalUrl, homepage, pages, crawl }: SiteEvidence): HomepageHeaders {
  if (crawl.source === 'folder')
    return { unseen: 'A folder has no server, so its response headers cannot be measured.' }
  if (homepage.outcome === 'failed') return { unseen: `The homepage did not respond: ${homepage.detail}` }
  if (homepage.outcome === 'not_requested') return { unseen: `The homepage was not requested: ${homepage.why}` }
  if (!isSameSite(homepage.finalUrl, finalUrl)) return { unseen: 'The homepage redirects to another site.' }
  const blocked = pages.some((page) => page.outcome === 'challenge' && page.finalUrl === homepage.finalUrl)
  if (blocked || isChallenge(homepage)) return { unseen: 'A bot wall answered instead of the homepage.' }
  // An error page often comes from a different server than the pages.
  if (homepage.status >= 400) return { unseen: `The homepage returned an error (status ${homepage.status}).` }
  return { headers: homepage.headers }
}
