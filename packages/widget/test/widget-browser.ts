import { inferTools, parsePage } from '@operable/core'
import type { Tool, ToolMetadata } from '@operable/core/schema'
import type { BrowserContext, Page } from 'playwright-core'
import { closedInTime, contextOfPages, sharedBrowser, testBrowser, untilSo } from '../../node/test/browser.ts'
import { type LoopbackSite, loopbackSite, type SitePage } from '../../node/test/loopback-site.ts'
import { pagePool } from '../../node/test/page-pool.ts'
import type { Outcome, RunOptions } from '../src/types.ts'
import { bundlePage, bundleRunner } from './bundle-page.ts'

/** A real browser with the runner of tools on every page, and a server on loopback. */
export interface WidgetBrowser {
  origin: string
  requests: string[]
  /** A page of `test/pages`, such as `react` or `plain?shadow`. */
  openApp(name: string): Promise<Page>
  /** A page of the given markup. */
  openHtml(html: string, scripts?: { before?: string }): Promise<Page>
  close(): Promise<void>
}

const PAGES = [
  'react',
  'react-18',
  'react-hook-form',
  'react-widgets',
  'react-put-back',
  'editors',
  'vue',
  'svelte',
  'plain',
  'angular',
]

/**
 * The end of a submit handler that a test does not look into: the server takes what was sent, and the page says so. An
 * empty form would prove nothing.
 */
export const TAKEN = `fetch('/taken', { method: 'POST' }).then(() => {
  event.target.reset()
  const said = Object.assign(document.createElement('p'), { textContent: 'Thank you' + '!'.repeat(window.sent.length) })
  said.setAttribute('role', 'status')
  document.querySelector('html').append(said)
})`

export async function widgetBrowser(routes: Record<string, SitePage> = {}): Promise<WidgetBrowser> {
  const html = new Map<string, string>()
  const runner = await bundleRunner()
  const scripts = Object.fromEntries(
    PAGES.map((name): [string, SitePage] => [
      `/${name}.js`,
      (_, outgoing) =>
        void bundlePage(name).then((text) => outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(text)),
    ]),
  )
  const apps = Object.fromEntries(
    PAGES.map((name) => [
      `/${name}`,
      `<!doctype html><html lang="en"><title>${name}</title><body><main id="app"></main><script src="/${name}.js"></script>`,
    ]),
  )
  const site: LoopbackSite = await loopbackSite({
    ...scripts,
    ...apps,
    '/page': (incoming, outgoing) => {
      const id = new URL(incoming.url ?? '', 'http://site.example').searchParams.get('id') ?? ''
      outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html.get(id))
    },
    '/submit': (_, outgoing) => void outgoing.writeHead(303, { location: '/thanks' }).end(),
    '/taken': (_, outgoing) => void outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}'),
    '/thanks': '<!doctype html><title>Thanks</title><h1>Thank you</h1>',
    ...routes,
  })
  const browser = await sharedBrowser(await testBrowser())
  const context: BrowserContext = await contextOfPages(browser, { viewport: { width: 1000, height: 800 } })
  const origin = `http://127.0.0.1:${site.port}`
  const pool = pagePool(context, origin, (page) => page.addInitScript(runner))
  const open = async (path: string, before?: string): Promise<Page> => {
    const page = before ? closedInTime(await context.newPage()) : await pool.take()
    // What the page finds has to be there before the runner is.
    if (before) {
      await page.addInitScript(before)
      await page.addInitScript(runner)
    }
    await page.goto(origin + path)
    return page
  }
  return {
    origin,
    requests: site.requests,
    openApp: async (name) => {
      const page = await open(`/${name}`)
      await untilSo(
        page,
        () => document.querySelector('#app')?.firstChild ?? document.querySelector('#app')?.shadowRoot,
      )
      return page
    },
    openHtml(text, { before } = {}) {
      const id = String(html.size)
      html.set(id, text)
      return open(`/page?id=${id}`, before)
    },
    async close() {
      await context.close()
      await site.close()
    },
  }
}

/** The first tool that the audit would find on the page as it is now. */
export async function toolOn(page: Page, selector = 'form', html?: string): Promise<Tool> {
  const drafts = inferTools(parsePage(html ?? (await page.content()), { url: page.url() }))
  const draft = drafts.find(({ metadata }) => metadata.kind === selector) ?? drafts[0]
  if (!draft) throw new Error('The page has no tool.')
  return toolOf(page, draft.selector, draft.metadata, draft.name)
}

/** A tool as an owner may write it by hand. */
export function toolOf(page: Page, selector: string, metadata: Partial<ToolMetadata> = {}, name = 'submitForm'): Tool {
  const at = '2026-11-21T10:00:00.000Z'
  return {
    id: 'tool',
    name,
    description: 'A tool.',
    pageUrl: page.url(),
    active: true,
    selector,
    source: 'manual',
    metadata: { kind: 'form', ...metadata },
    createdAt: at,
    updatedAt: at,
  }
}

export interface RunRequest extends Omit<RunOptions, 'signal'> {
  /** What a person answers; absent: nobody is asked. */
  approves?: boolean
  /** Aborts after that many steps. */
  abortAt?: string
}

/** Runs a tool on the page. Time limits are long: only what would hang meets them. */
export function runOn(page: Page, tool: Tool, input: unknown, request: RunRequest = {}): Promise<Outcome> {
  return page.evaluate(
    ([tool, input, { approves, abortAt, ...options }]) => {
      const { runTool } = globalThis as unknown as { runTool: typeof import('../src/run/run-tool.ts').runTool }
      const aborting = new AbortController()
      return runTool(
        tool,
        input,
        { deadlineMs: 60_000, stepMs: 20_000, outcomeMs: 20_000, ...options, signal: aborting.signal },
        {
          ...(approves !== undefined && { approve: async () => approves }),
          onStep: ({ step }) => step === abortAt && aborting.abort(),
        },
      )
    },
    [tool, input, request] as const,
  )
}

/** What the page's own script took when the form was sent. */
export function sentBy(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (globalThis as unknown as { sent?: unknown[] }).sent ?? [])
}
