import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Finding } from '@operable/core'
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite'
import { judgeDocument } from '../analysis/page-findings.ts'
import { reportTerminal } from '../ci/reporters/terminal.ts'
import { runCi } from '../ci/run-ci.ts'
import { pageClient } from './page-client.ts'

/** What the plugin does. Every option has a default. */
export interface OperableViteOptions {
  /**
   * Puts the widget's tag into every page that Vite makes from HTML: the website's id, and the address of the service. A
   * framework that renders pages by itself needs the tag in its layout.
   */
  widget?: { website: string; server: string }
  /** Where the findings of the open page are shown while you develop. Default: `both` */
  show?: 'overlay' | 'terminal' | 'both' | 'off'
  /** Severity of rules by ID, as in `operable.config.ts`: `error` and `warning` are shown, `note` and `off` are not. */
  rules?: Record<string, 'off' | 'note' | 'warning' | 'error'>
  /**
   * Audits the pages that a build has written: `print` prints what is new compared with `operable-baseline.json`, `fail` also ends
   * the build with an error. Default: `print`
   */
  build?: 'print' | 'fail' | 'off'
  /** Folder of these pages. Default: the output folder of the build. */
  folder?: string
}

/** A finding, as the overlay shows it. */
interface Shown {
  fingerprint: string
  selector: string
  /** `file:line:column`, where the page has it. */
  file?: string
  message: string
  change: string
  snippet?: string
}

const CLIENT = 'virtual:operable-page'
const RESOLVED = `\0${CLIENT}`
/** Loaded by every page of every framework in development, and by none that is built. */
const VITE_CLIENT = /\/vite\/dist\/client\/client\.mjs$/
const MAX_HTML = 4_000_000
const plain = (text: string): string => text
const ink = { bold: plain, dim: plain, red: plain, green: plain, yellow: plain }

/**
 * A Vite plugin: while you develop, it shows the findings of the page that is open; after a build, it audits the output. It
 * leaves the HTML of your pages as it is, so nothing changes for hydration.
 */
export function operable(options: OperableViteOptions = {}): Plugin {
  const { widget, show = 'both', rules = {}, build = 'print', folder } = options
  let config: ResolvedConfig
  return {
    name: 'operable',
    configResolved(resolved) {
      config = resolved
    },
    resolveId(id) {
      return id === CLIENT ? RESOLVED : undefined
    },
    load(id) {
      return id === RESOLVED ? pageClient({ overlay: show === 'overlay' || show === 'both' }) : undefined
    },
    transform(code, id) {
      if (config.command !== 'serve' || show === 'off' || !VITE_CLIENT.test(id.split('?')[0]!)) return undefined
      // Once Vite's client has started: the page's module needs it.
      return { code: `${code}\nvoid import(${JSON.stringify(CLIENT)})\n`, map: null }
    },
    configureServer(server) {
      if (show !== 'off') showFindings(server, { rules, isPrinted: show !== 'overlay' })
    },
    transformIndexHtml() {
      if (!widget) return undefined
      const { website, server } = widget
      const src = new URL('operable.js', server.endsWith('/') ? server : `${server}/`).href
      return [{ tag: 'script', attrs: { async: true, src, 'data-website': website }, injectTo: 'head' as const }]
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (config.command !== 'build' || build === 'off' || config.build.ssr) return
        const target = resolve(config.root, folder ?? config.build.outDir)
        if (!existsSync(target)) return
        const name = relative(config.root, target) || '.'
        const site = { name, folder: target }
        const { result } = await runCi({
          config: { sites: [site], rules },
          sites: [site],
          file: 'the Vite plugin',
          folder: config.root,
        })
        config.logger.info(reportTerminal(result, ink))
        if (build === 'fail' && result.outcome === 'failed') this.error('Operable found something new.')
      },
    },
  }
}

function showFindings(
  server: ViteDevServer,
  { rules, isPrinted }: { rules: NonNullable<OperableViteOptions['rules']>; isPrinted: boolean },
): void {
  const printed = new Set<string>()
  server.ws.on('operable:page', (page: unknown, client) => {
    const { html, url } = readPage(page)
    const { findings } = judgeDocument({ html, url, isRendered: true }).findings
    const shown = findings.flatMap((finding) => shownOf(finding, rules[finding.ruleId] ?? finding.severity))
    client.send('operable:findings', { findings: shown })
    if (!isPrinted) return
    const fresh = shown.filter(({ fingerprint }) => !printed.has(fingerprint))
    for (const { fingerprint } of fresh) printed.add(fingerprint)
    if (fresh.length === 0) return
    const lines = fresh.map(
      ({ file, selector, message, change }) => `  ✗ ${file ?? selector}\n    ${message} ${change}`,
    )
    server.config.logger.warn(`Operable: ${new URL(url).pathname}\n${lines.join('\n')}`, { timestamp: true })
  })
}

/** What a page of this server has sent. */
function readPage(page: unknown): { html: string; url: string } {
  const { html, url } = (page ?? {}) as Record<string, unknown>
  const address = typeof url === 'string' && /^https?:/.test(url) ? url : 'http://localhost/'
  return { html: typeof html === 'string' ? html.slice(0, MAX_HTML) : '', url: address }
}

/** Of an element only: while a page is being written, what it lacks as a whole is no news. */
function shownOf({ place, fingerprint, message, change, snippets }: Finding, severity: string): Shown[] {
  const { selector, file, line, column } = place
  if (selector === undefined || (severity !== 'error' && severity !== 'warning')) return []
  const snippet = snippets?.[0]?.code
  return [
    {
      fingerprint,
      selector,
      message,
      change,
      ...(file !== undefined && { file: `${file}:${line}:${column}` }),
      ...(snippet !== undefined && { snippet }),
    },
  ]
}
