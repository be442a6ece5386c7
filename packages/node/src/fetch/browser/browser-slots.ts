/** Lets at most `count` pieces of work run at once; the others wait in order. */
export interface Slots {
  /**
   * Resolves with the function that gives the slot back.
   * @param signal ends the waiting; the promise then rejects with its reason
   */
  take(signal?: AbortSignal): Promise<() => void>
  /** Slots in use now. */
  busy(): number
  waiting(): number
}

export function createSlots(count: number): Slots {
  const waiting = new Set<() => void>()
  let free = count

  function giveBack(): void {
    const [next] = waiting
    if (!next) {
      free += 1
      return
    }
    waiting.delete(next)
    next()
  }

  function wait(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', stop)
        resolve()
      }
      const stop = () => {
        waiting.delete(begin)
        reject(signal?.reason)
      }
      waiting.add(begin)
      signal?.addEventListener('abort', stop, { once: true })
    })
  }

  return {
    async take(signal) {
      signal?.throwIfAborted()
      if (free > 0) free -= 1
      else await wait(signal)
      let given = false
      return () => {
        if (!given) giveBack()
        given = true
      }
    },
    busy: () => count - free,
    waiting: () => waiting.size,
  }
}
