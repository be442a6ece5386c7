import type { HtmlNode } from '../html/node.ts'

/** Index of the first of `nodes`, which are in document order, that comes after `node`; their number when none does. */
export function firstAfter(nodes: readonly HtmlNode[], node: HtmlNode): number {
  let low = 0
  let high = nodes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (nodes[middle]!.order < node.order) low = middle + 1
    else high = middle
  }
  return low
}
