import { count } from './sentence.ts'

/** The same thing on one or more pages: a header's search field stands on each of them. */
export interface Occurrences<Item> {
  first: Item
  /** Addresses, each once, in the order of the crawl. */
  pages: string[]
  total: number
}

/** Groups what is the same by a key, in the order of first occurrence. */
export function groupOccurrences<Item extends { page: { url: string } }>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Occurrences<Item>[] {
  const groups = new Map<string, { first: Item; pages: Set<string>; total: number }>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (!group) groups.set(key, { first: item, pages: new Set([item.page.url]), total: 1 })
    else {
      group.pages.add(item.page.url)
      group.total++
    }
  }
  return [...groups.values()].map(({ first, pages, total }) => ({ first, pages: [...pages], total }))
}

/** `on https://…`, with how often it occurs when that is more than once. */
export function whereFound({ pages, total }: Pick<Occurrences<unknown>, 'pages' | 'total'>): string {
  if (total === 1) return `on ${pages[0]}`
  return `on ${pages[0]} (${total} times${pages.length > 1 ? ` on ${count(pages.length, 'page')}` : ''})`
}
