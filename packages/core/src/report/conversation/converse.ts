import type { SiteEvidence } from '../../audit/evidence.ts'
import { type ReadPage, readPages } from '../../audit/read-pages.ts'
import { cleanText, quote } from '../../html/clean-text.ts'
import type { ConversationTurn, SiteOperability } from '../../schema/report-types.ts'
import { agentLine, visitorLine } from './agent-line.ts'
import { formTurns } from './form.ts'
import { intentTurns } from './intents.ts'
import { obstacleTurns } from './obstacles.ts'

/**
 * What a visitor and an agent might say to each other on this site, simulated from the evidence alone. Every line of the
 * agent cites a page and an element; words from the site are in quotation marks.
 */
export function converse(site: SiteEvidence, operability: SiteOperability): ConversationTurn[] {
  const read = readPages(site)
  const [first] = read
  if (first === undefined) return []
  return [
    ...introduction(first),
    ...intentTurns(read),
    ...formTurns(read, operability),
    ...obstacleTurns(site, first, operability),
  ]
}

/** What the first page calls itself, by what it offers: title, description, main heading. */
function introduction({ url, page }: ReadPage): ConversationTurn[] {
  const lines: ConversationTurn[] = []
  const heading = page.headings.find(({ level }) => level === 1) ?? page.headings[0]
  const { description } = page.meta
  if (cleanText(page.title) !== '') lines.push(agentLine(`The page is titled ${quote(page.title)}.`, url, 'title'))
  if (description !== undefined && cleanText(description) !== '') {
    lines.push(agentLine(`Its description says: ${quote(description, 200)}`, url, 'meta[name="description"]'))
  } else if (heading !== undefined) {
    lines.push(agentLine(`Its main heading is ${quote(heading.text)}.`, url, `h${heading.level}`))
  }
  if (lines.length === 0) lines.push(agentLine('I cannot tell. It has no title, description or heading.', url, 'html'))
  return [visitorLine('What is this site?'), ...lines]
}
