import type { LivePage } from './live-page.ts'

/** A second tab beside a page of the caller's. */
export interface SparePage {
  page: LivePage
  /** From now on it may only read, and stays on its page whatever is clicked. */
  keep(): Promise<object>
  discard(): Promise<void>
}

const OPEN_MS = 15_000

/** Opens an address in a new tab behind the same login: of the same context, or of one with the same cookies and storage. */
export async function openSpare(beside: LivePage, url: string): Promise<SparePage> {
  const { page, close } = await newTab(beside)
  const discard = () => close().catch(() => undefined)
  try {
    await page.goto(url, { waitUntil: 'load', timeout: OPEN_MS })
  } catch (error) {
    await discard()
    throw error
  }
  return {
    page,
    discard,
    async keep() {
      page.on('popup', (popup) => void popup.close().catch(() => undefined))
      await page.route('**/*', (route) => {
        const request = route.request()
        // An answer without content leaves the browser where it is (RFC 9110, 15.3.5).
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) return route.fulfill({ status: 204 })
        return /^(?:GET|HEAD|OPTIONS)$/.test(request.method()) ? route.fallback() : route.abort()
      })
      return page
    },
  }
}

async function newTab(beside: LivePage): Promise<{ page: LivePage; close(): Promise<void> }> {
  const context = beside.context()
  try {
    const page = await context.newPage()
    return { page, close: () => page.close() }
  } catch (error) {
    // Of `browser.newPage()`, which has a context for one page.
    const browser = context.browser()
    if (!browser) throw error
    const own = await browser.newContext({ storageState: await context.storageState() })
    return { page: await own.newPage(), close: () => own.close() }
  }
}
