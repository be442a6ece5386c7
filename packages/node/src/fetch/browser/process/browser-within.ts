import type { Browser } from 'playwright-core'

/**
 * Whether the work ended, well or not, within the time. A call to a browser that just died may never be answered, so
 * nothing that cleans up may wait for one without a limit.
 */
export function endsWithin(timeoutMs: number, work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), timeoutMs)
    const ended = (): void => {
      clearTimeout(timer)
      resolve(true)
    }
    work.then(ended, ended)
  })
}

/** The work's result. Rejects when the browser goes away first, or the time is over. */
export async function whileConnected<T>(browser: Browser, timeoutMs: number, work: Promise<T>): Promise<T> {
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const gone = (): void => reject(new Error('The browser ended.'))
  const timer = setTimeout(() => reject(new Error('The browser did not answer.')), timeoutMs)
  browser.once('disconnected', gone)
  if (!browser.isConnected()) gone()
  try {
    return await Promise.race([ended, work])
  } finally {
    clearTimeout(timer)
    browser.off('disconnected', gone)
  }
}
