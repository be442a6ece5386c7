import { adopt, attribute, childrenOf, following, type HtmlNode } from './node.ts'

/** Elements besides custom ones that can have a shadow tree (https://dom.spec.whatwg.org/#valid-shadow-host-name). */
const HOSTS = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
)

/** Whether a `template` start tag below `host` is the open shadow tree of it; closed ones are out of everybody's reach. */
export function isShadowRoot(template: HtmlNode, host: HtmlNode): boolean {
  if (attribute(template, 'shadowrootmode')?.toLowerCase() !== 'open') return false
  return HOSTS.has(host.tag) || host.tag.includes('-')
}

/**
 * Which tree an element belongs to, for selectors do not reach from one into another. The document is read as it is
 * drawn: the content of a shadow tree stands in its host, and what is assigned to a slot stands in the slot.
 */
export class ShadowTrees {
  /** Host of the shadow tree that an element belongs to; none: the document. */
  private readonly hosts = new Map<HtmlNode, HtmlNode>()
  /** Children of hosts before they went into slots; those without a slot are not drawn, and left out. */
  private readonly children = new Map<HtmlNode, HtmlNode[]>()
  private readonly parents = new Map<HtmlNode, HtmlNode>()

  /** @param roots the `template` elements of open shadow trees, in document order: outer ones come first */
  constructor(roots: HtmlNode[]) {
    for (const root of roots) this.draw(root)
  }

  /** The parent in the element's own tree. */
  parentOf(node: HtmlNode): HtmlNode | null {
    const moved = this.parents.get(node)
    if (moved) return moved
    return node.parent && this.hosts.get(node.parent) === this.hosts.get(node) ? node.parent : null
  }

  /** The host of the shadow tree that the element belongs to; none: the document. */
  hostOf(node: HtmlNode): HtmlNode | undefined {
    return this.hosts.get(node)
  }

  /** The children in the element's own tree. */
  childrenOf(node: HtmlNode): HtmlNode[] {
    return this.children.get(node) ?? childrenOf(node)
  }

  /** What stands beside the child of a host in its own tree, the child included; none for every other element. */
  movedWith(node: HtmlNode): HtmlNode[] | undefined {
    const host = this.parents.get(node)
    return host && this.children.get(host)
  }

  private draw(root: HtmlNode): void {
    const host = root.parent
    if (!host || this.children.has(host) || isInTemplate(host)) return
    const slots = this.enter(root, host)
    const light = childrenOf(host).filter((child) => child !== root)
    this.children.set(host, light)
    for (const child of light) this.parents.set(child, host)
    adopt(host, childrenOf(root))
    const assigned = Map.groupBy(light, (child) => attribute(child, 'slot') ?? '')
    for (const [name, slot] of slots) {
      const nodes = assigned.get(name)
      if (nodes) adopt(slot, nodes)
    }
  }

  /** Marks what belongs to the tree. @returns its slots, the first of each name */
  private enter(root: HtmlNode, host: HtmlNode): Map<string, HtmlNode> {
    const slots = new Map<string, HtmlNode>()
    for (let node = following(root, root); node; node = following(node, root, node.tag === 'template')) {
      this.hosts.set(node, host)
      if (node.tag !== 'slot') continue
      const name = attribute(node, 'name') ?? ''
      if (!slots.has(name)) slots.set(name, node)
    }
    return slots
  }
}

function isInTemplate(node: HtmlNode): boolean {
  for (let at: HtmlNode | null = node; at; at = at.parent) if (at.tag === 'template') return true
  return false
}
