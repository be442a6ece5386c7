import { phrasesOf } from '../../lexicon/languages.ts'
import { PhraseMatcher } from '../../lexicon/phrases.ts'
import type { PageModel } from '../model/page-model.ts'
import { isOtherMcp, speaksOfMcp } from '../text/speaks-of-mcp.ts'

/** Signs of trust that links name. */
const TRUST = ['privacy policy', 'terms', 'imprint', 'about', 'reviews', 'returns'] as const
const phrases = new PhraseMatcher(phrasesOf('trust', TRUST))
const ORGANIZATION =
  /^(?:Organization|LocalBusiness|Corporation|Store|Restaurant|Dentist|MedicalBusiness|ProfessionalService|.*Business|.*Organization)$/
const REVIEWS = /^(?:AggregateRating|Review)$/

/** The signs of trust on a page: policies, imprint, ways to reach people, reviews, a stated organisation. */
export function readTrust(page: PageModel): string[] {
  const found = new Set<string>()
  for (const link of page.links) {
    const named = link.text.length <= 60 ? phrases.match(link.text) : undefined
    if (named) found.add(named)
    if (link.hrefText.startsWith('tel:')) found.add('phone number')
    if (link.hrefText.startsWith('mailto:')) found.add('email address')
  }
  for (const { type } of page.structuredData.items) {
    if (ORGANIZATION.test(type)) found.add('organisation in structured data')
    if (REVIEWS.test(type)) found.add('reviews')
    if (type === 'PostalAddress') found.add('postal address')
  }
  return [...found].sort()
}

/** Without it a text needs no closer look. */
const MAY_BE_MCP = /mcp|model\s+context/i

/** Whether the page's text or links speak of the Model Context Protocol or lead to an MCP endpoint. */
export function mentionsMcp(page: PageModel): boolean {
  const text = MAY_BE_MCP.test(page.text) ? page.text.replace(/\s+/g, ' ') : ''
  if (speaksOfMcp(text)) return true
  const isOther = isOtherMcp(text)
  for (const { href, text: name } of page.links) {
    if (MAY_BE_MCP.test(name) && speaksOfMcp(name)) return true
    if (!isOther && href !== undefined && /mcp/i.test(href) && isMcpAddress(href) && !isOtherMcp(name)) return true
  }
  return false
}

/** Whether a host or path is just `mcp`, as those of endpoints are. */
function isMcpAddress(href: string): boolean {
  if (!href.startsWith('http')) return false
  const { hostname, pathname } = new URL(href)
  return hostname.startsWith('mcp.') || /^(?:\/(?:api|v\d+|\.well-known))?\/mcp(?:\.json)?\/?$/.test(pathname)
}
