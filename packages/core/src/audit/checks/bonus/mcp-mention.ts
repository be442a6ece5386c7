import { speaksOfMcp } from '../../../page/text/speaks-of-mcp.ts'
import type { Check } from '../../check.ts'
import { NOT_IN_EVIDENCE, tells } from '../../older-evidence.ts'
import { noPageRead, notMeasured } from '../../outcome.ts'
import { readPages } from '../../read-pages.ts'
import { listOf } from '../../sentence.ts'
import { siteFile } from '../../site-file.ts'

const files = ['mcp', 'mcp-server-card', 'mcp-server-card-well-known']

export const mcpMention: Check = {
  id: 'mcp-mention',
  bucket: 'bonus',
  maxPoints: 2,
  title: 'MCP presence mentioned',
  action: 'Mention your MCP server',
  why: 'An agent that knows of an MCP server calls its tools instead of clicking through pages.',
  rule: 'A page or llms.txt speaks of the Model Context Protocol or links to an endpoint of it, or a file of it is published. The three letters alone, or with another meaning, do not count.',
  reading: 'MCP is also a health plan, a chip package and a ministry: only the protocol is meant.',
  effort: 'project',
  earn(site) {
    const published = files.map((id) => siteFile(site, id)).filter(({ state }) => state === 'found')
    const isOlder = !tells(site, 'mentions of MCP')
    const mentions = readPages(site).filter(({ page }) => page.mentionsMcp)
    const llms = siteFile(site, 'llms-txt')
    const inLlms = llms.state === 'found' && speaksOfMcp(llms.body)
    const where = [...published.map(({ url }) => url), ...mentions.map(({ url }) => url), ...(inLlms ? [llms.url] : [])]
    if (isOlder && published.length === 0 && !inLlms && readPages(site).length > 0)
      return notMeasured('Whether a page speaks of the Model Context Protocol is not known.', NOT_IN_EVIDENCE)
    // No advice: who has no MCP server must not claim one.
    if (where.length > 0) return { points: 2, observed: [`Mentioned at ${listOf(where, 3)}.`] }
    if (readPages(site).length === 0) return noPageRead(site)
    const open = [...files, 'llms-txt'].some((id) => siteFile(site, id).state === 'unknown')
    return { points: 0, observed: ['No page and no file mentions an MCP server.'], ...(open ? { openPoints: 2 } : {}) }
  },
}
