import { closest, documentOf, parentOf, type Root, rootOf, select, shadowRootOf } from '../natives.ts'

/**
 * The node around a node as it is drawn: a slotted element stands in its slot, a shadow tree in its host.
 */
export function around(node: Node): Node | null {
  return (node as Element).assignedSlot ?? parentOf(node) ?? (node as ShadowRoot).host ?? null
}

/** Whether `node` is `other` or stands inside of it, through open shadow trees. */
export function isWithin(node: Node | null, other: Node): boolean {
  for (let at = node; at; at = around(at)) if (at === other) return true
  return false
}

/** The nearest element around that matches, through open shadow trees. */
export function closestAround(element: Element, selector: string): Element | null {
  for (let at: Element | undefined = element; at; at = (rootOf(at) as ShadowRoot).host) {
    const found = closest(at, selector)
    if (found) return found
  }
  return null
}

/** All elements below a node that match, in its open shadow trees and same-origin frames too. */
export function selectDeep(node: Node, selector: string): Element[] {
  return [node, ...rootsBelow(node)].flatMap((root) => select(root, selector))
}

/** Open shadow trees and documents of same-origin frames, at any depth. */
function rootsBelow(node: Node): Root[] {
  return select(node, '*').flatMap((element) => {
    const root = shadowRootOf(element) ?? frameDocument(element)
    return root ? [root, ...rootsBelow(root)] : []
  })
}

function frameDocument(element: Element): Document | null {
  try {
    return (element as HTMLIFrameElement).contentDocument ?? null
  } catch {
    return null
  }
}

/** The window that an element is drawn in. */
export function windowOf(element: Element): Window & typeof globalThis {
  return documentOf(element)?.defaultView ?? window
}
