import { isIP } from 'node:net'
import { getDomain } from 'tldts'
import { classifyAddress } from '../../fetch/address/address-policy.ts'
import { hostOf } from '../../fetch/address/url-policy.ts'

/**
 * Whether tools of a page may be kept for a website: the page is on the same registrable domain (`accounts.shop.example`
 * for `shop.example`), where `alice.github.io` and `bob.github.io` are two. A page on this machine or in a private
 * network counts as a copy of any website that is being worked on: only an operator who opened these networks gets it.
 */
export function isSameOwner(pageUrl: string, websiteUrl: string): boolean {
  const page = hostIn(pageUrl)
  const website = hostIn(websiteUrl)
  if (page === undefined || website === undefined) return false
  return page === website || isPrivate(page) || ownerOf(page) === ownerOf(website)
}

function ownerOf(host: string): string {
  return getDomain(host, { allowPrivateDomains: true }) ?? host
}

function isPrivate(host: string): boolean {
  if (isIP(host) !== 0) return classifyAddress(host) === 'private'
  return host === 'localhost' || host.endsWith('.localhost')
}

function hostIn(text: string): string | undefined {
  const url = URL.parse(text)
  return url ? hostOf(url) : undefined
}
