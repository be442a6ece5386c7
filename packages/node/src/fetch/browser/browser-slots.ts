/** Lets at most `count` pieces of work run at once; the others wait in order. */
export interface Slots {
  /** Resolves with the function that gives the slot back. */
  take(): Promise<() => void>
}

export function createSlots(count: number): Slots {
  const waiting: (() => void)[] = []
  let free = count

  function giveBack(): void {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  return {
    async take() {
      if (free > 0) free -= 1
      else await new Promise<void>((resolve) => waiting.push(resolve))
      let given = false
      return () => {
        if (!given) giveBack()
        given = true
      }
    },
  }
}
