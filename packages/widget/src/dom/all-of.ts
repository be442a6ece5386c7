import { isElement, matches, rootOf, select } from '../natives.ts'

interface Tree {
  lists: Map<string, Element[]>
  changes: MutationRecord[]
  observer: MutationObserver
}

const trees = new WeakMap<Node, Tree>()
/** A tree that has changed so often since anybody asked is no longer observed. */
const MAX_CHANGES = 50

/**
 * All elements of a tree that match, in its order. They are searched for once, and anew when one comes up: on a page of ten
 * thousand elements most of a run would be such searches.
 * @param root a document or a shadow root
 * @param selector by tags, and by attributes of the element itself: states and attributes of other elements are not followed
 * @returns the same array until something changes
 */
export function allOf(root: Node, selector: string): readonly Element[] {
  const { lists, changes, observer } = trees.get(root) ?? follow(root)
  const touched = new Set([...changes.splice(0), ...observer.takeRecords()].flatMap(touchedBy))
  const there = [...touched].filter((element) => rootOf(element) === root)
  for (const [each, list] of touched.size > 0 ? lists : []) {
    const left = list.filter((element) => !touched.has(element))
    if (there.some((element) => matches(element, each))) lists.delete(each)
    else lists.set(each, left)
  }
  const list = lists.get(selector) ?? select(root, selector)
  lists.set(selector, list)
  return list
}

/** Elements that may match now, or no longer. */
function touchedBy({ type, target, addedNodes, removedNodes }: MutationRecord): Element[] {
  if (type === 'attributes') return [target as Element]
  const nodes = [...addedNodes, ...removedNodes]
  return nodes.filter(isElement).flatMap((element) => [element, ...select(element, '*')])
}

function follow(root: Node): Tree {
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => {
    changes.push(...records)
    if (changes.length < MAX_CHANGES) return
    observer.disconnect()
    trees.delete(root)
  })
  observer.observe(root, { subtree: true, childList: true, attributes: true })
  const tree = { lists: new Map<string, Element[]>(), changes, observer }
  trees.set(root, tree)
  return tree
}
