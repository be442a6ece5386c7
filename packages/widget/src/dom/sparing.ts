/**
 * Keeps what it takes long to find on a page for some time, which is the longer, the longer it took: on most pages it is
 * found anew each time, and on one of ten thousand elements not in every frame.
 * @param times as long as it took to find
 */
export function sparing<T>(find: (node: Node) => T, times: number): (node: Node) => T {
  const kept = new WeakMap<Node, { found: T; until: number }>()
  return (node) => {
    const start = performance.now()
    const known = kept.get(node)
    if (known && start < known.until) return known.found
    const found = find(node)
    const end = performance.now()
    kept.set(node, { found, until: end + (end - start) * times })
    return found
  }
}
