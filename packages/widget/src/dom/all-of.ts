import { isBefore, isElement, matches, rootOf, select } from '../natives.ts'

interface Tree {
  lists: Map<string, Element[]>
  changes: MutationRecord[]
  observer: MutationObserver
}

const trees = new WeakMap<Node, Tree>()
/** So many changes in a row, or elements that are new, and a tree is searched anew: following it would cost more. */
const MAX_CHANGES = 50
const MAX_TOUCHED = 1000

/**
 * All elements of a tree that match, in its order. They are searched for once; from then on only what has changed is
 * looked at. On a page of ten thousand elements most of a run would be such searches. A tree is no longer observed once it
 * has changed without anybody asking.
 * @param root a document or a shadow root
 * @param selector by tags, and by attributes of the element itself: states and attributes of other elements are not followed
 */
export function allOf(root: Node, selector: string): readonly Element[] {
  const { lists } = treeNow(root)
  const list = lists.get(selector) ?? select(root, selector)
  lists.set(selector, list)
  return list
}

function treeNow(root: Node): Tree {
  const tree = trees.get(root)
  if (!tree) return follow(root)
  const records = [...tree.changes.splice(0), ...tree.observer.takeRecords()]
  if (!records[0]) return tree
  const touched = new Set(records.flatMap(touchedBy))
  if (records.length > MAX_CHANGES || touched.size > MAX_TOUCHED) tree.lists.clear()
  for (const [selector, list] of tree.lists) {
    const rest = list.filter((element) => !touched.has(element) && rootOf(element) === root)
    const found = [...touched].filter((element) => matches(element, selector) && rootOf(element) === root)
    tree.lists.set(selector, found[0] ? [...rest, ...found].sort((a, b) => (isBefore(a, b) ? -1 : 1)) : rest)
  }
  return tree
}

function touchedBy({ type, target, addedNodes }: MutationRecord): Element[] {
  const touched = type === 'attributes' ? [target as Element] : [...addedNodes].filter(isElement)
  return type === 'attributes' ? touched : touched.flatMap((element) => [element, ...select(element, '*')])
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
