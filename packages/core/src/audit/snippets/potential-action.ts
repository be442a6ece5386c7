import type { Form } from '../../page/model/form-model.ts'
import type { Intent } from '../../standards/intents.ts'
import type { SiteEvidence } from '../evidence.ts'
import { readPages } from '../read-pages.ts'
import { siteAddress, siteName } from '../site-address.ts'
import { surfacesFor } from '../surfaces.ts'
import { jsonLdBlock } from './json.ts'

/** The schema.org action that stands for an intent (https://schema.org/Action). */
const actionTypes: readonly (readonly [Intent, string])[] = [
  ['booking', 'ReserveAction'],
  ['contact', 'CommunicateAction'],
  ['checkout', 'BuyAction'],
  ['signup', 'RegisterAction'],
]

/** A JSON-LD block for the homepage with the actions that the site's own pages offer; undefined where they offer none. */
export function potentialActionBlock(site: SiteEvidence): string | undefined {
  const actions = [searchAction(site), ...actionTypes.map(([intent, type]) => intentAction(site, intent, type))]
  const offered = actions.filter((action) => action !== undefined)
  if (offered.length === 0) return undefined
  const url = siteAddress(site, '/')
  return jsonLdBlock({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteName(site),
    url,
    potentialAction: offered,
  })
}

/** https://developers.google.com/search/docs/appearance/structured-data/sitelinks-searchbox has the two-member form. */
function searchAction(site: SiteEvidence): object | undefined {
  for (const { page } of readPages(site)) {
    for (const form of page.forms) {
      const query = searchField(form)
      if (!query || !isHttp(form.action)) continue
      const base = form.action.replace(/[?#].*$/s, '')
      return {
        '@type': 'SearchAction',
        target: entryPoint(`${base}?${encodeURIComponent(query.toWellFormed())}={search_term_string}`),
        'query-input': 'required name=search_term_string',
      }
    }
  }
  return undefined
}

function searchField(form: Form): string | undefined {
  if (form.method !== 'get' || form.crossOrigin) return undefined
  return form.fields.find(({ purpose, type, name }) => name && (purpose === 'search' || type === 'search'))?.name
}

function intentAction(site: SiteEvidence, intent: Intent, type: string): object | undefined {
  const surface = surfacesFor(site, [intent]).find(({ href }) => href === undefined || isHttp(href))
  return surface ? { '@type': type, target: entryPoint(surface.href ?? surface.page.url) } : undefined
}

function entryPoint(urlTemplate: string): object {
  return { '@type': 'EntryPoint', urlTemplate }
}

function isHttp(address: string): boolean {
  return /^https?:\/\//i.test(address)
}
