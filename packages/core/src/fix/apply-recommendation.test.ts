import { describe, expect, test } from 'vitest'
import type { Snippet } from '../schema/report-types.ts'
import { applyRecommendation, type SiteSource } from './apply-recommendation.ts'

const url = 'https://shop.example/'

function apply(source: Partial<SiteSource>, check: string, ...snippets: Snippet[]): SiteSource {
  const site = { pages: {}, files: {}, headers: {}, ...source }
  return applyRecommendation(site, { check, pages: [url, `${url}a`], snippets }, { url, words: 'Our words' })
}

const onPage = (html: string, check: string, target: string, code: string) =>
  apply({ pages: { [url]: html } }, check, { page: url, target, language: 'html', code }).pages[url]

describe('an element of a page', () => {
  test.each<[label: string, html: string, check: string, target: string, code: string, expected: string]>([
    [
      'a label before its field',
      '<p><input id=a>',
      'form-labels',
      'before #a',
      '<label for="a">Name</label>',
      '<p><label for="a">Name</label><input id=a>',
    ],
    [
      'a label after its box',
      '<input type=checkbox id=a> yes',
      'form-labels',
      'after #a',
      '<label for="a">Yes</label>',
      '<input type=checkbox id=a><label for="a">Yes</label> yes',
    ],
    [
      'with an id for a field that has none',
      '<input name=town>',
      'form-labels',
      'before [name="town"]',
      '<!-- add to the field: id="field-town" -->\n<label for="field-town">Town</label>',
      '<label for="field-town">Town</label><input name="town" id="field-town">',
    ],
    [
      'instead of the text beside it',
      '<b>x</b> Town: <input id=t>',
      'form-labels',
      'instead of the text “Town:” beside #t',
      '<label for="t">Town</label>',
      '<b>x</b> <label for="t">Town</label> <input id=t>',
    ],
    [
      'words of the owner, where the page says none',
      '<input id=f1>',
      'form-labels',
      'before #f1',
      '<label for="f1">Label for this field</label>',
      '<label for="f1">Our words</label><input id=f1>',
    ],
    [
      'an attribute on the element itself',
      '<div role=textbox id=n class="a b"></div>',
      'form-labels',
      'on #n',
      '<!-- on the element itself -->\naria-label="Note"',
      '<div role="textbox" id="n" class="a b" aria-label="Note"></div>',
    ],
    [
      'a name for a button that keeps its icon and what the lines leave out',
      '<button id=s data-x="1>2" aria-labelledby=gone><i></i></button>',
      'button-text',
      '#s',
      '<button id="s" aria-label="Search">',
      '<button data-x="1>2" id="s" aria-label="Search"><i></i></button>',
    ],
    [
      'a text for a button',
      '<form><button id=s><b>OK</b></button></form>',
      'button-text',
      '#s (“OK”)',
      '<button id="s">Send the order</button>',
      '<form><button id="s">Send the order</button></form>',
    ],
    ['an element that is gone', '<p>Text</p>', 'button-text', '#s', '<button id="s">Send</button>', '<p>Text</p>'],
  ])('%s', (_, html, check, target, code, expected) => {
    expect(onPage(html, check, target, code)).toBe(expected)
  })
})

describe('a part of a page', () => {
  const main = 'at the end of the main part'
  test.each<[label: string, html: string, target: string, expected: string]>([
    ['the end of main', '<main><p>a</p></main><p>b</p>', main, '<main><p>a</p><p>NEW</p></main><p>b</p>'],
    ['the end of body without a main', '<body><p>a</p></body>', main, '<body><p>a</p><p>NEW</p></body>'],
    ['the end of markup without both', '<p>a</p>', main, '<p>a</p><p>NEW</p>'],
    [
      'where it shows, not in what is hidden and never closed',
      '<body><p>a</p><div hidden><p>b</p>',
      main,
      '<body><p>NEW</p><p>a</p><div hidden><p>b</p>',
    ],
    [
      'the footer',
      '<p>a</p><footer>f</footer><p>b</p>',
      'in the footer of the homepage',
      '<p>a</p><footer>f<p>NEW</p></footer><p>b</p>',
    ],
    [
      'the head',
      '<html><head><title>t</title></head>',
      'inside <head>',
      '<html><head><p>NEW</p><title>t</title></head>',
    ],
    [
      'around the same text, in no attribute and no title',
      '<title>NEW</title><meta content="NEW"><div>NEW</div>',
      'instead of the same text without p elements',
      '<title>NEW</title><meta content="NEW"><div><p>NEW</p></div>',
    ],
  ])('%s', (_, html, target, expected) => expect(onPage(html, 'text-depth', target, '<p>NEW</p>')).toBe(expected))
})

describe('files and headers', () => {
  const robots = `${url}robots.txt`
  test.each<[label: string, snippet: Snippet, body: string]>([
    ['a whole file', { target: '/robots.txt', language: 'text', code: 'User-agent: *' }, 'User-agent: *'],
    [
      'one line',
      { target: '/robots.txt, line 2, instead of “Disallow: /”', language: 'text', code: 'Allow: /' },
      'a\nAllow: /\nc',
    ],
    [
      'at the end',
      { target: '/robots.txt, at the end', language: 'text', code: 'Sitemap: x' },
      'a\nb\nc\nSitemap: x\n',
    ],
  ])('%s', (_, snippet, body) => {
    expect(apply({ files: { [robots]: 'a\nb\nc' } }, 'robots-txt', snippet).files).toEqual({ [robots]: body })
  })

  test('a header, once; the same for one server is for reading', () => {
    const site = apply(
      {},
      'x-frame-options',
      { target: 'response headers', language: 'http', code: 'X-Frame-Options: DENY' },
      { target: 'in nginx, inside server { }', language: 'text', code: 'add_header X-Frame-Options "DENY" always;' },
    )
    expect(site).toEqual({ pages: {}, files: {}, headers: { 'x-frame-options': 'DENY' } })
  })

  test('one snippet for a button that stands on several pages', () => {
    const html = '<button id=s></button>'
    const snippet = {
      page: url,
      target: '#s, on 2 pages',
      language: 'html' as const,
      code: '<button aria-label="Search">',
    }
    const { pages } = apply({ pages: { [url]: html, [`${url}a`]: html } }, 'button-text', snippet)
    const named = '<button id="s" aria-label="Search"></button>'
    expect(pages).toEqual({ [url]: named, [`${url}a`]: named })
  })
})
