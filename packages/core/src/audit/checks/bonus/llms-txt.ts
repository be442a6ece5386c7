import { quote } from '../../../html/clean-text.ts'
import { speaksOfMcp } from '../../../page/text/speaks-of-mcp.ts'
import type { Advice, Check } from '../../check.ts'
import { notMeasured } from '../../outcome.ts'
import { siteFile } from '../../site-file.ts'
import { llmsTxt as llmsTxtFile } from '../../snippets/llms-txt.ts'

export const llmsTxt: Check = {
  id: 'llms-txt',
  bucket: 'bonus',
  maxPoints: 3,
  title: 'llms.txt published',
  action: 'Publish an llms.txt file',
  why: 'One short plain-text page tells a language model what your site is and where to find more.',
  rule: '/llms.txt is text with a main heading (llmstxt.org).',
  reading:
    'The heading is the only part that llmstxt.org requires. A page that a site returns for every address does not have one.',
  effort: 'edit',
  earn(site) {
    const file = siteFile(site, 'llms-txt')
    if (file.state === 'unknown') return notMeasured(`/llms.txt could not be read: ${file.detail}`)
    if (file.state === 'found') {
      return { points: 3, observed: [`${file.url} is published${file.name ? `: ${quote(file.name)}` : ''}.`] }
    }
    return {
      points: 0,
      observed: [`/llms.txt: ${file.detail}`],
      faults: () => [{ message: `/llms.txt: ${file.detail}`, file: { path: '/llms.txt' } }],
      advise: () => adviceFor(llmsTxtFile(site)),
    }
  },
}

function adviceFor(code: string): Advice {
  return {
    change: 'Publish this file as plain text at /llms.txt. Put your most important pages first.',
    snippets: [{ target: '/llms.txt', language: 'markdown', code }],
    // A title of the site may speak of its MCP server, and then the file does too.
    ...(speaksOfMcp(code) ? { alsoAfter: { 'mcp-mention': 2 } } : {}),
  }
}
