import { describe, expect, test } from 'vitest'
import { buildPage, buildSite, buildSitemap, goodHeaders, type SiteWords } from '../../test/evidence-builder.ts'
import { buildProof } from '../../test/proof-builder.ts'
import type { SiteEvidence } from '../audit/evidence.ts'
import { placesOf } from '../page/page-places.ts'
import { summarizePage } from '../page/page-summary.ts'
import { parsePage } from '../page/parse-page.ts'
import { compareFindings } from './compare-findings.ts'
import { findingsOf } from './findings-of.ts'
import { rules } from './rules.ts'

const ORIGIN = 'https://shop.example'

/** A site of HTML, with as much text around each page as an audit wants. */
function siteOf(pages: Record<string, string>, words: SiteWords = {}): SiteEvidence {
  const read = Object.entries(pages).map(([path, html]) => {
    const model = parsePage(html, { url: ORIGIN + path })
    const page = { ...summarizePage(model), places: placesOf(model) }
    return buildPage({ url: path, evidence: { page } })
  })
  return buildSite({
    headers: goodHeaders,
    robots: 'User-agent: *\nAllow: /\nSitemap: https://shop.example/sitemap.xml\n',
    sitemaps: [buildSitemap({ foundIn: 'robots.txt' })],
    files: { 'llms-txt': '# Shop\n' },
    pages: read,
    ...words,
  })
}

const text = [
  '<h1>Shop</h1><h2>Prices</h2><h2>Help</h2>',
  ...Array.from({ length: 5 }, (_, index) => `<p>Paragraph ${index}: an MCP server answers.</p>`),
  '<a href="/contact">Contact us</a><a href="/prices">Prices</a><a href="/imprint">Imprint</a>',
  '<a href="/help">Support</a><a href="/checkout">Checkout</a>',
].join('\n')

const page = (body: string) => `<!doctype html><html lang="en"><title>Shop</title><body><main>${text}\n${body}</main>`

const fileOf = (address: string) => `dist${new URL(address).pathname.replace(/\/$/, '/index.html')}`

/** Rule and place of each finding, in the order of the file. */
function found(site: SiteEvidence, report = {}) {
  return findingsOf(site, { report, fileOf }).findings.map(
    ({ ruleId, place: { file, line, column } }) => `${ruleId} ${file}:${line}:${column}`,
  )
}

/** Every `§` marks the place of a finding, and is not part of the page. */
function marked(body: string) {
  const lines = page(body).split('\n')
  const places = lines.flatMap((line, index) =>
    [...line.matchAll(/§/g)].map((mark, before) => `dist/index.html:${index + 1}:${mark.index - before + 1}`),
  )
  return { html: lines.join('\n').replaceAll('§', ''), places }
}

describe('an element of a page', () => {
  test.each<[label: string, body: string, rules: string[]]>([
    ['nothing', '<form><label>Mail <input name=mail></label><button>Subscribe</button></form>', []],
    ['a field', '<form>\n  §<input name=mail><button>Subscribe</button></form>', ['form-labels']],
    ['two fields of a line', '§<input name=a> §<input name=b>', ['form-labels', 'form-labels']],
    ['a button', '<p>one\n\n§<button>Go</button>', ['button-text']],
    [
      'a required field nobody can name is one finding',
      '<form>§<input name=x required><button>Subscribe</button></form>',
      ['fillable'],
    ],
    [
      'a form that cannot be sent',
      '§<form method=post action=/s><label>Mail <input name=mail></label></form>',
      ['submittable'],
    ],
    [
      'a button that does not send',
      '§<form method=post action=/s><label>Mail <input name=mail></label><button type=submit hidden>Subscribe</button></form>',
      ['submittable'],
    ],
    [
      'a form that asks for a password',
      '<form method=post action=/s><label>Password §<input type=password name=p></label><button>Log in</button></form>',
      ['safe'],
    ],
    [
      'structured data that cannot be parsed',
      '<script type="application/ld+json">{"@type":"Store","potentialAction":{"@type":"BuyAction","target":"/b"}}</script>\n§<script type="application/ld+json">{"@type":"Store",}</script>',
      ['json-ld-validity'],
    ],
    [
      'structured data without an action',
      '§<script type="application/ld+json">{"@context":"https://schema.org","@type":"Store","name":"Shop"}</script>',
      ['potential-action'],
    ],
  ])('%s', (_, body, expected) => {
    const { html, places } = marked(body)
    const ids = found(siteOf({ '/': html }))
    expect(ids).toEqual(expected.map((rule, index) => `${rule} ${places[index]}`))
  })

  test.each<[label: string, attribute: string, place: string]>([
    ['data-source', 'data-source="src/Mail.tsx:12:5"', 'src/Mail.tsx:12:5'],
    ['without a column', 'data-source="src/Mail.tsx:12"', 'src/Mail.tsx:12:1'],
    ['Astro', 'data-astro-source-file="/app/src/Mail.astro" data-astro-source-loc="7:3"', '/app/src/Mail.astro:7:3'],
    ['Vue', 'data-v-inspector="src/Mail.vue:3:9"', 'src/Mail.vue:3:9'],
    [
      'React',
      'data-inspector-relative-path="src/A.jsx" data-inspector-line="2" data-inspector-column="4"',
      'src/A.jsx:2:4',
    ],
    ['a Windows path', 'data-source="C:\\app\\Mail.tsx:12:5"', 'C:\\app\\Mail.tsx:12:5'],
    ['no place', 'data-source="the newsletter"', 'dist/index.html:9:1'],
  ])('comes from where its build says: %s', (_, attribute, place) => {
    expect(found(siteOf({ '/': page(`<input name=mail ${attribute}>`) }))).toEqual([`form-labels ${place}`])
  })

  test('takes the nearest place around it, and one place is one finding on all pages', () => {
    const html = page('<div data-source="src/Search.tsx:3:1"><input name=q></div>')
    const { findings } = findingsOf(
      siteOf({ '/': html, '/a': html.replace('Prices', 'Costs'), '/b': html.replace('Help', 'Aid') }),
    )
    expect(findings.map(({ place }) => [place.path, place.line, place.alsoOn])).toEqual([
      ['src/Search.tsx', 3, [`${ORIGIN}/a`, `${ORIGIN}/b`]],
    ])
  })
})

