import { compile } from 'css-select'
import { attribute, childrenOf, type HtmlNode, hasAttribute, TEXT } from './node.ts'
import type { ShadowTrees } from './shadow-trees.ts'

/**
 * A function that says whether an element matches a selector, as the document stood when it was parsed. Undefined for a
 * selector that only a live page can answer, such as `:focus-visible`.
 * @param selector accepted by `checkSelector`
 * @param isLive the document may change between two elements that are asked about. Default false
 * @param shadows shadow trees of the document: a selector does not reach from one tree into another
 */
export function selectorMatcher(
  selector: string,
  shadows?: ShadowTrees,
  isLive = false,
): ((element: HtmlNode) => boolean) | undefined {
  try {
    const options = { adapter: createAdapter(shadows), relativeSelector: false, cacheResults: !isLive }
    return compile<HtmlNode, HtmlNode>(selector, options)
  } catch {
    return undefined
  }
}

type Adapter = NonNullable<NonNullable<Parameters<typeof compile<HtmlNode, HtmlNode>>[1]>['adapter']>

function createAdapter(shadows: ShadowTrees | undefined): Adapter {
  const parentOf = (node: HtmlNode) => (shadows ? shadows.parentOf(node) : node.parent)
  let listed: HtmlNode | undefined
  let list: HtmlNode[] = []
  // Elements are asked about in the order of the document, so that many in a row have the same siblings.
  const childrenIn = (node: HtmlNode): HtmlNode[] => {
    if (node !== listed) list = shadows?.childrenOf(node) ?? childrenOf(node)
    listed = node
    return list
  }
  return {
    isTag: (node): node is HtmlNode => node.tag !== TEXT,
    getName: (element) => element.tag,
    getAttributeValue: attribute,
    hasAttrib: hasAttribute,
    getParent: parentOf,
    getChildren: childrenIn,
    getSiblings(node) {
      const parent = parentOf(node) ?? node.parent
      return parent ? childrenIn(parent) : [node]
    },
    getText: ({ text }) => text,
    removeSubsets: (nodes) => [...new Set(nodes)],
  }
}
