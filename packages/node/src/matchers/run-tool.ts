import type { SiteOutcome } from '../contracts/run-outcome.ts'
import type { LivePage } from '../fetch/browser/visit/live-page.ts'
import { runTool, toolNamed, unknownTool } from '../run/page-session.ts'
import type { RunOptions } from './matcher-types.ts'

/** Runs a tool of a page: there, if it may send; else in a sealed browser at its address. */
export async function runOn(page: LivePage, name: string, input: object, options: RunOptions): Promise<SiteOutcome> {
  const { send = false, approve, ...limits } = options
  if (send) return runTool(page, name, input, { ...limits, ...(approve && { approve }) })
  const tool = await toolNamed(page, name)
  if (Array.isArray(tool)) return { ...unknownTool(name, tool), sealed: true }
  const { openSite } = await import('../services/open-site.ts')
  const site = await openSite(page.url(), {
    findTools: async () => [tool],
    // The test has opened the page itself, and wherever it loads its files from.
    allowPrivate: true,
    credentials: { cookies: await cookiesOf(page) },
  })
  try {
    return await site.run(tool, input, { ...limits, ask: approve })
  } finally {
    await site.close()
  }
}

/** RFC 6265 §4.1.1: others cannot stand in a header. */
const COOKIE = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+=[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e"]*$/

async function cookiesOf(page: LivePage): Promise<Record<string, string>> {
  const cookies = await page.context().cookies(page.url())
  return Object.fromEntries(
    cookies.filter(({ name, value }) => COOKIE.test(`${name}=${value}`)).map(({ name, value }) => [name, value]),
  )
}
