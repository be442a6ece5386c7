import type { Finding } from '@operable/core'
import type { ViteDevServer } from 'vite'
import { judgeDocument } from '../analysis/page-findings.ts'

/** A finding, as the overlay shows it. */
interface Shown {
  fingerprint: string
  rule: string
  selector: string
  /** `file:line:column`, where the page has it. */
  file?: string
  message: string
  change: string
  snippet?: string
}

/** How findings are shown. */
export interface Showing {
  /** Severity of rules by ID. */
  rules: Record<string, 'off' | 'note' | 'warning' | 'error'>
  /** Also in the terminal. */
  isPrinted: boolean
}

const MAX_HTML = 4_000_000

/** Judges the documents that open pages send to Vite's server, and shows what it finds on the page and in the terminal. */
export function showFindings(server: ViteDevServer, { rules, isPrinted }: Showing): void {
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
      ({ file, selector, message, change, rule }) => `  ✗ ${file ?? selector}\n    ${message} ${change} ${rule}`,
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
function shownOf({ place, ruleId, fingerprint, message, change, snippets }: Finding, severity: string): Shown[] {
  const { selector, file, line, column } = place
  if (selector === undefined || (severity !== 'error' && severity !== 'warning')) return []
  const snippet = snippets?.[0]?.code
  return [
    {
      fingerprint,
      rule: ruleId,
      selector,
      message,
      change,
      ...(file !== undefined && { file: `${file}:${line}:${column}` }),
      ...(snippet !== undefined && { snippet }),
    },
  ]
}
