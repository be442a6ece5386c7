import type { HtmlNode } from '../../html/node.ts'
import { collapse, textOf } from '../../html/text.ts'
import { resolveUrl } from '../address/resolve-url.ts'
import type { PageContext } from '../collect/context.ts'
import { labelledBy } from '../label/label.ts'
import type { Link } from '../model/page-model.ts'
import { readLinkIntents } from './intent.ts'

/** Classes that dress a link as a button. */
const BUTTON_CLASS = /(?:^|[\s_-])(?:btn|button|cta)(?:$|[\s_-])/i

/** Reads one link; undefined for an anchor that leads nowhere. */
export function readLink(node: HtmlNode, page: PageContext): Link | undefined {
  const given = readAttributes(node)
  if (given.href === undefined && given.role !== 'link') return undefined
  const link: Link = {
    node: node.order,
    hrefText: (given.href ?? '').slice(0, 2000),
    text: linkName(node, given, page),
    actsAsButton: given.role === 'button' || BUTTON_CLASS.test(given.class),
    // A menu may show it to whoever points at it, and no markup tells.
    visible: !page.found.hidden.has(node) || page.found.hidden.get(node) === 'unseen',
  }
  const href = given.href === undefined ? undefined : resolveUrl(given.href, page.baseUrl)
  if (href) link.href = href
  if (given.rel) link.rel = given.rel
  if (link.visible) readLinkIntents(link, page.origin)
  return link
}

interface LinkAttributes {
  href: string | undefined
  role: string
  class: string
  rel: string
  label: string
  labelledBy: boolean
  title: string
}

/** One pass: a page has hundreds of links. */
function readAttributes({ attribs }: HtmlNode): LinkAttributes {
  const given: LinkAttributes = {
    href: undefined,
    role: '',
    class: '',
    rel: '',
    label: '',
    labelledBy: false,
    title: '',
  }
  for (const name in attribs) {
    const value = attribs[name]!
    switch (name) {
      case 'href':
        given.href = value
        break
      case 'role':
        given.role = value.trim().toLowerCase()
        break
      case 'class':
        given.class = value
        break
      case 'rel':
        given.rel = value
        break
      case 'aria-label':
        given.label = value
        break
      case 'aria-labelledby':
        given.labelledBy = true
        break
      case 'title':
      case 'alt':
        given.title = value
    }
  }
  return given
}

function linkName(node: HtmlNode, { label, labelledBy: isLabelled, title }: LinkAttributes, page: PageContext): string {
  return (
    (isLabelled && labelledBy(node, page)) ||
    collapse(label, 200) ||
    textOf(node, { limit: 200 }) ||
    collapse(title, 200)
  )
}
