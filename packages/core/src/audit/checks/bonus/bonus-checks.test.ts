import { expect, test } from 'vitest'
import { checkRows, codeOf } from '../../../../test/check-rows.ts'
import { buildFile, buildPage, buildSite, type FileWords } from '../../../../test/evidence-builder.ts'
import { runCheck } from '../../run-checks.ts'
import { llmsTxt } from './llms-txt.ts'
import { mcpMention } from './mcp-mention.ts'
import { renderedContent } from './rendered-content.ts'
import { trustSignals } from './trust-signals.ts'

const unread = buildSite({ pages: [buildPage({ outcome: 'failed' })] })
const llms = (body: FileWords) => buildSite({ files: { 'llms-txt': body } })
const shells = (...kinds: ('not_rendered' | 'readable' | 'unreadable')[]) =>
  buildSite({ pages: kinds.map((shell, index) => buildPage({ url: `/${index}`, shell })) })

checkRows(llmsTxt, [
  ['published', llms('# Shop\n\n> Bread and cake\n'), 3],
  ['no heading', llms('Welcome to the shop'), 0],
  ['an HTML page', llms('<!doctype html><h1>Shop</h1>'), 0],
  ['absent', buildSite(), 0, '404'],
  ['timed out', llms(['timeout']), 'not measured'],
  ['a bot wall', llms(buildFile('/llms.txt', 403, { 'cf-mitigated': 'challenge' })), 'not measured', 'bot wall'],
  [
    'a redirect to another site',
    llms({ ...buildFile('/llms.txt', '# Shop'), finalUrl: 'https://other.example/' } as FileWords),
    0,
    'another site',
  ],
  ['a server error', llms(500), 'not measured'],
])

checkRows(
  mcpMention,
  [
    ['on a page', buildSite({ pages: [buildPage({ summary: { mentionsMcp: true } })] }), 2],
    ['by a file', buildSite({ files: { mcp: '{"name":"shop","version":"1.0.0"}' } }), 2, '/.well-known/mcp.json'],
    ['in llms.txt', llms('# Shop\n\nWe run an MCP server.\n'), 2, '/llms.txt'],
    ['nowhere', buildSite(), 0],
    ['no page read', unread, 'not measured'],
  ],
  { advises: false },
)

checkRows(trustSignals, [
  ['present', buildSite({ pages: [buildPage({ summary: { trust: ['imprint'] } })] }), 2, 'imprint'],
  ['absent', buildSite(), 0],
  ['no page read', unread, 'not measured'],
])

checkRows(
  renderedContent,
  [
    ['readable in a browser', shells('readable'), 2],
    ['one of two', shells('unreadable', 'readable'), 2],
    ['empty in a browser as well', shells('unreadable'), 0],
    ['no browser', shells('not_rendered'), 'not measured', 'no browser is installed'],
    ['no page needs one', buildSite(), 'not applied'],
    ['no page read', unread, 'not measured'],
  ],
  { advises: false },
)

test('the llms.txt to paste earns the points, whatever the pages are called', () => {
  const hostile = buildPage({
    url: '/a(b)',
    title: '# [Shop](javascript:alert(1)) <b>\n## More',
    summary: { meta: { description: 'Bread\n# and cake', social: [] } },
  })
  const [code] = codeOf(llmsTxt, buildSite({ pages: [hostile] }))
  expect(code!.split('\n').filter((line) => line.startsWith('#'))).toHaveLength(2)
  expect(code).toContain('](https://shop.example/a%28b%29)')
  expect(runCheck(llmsTxt, llms(code!)).entry.points).toBe(3)
})

test('a file that could not be asked leaves the mention open', () => {
  expect(runCheck(mcpMention, buildSite({ files: { mcp: ['timeout'] } })).openPoints).toBe(2)
  expect(runCheck(mcpMention, buildSite()).openPoints).toBeUndefined()
})
