import { homepageHeaders } from '../homepage-headers.ts'
import { listOf } from '../sentence.ts'
import type { SignalRule } from './signal-rule.ts'

/** Relations that lead an agent to a description of the site (RFC 8631, RFC 9727, AI Catalog). */
const agentRelations = new Set([
  'api-catalog',
  'ai-catalog',
  'service-desc',
  'service-doc',
  'service-meta',
  'describedby',
  'mcp',
  'llms-txt',
])

export const linkHeaders: SignalRule = {
  id: 'link-headers',
  title: 'Link headers',
  look(site) {
    const homepage = homepageHeaders(site)
    if ('unseen' in homepage) return { state: 'not_measured', observed: [homepage.unseen] }
    const link = homepage.headers['link']
    if (!link) return { state: 'absent', observed: ['The homepage response has no Link header.'] }
    const relations = relationsOf(link)
    const useful = relations.filter((relation) => agentRelations.has(relation))
    if (useful.length > 0) return { state: 'present', observed: [`The Link header names ${listOf(useful)}.`] }
    return {
      state: 'partial',
      observed: [`The Link header names ${listOf(relations) || 'no relation'}, but nothing for agents.`],
    }
  },
}

/** Relation types of RFC 8288, each once. */
function relationsOf(header: string): string[] {
  const values = [...header.slice(0, 16_384).matchAll(/;\s?rel\s?=\s?(?:"([^"]{1,300})"|([^\s;,"]{1,100}))/gi)]
  return [
    ...new Set(values.flatMap(([, quoted, bare]) => (quoted ?? bare ?? '').toLowerCase().split(' ').filter(Boolean))),
  ]
}
