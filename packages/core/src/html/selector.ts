import { isDurable, isDurableClass } from './durable-name.ts'
import { attribute, contains, type HtmlNode } from './node.ts'
import { addTo, type NodeLists } from './node-lists.ts'
import { namesByRank } from './selector-names.ts'
import { MAX_SELECTOR_LENGTH, PositionPaths } from './selector-path.ts'
import { escapeString, escapeTag, idSelector, isPlain } from './selector-text.ts'
import type { ShadowTrees } from './shadow-trees.ts'

const MAX_VALUE = 150
const MAX_EQUALS = 300

interface Candidate {
  selector: string
  matches: readonly HtmlNode[]
}

/**
 * Makes selectors for one document: valid in a browser, matching exactly one element, built on what authors keep (id,
 * name, data attributes, action) before what builds change (hashed classes, positions). One index serves all elements.
 */
export class SelectorBuilder {
  private readonly elements: readonly HtmlNode[]
  private readonly isUnique: (id: string) => boolean
  private readonly groups = new Map<string, NodeLists>()
  private readonly selectors = new Map<HtmlNode, string>()
  private readonly tags = new Map<string, HtmlNode[]>()
  private readonly simples = new Map<HtmlNode, string>()
  private readonly anchors = new Map<HtmlNode, HtmlNode | undefined>()
  private readonly paths: PositionPaths
  private readonly shadows: ShadowTrees | undefined

  /**
   * @param elements every element of the document in document order, templates' content left out
   * @param isUnique whether an id occurs once
   * @param shadows shadow trees of the document: the selector of an element in one holds in its tree
   */
  constructor(elements: readonly HtmlNode[], isUnique: (id: string) => boolean, shadows?: ShadowTrees) {
    this.elements = elements
    this.isUnique = isUnique
    this.shadows = shadows
    this.paths = new PositionPaths(shadows)
  }

  /** @returns a CSS selector that matches this element and no other */
  selectorOf(node: HtmlNode): string {
    const known = this.selectors.get(node)
    if (known) return known
    const selector = this.find(node)
    this.selectors.set(node, selector)
    return selector
  }

  private find(node: HtmlNode): string {
    const { tag } = node
    if (tag === 'html' || tag === 'body' || tag === 'head') return tag
    const id = attribute(node, 'id')
    const uniqueId = id && this.isUniqueId(id) ? idSelector(id) : undefined
    if (uniqueId && isDurable(id!)) return uniqueId
    const candidates: Candidate[] = []
    const unique = this.withoutAncestors(node, candidates)
    if (unique) return unique
    const anchor = this.anchorOf(node)
    if (anchor) {
      const prefix = this.selectorOf(anchor)
      for (const { selector, matches } of candidates) {
        if (prefix.length + selector.length < MAX_SELECTOR_LENGTH && isOnlyOneIn(anchor, matches))
          return `${prefix} ${selector}`
      }
    }
    return uniqueId ?? this.path(node, anchor)
  }

  /**
   * The best selector without ancestors that matches only this element, looked for until the first is found.
   * @param others takes the ones that match more, for a second look below an anchor
   */
  private withoutAncestors(node: HtmlNode, others: Candidate[]): string | undefined {
    for (const name of namesByRank(node)) {
      const unique = this.byAttribute(node, name, others)
      if (unique) return unique
    }
    const names = attribute(node, 'class')
    const unique = names && this.byClass(node, names, others)
    if (unique) return unique
    if (node.tag.length >= MAX_VALUE) return undefined
    return consider(escapeTag(node), this.byTag(node.tag), others)
  }

  /** Rare classes first judged by how many share them: that is cheaper than asking whether a build made them. */
  private byClass(node: HtmlNode, names: string, others: Candidate[]): string | undefined {
    const group = this.group(node.tag, 'class')
    for (const name of names.slice(0, 1000).split(/\s+/).slice(0, 10)) {
      const matches = group.get(name.toLowerCase())
      if (!matches || matches.length > MAX_EQUALS || !isDurableClass(name)) continue
      const unique = consider(`${escapeTag(node)}.${name}`, matches, others)
      if (unique) return unique
    }
    return undefined
  }

  private byAttribute(node: HtmlNode, name: string, others: Candidate[]): string | undefined {
    const value = attribute(node, name)
    if (!value || value.length > MAX_VALUE || !isPlain(value)) return undefined
    if (name !== 'href' && name !== 'action' && !isDurable(value)) return undefined
    const selector = `${escapeTag(node)}[${name}="${escapeString(value)}"]`
    const matches = this.group(node.tag, name).get(groupKey(name, value)) ?? []
    const unique = consider(selector, matches, others)
    if (unique || name !== 'name') return unique
    // Radio buttons and check boxes share a name: the value tells them apart.
    const choice = attribute(node, 'value')
    if (!choice || choice.length > MAX_VALUE || !isPlain(choice)) return undefined
    const same = this.choices(node.tag, value, matches).get(choice) ?? []
    return consider(`${selector}[value="${escapeString(choice)}"]`, same, others)
  }

