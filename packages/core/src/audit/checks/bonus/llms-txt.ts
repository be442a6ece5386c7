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
  action: 'Publish an llms.txt',
  why: 'One short page in plain text that tells a language model what the site is and where to read on.',
  rule: '/llms.txt answers with text that has a main heading (llmstxt.org).',
  reading: 'The heading is the one part that llmstxt.org requires; a page that every address answers with has none.',
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
      advise: () => adviceFor(llmsTxtFile(site)),
    }
  },
}

function adviceFor(code: string): Advice {
  return {
    change: 'Publish this file as plain text at /llms.txt and put the pages that matter most first.',
    snippets: [{ target: '/llms.txt', language: 'markdown', code }],
    // A title of the site may speak of its MCP server, and then the file does too.
    ...(speaksOfMcp(code) ? { alsoAfter: { 'mcp-mention': 2 } } : {}),
  }
}
