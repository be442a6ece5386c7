import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Tool } from '@operable/core/schema'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import {
  browserArgs,
  closedInTime,
  contextOfPages,
  sharedBrowser,
  testBrowser,
  untilSo,
  wholeBrowser,
} from '../../node/test/browser.ts'
import { loopbackSite, type SitePage } from '../../node/test/loopback-site.ts'
import { pagePool } from '../../node/test/page-pool.ts'
import type { Outcome, Receipt, RunOptions, Widget } from '../src/types.ts'
import { bundleParts, bundleWidget } from './bundle-page.ts'

/** A site whose pages have the widget's script tag, and the service that it comes from, at another origin. */
export interface WidgetSite {
  origin: string
  service: string
  context: BrowserContext
  browser: Browser
  /** The tools of the website; a change is in the next answer. */
  tools: Tool[]
  /** What the service answers instead of the list, when set. */
  failing: { status: number; body: string } | undefined
  /** No list is answered before this is. */
  held: Promise<unknown> | undefined
  /** The scripts of the service by name; another text, or none, is what the next request gets. */
  files: Record<string, string | undefined>
  /** No file that the script loads is answered before this is. */
  heldParts: Promise<unknown> | undefined
  /** Requests to the service: `METHOD /path`. */
  requests: string[]
  /** Ends the service; the site stays. */
  stopService(): Promise<void>
  /** Requests to the service for the list. */
  asked: number
  /** What the service was told of runs, with the headers of the requests. */
  told: { headers: IncomingHttpHeaders; run: Record<string, unknown> }[]
  /** What was sent to `/submit`. */
  submitted: string[]
  open(path: string): Promise<Page>
  close(): Promise<void>
}

interface SiteOptions {
  pages: Record<string, SitePage>
  args?: string[]
  /** In a browser as people have it, for what the headless shell lacks: see `wholeBrowser`. */
  whole?: boolean
  /** Arguments of Playwright that the browser is started without. */
  without?: string[]
  /**
   * What one page has sent, the next one knows. By default it does not: one test after the other sends the same, and not all
   * of them stay to see what becomes of it.
   */
  remembers?: boolean
}

export const tag = (service: string, attributes = ''): string =>
  `<script async src="${service}/operable.js" data-website="w1" ${attributes}></script>`

