/**
 * As many items as are asked for, evenly spaced over the whole list, so that every part of it is in the sample.
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} count 1 or more; all items where the list is no longer
 * @param {number} start the first item's place in the list; another one gives another sample
 * @returns {Item[]}
 */
export function evenSample(items, count, start) {
  const step = Math.max(1, items.length / count)
  const length = Math.min(count, items.length)
  return Array.from({ length }, (_, index) => /** @type {Item} */ (items[Math.floor((start % step) + index * step)]))
}
