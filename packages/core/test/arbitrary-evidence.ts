import fc from 'fast-check'
import type { FetchedFile, PageEvidence, SiteEvidence, SitemapEvidence } from '../src/audit/evidence.ts'
import type { Button, Field, Form } from '../src/page/model/form-model.ts'
import type { IntentSurface } from '../src/page/model/page-model.ts'
import { fieldPurposes } from '../src/standards/field-purposes.ts'
import { intents } from '../src/standards/intents.ts'
import { protocolFiles } from '../src/standards/protocol-files.ts'
import { anyCharacter } from './any-character.ts'
import {
  buildButton,
  buildField,
  buildFile,
  buildForm,
  buildIntent,
  buildPage,
  buildSite,
  buildSitemap,
  goodHeaders,
} from './evidence-builder.ts'

/** Texts as sites have them: sensible, empty, hostile to HTML, JSON, Markdown, XML and robots.txt, broken Unicode. */
const text = fc.oneof(
  fc.constantFrom(
    '',
    'Contact us',
    'Submit',
    '×',
    '</script><script>',
    '"\'`](x)',
    '# *a*\n- [b](c)',
    ']]>&<!--',
    '\ud800',
    '\u202e\u0000',
  ),
  fc.string({ maxLength: 30, unit: anyCharacter }),
)
const robotsLine = fc.constantFrom(
  'User-agent: *',
  'User-agent: GPTBot',
  'Disallow: /',
  'Disallow: /*',
  'Allow: /',
  'Disallow:',
  'Sitemap: /map.xml',
  'Content-Signal: ai-train=no',
  '',
  'x',
)
const body = fc.oneof(
  text,
  fc.array(robotsLine, { maxLength: 8 }).map((lines) => lines.join('\n')),
  fc.constantFrom(
    '<!doctype html><title>x</title>',
    '{}',
    '[]',
    'null',
    '{"openapi":"3.1.0","info":{}}',
    '{"name":"a","agentsJson":"1"}',
    '# Title',
  ),
)
const header = fc.constantFrom(
  '',
  'nosniff',
  'DENY',
  'max-age=0',
  'max-age=1',
  ';',
  '</a>; rel="api-catalog"',
  'text/markdown',
  'accept',
)
const headers = fc.oneof(
  fc.constant(goodHeaders),
  fc.dictionary(fc.constantFrom(...Object.keys(goodHeaders), 'link', 'vary', 'content-usage'), header),
)

const file = (path: string): fc.Arbitrary<FetchedFile> =>
  fc.oneof(
    fc
      .tuple(body, headers, fc.constantFrom(200, 200, 301, 403, 404, 429, 500))
      .map(([content, found, status]): FetchedFile => {
        const url = `https://shop.example${path}`
        return { outcome: 'answered', url, finalUrl: url, status, headers: found, body: content }
      }),
    fc.constantFrom(buildFile(path, 404), buildFile(path, ['timeout']), buildFile(path, ['redirect'])),
    fc.constant<FetchedFile>({ outcome: 'not_requested', url: path, why: 'it was not asked for' }),
  )

const field: fc.Arbitrary<Field> = fc
  .record({
    name: text,
    label: text,
    type: fc.constantFrom('text', 'hidden', 'radio', 'checkbox', 'password', 'file', 'submit', 'search'),
    tag: fc.constantFrom('input', 'custom'),
    purpose: fc.constantFrom(...fieldPurposes),
    required: fc.boolean(),
    honeypot: fc.boolean(),
    csrf: fc.boolean(),
  })
  .map((words) => buildField(words))

const form: fc.Arbitrary<Form> = fc
  .record({
    fields: fc.array(field, { maxLength: 3 }),
    crossOrigin: fc.boolean(),
    method: fc.constantFrom('get', 'post'),
    action: fc.oneof(text, fc.constant('https://shop.example/find')),
    nameHints: text.map((heading) => ({ heading, submitTexts: [] })),
  })
  .map((words) => buildForm(words))

