/** Applies a task to each item, some at a time; the results are in the order of the items. The first failure is thrown. */
export async function mapBounded<Item, Result>(
  items: readonly Item[],
  together: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await task(item)
  }
  await Promise.all(Array.from({ length: Math.min(together, items.length) }, worker))
  return results
}