describe('a page', () => {
  test.each<[label: string, change: (html: string) => string, expected: string[]]>([
    ['has its language', (html) => html, []],
    ['states no language', (html) => html.replace(' lang="en"', ''), ['page-language dist/b:1:16']],
    [
      'is its own file, whatever layout stands around its content',
      (html) => html.replace('<main>', '<main data-source="src/Layout.astro:3:1">').replace(/<(h[12])>.*?<\/\1>/g, ''),
      ['heading-structure dist/b:1:54'],
    ],
  ])('%s', (_, change, expected) => {
    expect(found(siteOf({ '/': page(''), '/b': change(page('').replace('Shop', 'B')) }))).toEqual(expected)
  })

  test('lacks the canonical address that others have', () => {
    const canonical = (path: string) =>
      page('').replace('<title>', `<link rel="canonical" href="${ORIGIN}${path}"><title>`)
    const ids = found(siteOf({ '/': canonical('/'), '/b': page('').replace('Shop', 'B') }))
    expect(ids).toEqual([expect.stringMatching(/^canonical dist\/b:1:/)])
    expect(found(siteOf({ '/': page(''), '/b': page('').replace('Shop', 'B') }))).toEqual([])
  })
})

describe('a file or the site', () => {
  const html = page('')
  test.each<[label: string, words: SiteWords, expected: string[]]>([
    ['robots.txt', { robots: 404, sitemaps: [] }, ['robots-txt dist/robots.txt:1:1', 'sitemap dist/sitemap.xml:1:1']],
    [
      'a line of robots.txt',
      { robots: 'Sitemap: https://shop.example/sitemap.xml\nUser-agent: GPTBot\nDisallow: /\n' },
      ['ai-crawler-access dist/robots.txt:3:1'],
    ],
    ['llms.txt', { files: {} }, ['llms-txt dist/llms.txt:1:1']],
    [
      'a header',
      { headers: { ...goodHeaders, 'x-frame-options': 'ALLOWALL' } },
      ['x-frame-options dist/index.html:1:57'],
    ],
  ])('%s', (_, words, expected) => expect(found(siteOf({ '/': html }, words))).toEqual(expected))

  test('a page without headings is at fault, not the others that are short', () => {
    const short = page('').replaceAll(/<h2>[^<]*<\/h2>/g, '')
    const none = short.replace('<h1>Shop</h1>', '').replace('Shop', 'None')
    expect(found(siteOf({ '/': short, '/none': none }))).toEqual(['heading-structure dist/none:1:57'])
    expect(found(siteOf({ '/': short, '/other': page('').replace(/<h2>Help.*/, '') }))).toEqual([
      'heading-structure dist/index.html:1:57',
    ])
  })
})

describe('a proof', () => {
  const form = '<form method=post action=/s><label>Mail <input name=mail></label><button>Subscribe</button></form>'
  test.each([
    ['refuted', { verdict: 'refuted', reason: 'sent_twice' } as const, ['proof-sent-twice dist/index.html:9:1']],
    ['not measured is nothing', { verdict: 'not_measured', reason: 'no_time' } as const, []],
    [
      'thanks for a refusal',
      { answers: [{ answer: 'refusal' as const, outcome: 'confirmed' as const, said: [] }] },
      ['proof-honest-answer dist/index.html:9:1'],
    ],
  ])('%s', (_, words, expected) => {
    const site = siteOf({ '/': page(form) })
    const { selector } = site.pages[0]!.page!.forms[0]!
    expect(found(site, { proofs: [buildProof({ selector, ...words })] })).toEqual(expected)
  })
})

