import type { Signal } from '../../schema/report-types.ts'
import type { SiteEvidence } from '../evidence.ts'
import { contentSignal } from './content-signal.ts'
import { fileSignal } from './file-signal.ts'
import { jsonLdValidity } from './json-ld-validity.ts'
import { linkHeaders } from './link-headers.ts'
import { markdownNegotiation } from './markdown-negotiation.ts'
import { pageShare } from './page-share.ts'
import type { SignalRule } from './signal-rule.ts'
import { webMcp } from './web-mcp.ts'

/** Every signal, in the order of the report. */
export const signals: readonly SignalRule[] = [
  linkHeaders,
  markdownNegotiation,
  contentSignal,
  // RFC 9727
  fileSignal({ id: 'api-catalog', title: 'API catalog', files: ['api-catalog'] }),
  // ARD is an older name of the same document.
  fileSignal({ id: 'ai-catalog', title: 'AI catalog (ARD)', files: ['ai-catalog', 'ard'] }),
  fileSignal({
    id: 'mcp-server-card',
    title: 'MCP server card',
    files: ['mcp-server-card', 'mcp-server-card-well-known'],
  }),
  fileSignal({ id: 'agent-skills', title: 'Agent skills index', files: ['agent-skills'] }),
  webMcp,
  jsonLdValidity,
  // RFC 6596
  pageShare({
    id: 'canonical',
    title: 'Canonical address',
    says: { one: 'names a canonical address', many: 'name a canonical address' },
    holds: ({ page }) => Boolean(page.canonical),
    asRule: {
      severity: 'note',
      rule: 'If any page names its canonical address, each one does.',
      why: 'A page with two addresses is read twice, and quoted under either.',
      change: 'Add <link rel="canonical"> to the head of the page',
      missing: 'The page names no canonical address, and others do.',
      at: 'head',
      isOptional: true,
    },
  }),
  pageShare({
    id: 'page-language',
    title: 'Language of the page (lang)',
    says: { one: 'states its language with lang', many: 'state their language with lang' },
    holds: ({ page }) => page.language.source === 'lang',
    asRule: {
      severity: 'warning',
      rule: 'Each page states its language with lang.',
      why: 'An agent reads and writes in the language that the page states; without one, it guesses.',
      change: 'Add lang to the html element',
      missing: 'The page does not state its language.',
      at: 'root',
    },
  }),
]

/** What others look at and our score does not use: shown, unscored. */
export function runSignals(site: SiteEvidence): Signal[] {
  return signals.map(({ id, title, look }) => ({ id, title, ...look(site) }))
}
