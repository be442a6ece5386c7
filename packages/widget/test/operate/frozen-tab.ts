import type { BrowserContext, Page } from 'playwright-core'
import { observe } from './observer.ts'

/** No script of the page runs, inline handlers and `javascript:` addresses included; ours come from the debugger. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; script-src 'nonce-ours'"

export interface FrozenTab {
  tab: Page
  /** Loads the document anew: nothing that was done to it is left. */
  load(): Promise<void>
}

/**
 * A tab for a document as if it came from its address: only that one request is answered, and by us. Everything else
 * ends before it leaves, and where the page would go it does not get.
 * @param runner the executor, as a script
 */
export async function frozenTab(
  context: BrowserContext,
  url: string,
  html: string,
  runner: string,
): Promise<FrozenTab> {
  const tab = await context.newPage()
  let isWanted = false
  await tab.route('**/*', (route) => {
    if (!isWanted || route.request().url() !== url) return route.abort('aborted')
    isWanted = false
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
    }
    return route.fulfill({ status: 200, headers, body: html })
  })
  await tab.addInitScript(observe)
  await tab.addInitScript(runner)
  return {
    tab,
    async load() {
      isWanted = true
      await tab.goto(url, { waitUntil: 'load', timeout: 60_000 })
    },
  }
}
