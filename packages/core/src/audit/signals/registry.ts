import type { Signal } from '../../schema/report-types.ts'
import type { SiteEvidence } from '../evidence.ts'
import { agentSkills } from './agent-skills.ts'
import { aiCatalog } from './ai-catalog.ts'
import { apiCatalog } from './api-catalog.ts'
import { canonical } from './canonical.ts'
import { contentSignal } from './content-signal.ts'
import { jsonLdValidity } from './json-ld-validity.ts'
import { linkHeaders } from './link-headers.ts'
import { markdownNegotiation } from './markdown-negotiation.ts'
import { mcpServerCard } from './mcp-server-card.ts'
import { pageLanguage } from './page-language.ts'
import type { SignalRule } from './signal-rule.ts'
import { webMcp } from './web-mcp.ts'

/** Every signal, in the order of the report. */
export const signals: readonly SignalRule[] = [
  linkHeaders,
  markdownNegotiation,
  contentSignal,
  apiCatalog,
  aiCatalog,
  mcpServerCard,
  agentSkills,
  webMcp,
  jsonLdValidity,
  canonical,
  pageLanguage,
]

/** What others look at and our score does not use: shown, unscored. */
export function runSignals(site: SiteEvidence): Signal[] {
  return signals.map(({ id, title, look }) => ({ id, title, ...look(site) }))
}
