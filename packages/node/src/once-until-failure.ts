/** What is opened with its first use. */
export interface Once<Opened> {
  /** Opens it, unless that was done; after a failure, the next call tries again. */
  (): Promise<Opened>
  /** Takes what is open, or about to be, away: the next call opens another. Resolves with undefined where nothing is. */
  take(): Promise<Opened | undefined>
}

/** Opens something at most once at a time, and forgets a failure: what was missing may be there the next time. */
export function onceUntilFailure<Opened>(open: () => Promise<Opened>): Once<Opened> {
  let opened: Promise<Opened> | undefined
  const get = (): Promise<Opened> => {
    if (opened) return opened
    const opening = open().catch((error: unknown) => {
      if (opened === opening) opened = undefined
      throw error
    })
    opened = opening
    return opening
  }
  return Object.assign(get, {
    async take() {
      const taken = opened
      opened = undefined
      return taken?.catch(() => undefined)
    },
  })
}
