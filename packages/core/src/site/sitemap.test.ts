import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '../../test/any-character.ts'
import { missingCorpus, readCorpusText } from '../../test/corpus.ts'
import { effortOf } from '../../test/effort.ts'
import { createSitemapReader, parseSitemap } from './sitemap.ts'

const A = 'https://a.example/'
const urlset = (...urls: string[]) =>
  `<?xml version="1.0"?><urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`

describe.skipIf(missingCorpus('sitemaps'))('corpus', () => {
  test.each([
    ['hebdenbridgetimes-articles-sitemap.xml', 'urlset', 74],
    ['shinpaideshou-news-sitemap.xml', 'urlset', 3],
    ['sitemap-images.xml', 'urlset', 1],
    ['sitemap-links.xml', 'urlset', 3],
    ['sitemap-news.xml', 'urlset', 2],
    ['sitemap-videos-tvshow.xml', 'urlset', 1],
    ['sitemap-with-bom.txt', 'text', 2],
    ['sitemap.badns.xml', 'urlset', 2],
    ['sitemap.ns.xml', 'urlset', 2],
    ['sitemap.txt', 'text', 2],
    ['xmlRss_pubDate.xml', 'feed', 7],
    ['xmlSitemap.gz', 'urlset', 5],
  ])('%s is a %s of %i', (file, kind, count) => {
    const sitemap = parseSitemap(readCorpusText('sitemaps', file))
    expect(sitemap).toMatchObject({ kind, truncated: false })
    expect(sitemap).not.toHaveProperty('detail')
    expect(sitemap.urls).toHaveLength(count)
    for (const url of sitemap.urls) expect(url).toMatch(/^https?:\/\/[^\s<>]+$/)
  })
})

describe('forms', () => {
  test.each([
    ['urlset', urlset(`${A}1`, `${A}2`), 'urlset', [`${A}1`, `${A}2`]],
    ['index', `<sitemapindex><sitemap><loc>${A}s.xml</loc></sitemap></sitemapindex>`, 'index', [`${A}s.xml`]],
    ['RSS', `<rss><channel><link>${A}</link><item><link>${A}1</link></item></channel></rss>`, 'feed', [`${A}1`]],
    ['RSS 1.0', `<rdf:RDF><item><link>${A}1</link></item></rdf:RDF>`, 'feed', [`${A}1`]],
    ['Atom', `<feed><entry><link href="${A}1"/><link rel="self" href="${A}2"/></entry></feed>`, 'feed', [`${A}1`]],
    ['text', `\uFEFF${A}1\r\n\r\n${A}2\nnot an address\n`, 'text', [`${A}1`, `${A}2`]],
    ['blanks and a mark in front', `\uFEFF\n\n  ${urlset(A)}`, 'urlset', [A]],
    ['a remark in front', `<!-- made by hand -->${urlset(A).slice(21)}`, 'urlset', [A]],
    ['prefixes', `<s:urlset><s:url><s:loc> ${A} </s:loc></s:url></s:urlset>`, 'urlset', [A]],
    [
      'extensions',
      `<urlset><url><loc>${A}</loc><i:image><i:loc>${A}1.png</i:loc></i:image></url></urlset>`,
      'urlset',
      [A],
    ],
    ['entities', urlset(`${A}?a=1&amp;b=&#50;&#x33;`), 'urlset', [`${A}?a=1&b=23`]],
    ['raw ampersands', urlset(`${A}?a=1&b=2&c`, `${A}2`), 'urlset', [`${A}?a=1&b=2&c`, `${A}2`]],
    ['CDATA', urlset(`<![CDATA[${A}?a=1&b=2]]>`), 'urlset', [`${A}?a=1&b=2`]],
    ['relative and foreign are the caller’s to judge', urlset('/a', 'javascript:1'), 'urlset', ['/a', 'javascript:1']],
    ['empty and endless addresses are left out', urlset('', ' ', `${A}${'a'.repeat(3000)}`), 'urlset', []],
    ['no addresses', '<urlset/>', 'urlset', []],
  ])('%s', (_label, text, kind, urls) => {
    expect(parseSitemap(text)).toEqual({ kind, urls, truncated: false })
  })

  test.each([
    ['empty', '', 'The file is empty.'],
    ['blank', '\uFEFF \n', 'The file is empty.'],
    ['page', '<!doctype html><title>Shop</title>', 'The response is an HTML page.'],
    ['page after a declaration', '<?xml version="1.0"?>\n<html xmlns="x">', 'The response is an HTML page.'],
    ['error text', 'Not found', 'The response is text, but not a list of addresses.'],
    ['prose that names an address', `Sorry.\n${A}\nWe moved.`, 'The response is text, but not a list of addresses.'],
    ['JSON', '{"urls":[]}', 'The response is text, but not a list of addresses.'],
    ['other XML', '<svg/>', 'The file is XML, but not a sitemap: its root element is "svg".'],
    [
      'name of the object prototype',
      '<constructor/>',
      'The file is XML, but not a sitemap: its root element is "constructor".',
    ],
  ])('not a sitemap: %s', (_label, text, detail) => {
    expect(parseSitemap(text)).toEqual({ urls: [], truncated: false, detail })
  })
})

