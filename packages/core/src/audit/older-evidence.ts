import type { SiteEvidence } from './evidence.ts'

/** What a check says where evidence of an earlier version does not hold what it judges. */
export const NOT_IN_EVIDENCE = 'The scan was made by an earlier version, which did not note it: scan the site again.'

/** Whether the pages were read before readers noted something, by the rules that noted it first. */
export function isReadBefore({ rulesVersion = '' }: SiteEvidence, rules: string): boolean {
  return rulesVersion < rules
}