describe('the fingerprint', () => {
  const faulty = '<form id=order><input name=mail><input name=phone><button>Go</button></form>'
  const fingerprints = (html: string) =>
    findingsOf(siteOf({ '/contact': html })).findings.map(({ fingerprint }) => fingerprint)

  test.each<[label: string, change: (html: string) => string]>([
    ['50 lines above', (html) => html.replace('<main>', `<main>${'\n'.repeat(50)}`)],
    ['50 paragraphs above', (html) => html.replace('<main>', `<main>${'<p>More</p>\n'.repeat(50)}`)],
    [
      'another form above',
      (html) =>
        html.replace('<form', '<form id=b><label>Mail<input name=mail></label><button>Subscribe</button></form><form'),
    ],
    ['wrapped', (html) => html.replace('<input name=mail>', '<div class=row><span><input name=mail></span></div>')],
    [
      'new classes',
      (html) => html.replaceAll('<input', '<input class="css-1x2y3z field"').replace('<button', '<button class=big'),
    ],
    [
      'in another order',
      (html) => html.replace('<input name=mail><input name=phone>', '<input name=phone><input name=mail>'),
    ],
    ['on one line', (html) => html.replaceAll('\n', ' ')],
  ])('stays: %s', (_, change) => {
    const before = fingerprints(page(faulty))
    expect(before).toHaveLength(3)
    expect(fingerprints(change(page(faulty))).sort()).toEqual(before.sort())
  })

  test('tells pages, elements and rules apart', () => {
    const all = ['/a', '/b'].flatMap((path) => findingsOf(siteOf({ [path]: page(faulty) })).findings)
    expect(new Set(all.map(({ fingerprint }) => fingerprint)).size).toBe(6)
  })

  test.each([
    ['/contact', '/contact.html'],
    ['/contact', '/contact/'],
    ['/contact', '/contact/index.html'],
  ])('is the same for %s and %s', (a, b) => {
    const [first, second] = [a, b].map((path) => findingsOf(siteOf({ [path]: page(faulty) })).findings)
    expect(second!.map(({ fingerprint }) => fingerprint)).toEqual(first!.map(({ fingerprint }) => fingerprint))
  })
})

test('what was not measured is neither new nor gone', () => {
  const before = findingsOf(siteOf({ '/': page('<input name=a>'), '/b': page('<input name=b>').replace('Help', 'B') }))
  const entries = before.findings.map(({ ruleId, fingerprint, place }) => ({
    site: 's',
    rule: ruleId,
    path: place.path,
    fingerprint,
    count: 1,
  }))
  const after = siteOf({ '/': page('') }, { robots: ['timeout'], sitemaps: [] })
  after.pages.push(buildPage({ url: '/b', outcome: 'failed' }))
  const now = findingsOf(after)
  expect(now.unmeasured).toEqual(['robots-txt', 'sitemap', 'ai-crawler-access'])
  expect(now.unread).toEqual(['/b'])
  const { fresh, gone, unknown } = compareFindings(now, { entries, waivers: [], today: '2026-11-24' })
  expect(fresh).toEqual([])
  expect(gone.map(({ entry }) => entry.path)).toEqual(['/'])
  expect(unknown.map(({ path }) => path)).toEqual(['/b'])
})

test('a page that there was no room for keeps its findings', () => {
  const entry = { site: 's', rule: 'form-labels', path: '/b', fingerprint: 'a'.repeat(32), count: 1 }
  const site = siteOf({ '/': page('') }, { crawl: { stop: 'page_limit', maxPages: 1, discovered: 2 } })
  const changes = (path: string) => {
    const { gone, unknown } = compareFindings(findingsOf(site), {
      entries: [{ ...entry, path }],
      waivers: [],
      today: '2026-11-24',
    })
    return [gone.length, unknown.length]
  }
  expect([changes('/b'), changes('/'), changes('/robots.txt')]).toEqual([
    [0, 1],
    [1, 0],
    [1, 0],
  ])
})

test('every rule says what it is, why, and what to do', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  for (const rule of rules) for (const part of Object.values(rule)) expect(part).not.toBe('')
  expect(rules.filter(({ about }) => about === 'check')).toHaveLength(21)
})

test('a file that nobody knows is not named', () => {
  const { findings } = findingsOf(siteOf({ '/': page('<input name=a>') }, { robots: 404, sitemaps: [] }))
  expect(findings.every(({ place }) => place.file === undefined && place.line === undefined)).toBe(true)
})
