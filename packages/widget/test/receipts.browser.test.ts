import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SitePage } from '../../node/test/loopback-site.ts'
import { policyViolations } from './policy-violations.ts'
import { receiptsOn, run, tag, toolNamed, type WidgetSite, whenReady, widgetSite } from './widget-site.ts'

// A page that a run led to gets the receipt as JSON-LD, whatever its policy says of scripts.

const policies: Record<string, string> = {
  none: '',
  strict:
    "default-src 'none'; script-src 'nonce-n'; connect-src *; form-action 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  'strict-dynamic': "script-src 'nonce-n' 'strict-dynamic'; object-src 'none'; base-uri 'none'",
}

let site: WidgetSite
beforeAll(async () => {
  const served = (policy: string, body: string): SitePage => {
    return (_, outgoing) => {
      const headers = { 'content-type': 'text/html', ...(policy && { 'content-security-policy': policy }) }
      const script = tag(site.service, 'nonce="n"').replace('async ', '')
      const head = `<!doctype html><html lang="en"><head><title>Shop</title>${script}</head>`
      outgoing.writeHead(200, headers).end(`${head}<body>${body}</body></html>`)
    }
  }
  const pages = Object.entries(policies).flatMap(([name, policy]): [string, SitePage][] => [
    [`/${name}`, served(policy, `<form action="/${name}/thanks"><input name="email"><button>Send</button></form>`)],
    [`/${name}/thanks`, served(policy, '<h1>Thank you</h1>')],
  ])
  site = await widgetSite({ pages: Object.fromEntries(pages) })
})
afterAll(() => site?.close())

test.each(Object.keys(policies))('policy: %s', async (name) => {
  site.tools = [toolNamed('subscribe', { pageUrl: `/${name}` })]
  const opened = await site.context.newPage()
  const reports = await policyViolations(opened)
  await opened.goto(`${site.origin}/${name}`)
  await whenReady(opened)
  // Markup in a value must not end the block.
  void run(opened, 'subscribe', { email: '</script><b>' }).catch(() => undefined)
  await opened.waitForURL('**/thanks?*')
  await whenReady(opened)
  await expect.poll(() => receiptsOn(opened), { timeout: 30_000 }).toMatchObject([{ status: 'confirmed' }])
  const blocks = await opened.locator('script[type="application/ld+json"]').allTextContents()
  expect(blocks.map((text) => JSON.parse(text) as unknown)).toMatchObject([{ '@type': 'Action', name: 'subscribe' }])
  expect(reports).toEqual([])
  await opened.close()
})
