import { quote } from '../../html/clean-text.ts'
import type { SiteEvidence } from '../evidence.ts'
import { siteFile } from '../site-file.ts'
import type { SignalFinding, SignalRule } from './signal-rule.ts'

/** The signal for a well-known file that may lie at one of several addresses. */
export function fileSignal({ id, title, files }: { id: string; title: string; files: readonly string[] }): SignalRule {
  return { id, title, look: (site) => look(site, files) }
}

function look(site: SiteEvidence, ids: readonly string[]): SignalFinding {
  const files = ids.map((id) => siteFile(site, id))
  const found = files.filter((file) => file.state === 'found')
  if (found.length > 0) {
    return {
      state: 'present',
      observed: found.map(({ url, name }) => `${url}${name ? ` (${quote(name)})` : ''} is published.`),
    }
  }
  const unknown = files.filter((file) => file.state === 'unknown')
  if (unknown.length > 0) return { state: 'not_measured', observed: unknown.map(describe) }
  return { state: 'absent', observed: files.flatMap((file) => (file.state === 'absent' ? [describe(file)] : [])) }
}

function describe({ url, detail }: { url: string; detail: string }): string {
  return url ? `${url}: ${detail}` : detail
}
