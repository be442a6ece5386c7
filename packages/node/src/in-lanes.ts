/**
 * Works on so many items at a time. Where one fails no other begins, and all that had begun end first.
 *
 * @returns results in the order of the items
 */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const lane = async () => {
    while (next < items.length) {
      const index = next++
      try {
        results[index] = await work(items[index]!)
      } catch (error) {
        next = items.length
        throw error
      }
    }
  }
  // Nobody else waits for the others.
  const settled = await Promise.allSettled(Array.from({ length: Math.min(lanes, items.length) }, lane))
  for (const each of settled) if (each.status === 'rejected') throw each.reason
  return results
}
