import type { BrowserContext, Page } from 'playwright-core'
import { closedInTime } from './browser.ts'

/** What a page that was used keeps when it goes to another address: such a page is not used again. */
const LASTING = [
  'addInitScript',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'on',
  'once',
  'route',
  'setViewportSize',
] as const

/** A page that does not answer is busy with what a test left it with, in ms. */
const ANSWER_MS = 2000

/** Pages of one context, and of one origin, one after the other in the same tab. */
export interface PagePool {
  /** A page to go to an address with. Its `close` gives it back. */
  take(): Promise<Page>
}

/**
 * Tabs are used again: opening and closing one takes more processor time than the page in it does. What the tab would tell
 * the next page, its session storage and its name, is cleared; what the origin keeps stays, as between tabs.
 * @param origin of the pages that the tabs are taken for: a tab that ends elsewhere is closed
 * @param prepare what each new tab is given once, such as a script for every page in it
 */
export function pagePool(
  context: BrowserContext,
  origin: string,
  prepare?: (page: Page) => Promise<unknown>,
): PagePool {
  const free: Page[] = []
  const newTab = async (): Promise<Page> => {
    const page = closedInTime(await context.newPage())
    await prepare?.(page)
    const end = page.close.bind(page)
    let isAltered = false
    for (const name of LASTING) {
      const method = page[name].bind(page) as (...args: unknown[]) => unknown
      Object.assign(page, {
        [name]: (...args: unknown[]) => {
          isAltered = true
          return method(...args)
        },
      })
    }
    page.close = async (options) => {
      if (isAltered || !(await isCleared(page, origin))) return end(options)
      free.push(page)
    }
    return page
  }
  return { take: async () => free.pop() ?? newTab() }
}

/**
 * Session storage is of an origin: what the tab keeps for its own can be cleared only while it is there, and last of all, for a
 * widget leaves something for the next page when its own is left.
 */
function isCleared(page: Page, origin: string): Promise<boolean> {
  const cleared = page.evaluate((origin) => {
    stop()
    addEventListener('pagehide', () => {
      sessionStorage.clear()
      window.name = ''
    })
    return location.origin === origin
  }, origin)
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), ANSWER_MS).unref())
  return Promise.race([cleared.catch(() => false), late])
}
