import { compile } from 'css-select'
import { parse, type Selector } from 'css-what'
import { interned } from './interned.ts'
import { attribute, childrenOf, type HtmlNode, hasAttribute, TEXT } from './node.ts'
import type { ShadowTrees } from './shadow-trees.ts'

export type SelectorMatcher = (element: HtmlNode) => boolean

/**
 * A function that says whether an element matches a selector, as the document stood when it was parsed. Undefined for a
 * selector that only a live page can answer, such as `:focus-visible`.
 * @param selector accepted by `checkSelector`
 * @param shadows shadow trees of the document: a selector does not reach from one tree into another
 */
export function selectorMatcher(selector: string, shadows?: ShadowTrees): SelectorMatcher | undefined {
  return matcherOf(selector, shadows, true)
}

/** The same for a document whose attributes may change between two elements that are asked about. */
export function liveMatcher(selector: string, shadows?: ShadowTrees): SelectorMatcher | undefined {
  return matcherOf(selector, shadows, false)
}

function matcherOf(
  selector: string,
  shadows: ShadowTrees | undefined,
  cacheResults: boolean,
): SelectorMatcher | undefined {
  const adapter = shadows ? new ShadowAdapter(shadows) : new Adapter()
  try {
    return compile<HtmlNode, HtmlNode>(partsOf(selector), { adapter, relativeSelector: false, cacheResults })
  } catch {
    return undefined
  }
}

/** Selectors that were read before: the pages of a site share their style sheets. */
const known = new Map<string, Selector[][]>()
/** Selectors to remember, and characters of one: pages may write any number of any length. */
const MOST_KNOWN = 2000
const LONGEST_KNOWN = 200

function partsOf(selector: string): Selector[][] {
  const before = known.get(selector)
  if (before) return before
  // Compiling sorts the parts of a selector, which may be done twice. What is in parentheses is rewritten, and must be read anew.
  if (selector.length > LONGEST_KNOWN || selector.includes('(')) return parse(selector)
  if (known.size === MOST_KNOWN) known.clear()
  const own = interned(selector)
  const parts = parse(own)
  known.set(own, parts)
  return parts
}

type Adapting = NonNullable<NonNullable<Parameters<typeof compile<HtmlNode, HtmlNode>>[1]>['adapter']>

/** The document as css-select asks about it: a class, since functions that are made for each selector are compiled for each. */
class Adapter implements Adapting {
  /** Whose children were asked for last. */
  private listed: HtmlNode | undefined
  private list: HtmlNode[] = []

  isTag(node: HtmlNode): node is HtmlNode {
    return node.tag !== TEXT
  }

  getName({ tag }: HtmlNode): string {
    return tag
  }

  getAttributeValue(element: HtmlNode, name: string): string | undefined {
    return attribute(element, name)
  }

  hasAttrib(element: HtmlNode, name: string): boolean {
    return hasAttribute(element, name)
  }

  getParent(node: HtmlNode): HtmlNode | null {
    return node.parent
  }

  getChildren(node: HtmlNode): HtmlNode[] {
    // Elements are asked about in the order of the document, so that many in a row have the same siblings.
    if (node !== this.listed) this.list = this.childrenOf(node)
    this.listed = node
    return this.list
  }

  getSiblings(node: HtmlNode): HtmlNode[] {
    const parent = this.getParent(node) ?? node.parent
    return parent ? this.getChildren(parent) : [node]
  }

  getText({ text }: HtmlNode): string {
    return text
  }

  removeSubsets(nodes: HtmlNode[]): HtmlNode[] {
    return [...new Set(nodes)]
  }

  protected childrenOf(node: HtmlNode): HtmlNode[] {
    return childrenOf(node)
  }
}

/** A document in which an element belongs to one of several trees. */
class ShadowAdapter extends Adapter {
  private readonly shadows: ShadowTrees

  constructor(shadows: ShadowTrees) {
    super()
    this.shadows = shadows
  }

  override getParent(node: HtmlNode): HtmlNode | null {
    return this.shadows.parentOf(node)
  }

  protected override childrenOf(node: HtmlNode): HtmlNode[] {
    return this.shadows.childrenOf(node)
  }
}
