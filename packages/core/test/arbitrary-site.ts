import fc from 'fast-check'
import type { PageEvidence, SiteEvidence, SitemapEvidence } from '../src/audit/evidence.ts'
import type { Intent } from '../src/standards/intents.ts'
import {
  buildButton,
  buildField,
  buildForm,
  buildIntent,
  buildPage,
  buildSite,
  buildSitemap,
  type FileWords,
  goodHeaders,
} from './evidence-builder.ts'

const intents: Intent[] = ['booking', 'contact', 'pricing', 'support', 'checkout', 'login']

const field = fc.record({
  name: fc.constantFrom('email', 'q', 'first_name', 'a"b<c', ''),
  label: fc.constantFrom('', 'Email', 'Your name'),
  required: fc.boolean(),
  honeypot: fc.boolean(),
  type: fc.constantFrom('text', 'email', 'password', 'hidden', 'radio'),
})

const page = fc.record({
  title: fc.constantFrom('Shop', 'MCP Realty', 'Our MCP server', 'A | B', '', 'Contact <us> & "them"'),
  headings: fc.array(fc.constantFrom('Shop', 'Prices', 'Opening hours'), { maxLength: 4 }),
  paragraphs: fc.nat(7),
  fields: fc.array(field, { maxLength: 3 }),
  buttons: fc.array(fc.constantFrom('', 'OK', 'Send message', 'Learn more', 'Book a table'), { maxLength: 3 }),
  intents: fc.subarray(intents),
  shell: fc.constantFrom(undefined, undefined, 'not_rendered', 'readable', 'unreadable'),
  outcome: fc.constantFrom(undefined, undefined, undefined, 'failed', 'challenge', 'robots', 'not_html'),
  data: fc.constantFrom('none', 'items', 'action', 'callable'),
  trust: fc.subarray(['privacy policy']),
  mentionsMcp: fc.boolean(),
})

const file: fc.Arbitrary<FileWords> = fc.constantFrom<FileWords[]>(
  404,
  500,
  ['timeout'],
  '<html><body>Not found</body></html>',
)

const robots: fc.Arbitrary<FileWords> = fc.oneof(
  file,
  fc.constantFrom(
    'User-agent: *\nAllow: /\n',
    'User-agent: *\nDisallow: /\n',
    'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nDisallow: /admin\nSitemap: /sitemap.xml\n',
    '',
  ),
)

const sitemaps: fc.Arbitrary<SitemapEvidence[]> = fc.constantFrom<SitemapEvidence[][]>(
  [buildSitemap({ outcome: 'absent', entries: 0 })],
  [buildSitemap()],
  [buildSitemap({ foundIn: 'robots.txt', outcome: 'not_a_sitemap', entries: 0, detail: 'It is an HTML page.' })],
  [buildSitemap({ outcome: 'failed', entries: 0, detail: 'No answer.' })],
)

/** Evidence of sites of every kind: good and bad, whole and full of holes. */
export const arbitrarySite: fc.Arbitrary<SiteEvidence> = fc
  .record({
    headers: fc.subarray(Object.keys(goodHeaders)),
    robots,
    sitemaps,
    llms: fc.oneof(file, fc.constant('# Shop\n\nOur MCP server is at /mcp.\n')),
    openapi: fc.oneof(file, fc.constant('{"openapi":"3.1.0","info":{"title":"Shop","version":"1"},"paths":{}}')),
    mcp: fc.oneof(file, fc.constant('{"name":"shop","version":"1"}')),
    homepage: fc.constantFrom<FileWords[]>(200, 200, 503, ['timeout']),
    source: fc.constantFrom('network' as const, 'network' as const, 'folder' as const),
    pages: fc.array(page, { minLength: 1, maxLength: 4 }),
  })
  .map(({ headers, robots, sitemaps, llms, openapi, mcp, homepage, source, pages }) =>
    buildSite({
      headers: Object.fromEntries(headers.map((name) => [name, goodHeaders[name] ?? ''])),
      robots,
      sitemaps,
      files: { 'llms-txt': llms, openapi, mcp },
      homepage,
      crawl: { source },
      pages: pages.map(toPage),
    }),
  )

type PageWords = typeof page extends fc.Arbitrary<infer T> ? T : never

function toPage(
  { outcome, shell, fields, data, trust, mentionsMcp, intents, buttons, ...words }: PageWords,
  index: number,
): PageEvidence {
  const url = index === 0 ? '/' : `/page-${index}`
  if (outcome !== undefined) return buildPage({ url, outcome })
  const forms = fields.length === 0 ? [] : [buildForm({ fields: fields.map((field) => buildField(field)) })]
  return buildPage({
    ...words,
    url,
    forms,
    buttons: buttons.map((text, position) => buildButton(text, { selector: `button:nth-of-type(${position + 1})` })),
    intents: intents.map((intent) => buildIntent(intent)),
    ...(shell === undefined ? {} : { shell }),
    summary: {
      trust,
      mentionsMcp,
      structuredData: {
        items: data === 'none' ? [] : [{ syntax: 'json-ld', type: 'Thing' }],
        potentialActions:
          data === 'callable'
            ? [{ type: 'BuyAction', target: 'https://shop.example/buy' }]
            : data === 'action'
              ? [{ type: 'BuyAction' }]
              : [],
        errors: [],
      },
    },
  })
}
