import type { SiteEvidence } from './evidence.ts'

/** What a check says if evidence of an earlier version lacks what it judges. */
export const NOT_IN_EVIDENCE = 'An earlier version made this scan and did not record it. Scan the site again.'

/** What the reader of pages notes, with the rules that noted it first. */
const notedSince = {
  'what is shown': '2026-11-23',
  'what texts offer': '2026-11-23',
  'links to sitemaps': '2026-11-23',
  'mentions of MCP': '2026-11-23',
} as const

/** Something that evidence of an earlier version does not tell. */
export type Noted = keyof typeof notedSince

/** Whether the evidence of a site tells something: the rules that it was gathered by noted it. */
export function tells({ rulesVersion = '' }: SiteEvidence, noted: Noted): boolean {
  return rulesVersion >= notedSince[noted]
}
