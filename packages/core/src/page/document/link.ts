import { attribute, type HtmlNode } from '../../html/node.ts'
import { collapse, textOf } from '../../html/text.ts'
import { resolveUrl } from '../address/resolve-url.ts'
import type { PageContext } from '../collect/context.ts'
import { ariaName } from '../label/label.ts'
import type { Link } from '../model/page-model.ts'
import { readLinkIntents } from './intent.ts'

/** Classes that dress a link as a button. */
const BUTTON_CLASS = /(?:^|[\s_-])(?:btn|button|cta)(?:$|[\s_-])/i

/** Reads one link; undefined for an anchor that leads nowhere. */
export function readLink(node: HtmlNode, page: PageContext): Link | undefined {
  const written = attribute(node, 'href')
  const role = attribute(node, 'role')?.trim().toLowerCase()
  if (written === undefined && role !== 'link') return undefined
  const hiddenBy = page.found.hidden.get(node)
  const link: Link = {
    node: node.order,
    hrefText: (written ?? '').slice(0, 2000),
    text: linkName(node, page),
    actsAsButton: role === 'button' || BUTTON_CLASS.test(attribute(node, 'class') ?? ''),
    // It may be in a menu that opens on hover, which markup does not show.
    visible: hiddenBy === undefined || hiddenBy === 'unseen',
  }
  const href = written === undefined ? undefined : resolveUrl(written, page.baseUrl)
  const rel = attribute(node, 'rel')
  if (href) link.href = href
  if (rel) link.rel = rel
  if (link.visible) readLinkIntents(link, page.origin)
  return link
}

/** Accessible name: ARIA, then content, then the title of a link or the alternative text of an area. */
function linkName(node: HtmlNode, page: PageContext): string {
  return (
    ariaName(node, page) ||
    textOf(node, { limit: 200 }) ||
    collapse(attribute(node, 'title') ?? attribute(node, 'alt') ?? '', 200)
  )
}
