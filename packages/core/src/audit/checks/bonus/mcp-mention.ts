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
  why: 'An agent that knows about your MCP server can call its tools instead of clicking through pages.',
  rule: 'A page or llms.txt mentions the Model Context Protocol or links to an MCP endpoint, or an MCP file is published. The letters “MCP” alone, or with another meaning, do not count.',
  reading: '“MCP” can also mean a health plan, a chip package or a ministry.',
  effort: 'project',
  earn(site) {
    const published = files.map((id) => siteFile(site, id)).filter(({ state }) => state === 'found')
    const isOlder = !tells(site, 'mentions of MCP')
    const mentions = readPages(site).filter(({ page }) => page.mentionsMcp)
    const llms = siteFile(site, 'llms-txt')
    const inLlms = llms.state === 'found' && speaksOfMcp(llms.body)
    const where = [...published.map(({ url }) => url), ...mentions.map(({ url }) => url), ...(inLlms ? [llms.url] : [])]
    if (isOlder && published.length === 0 && !inLlms && readPages(site).length > 0)
      return notMeasured('It is not known whether a page mentions the Model Context Protocol.', NOT_IN_EVIDENCE)
    // No advice: a site without an MCP server must not claim to have one.
    if (where.length > 0) return { points: 2, observed: [`Mentioned at ${listOf(where, 3)}.`] }
    if (readPages(site).length === 0) return noPageRead(site)
    const open = [...files, 'llms-txt'].some((id) => siteFile(site, id).state === 'unknown')
    return { points: 0, observed: ['No page or file mentions an MCP server.'], ...(open ? { openPoints: 2 } : {}) }
  },
}
