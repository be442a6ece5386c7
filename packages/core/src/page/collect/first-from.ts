/**
 * Index of the first item at or after a position in the document; the number of items when there is none.
 * @param items in document order
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
