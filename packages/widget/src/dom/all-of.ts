import { isElement, matches, rootOf, select } from '../natives.ts'

interface Tree {
  lists: Map<string, Element[]>
  observer: MutationObserver
  update(records: MutationRecord[]): void
}

const trees = new WeakMap<Node, Tree>()
/** A tree that changes on and on is no longer observed until somebody asks again. */
const MAX_CHANGES = 50

/**
 * All elements of a tree that match, in its order. They are searched for once, and anew when one comes up: on a page of ten
 * thousand elements most of a run would be such searches.
 * @param root a document or a shadow root
 * @param selector by tags, and by attributes of the element itself: states and attributes of other elements are not followed
 * @returns the same array until something changes
 */
export function allOf(root: Node, selector: string): readonly Element[] {
  const { lists, observer, update } = trees.get(root) ?? follow(root)
  update(observer.takeRecords())
  const list = lists.get(selector) ?? select(root, selector)
  lists.set(selector, list)
  return list
}

/** The same of several trees. */
export function allIn(roots: readonly Node[], selector: string): Element[] {
  return roots.flatMap((root) => allOf(root, selector))
}

function follow(root: Node): Tree {
  const lists = new Map<string, Element[]>()
  const update = (records: MutationRecord[]): void => {
    const touched = new Set(records.flatMap(touchedBy))
    for (const [selector, list] of touched.size > 0 ? lists : []) {
      const left = list.filter((element) => !touched.has(element))
      lists.set(selector, left)
      if ([...touched].some((element) => matches(element, selector) && rootOf(element) === root)) lists.delete(selector)
    }
  }
  let changes = 0
  const observer = new MutationObserver((records) => {
    update(records)
    if (++changes < MAX_CHANGES) return
    observer.disconnect()
    trees.delete(root)
  })
  observer.observe(root, { subtree: true, childList: true, attributes: true })
  const tree = { lists, observer, update }
  trees.set(root, tree)
  return tree
}

/** Elements that may match now, or no longer. */
export function touchedBy({ type, target, addedNodes, removedNodes }: MutationRecord): Element[] {
  if (type === 'attributes') return [target as Element]
  const nodes = [...addedNodes, ...removedNodes]
  return nodes.filter(isElement).flatMap((element) => [element, ...select(element, '*')])
}
