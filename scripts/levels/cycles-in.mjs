/**
 * Finds the cycles of a directed graph by depth-first search with an explicit stack: one cycle per edge that closes one.
 * @param {Map<string, string[]>} graph node to the nodes that it points at
 * @returns {string[][]} each a path that starts and ends with the same node
 */
export function cyclesIn(graph) {
  /** @type {string[][]} */
  const cycles = []
  const finished = new Set()
  for (const start of graph.keys()) {
    if (finished.has(start)) continue
    const path = [{ node: start, next: 0 }]
    while (path.length > 0) {
      const top = /** @type {{ node: string, next: number }} */ (path.at(-1))
      const target = graph.get(top.node)?.[top.next++]
      if (target === undefined) {
        finished.add(top.node)
        path.pop()
        continue
      }
      const seenAt = path.findIndex((step) => step.node === target)
      if (seenAt >= 0) cycles.push([...path.slice(seenAt).map((step) => step.node), target])
      else if (!finished.has(target)) path.push({ node: target, next: 0 })
    }
  }
  return cycles
}
