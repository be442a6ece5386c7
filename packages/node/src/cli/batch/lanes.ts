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
  const byOwner = new Map<string, Turns<Item>>()
  /** How many owners have so many left, by that number: a list may have a million owners. */
  const owners: number[] = []
  let remaining = 0
  let most = 0

  /** @param left how many the owner had, and has now */
  function moved({ from, to }: { from: number; to: number }): void {
    owners[from] = (owners[from] ?? 0) - 1
    owners[to] = (owners[to] ?? 0) + 1
    remaining += to - from
    most = Math.max(most, to)
    while (most > 0 && !owners[most]) most -= 1
  }

  return {
    add(owner, item) {
      const turns = byOwner.get(owner)
      const before = turns?.items.length ?? 0
      if (turns) turns.items.push(item)
      else byOwner.set(owner, { items: [item], ended: 0 })
      moved({ from: before, to: before + 1 })
    },
    remaining: () => remaining,
    inTurn: () => most,
    async run(width, work) {
      const waiting = createLine([...byOwner.values()])
      const failures: unknown[] = []
      byOwner.clear()

      const lane = async (): Promise<void> => {
        for (;;) {
          const turns = failures.length > 0 ? undefined : waiting.next()
          if (!turns) return
          try {
            await work(turns.items[turns.ended] as Item)
          } catch (error) {
            failures.push(error)
          }
          turns.ended += 1
          const left = turns.items.length - turns.ended
          moved({ from: left + 1, to: left })
          // Behind the others, so that a large owner does not take all turns.
          if (left > 0) waiting.add(turns)
        }
      }
      await Promise.all(Array.from({ length: Math.min(width, waiting.length) }, lane))
      if (failures.length > 0) throw failures[0]
    },
  }
}

/** First in, first out; `shift` of a long array moves all of it. */
function createLine<Item>(items: Item[]) {
  let begun = 0
  return {
    length: items.length,
    add: (item: Item) => void items.push(item),
    next(): Item | undefined {
      const item = items[begun]
      if (begun < items.length) begun += 1
      // Half of it is over: what is done may be forgotten.
      if (begun * 2 > items.length) {
        items = items.slice(begun)
        begun = 0
      }
      return item
    },
  }
}
