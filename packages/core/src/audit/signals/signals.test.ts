import { describe, expect, test } from 'vitest'
import { buildFile, buildPage, buildSite, type FileWords, type SiteWords } from '../../../test/evidence-builder.ts'
import type { Signal } from '../../schema/report-types.ts'
import type { FetchedFile, SiteEvidence } from '../evidence.ts'
import { runSignals } from './registry.ts'

const file = (id: string, words: FileWords) => buildSite({ files: { [id]: words } })
const link = (value: string) => buildSite({ headers: { link: value } })
const page = (...summaries: NonNullable<Parameters<typeof buildPage>[0]>['summary'][]) =>
  buildSite({
    pages: summaries.map((summary, index) => buildPage({ url: `/${index}`, ...(summary ? { summary } : {}) })),
  })
const markdown = (body: string, vary?: string): SiteEvidence => {
  const headers = { 'content-type': 'text/markdown; charset=utf-8', ...(vary ? { vary } : {}) }
  const answer: FetchedFile = {
    ...buildFile('/', 200),
    outcome: 'answered',
    status: 200,
    finalUrl: 'https://shop.example/',
    headers,
    body,
  }
  return file('markdown-negotiation', answer)
}
const unread: SiteWords = { pages: [buildPage({ outcome: 'failed' })] }
const data = (types: string[], errors: string[] = []) => ({
  structuredData: { items: types.map((type) => ({ syntax: 'json-ld' as const, type })), potentialActions: [], errors },
})
const catalog = '{"linkset":[{"anchor":"https://shop.example/","item":[{"href":"https://shop.example/openapi.json"}]}]}'
const aiCatalog = '{"specVersion":"1.0","entries":[]}'

const rows: [string, string, SiteEvidence, Signal['state']][] = [
  ['link-headers', 'for agents', link('</openapi.json>; rel="service-desc"; type="application/json"'), 'present'],
  ['link-headers', 'one of several relations', link('</a>; rel=preload, </b>; rel="next api-catalog"'), 'present'],
  ['link-headers', 'only preload', link('</a.css>; rel=preload; as=style'), 'partial'],
  ['link-headers', 'none', buildSite(), 'absent'],
  ['link-headers', 'a folder', buildSite({ crawl: { source: 'folder' } }), 'not_measured'],
  ['markdown-negotiation', 'Markdown', markdown('# Shop', 'Accept'), 'present'],
  ['markdown-negotiation', 'without Vary', markdown('# Shop', 'Accept-Encoding'), 'partial'],
  ['markdown-negotiation', 'HTML called Markdown', markdown('<!doctype html><p>Shop</p>', 'Accept'), 'partial'],
  ['markdown-negotiation', 'HTML', file('markdown-negotiation', '<!doctype html><p>Shop</p>'), 'absent'],
  ['markdown-negotiation', 'timed out', file('markdown-negotiation', ['timeout']), 'not_measured'],
  [
    'content-signal',
    'in robots.txt',
    buildSite({ robots: 'User-agent: *\nContent-Signal: search=yes, ai-train=no\n' }),
    'present',
  ],
  ['content-signal', 'as a header', buildSite({ headers: { 'content-usage': 'train-ai=n' } }), 'present'],
  ['content-signal', 'neither', buildSite(), 'absent'],
  ['content-signal', 'robots.txt timed out', buildSite({ robots: ['timeout'] }), 'not_measured'],
  ['api-catalog', 'published', file('api-catalog', catalog), 'present'],
  ['api-catalog', 'an HTML page', file('api-catalog', '<!doctype html><p>Shop</p>'), 'absent'],
  ['api-catalog', 'timed out', file('api-catalog', ['timeout']), 'not_measured'],
  ['ai-catalog', 'published', file('ai-catalog', aiCatalog), 'present'],
  ['ai-catalog', 'at its other address', file('ard', aiCatalog), 'present'],
  ['ai-catalog', 'absent', buildSite(), 'absent'],
  ['mcp-server-card', 'absent', buildSite(), 'absent'],
  ['mcp-server-card', 'one address timed out', file('mcp-server-card', ['timeout']), 'not_measured'],
  ['agent-skills', 'absent', buildSite(), 'absent'],
  ['web-mcp', 'a tool', page({ webMcp: { forms: 1, parameters: 2 } }), 'present'],
  ['web-mcp', 'only described fields', page({ webMcp: { forms: 0, parameters: 2 } }), 'partial'],
  ['web-mcp', 'none', page({}), 'absent'],
  ['web-mcp', 'no page read', buildSite(unread), 'not_measured'],
  ['json-ld-validity', 'valid', page(data(['Thing'])), 'present'],
  ['json-ld-validity', 'one block is broken', page(data(['Thing'], ['A block does not parse.'])), 'partial'],
  ['json-ld-validity', 'none', page({}), 'absent'],
  ['json-ld-validity', 'no page read', buildSite(unread), 'not_measured'],
  ['canonical', 'on every page', page({ canonical: 'https://shop.example/' }), 'present'],
  ['canonical', 'on one of two', page({ canonical: 'https://shop.example/' }, {}), 'partial'],
  ['canonical', 'on none', page({}), 'absent'],
  ['canonical', 'no page read', buildSite(unread), 'not_measured'],
  ['page-language', 'stated', page({}), 'present'],
  ['page-language', 'guessed from words', page({ language: { code: 'de', source: 'words' } }), 'absent'],
]

describe('signals', () => {
  test.each(rows)('%s: %s', (id, _label, site, state) => {
    const signal = runSignals(site).find((one) => one.id === id)
    expect(signal?.state).toBe(state)
    expect(signal?.observed.every((text) => text.trim() !== '')).toBe(true)
  })

  test('say what robots.txt says, with the line', () => {
    const site = buildSite({ robots: 'User-agent: *\nContent-Signal: search=yes, ai-train=no\n' })
    expect(runSignals(site).find(({ id }) => id === 'content-signal')?.observed).toEqual([
      'Line 2 of robots.txt says search=yes and ai-train=no.',
    ])
  })
})
