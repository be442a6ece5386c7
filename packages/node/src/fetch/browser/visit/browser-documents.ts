import type { CDPSession } from 'playwright-core'
import { isRedirect } from '../../address/redirect.ts'
import { withoutFragment } from '../../address/without-fragment.ts'

/** One document that the page's main frame asked for. */
export interface DocumentLoad {
  /** The browser's id of the request and of the document it becomes. */
  id: string
  /** The last address of the chain of redirects. */
  url: string
  /** Absent until an answer came. */
  status?: number
  headers: Record<string, string>
  /** Decoded bytes so far. */
  bytes: number
  /** `error` is the browser's code, such as `net::ERR_CONTENT_LENGTH_MISMATCH`. */
  state: 'loading' | 'complete' | 'error'
  error?: string
}

/** The documents that one page went through: redirects of the server, of `<meta>` and of scripts. */
export interface DocumentTrail {
  /** Every address that was asked for, in order. */
  visited(): readonly string[]
  /** The addresses that led to another one, or tried to, in order. */
  redirects(): string[]
  /** Whether the server redirected to an address of the same chain. */
  circular(): boolean
  /** The document that is shown now; absent for the browser's own error page. */
  shown(): DocumentLoad | undefined
  /** The last one that was asked for, whether or not it came to be shown. */
  last(): DocumentLoad | undefined
}

/** Watches the main frame. `onChange` is called after every step. */
export function watchDocuments(session: CDPSession, onChange: () => void): DocumentTrail {
  const loads = new Map<string, DocumentLoad>()
  const visited: string[] = []
  const chain = new Set<string>()
  let circular = false
  let mainFrame: string | undefined
  let last: DocumentLoad | undefined
  let shown: DocumentLoad | undefined

  session.on('Network.requestWillBeSent', ({ requestId, loaderId, type, frameId, request, redirectResponse }) => {
    // The browser itself goes to no other scheme for a page: such an attempt leaves the page where it is.
    if (type !== 'Document' || requestId !== loaderId || !/^https?:/.test(request.url)) return
    mainFrame ??= frameId
    if (frameId !== mainFrame) return
    if (redirectResponse === undefined) chain.clear()
    circular ||= chain.has(request.url)
    chain.add(request.url)
    visited.push(request.url)
    last = { id: requestId, url: request.url, headers: {}, bytes: 0, state: 'loading' }
    loads.set(requestId, last)
    onChange()
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const load = loads.get(requestId)
    if (!load) return
    load.status = response.status
    load.headers = plainHeaders(response.headers)
    onChange()
  })
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const load = loads.get(requestId)
    if (!load) return
    load.bytes += dataLength
    onChange()
  })
  session.on('Network.loadingFinished', ({ requestId }) => end(requestId, 'complete'))
  session.on('Network.loadingFailed', ({ requestId, errorText }) => end(requestId, 'error', errorText))
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId !== undefined) return
    shown = frame.unreachableUrl === undefined ? loads.get(frame.loaderId) : undefined
    onChange()
  })

  function end(id: string, state: 'complete' | 'error', error?: string): void {
    const load = loads.get(id)
    if (!load) return
    load.state = state
    if (error !== undefined) load.error = error
    onChange()
  }

  function redirects(): string[] {
    const tried = last !== undefined && (isRedirect(last.status ?? 0) || /REDIRECT|SCHEME/.test(last.error ?? ''))
    return visited.slice(0, tried ? undefined : -1).map(withoutFragment)
  }

  return { visited: () => visited, redirects, circular: () => circular, shown: () => shown, last: () => last }
}

/** Headers of the connection to our own proxy, not of the site. */
const proxyHeaders: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding'])

/** Lower-case names; the browser joins repeated headers by line breaks. */
function plainHeaders(headers: Record<string, string>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value.replaceAll('\n', ', ')])
  return Object.fromEntries(entries.filter(([name]) => !proxyHeaders.has(name as string)))
}
