/**
 * Index of the first of `items` that stands at a position in the document or after it; their number when none does.
 * @param items in document order
 * @param positionOf where an item stands
 */
export function firstFrom<Item>(items: readonly Item[], position: number, positionOf: (item: Item) => number): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (positionOf(items[middle]!) < position) low = middle + 1
    else high = middle
  }
  return low
}
