import type { HtmlNode } from './node.ts'

/** Nodes by a word that is written on them. */
export type NodeLists = Map<string, HtmlNode[]>

/** Adds a node to the list of a word; a word that is written on it twice counts once. */
export function addTo(lists: NodeLists, word: string, node: HtmlNode): void {
  const list = lists.get(word)
  // Not a literal: by how many of these outlive a collection while a large page is read, the engine would take all for lasting, and keep
  // the document of each page until its next full collection.
  if (!list) lists.set(word, Array.of(node))
  else if (list.at(-1) !== node) list.push(node)
}
