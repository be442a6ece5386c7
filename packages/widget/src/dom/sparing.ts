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

/**
 * Answers as it did before while it is asked the same, for what a run asks again and again: a browser takes milliseconds to
 * make an expression of hundreds of words ready, and to make it fast the second time.
 * @param answer from what it is asked alone
 */
export function repeating<A extends [string, ...unknown[]], T>(answer: (...asked: A) => T): (...asked: A) => T {
  let last: readonly unknown[] = []
  let known: T
  return (...asked) => {
    if (asked.some((each, at) => each !== last[at])) known = answer(...asked)
    last = asked
    return known
  }
}