  /** The nearest ancestor that has a selector of its own to start from; asked once for each place of the tree. */
  private anchorOf(node: HtmlNode): HtmlNode | undefined {
    const parent = this.parentOf(node)
    if (!parent) return undefined
    if (this.anchors.has(parent)) return this.anchors.get(parent)
    let at: HtmlNode | null = parent
    while (at?.parent && !this.isAnchor(at)) {
      at = this.parentOf(at)
      if (!at || !this.anchors.has(at)) continue
      at = this.anchors.get(at) ?? null
      break
    }
    const anchor = at?.parent ? at : undefined
    const end = at && this.parentOf(at)
    for (let each: HtmlNode | null = parent; each && each !== end; each = this.parentOf(each)) {
      if (this.anchors.has(each)) break
      this.anchors.set(each, anchor)
    }
    return anchor
  }

  private parentOf(node: HtmlNode): HtmlNode | null {
    return this.shadows ? this.shadows.parentOf(node) : node.parent
  }

  private isAnchor(node: HtmlNode): boolean {
    const { tag } = node
    if (tag === 'form') return true
    const id = attribute(node, 'id')
    if (id && isDurable(id) && this.isUniqueId(id)) return true
    return (tag === 'main' || tag === 'nav' || tag === 'dialog') && this.byTag(tag).length === 1
  }

  /** By position, from the anchor, else from the nearest ancestor that anything tells apart. */
  private path(node: HtmlNode, anchor: HtmlNode | undefined): string {
    const isAnchor = (ancestor: HtmlNode) => ancestor === anchor
    const hasSimple = (ancestor: HtmlNode) => this.simple(ancestor) !== ''
    for (const isStart of [isAnchor, hasSimple]) {
      const { start, path } = this.paths.steps(node, isStart)
      if (!start) continue
      const prefix = start === anchor ? this.selectorOf(start) : this.simple(start) || start.tag
      if (prefix.length + path.length + 3 <= MAX_SELECTOR_LENGTH) return `${prefix} > ${path}`
    }
    return this.paths.shortSteps(node)
  }

  /** A selector without ancestors that matches only this element; empty when there is none. */
  private simple(node: HtmlNode): string {
    const known = this.simples.get(node)
    if (known !== undefined) return known
    let simple = ''
    const id = attribute(node, 'id')
    if (id && this.isUniqueId(id)) simple = idSelector(id)
    else simple = this.withoutAncestors(node, []) ?? ''
    this.simples.set(node, simple)
    return simple
  }

  private isUniqueId(id: string): boolean {
    return id.length <= MAX_VALUE && isPlain(id) && id.trim() === id && this.isUnique(id)
  }

  private byTag(tag: string): readonly HtmlNode[] {
    let list = this.tags.get(tag)
    if (!list) {
      list = this.elements.filter((element) => element.tag === tag)
      this.tags.set(tag, list)
    }
    return list
  }

  /** Elements of one name by value, so that thousands of equal choices cost one look at each. */
  private choices(tag: string, name: string, matches: readonly HtmlNode[]): NodeLists {
    const key = `${tag} name=${name}`
    const known = this.groups.get(key)
    if (known) return known
    const choices = Map.groupBy(matches, (match) => attribute(match, 'value') ?? '')
    this.groups.set(key, choices)
    return choices
  }

  /** Classes without case: without a doctype a browser compares them so, and where it does not, little is lost. */
  private group(tag: string, name: string): NodeLists {
    const key = `${tag} ${name}`
    const known = this.groups.get(key)
    if (known) return known
    const groups: NodeLists = new Map()
    for (const element of this.byTag(tag)) {
      const value = attribute(element, name)
      if (value === undefined) continue
      if (name === 'class') for (const each of value.toLowerCase().split(/\s/)) addTo(groups, each, element)
      else addTo(groups, groupKey(name, value), element)
    }
    this.groups.set(key, groups)
    return groups
  }
}

/** Values that selectors compare without case (https://html.spec.whatwg.org/multipage/semantics-other.html#case-sensitivity-of-selectors). */
function groupKey(name: string, value: string): string {
  return name === 'type' ? value.toLowerCase() : value
}

/** @returns the selector if it matches one element; else it is kept among the others */
function consider(selector: string, matches: readonly HtmlNode[], others: Candidate[]): string | undefined {
  if (matches.length === 1) return selector
  others.push({ selector, matches })
  return undefined
}

function isOnlyOneIn(anchor: HtmlNode, matches: readonly HtmlNode[]): boolean {
  // A long list of equals is not worth a scan: another candidate or the path will do.
  if (matches.length > MAX_EQUALS) return false
  let count = 0
  for (const match of matches) if (contains(anchor, match) && ++count > 1) return false
  return count === 1
}
