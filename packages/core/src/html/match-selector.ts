import { compile } from 'css-select'
import { attribute, childrenOf, type HtmlNode, TEXT } from './node.ts'
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

/** Lists of children are kept for one query: position selectors ask for the siblings of every sibling. */
function createAdapter(shadows: ShadowTrees | undefined): Adapter {
  const lists = new Map<HtmlNode, HtmlNode[]>()
  const listOf = (node: HtmlNode): HtmlNode[] => {
    let list = lists.get(node)
    if (list === undefined) {
      list = shadows ? [...shadows.childrenOf(node)] : childrenOf(node)
      lists.set(node, list)
    }
    return list
  }
  const parentOf = (node: HtmlNode) => (shadows ? shadows.parentOf(node) : node.parent)
  return {
    isTag: (node): node is HtmlNode => node.tag !== TEXT,
    getName: (element) => element.tag,
    getAttributeValue: attribute,
    hasAttrib: (element, name) => attribute(element, name) !== undefined,
    getParent: (node) => parentOf(node) ?? null,
    getChildren: listOf,
    getSiblings(node) {
      const parent = parentOf(node) ?? node.parent
      return parent ? listOf(parent) : [node]
    },
    getText: (node) => (node.tag === TEXT ? node.text : ''),
    removeSubsets: (nodes) => [...new Set(nodes)],
  }
}