describe('limits', () => {
  test('addresses', () => {
    const text = urlset(...Array.from({ length: 60_000 }, (_, index) => `${A}${index}`))
    const sitemap = parseSitemap(text)
    expect(sitemap).toMatchObject({ kind: 'urlset', truncated: true })
    expect(sitemap.urls).toHaveLength(50_000)
    expect(parseSitemap(`${A}1\n${A}2\n${A}3`, { maxUrls: 2 })).toMatchObject({
      urls: [`${A}1`, `${A}2`],
      truncated: true,
    })
    expect(parseSitemap(`${A}1\n${A}2`, { maxUrls: 2 }).truncated).toBe(false)
  })

  test('length', () => {
    const text = urlset(...Array.from({ length: 1000 }, (_, index) => `${A}${index}`))
    const sitemap = parseSitemap(text, { maxLength: 10_000 })
    expect(sitemap).toMatchObject({ kind: 'urlset', truncated: true })
    expect(sitemap.urls.length).toBeGreaterThan(100)
    expect(sitemap.urls.length).toBeLessThan(300)
  })

  test('a file that ends in the middle gives what was read', () => {
    const text = urlset(`${A}1`, `${A}2`).slice(0, -20)
    expect(parseSitemap(text)).toMatchObject({ kind: 'urlset', urls: [`${A}1`], truncated: true })
  })

  test('pieces of any size give the same', () => {
    const texts = [
      urlset(`${A}?a=1&b=2&amp;c=3`, `<![CDATA[${A}2]]>`),
      `\uFEFF\n${A}1\r\n${A}2\r\n`,
      '<!doctype html><p>',
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
        (text, sizes) => {
          const reader = createSitemapReader()
          for (let start = 0, turn = 0; start < text.length; turn++) {
            const size = sizes[turn % sizes.length] ?? 1
            reader.write(text.slice(start, start + size))
            start += size
          }
          expect(reader.end()).toEqual(parseSitemap(text))
        },
      ),
    )
  })

  test('a reader says when it needs no more', () => {
    const reader = createSitemapReader({ maxUrls: 1 })
    expect(reader.done).toBe(false)
    reader.write(urlset(`${A}1`, `${A}2`).padEnd(5000))
    expect(reader.done).toBe(true)
  })
})

describe('hostile files', () => {
  const laughs = '<!DOCTYPE z [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]>'
  test.each([
    ['entity bomb', `<?xml version="1.0"?>${laughs}<urlset><url><loc>&b;</loc></url></urlset>`, undefined],
    ['external entity', `<!DOCTYPE z [<!ENTITY a SYSTEM "file:///etc/passwd">]>${urlset('&a;').slice(21)}`, undefined],
    [
      'external DTD',
      `<!DOCTYPE urlset SYSTEM "file:///etc/passwd"><urlset><url><loc>&a;</loc></url></urlset>`,
      'urlset',
    ],
    ['200,000 deep', `<urlset>${'<url>'.repeat(200_000)}`, undefined],
    ['200,000 end tags', `<urlset>${'</url>'.repeat(200_000)}`, undefined],
    ['wrong end tags', `<urlset>${'<url></loc>'.repeat(100_000)}`, undefined],
    ['endless attribute', `<urlset a="${'x'.repeat(2_000_000)}`, undefined],
    ['endless remark', `<urlset><!--${'x'.repeat(2_000_000)}`, 'urlset'],
    ['endless address', `<urlset><url><loc>${'x'.repeat(2_000_000)}`, 'urlset'],
    ['endless line', 'x'.repeat(2_000_000), undefined],
    ['blanks', ' \n'.repeat(1_000_000), undefined],
    ['ampersands', `<urlset><url><loc>${'&'.repeat(300_000)}`, 'urlset'],
    ['NUL', '\0'.repeat(100_000), undefined],
  ])('%s', (_label, text, kind) => {
    let sitemap = parseSitemap('')
    expect(
      effortOf(() => {
        sitemap = parseSitemap(text)
      }),
    ).toBeLessThan(200)
    if (kind) expect(sitemap.kind).toBe(kind)
    for (const url of sitemap.urls) expect(url).not.toMatch(/lol|root:/)
    expect(sitemap.urls.length).toBeLessThan(2)
  })

  test('no text makes it throw', () => {
    const word = fc.constantFrom(
      '<urlset>',
      '<url>',
      '<loc>',
      '</loc>',
      '</url>',
      '&',
      '&#0;',
      '<![CDATA[',
      ']]>',
      '<!--',
      '<?',
      A,
    )
    const text = fc.array(fc.oneof(word, fc.string({ unit: anyCharacter }))).map((words) => words.join(''))
    fc.assert(
      fc.property(text, (words) => {
        for (const whole of [words, `<urlset>${words}`]) expect(Array.isArray(parseSitemap(whole).urls)).toBe(true)
      }),
    )
  })
})
