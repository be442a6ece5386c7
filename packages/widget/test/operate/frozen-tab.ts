import type { BrowserContext, Page } from 'playwright-core'
import { observe } from './observer.ts'

/** No script of the page runs, inline handlers and `javascript:` addresses included; ours come from the debugger. */
const POLICY =
  "default-src 'none'; connect-src 'self'; style-src 'unsafe-inline'; img-src data:; font-src data:; script-src 'nonce-ours'"

export interface FrozenTab {
  tab: Page
  /** Loads the document anew: nothing that was done to it is left. */
  load(): Promise<void>
}

/**
 * A tab for a document as if it came from its address: that request is answered, and what the form sends, both by us. Everything else
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
  // The page's own policy might forbid what ours sends for the form.
  const body = html.replace(/(<meta\b[^>]*)content-security-policy/gi, '$1x-policy')
  let isWanted = false
  await tab.route('**/*', (route) => {
    // No script but ours can ask for it: what the form sends.
    if (route.request().resourceType() === 'fetch') return route.fulfill({ status: 200, json: {} })
    if (!isWanted || route.request().url() !== url) return route.abort('aborted')
    isWanted = false
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
    }
    return route.fulfill({ status: 200, headers, body })
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
