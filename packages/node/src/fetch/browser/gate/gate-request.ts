import type { IncomingHttpHeaders } from 'node:http'
import type { Destination, RequestKind } from '../../../standards/gate-rules.ts'
import { siteOf } from '../../address/site-of.ts'

/** A request as it arrives from the browser, before anything of it goes out. */
export interface RequestHead {
  url: URL
  method: string
  headers: IncomingHttpHeaders
  /** It asks for a WebSocket. */
  upgrade?: boolean
}

/** What the gate decides about. */
export interface GateRequest {
  url: URL
  kind: RequestKind
  to: Destination
  /** Whether the answer can change what the page shows: without it nobody knows what that would have been. */
  needed: boolean
  /** What the page wants it for, such as `script`; empty for data, and where that is not certain. */
  use: string
}

/**
 * Reads what a request is from what the browser itself writes into it; no script of a page can forge these headers
 * (https://fetch.spec.whatwg.org/#forbidden-request-header).
 *
 * @param ownSite `siteOf` the address that was visited
 */
export function gateRequest(head: RequestHead, ownSite: string): GateRequest {
  const kind = kindOf(head)
  const to = siteOf(head.url) === ownSite ? 'own' : 'other'
  return { url: head.url, kind, to, needed: kind !== 'form' && isNeeded(head.headers, ownSite), use: useOf(head) }
}

function kindOf({ method, headers, upgrade = false }: RequestHead): RequestKind {
  if (upgrade) return 'socket'
  const asked = isPreflight(method, headers) ? headers['access-control-request-method'] : method
  if (asked === 'GET' || asked === 'HEAD') return 'read'
  return isNavigation(headers) ? 'form' : 'send'
}

/** What a file is by its name, and what the browser accepts for such a one. */
const namedFiles: readonly (readonly [name: RegExp, accept: RegExp, use: string])[] = [
  [/\.m?js$/i, /^\*\/\*$/, 'script'],
  [/\.css$/i, /^text\/css\b/, 'style'],
  [/\.(woff2?|ttf|otf)$/i, /^\*\/\*$/, 'font'],
]

/** Over http the browser does not say: then both the file's name and what is accepted for it must fit. */
function useOf({ url, headers }: RequestHead): string {
  const dest = headers['sec-fetch-dest']
  if (dest !== undefined) return dest === 'empty' ? '' : String(dest)
  const accept = headers.accept ?? ''
  return namedFiles.find(([name, type]) => name.test(url.pathname) && type.test(accept))?.[2] ?? ''
}

/** A preflight is judged as the request that it announces: it carries nothing else, unless it has a body. */
export function isPreflight(method: string, headers: IncomingHttpHeaders): boolean {
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  return method === 'OPTIONS' && headers.origin !== undefined && !hasBody
}

/** Over http the browser writes no `Sec-Fetch-*`, but every navigation asks for secure content. */
function isNavigation(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-mode'] === 'navigate' || headers['upgrade-insecure-requests'] !== undefined
}

/** What is shown apart from the document, or not at all. */
const shownElsewhere: ReadonlySet<string> = new Set([
  'audio',
  'embed',
  'fencedframe',
  'font',
  'frame',
  'iframe',
  'image',
  'object',
  'report',
  'track',
  'video',
])

function isNeeded(headers: IncomingHttpHeaders, ownSite: string): boolean {
  const mode = headers['sec-fetch-mode']
  const dest = String(headers['sec-fetch-dest'] ?? '')
  if (shownElsewhere.has(dest) || headers['sec-purpose'] !== undefined) return false
  // Beacons and requests without CORS: not even the script that sends them can read an answer.
  if (mode === 'no-cors' && dest === 'empty') return false
  // A frame of another site is that site's own business, and is not read.
  const sender = headers.origin ?? headers.referer
  return sender === undefined || (URL.canParse(sender) && siteOf(new URL(sender)) === ownSite)
}
