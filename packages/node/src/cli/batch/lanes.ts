/** What is to be done, by owner: two of one owner are never done at the same time. */
export interface Lanes<Item> {
  add(owner: string, item: Item): void
  /** What has not ended. */
  remaining(): number
  /** The most that wait for one another. */
  inTurn(): number
  /**
   * Does everything that was added, at most `width` at a time. If one fails, no other begins; the call rejects with the
   * first error once all that ran have ended.
   */
  run(width: number, work: (item: Item) => Promise<void>): Promise<void>
}

interface Turns<Item> {
  items: Item[]
  ended: number
}

export function createLanes<Item>(): Lanes<Item> {
  const all = new Map<string, Turns<Item>>()
  let remaining = 0

  return {
    add(owner, item) {
      const turns = all.get(owner)
      if (turns) turns.items.push(item)
      else all.set(owner, { items: [item], ended: 0 })
      remaining += 1
    },
    remaining: () => remaining,
    inTurn() {
      let most = 0
      for (const { items, ended } of all.values()) most = Math.max(most, items.length - ended)
      return most
    },
    async run(width, work) {
      /** Owners that are not at work, in their order. */
      const waiting = new Map(all)
      const failures: unknown[] = []

      const lane = async (): Promise<void> => {
        for (;;) {
          const [owner, turns] = waiting.entries().next().value ?? []
          if (owner === undefined || turns === undefined || failures.length > 0) return
          waiting.delete(owner)
          try {
            await work(turns.items[turns.ended] as Item)
          } catch (error) {
            failures.push(error)
          }
          turns.ended += 1
          remaining -= 1
          if (turns.ended === turns.items.length) all.delete(owner)
          // Behind the others, so that a large owner does not take all turns.
          else waiting.set(owner, turns)
        }
      }
      await Promise.all(Array.from({ length: Math.min(width, waiting.size) }, lane))
      if (failures.length > 0) throw failures[0]
    },
  }
}
