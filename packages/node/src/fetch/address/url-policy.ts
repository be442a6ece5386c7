import { isIP } from 'node:net'
import { domainToUnicode } from 'node:url'
import { specialUseEndings } from './special-names.ts'

/** Why an address is not fetched. `reason` is one sentence for a person and names no internal address. */
export interface Refusal {
  failure: 'invalid_url' | 'refused'
  stage: 'syntax' | 'policy' | 'address'
  reason: string
}

const MAX_URL_LENGTH = 2048
const MAX_HOST_LENGTH = 253
const MAX_LABEL_LENGTH = 63

/**
 * Parses an address that somebody typed, linked or redirected to. The URL parser repairs a lot (tabs, backslashes,
 * one slash instead of two), and other software repairs differently, so the raw text is checked before it and the host
 * after it.
 */
export function parseFetchUrl(text: string): URL | Refusal {
  const trimmed = text.trim()
  if (trimmed.length > MAX_URL_LENGTH) return invalid(`The address is longer than ${MAX_URL_LENGTH} characters.`)
  if (hasControl(text)) return invalid('The address contains control characters.')
  const authority = /^https?:\/\/([^/?#]+)/i.exec(trimmed)?.[1]
  if (authority === undefined) return invalid('The address must be a complete http or https URL.')
  if (authority.includes('@')) return invalid('The address contains a user name or password.')
  if (/[\\\s]/.test(authority)) return invalid('The host name contains invalid characters.')
  if (!URL.canParse(trimmed)) return invalid('The address is not a valid URL.')
  return new URL(trimmed)
}

/** Checks the parsed URL: scheme, no credentials, a host that is a literal address or a name that DNS can carry. */
export function checkUrlSyntax(url: URL): Refusal | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return invalid('The address must begin with http or https.')
  if (url.username !== '' || url.password !== '') return invalid('The address contains a user name or password.')
  const host = hostOf(url)
  if (isIP(host) !== 0) return undefined
  if (host.length > MAX_HOST_LENGTH) return invalid('The host name is too long.')
  const usable = host
    .split('.')
    .every((label) => label.length > 0 && label.length <= MAX_LABEL_LENGTH && isNameLabel(label))
  return usable ? undefined : invalid('The host name is not valid.')
}

/** Refuses names that cannot be a public site: without a dot, or special-use. Expects `hostOf` form. */
export function checkPublicName(host: string): Refusal | undefined {
  const special = specialUseEndings.some((ending) => host.endsWith(`.${ending}`))
  if (host.includes('.') && !special) return undefined
  return refused('policy', 'This host name does not belong to a public website.')
}

/** The host in the form in which it is checked: no brackets, no trailing dot, lower case. */
export function hostOf(url: URL): string {
  const host = url.hostname
  if (host.startsWith('[')) return host.slice(1, -1)
  return host.endsWith('.') ? host.slice(0, -1) : host
}

/** The port that the URL leads to, the default one of its scheme included. */
export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port)
  return url.protocol === 'https:' ? 443 : 80
}

export function refused(stage: Refusal['stage'], reason: string): Refusal {
  return { failure: 'refused', stage, reason }
}

/** Letters, digits, hyphens; the underscore that some real hosts have; an international label only if it decodes. */
function isNameLabel(label: string): boolean {
  if (!/^[a-z0-9_-]+$/.test(label)) return false
  return !label.startsWith('xn--') || domainToUnicode(label) !== label
}

function invalid(reason: string): Refusal {
  return { failure: 'invalid_url', stage: 'syntax', reason }
}

function hasControl(text: string): boolean {
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    if (code < 0x20 || code === 0x7f) return true
  }
  return false
}
