import { getDomain } from 'tldts'
import { OperableError } from '../errors.ts'

/** Longer addresses are refused: browsers and servers differ on them from about here. */
const LONGEST = 2048

/** Development servers on this machine do not speak TLS. */
const LOOPBACK = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?=[:/?#]|$)/i

/**
 * The one spelling of an address that reports are kept under: scheme and host in lower case, default port, fragment, empty
 * query and one trailing dot of the host dropped; path and query as they are; blanks around it do not count.
 * @throws OperableError `invalid_url` when it is not an absolute http(s) address, or holds a user name or password,
 * control characters or backslashes (which parsers drop or read as slashes, each in its own way)
 */
export function normalizeUrl(given: string): string {
  const text = withoutOuterSpaces(given)
  const fault = faultOf(text)
  if (fault) throw new OperableError('invalid_url', fault)
  const url = URL.parse(text)
  if (!url) throw new OperableError('invalid_url', `"${text}" is not a valid address.`)
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1)
  if (!isHostName(url.hostname)) throw new OperableError('invalid_url', `"${url.hostname}" is not a valid host name.`)
  url.hash = ''
  // RFC 3986 section 6.2.3 leaves an empty query to the scheme; we ask a server for the same page with and without it.
  if (url.search === '') url.search = ''
  return url.href
}

/**
 * The same for an address as a person or an agent gives it: a bare domain (`shop.example`, `shop.example:8080/path`)
 * means `https://`, a bare name of this machine (`localhost:3000`) `http://`. A bare word is a typing error.
 * @throws OperableError `invalid_url`
 */
export function normalizeTypedUrl(text: string): string {
  const typed = text.trim()
  const isBare = typed !== '' && !/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed) && !/^[/\\?#]/.test(typed)
  if (!isBare) return normalizeUrl(typed)
  if (LOOPBACK.test(typed)) return normalizeUrl(`http://${typed}`)
  const url = normalizeUrl(`https://${typed}`)
  if (/[.:]/.test(new URL(url).hostname)) return url
  throw new OperableError(
    'invalid_url',
    `"${typed}" is not a domain. For a name on your own network, put http:// in front.`,
  )
}

/**
 * Whether two addresses belong to one site, as a crawl has it: the same host, or two that differ by a leading `www.`
 * over a registrable domain. Scheme and port do not matter. False when one is not an absolute address.
 */
export function isSameSite(a: string, b: string): boolean {
  const hostA = hostOf(a)
  const hostB = hostOf(b)
  if (hostA === '' || hostB === '') return false
  if (hostA === hostB) return true
  const longer = hostA.length > hostB.length ? hostA : hostB
  const shorter = longer === hostA ? hostB : hostA
  // `www.co.uk` and `co.uk` are two owners' names: without the `www.` there must be a domain left.
  return longer === `www.${shorter}` && getDomain(shorter) !== null
}

function hostOf(text: string): string {
  const host = URL.parse(text)?.hostname ?? ''
  return host.endsWith('.') ? host.slice(0, -1) : host
}

function faultOf(text: string): string | undefined {
  if (text.trim() === '') return 'The address is empty.'
  if (text.length > LONGEST) return `The address is longer than ${LONGEST} characters.`
  if (hasControls(text)) return 'The address contains control characters.'
  if (!text.isWellFormed()) return 'The address contains half a character (a lone surrogate).'
  if (text.includes('\\')) return 'The address contains a backslash.'
  const authority = /^https?:\/\/([^/?#]*)/i.exec(text)?.[1]
  if (authority === undefined) return `"${text}" is not an address that starts with http:// or https://.`
  if (authority === '') return `"${text}" has no host.`
  if (authority.includes('@')) return 'The address contains a user name or password. Remove it.'
  if (/:(?!\d{0,5}$)[^\]]*$/.test(authority)) return `"${text}" has no valid port.`
  if (authority.includes('%')) return 'The host name contains percent-encoded characters.'
  return undefined
}

/** Only spaces: `trim()` would also take line ends and a byte order mark, which are refused. */
function withoutOuterSpaces(text: string): string {
  let start = 0
  let end = text.length
  while (text[start] === ' ') start++
  while (end > start && text[end - 1] === ' ') end--
  return text.slice(start, end)
}

/** ASCII controls and DEL. */
function hasControls(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code < 0x20 || code === 0x7f) return true
  }
  return false
}

/** Letters, digits and hyphens in labels of at most 63 (underscores occur), or an IP address in its canonical form. */
function isHostName(host: string): boolean {
  if (host.startsWith('[')) return true
  return host.length <= 253 && host.split('.').every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label))
}