const button: fc.Arbitrary<Button> = fc
  .record({ text, tag: fc.constantFrom('button', 'input', 'role', 'summary'), formIndex: fc.nat(2) })
  .map((words) => buildButton(words.text, words))

const intent: fc.Arbitrary<IntentSurface> = fc
  .tuple(fc.constantFrom(...intents), text, fc.oneof(text, fc.constant('https://shop.example/x')))
  .map(([name, words, href]) => buildIntent(name, { text: words, href }))

const readPage: fc.Arbitrary<PageEvidence> = fc
  .record({
    title: text,
    headings: fc.array(text, { maxLength: 5 }),
    paragraphs: fc.nat(8),
    forms: fc.array(form, { maxLength: 2 }),
    looseFields: fc.array(field, { maxLength: 2 }),
    buttons: fc.array(button, { maxLength: 3 }),
    intents: fc.array(intent, { maxLength: 2 }),
    shell: fc.constantFrom(undefined, undefined, 'not_rendered', 'readable', 'unreadable'),
    types: fc.array(text, { maxLength: 2 }),
    actions: fc.array(fc.record({ type: text, target: text }), { maxLength: 2 }),
    flag: fc.boolean(),
  })
  .map(({ types, actions, flag, shell, ...words }) => {
    const items = types.map((type) => ({ syntax: 'json-ld' as const, type }))
    const structuredData = { items, potentialActions: actions, errors: flag ? ['broken'] : [] }
    const summary = { structuredData, mentionsMcp: flag, trust: flag ? ['imprint'] : [] }
    return buildPage({ ...words, ...(shell ? { shell } : {}), summary })
  })

const page: fc.Arbitrary<PageEvidence> = fc.oneof(
  { weight: 3, arbitrary: readPage },
  {
    weight: 1,
    arbitrary: fc
      .record({
        outcome: fc.constantFrom('not_html', 'http_error', 'challenge', 'robots', 'failed'),
        status: fc.constantFrom(404, 500),
      })
      .map((words) => buildPage(words)),
  },
)

const sitemap: fc.Arbitrary<SitemapEvidence> = fc
  .record({
    foundIn: fc.constantFrom('robots.txt', 'well-known', 'sitemap-index'),
    outcome: fc.constantFrom('read', 'not_a_sitemap', 'absent', 'failed'),
    entries: fc.nat(),
    url: fc.oneof(text, fc.constant('https://shop.example/map.xml')),
  })
  .map((words) => buildSitemap(words))

const addresses = fc.constantFrom('https://shop.example/', 'http://localhost:8080/a?b', 'not an address')

/** Evidence of any site, however odd: what a check must bear. */
export const arbitraryEvidence: fc.Arbitrary<SiteEvidence> = fc
  .record({
    finalUrl: addresses,
    homepage: file('/'),
    robots: file('/robots.txt'),
    sitemaps: fc.array(sitemap, { maxLength: 3 }),
    files: fc.tuple(...protocolFiles.map(({ path }) => fc.option(file(path), { nil: undefined }))),
    pages: fc.array(page, { maxLength: 4 }),
    stop: fc.constantFrom('complete', 'page_limit', 'request_limit', 'deadline', 'aborted'),
    discovered: fc.nat(40),
    refused: fc.nat(5),
    source: fc.constantFrom('network', 'network', 'folder'),
  })
  .map(({ finalUrl, files, stop, discovered, refused, source, pages, ...rest }) => {
    const known = protocolFiles.flatMap(({ id }, index) => {
      const found = files[index]
      return found ? [[id, found] as const] : []
    })
    const closed = { reason: 'robots.txt asks us not to read it', closedByRobots: true, example: '/x' } as const
    const skipped = refused > 0 ? [{ ...closed, count: refused }] : []
    const crawl = { stop, discovered, skipped, source } as const
    return {
      ...buildSite({ ...rest, pages, crawl: { ...crawl, skipped } }),
      finalUrl,
      files: Object.fromEntries(known),
    }
  })
