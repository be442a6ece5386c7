import { childrenOf, type HtmlNode } from './node.ts'
import { escapeTag } from './selector-text.ts'
import type { ShadowTrees } from './shadow-trees.ts'

/** Characters of a selector at most; a stored one is refused beyond it. */
export const MAX_SELECTOR_LENGTH = 512
/** Names longer than this are stood for by their position among all siblings. */
const MAX_TAG = 60
/** Siblings that are counted one by one before an index of them is made. */
const FEW_SIBLINGS = 60

/** Selectors by position, for elements that nothing else tells apart. */
export class PositionPaths {
  private readonly shadows: ShadowTrees | undefined
  private readonly positions = new Map<HtmlNode, number>()
  private readonly indexed = new Set<HtmlNode>()

  constructor(shadows: ShadowTrees | undefined) {
    this.shadows = shadows
  }

  /**
   * Steps from an ancestor to an element.
   * @param isStart whether to begin at an ancestor; `body` and `head` always begin
   * @returns the steps joined by ` > `, and where they begin; no start when the steps would be longer than a selector may be
   */
  steps(node: HtmlNode, isStart: (ancestor: HtmlNode) => boolean): { start: HtmlNode | undefined; path: string } {
    const parts: string[] = []
    let length = 0
    let at: HtmlNode | null = node
    while (at?.parent && at.tag !== 'body' && at.tag !== 'head' && (at === node || !isStart(at))) {
      const step = this.step(at)
      length += step.length + 3
      if (length > MAX_SELECTOR_LENGTH) return { start: undefined, path: '' }
      parts.unshift(step)
      at = this.parentOf(at)
    }
    return { start: at ?? undefined, path: parts.join(' > ') }
  }

  /**
   * Steps from the body in their shortest form, else the last ones that fit. In a document that nests equal elements
   * hundreds deep, or in its shadow trees, those may match several: no selector of this length, or of one tree, can tell
   * them apart.
   */
  shortSteps(node: HtmlNode): string {
    let path = ''
    for (let at: HtmlNode | null = node; at?.parent; at = this.parentOf(at)) {
      const step = this.isOnlyOfItsTag(at) && at.tag.length <= MAX_TAG ? escapeTag(at) : this.step(at)
      const longer = path ? `${step}>${path}` : step
      if (longer.length > MAX_SELECTOR_LENGTH) return path
      path = longer
    }
    return path
  }

  private step(node: HtmlNode): string {
    if (!node.parent?.parent) return node.tag
    return node.tag.length > MAX_TAG
      ? `:nth-child(${countBefore(node, undefined)})`
      : `${escapeTag(node)}:nth-of-type(${this.position(node)})`
  }

  /** Position among the siblings of the same name; thousands of siblings are counted once for all. */
  private position(node: HtmlNode): number {
    const known = this.positions.get(node)
    if (known !== undefined) return known
    const moved = this.shadows?.movedWith(node)
    if (moved) return this.index(moved, node)
    const { parent } = node
    if (!parent || this.indexed.has(parent) || hasFewBefore(node)) return countBefore(node, node.tag)
    this.indexed.add(parent)
    return this.index(childrenOf(parent), node)
  }

  private index(siblings: readonly HtmlNode[], node: HtmlNode): number {
    const counts = new Map<string, number>()
    for (const at of siblings) {
      const position = (counts.get(at.tag) ?? 0) + 1
      counts.set(at.tag, position)
      this.positions.set(at, position)
    }
    return this.positions.get(node) ?? 1
  }

  private isOnlyOfItsTag(node: HtmlNode): boolean {
    const moved = this.shadows?.movedWith(node)
    return moved ? moved.every((at) => at === node || at.tag !== node.tag) : isOnlyOfItsTag(node)
  }

  private parentOf(node: HtmlNode): HtmlNode | null {
    return this.shadows ? this.shadows.parentOf(node) : node.parent
  }
}

function isOnlyOfItsTag(node: HtmlNode): boolean {
  let left = FEW_SIBLINGS
  for (let at = node.parent?.first; at; at = at.next)
    if (left-- === 0 || (at !== node && at.tag === node.tag)) return false
  return true
}

function hasFewBefore(node: HtmlNode): boolean {
  let left = FEW_SIBLINGS
  for (let at = node.prev; at; at = at.prev) if (left-- === 0) return false
  return true
}

function countBefore(node: HtmlNode, tag: string | undefined): number {
  let position = 1
  for (let at = node.prev; at; at = at.prev) if (tag === undefined ? at.tag !== '#text' : at.tag === tag) position++
  return position
}
