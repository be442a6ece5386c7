import type { RunningBrowser } from '../process/browser-process.ts'
import { discardPage, type OpenPage } from './browser-page.ts'

/** Opens pages ahead of their use. */
export interface SparePages {
  take(running: RunningBrowser): Promise<OpenPage>
  /** Closes what was opened and not used. */
  close(): Promise<void>
}

/**
 * Keeps one page ready, from the second page on (who asks for two asks for more). Opening one takes about as long as
 * showing a simple page, and the browser has time for it while it waits for the page before to become quiet.
 */
export function createSparePages(open: (running: RunningBrowser) => Promise<OpenPage>): SparePages {
  let spare: Promise<OpenPage | undefined> | undefined
  let taken = 0
  let closed = false

  async function take(running: RunningBrowser): Promise<OpenPage> {
    const ready = await use()
    taken += 1
    const usable = ready?.running === running && !ready.page.isClosed()
    if (ready && !usable) await discardPage(ready)
    const page = usable ? ready : await open(running)
    if (taken > 1 && !closed) spare ??= open(running).catch(() => undefined)
    return page
  }

  async function use(): Promise<OpenPage | undefined> {
    const ready = spare
    spare = undefined
    return ready
  }

  return {
    take,
    async close() {
      closed = true
      const ready = await use()
      if (ready) await discardPage(ready)
    },
  }
}