export async function widgetSite({
  pages,
  args = [],
  without = [],
  remembers,
  whole,
}: SiteOptions): Promise<WidgetSite> {
  const parts = Object.entries(await bundleParts())
  const files: Record<string, string> = {
    'operable.js': await bundleWidget(),
    ...Object.fromEntries(parts.map(([part, text]) => [`operable-${part}.js`, text])),
  }
  const file = (name: string): SitePage => {
    const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }
    return async (_, outgoing) => {
      if (name !== 'operable.js') await site.heldParts
      const text = site.files[name]
      outgoing.writeHead(text === undefined ? 404 : 200, headers).end(text)
    }
  }
  const service = await loopbackSite({
    ...Object.fromEntries(Object.keys(files).map((name) => [`/${name}`, file(name)])),
    '/widget/w1/runs': (incoming, outgoing) => {
      let body = ''
      incoming.on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      incoming.on('end', () => {
        told.push({ headers: incoming.headers, run: JSON.parse(body) })
        outgoing.writeHead(204, { 'access-control-allow-origin': '*' }).end()
      })
    },
    '/widget/w1/tools.json': async (incoming, outgoing) => {
      site.asked++
      await site.held
      const headers = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=2' }
      if (site.failing) return void outgoing.writeHead(site.failing.status, headers).end(site.failing.body)
      const tools = site.tools.map((tool) => ({ ...tool, pageUrl: new URL(tool.pageUrl, site.origin).href }))
      const body = JSON.stringify({ version: 1, websiteId: 'w1', url: `${site.origin}/`, tools })
      const etag = `"${createHash('sha256').update(body).digest('hex')}"`
      if (incoming.headers['if-none-match'] === etag) return void outgoing.writeHead(304, { ...headers, etag }).end()
      outgoing.writeHead(200, { ...headers, etag, 'content-type': 'application/json' }).end(body)
    },
  })
  const told: WidgetSite['told'] = []
  const submitted: string[] = []
  const host = await loopbackSite({
    // What a script of a page sends.
    '/taken': (_, outgoing) => void outgoing.writeHead(204).end(),
    '/submit': (incoming, outgoing) => {
      let body = ''
      incoming.on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      incoming.on('end', () => {
        submitted.push(body)
        outgoing.writeHead(303, { location: '/thanks' }).end()
      })
    },
    ...Object.fromEntries(
      Object.entries(pages).map(([path, page]) => [
        path,
        typeof page === 'string' ? page.replaceAll('SERVICE', `http://127.0.0.1:${service.port}`) : page,
      ]),
    ),
  })
  const executablePath = await (whole ? wholeBrowser() : testBrowser())
  const own = args.length > 0 || without.length > 0
  const browser = own
    ? await chromium.launch({
        executablePath,
        args: [...browserArgs, ...args],
        ignoreDefaultArgs: without,
      })
    : await sharedBrowser(executablePath)
  const context = await contextOfPages(browser, { viewport: { width: 1000, height: 800 } })
  if (!remembers) await context.addInitScript(forgetSent)
  const origin = `http://127.0.0.1:${host.port}`
  const pool = pagePool(context, origin)
  const site: WidgetSite = {
    origin,
    service: `http://127.0.0.1:${service.port}`,
    browser,
    context,
    tools: [],
    failing: undefined,
    held: undefined,
    files,
    heldParts: undefined,
    requests: service.requests,
    stopService: () => service.close(),
    asked: 0,
    told,
    submitted,
    async open(path) {
      // A page that stands in the tab already would only scroll.
      const page = path.includes('#') ? closedInTime(await context.newPage()) : await pool.take()
      await page.goto(site.origin + path)
      return page
    },
    async close() {
      await (own ? browser : context).close()
      await Promise.all([host.close(), service.close()])
    },
  }
  return site
}

function forgetSent(): void {
  try {
    localStorage.removeItem('operable:sent')
  } catch {
    // Storage is blocked here.
  }
}

export function toolNamed(name: string, more: Omit<Partial<Tool>, 'metadata'> & { metadata?: object } = {}): Tool {
  const at = '2026-11-21T10:00:00.000Z'
  return {
    id: `id-${name}`,
    name,
    description: `Does ${name}.`,
    pageUrl: '/',
    active: true,
    selector: 'form',
    source: 'manual',
    createdAt: at,
    updatedAt: at,
    ...more,
    metadata: { kind: 'form', ...more.metadata },
  }
}

/** Waits for the widget and its first list. */
export async function whenReady(page: Page): Promise<void> {
  await untilSo(page, () => 'operable' in window && typeof (window.operable as Widget).run === 'function')
  await page.evaluate(() => (window as unknown as { operable: Widget }).operable.ready)
}

export function namesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { operable: Widget }).operable.tools().map(({ name }) => name))
}

export function run(page: Page, name: string, input: unknown = {}, options: RunOptions = {}): Promise<Outcome> {
  return page.evaluate(
    ([name, input, options]) => (window as unknown as { operable: Widget }).operable.run(name, input, options),
    [name, input, options] as const,
  )
}

export function receiptsOn(page: Page): Promise<Receipt[]> {
  return page.evaluate(() => (window as unknown as { operable: Widget }).operable.receipts())
}

/** Whether a list has been written to IndexedDB, which takes its time. */
export function isKept(opened: Page): Promise<boolean> {
  return opened.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('operable')
        opening.onerror = () => resolve(false)
        opening.onsuccess = () => {
          const { result } = opening
          if (!result.objectStoreNames.contains('tools')) return resolve(false)
          const count = result.transaction('tools').objectStore('tools').count()
          count.onsuccess = () => {
            resolve(count.result > 0)
            result.close()
          }
        }
      }),
  )
}
