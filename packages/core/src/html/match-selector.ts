import { compile } from 'css-select'
import { attribute, type HtmlNode, TEXT } from './node.ts'

/**
 * A function that says whether an element matches a selector, as the document stood when it was parsed. Undefined for a
 * selector that only a live page can answer, such as `:focus-visible`.
 * @param selector accepted by `checkSelector`
 */
export function selectorMatcher(selector: string): ((element: HtmlNode) => boolean) | undefined {
  try {
    return compile<HtmlNode, HtmlNode>(selector, { adapter: createAdapter(), relativeSelector: false })
  } catch {
    return undefined
  }
}

type Adapter = NonNullable<NonNullable<Parameters<typeof compile<HtmlNode, HtmlNode>>[1]>['adapter']>

/** Lists of children are kept for one query: position selectors ask for the siblings of every sibling. */
function createAdapter(): Adapter {
  const lists = new Map<HtmlNode, HtmlNode[]>()
  const childrenOf = (node: HtmlNode): HtmlNode[] => {
    let list = lists.get(node)
    if (list === undefined) {
      list = []
      for (let child = node.first; child; child = child.next) list.push(child)
      lists.set(node, list)
    }
    return list
  }
  return {
    isTag: (node): node is HtmlNode => node.tag !== TEXT,
    getName: (element) => element.tag,
    getAttributeValue: attribute,
    hasAttrib: (element, name) => attribute(element, name) !== undefined,
    getParent: (node) => node.parent ?? null,
    getChildren: childrenOf,
    getSiblings: (node) => (node.parent ? childrenOf(node.parent) : [node]),
    getText: (node) => (node.tag === TEXT ? node.text : ''),
    removeSubsets: (nodes) => [...new Set(nodes)],
  }
}
