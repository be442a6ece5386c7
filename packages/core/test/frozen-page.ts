import type { Browser, Page } from 'playwright-core'

/** No script runs, yet scripting counts as on, so that `noscript` holds text as on any visit. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** Opens a document in a context of its own where nothing runs and no request leaves. The caller closes the context. */
export async function openFrozen(browser: Browser, url: string, html: string): Promise<Page> {
  const context = await browser.newContext({ offline: true, serviceWorkers: 'block' })
  const page = await context.newPage()
  let served = false
  await page.route('**/*', (route) => {
    if (served || route.request().url() !== url) return route.abort()
    served = true
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }
    return route.fulfill({ status: 200, headers, body: html })
  })
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  return page
}
