import { judgeDocument } from '../analysis/page-findings.ts'
import { type LivePage, type LivePart, liveHtml } from '../fetch/browser/visit/live-page.ts'
import { NO_ADDRESS, type SeenPage } from './judgement.ts'
import type { PageOptions } from './matcher-types.ts'

/** A page of a browser, or a part of one. */
export type Live = { page: LivePage } | { locator: LivePart }

/** What these matchers use of a document without a layout, such as jsdom's and happy-dom's. */
interface DomNode {
  nodeType: number
  outerHTML?: string
  innerHTML?: string
  isConnected?: boolean
  ownerDocument?: DomDocument
  cloneNode?(): DomNode
  getHTML?(options: object): string
  shadowRoot?: DomNode | null
  contains?(other: unknown): boolean
}

interface DomDocument extends DomNode {
  documentElement: DomNode | null
  URL?: string
  querySelector(selector: string): DomNode | null
  querySelectorAll(selector: string): Iterable<DomNode>
}

const ELEMENT = 1
const DOCUMENT = 9
const FRAGMENT = 11

const NEEDS =
  'Operable’s matchers need a string of HTML, a Document or Element, or a page or locator of Playwright. They got'

/** Tells a page or locator of Playwright from everything else, without loading Playwright. */
export function liveOf(received: unknown): Live | undefined {
  if (typeof received !== 'object' || received === null) return undefined
  const has = (name: string): boolean => typeof (received as Record<string, unknown>)[name] === 'function'
  if (has('goto') && has('mainFrame')) return { page: received as LivePage }
  return has('elementHandle') && has('page') ? { locator: received as LivePart } : undefined
}

/** Reads a string of HTML, or a document or element without a layout. @throws TypeError for anything else */
export function readMarkup(received: unknown, { url, file }: PageOptions = {}): SeenPage {
  if (typeof received === 'string') return judged(received, { url, file })
  const node = nodeOf(received)
  if (!node) throw new TypeError(`${NEEDS} ${received === null ? 'null' : typeof received}.`)
  const document = node.nodeType === DOCUMENT ? (node as DomDocument) : node.ownerDocument
  const isPart = node !== document && document !== undefined && node.isConnected === true
  const html = isPart || node === document ? written(document!.documentElement, document!) : markupOf(node)
  const address = url ?? (/^https?:/.test(document?.URL ?? '') ? document!.URL : undefined)
  const seen = judged(html, { url: address })
  return isPart ? { ...seen, isInside: (selector) => holds(node, document, selector) } : seen
}

/** Reads a page or locator as the browser shows it now. */
export async function readLive(live: Live, { url }: PageOptions = {}): Promise<SeenPage> {
  if ('page' in live) return seenLive(await liveHtml(live.page), url ?? live.page.url())
  const handle = await live.locator.elementHandle()
  if (!handle) throw new Error('The locator matches no element.')
  try {
    const frame = (await handle.ownerFrame()) ?? live.locator.page().mainFrame()
    const seen = seenLive(await liveHtml(frame), url ?? frame.url())
    const selectors = selectorsOn(seen)
    const outside = new Set(await handle.evaluate(outsideOf, selectors))
    return { ...seen, isInside: (selector) => !outside.has(selector) }
  } finally {
    await handle.dispose()
  }
}

/** Runs in the page. What no selector finds, as in shadow trees, counts as inside: it must not pass unseen. */
function outsideOf(element: unknown, selectors: readonly string[]): string[] {
  const around = element as DomNode
  return selectors.filter((selector) => {
    const found = around.ownerDocument?.querySelector(selector)
    return found && around !== found && !around.contains?.(found)
  })
}

function selectorsOn({ page, findings }: SeenPage): string[] {
  const found = findings.findings.flatMap(({ place: { selector } }) => selector ?? [])
  return [...new Set([...found, ...page.forms.map(({ selector }) => selector)])]
}

function seenLive(html: string, url: string): SeenPage {
  const seen = judgeDocument({ html, url: /^https?:/.test(url) ? url : NO_ADDRESS, isRendered: true })
  return { ...seen, hasLayout: true, isInside: () => true }
}

function judged(
  html: string,
  { url = NO_ADDRESS, file }: { url?: string | undefined; file?: string | undefined },
): SeenPage {
  return { ...judgeDocument({ html, url, file, isRendered: false }), hasLayout: false, isInside: () => true }
}

function nodeOf(received: unknown): DomNode | undefined {
  const { nodeType } = (received ?? {}) as Partial<DomNode>
  return nodeType === ELEMENT || nodeType === DOCUMENT || nodeType === FRAGMENT ? (received as DomNode) : undefined
}

function markupOf({ outerHTML, innerHTML = '' }: DomNode): string {
  return outerHTML ?? innerHTML
}

/** With its open shadow trees, where the DOM can write them. */
function written(root: DomNode | null, document: DomDocument): string {
  if (!root) return ''
  const shadowRoots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const empty = root.cloneNode?.().outerHTML
  if (shadowRoots.length === 0 || !root.getHTML || empty === undefined) return markupOf(root)
  const end = empty.lastIndexOf('</')
  return empty.slice(0, end) + root.getHTML({ shadowRoots }) + empty.slice(end)
}

function holds(node: DomNode, document: DomDocument | undefined, selector: string): boolean {
  try {
    const found = document?.querySelector(selector)
    return !found || node === found || node.contains?.(found) === true
  } catch {
    // A selector that this DOM does not know: it must not pass unseen.
    return true
  }
}
