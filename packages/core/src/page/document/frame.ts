import { attribute, type HtmlNode } from '../../html/node.ts'
import { resolveUrl } from '../address/resolve-url.ts'
import type { PageContext } from '../collect/context.ts'
import { outOfSight } from '../element/out-of-sight.ts'
import type { PageFrame } from '../model/page-model.ts'

const MAX_FRAMES = 100
const MAX_SRCDOC = 500_000
/** Pixels. A frame that is smaller on both sides is a tracker or carries messages. */
const SMALLEST = 32

/** The frames of a page, whatever they show. */
export function readFrames(page: PageContext): PageFrame[] {
  return page.found.frames.slice(0, MAX_FRAMES).map((node) => readFrame(node, page))
}

function readFrame(node: HtmlNode, page: PageContext): PageFrame {
  const srcdoc = attribute(node, 'srcdoc')?.slice(0, MAX_SRCDOC)
  const url = srcdoc === undefined ? addressOf(node, page) : undefined
  return {
    node: node.order,
    selector: page.selectors.selectorOf(node),
    ...(url && { url: url.href }),
    ...(srcdoc !== undefined && { srcdoc }),
    own: (!url || url.origin === page.origin) && isOpen(node),
    shown: !page.found.hidden.has(node) && outOfSight(node) !== 'gone' && !isPixel(node),
  }
}

function addressOf(node: HtmlNode, page: PageContext): URL | undefined {
  const source = attribute(node, 'src')?.trim()
  const href = source && resolveUrl(source, page.baseUrl)
  if (!href?.startsWith('http')) return undefined
  const url = new URL(href)
  url.hash = ''
  return url
}

/** https://html.spec.whatwg.org/multipage/iframe-embed-object.html#attr-iframe-sandbox */
function isOpen(node: HtmlNode): boolean {
  const sandbox = attribute(node, 'sandbox')?.toLowerCase().split(/\s+/)
  return !sandbox || (sandbox.includes('allow-same-origin') && sandbox.includes('allow-forms'))
}

/** Whether a frame is a pixel by its attributes and its own style. A side of unknown or growing size counts as large. */
function isPixel(node: HtmlNode): boolean {
  const style = attribute(node, 'style')?.slice(0, 500) ?? ''
  return (['width', 'height'] as const).every((side) => {
    const least = new RegExp(`(?:^|;)\\s*min-${side}\\s*:\\s*(?!0)`, 'i').test(style)
    const styled = new RegExp(`(?:^|;)\\s*${side}\\s*:\\s*(\\d+(?:\\.\\d+)?)(px)?\\s*(?:!|;|$)`, 'i').exec(style)?.[1]
    const given = styled ?? /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(attribute(node, side) ?? '')?.[1]
    return !least && given !== undefined && Number(given) < SMALLEST
  })
}
