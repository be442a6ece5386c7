import { describe, expect, test } from 'vitest'
import { parsePage } from '../index.ts'
import { uniqueSelector } from '../page.ts'

const read = (html: string) => parsePage(html, { url: 'https://site.example/a/' })

describe('links', () => {
  test.each([
    [
      'relative',
      '<a href=b>x</a>',
      { href: 'https://site.example/a/b', text: 'x', visible: true, actsAsButton: false },
    ],
    ['named by an image', '<a href=/><img alt=Home></a>', { text: 'Home' }],
    ['hidden', '<div hidden><a href=/>x</a></div>', { visible: false }],
    ['dressed as a button', '<a href=/ class="big btn-primary">x</a>', { actsAsButton: true }],
    ['not an address', '<a href="http://[">x</a>', { hrefText: 'http://[' }],
    ['rel', '<a href=/ rel=nofollow>x</a>', { rel: 'nofollow' }],
  ])('%s', (_, html, expected) => expect(read(html).links[0]).toMatchObject(expected))

  test('an anchor that leads nowhere is no link', () => expect(read('<a name=top>x</a>').links).toEqual([]))

  test('each link has a selector of its own', () => {
    const page = read('<nav><a href=/a>1</a><a href=/b>2</a><a href=/b>3</a></nav><a href=/a>4</a>')
    expect(new Set(page.links.map((link) => uniqueSelector(link, page))).size).toBe(4)
  })

  test('a copy of a page has no document to select in', () => {
    const page = read('<a href=/>x</a>')
    expect(() => uniqueSelector({ node: 0 }, structuredClone(page))).toThrow(TypeError)
    expect(() => uniqueSelector({ node: 99 }, page)).toThrow(TypeError)
  })
})

describe('language', () => {
  test.each([
    ['<html lang=de-AT>', 'de', 'lang'],
    ['<meta http-equiv=content-language content="fr-FR, en">', 'fr', 'meta'],
    ['<meta property=og:locale content=pt_BR>', 'pt', 'meta'],
    [
      '<p>Wir sind für Sie da und das Team ist mit der Beratung nicht von gestern, die wir auf eine Art zu schätzen wissen',
      'de',
      'words',
    ],
    ['<p>予約はこちらからお願いします', 'ja', 'words'],
    ['<p>abc', 'und', 'none'],
    ['<html lang=""><p>abc', 'und', 'none'],
  ])('%s', (html, code, source) => expect(read(html).language).toEqual({ code, source }))
})

describe('head', () => {
  test('title, description, canonical, social', () => {
    const page = read(
      '<title> A &amp; B </title><meta name=Description content=" d  e "><link rel=canonical href=/c><meta property=og:title content=x><meta name=robots content=noindex>',
    )
    expect(page).toMatchObject({ title: 'A & B', canonical: 'https://site.example/c' })
    expect(page.meta).toEqual({ description: 'd e', robots: 'noindex', social: ['og:title'] })
  })
})

describe('headings and paragraphs', () => {
  test('levels, hidden paragraphs, empty ones', () => {
    const page = read(
      '<h1>A</h1><h3>B</h3><div role=heading aria-level=4>C</div><h2> </h2><p>x</p><p hidden>y</p><p></p>',
    )
    expect(page.headings.map(({ level, text }) => [level, text])).toEqual([
      [1, 'A'],
      [3, 'B'],
      [4, 'C'],
    ])
    expect(page.paragraphs).toEqual(['x'])
  })
})

describe('structured data', () => {
  const jsonLd = (text: string) => read(`<script type="application/ld+json">${text}</script>`).structuredData
  test.each([
    ['types', '{"@type":["A","https://schema.org/B"],"x":{"@type":"C"}}', ['A', 'B', 'C']],
    ['a graph', '{"@graph":[{"@type":"A"},{"@type":"B"}]}', ['A', 'B']],
    ['in a comment', '<!-- {"@type":"A"} -->', ['A']],
    ['markup in a text', '{"@type":"A","t":"<b>x</b> & < y"}', ['A']],
    ['types that are no texts', '{"@type":[1,null,{}]}', []],
  ])('JSON-LD: %s', (_, text, types) => expect(jsonLd(text).items.map(({ type }) => type)).toEqual(types))

  test.each([
    ['a URL', '"https://x.example/{q}"', 'https://x.example/{q}'],
    ['an entry point', '{"urlTemplate":"https://x.example/{q}"}', 'https://x.example/{q}'],
    ['a list', '[{"urlTemplate":"https://x.example/"}]', 'https://x.example/'],
    ['nothing usable', '5', undefined],
  ])('an action with %s', (_, target, expected) =>
    expect(
      jsonLd(`{"@type":"A","potentialAction":{"@type":"SearchAction","target":${target}}}`).potentialActions[0]?.target,
    ).toBe(expected),
  )

  test('what is not JSON is told, not thrown', () => expect(jsonLd('{"a":').errors).toHaveLength(1))

  test('microdata and RDFa', () => {
    const { items } = read(
      '<div itemscope itemtype="https://schema.org/Store"></div><div typeof=Event></div>',
    ).structuredData
    expect(items).toEqual([
      { syntax: 'microdata', type: 'Store' },
      { syntax: 'rdfa', type: 'Event' },
    ])
  })
})

describe('intents', () => {
  test.each([
    ['booking', '<a href=/x>Termin buchen</a>'],
    ['contact', '<a href="/contact-us">Us</a>'],
    ['contact', '<a href="mailto:a@site.example">a@site.example</a>'],
    ['pricing', '<h2>Pricing</h2>'],
    ['checkout', '<a href="/cart">3</a>'],
    ['booking', '<a href=/x>Contact lenses: book an appointment</a>'],
    ['checkout', '<a href=/x>Check out</a>'],
    ['support', '<h2>Support</h2>'],
    ['search', '<form role=search><input type=search></form>'],
    ['login', '<form><input name=user><input type=password></form>'],
    ['contact', '<form><input type=email><textarea name=message></textarea></form>'],
    ['booking', '<iframe src="https://calendly.com/x"></iframe>'],
  ])('%s: %s', (intent, html) => expect(read(html).intents.map((surface) => surface.intent)).toContain(intent))

  test.each([
    ['a long sentence', '<a href=/x>The book that I was reading when we met in the old library downtown</a>'],
    ['a word inside a path', '<a href="/contact-lenses-guide-for-beginners">Lenses</a>'],
    ['a hidden link', '<a hidden href=/x>Book now</a>'],
    ['lenses', '<a href=/c>Contact lenses</a>'],
    ['a book of addresses', '<a href=/c>Address book</a>'],
    ['reviews', '<h2>Book reviews</h2>'],
    ['what the site supports', '<h2>We support local artists</h2>'],
    ['something to look at', '<a href=/b>Check out our blog</a>'],
    ['who won', '<a href=/w>Price winners of the contest</a>'],
  ])('none: %s', (_, html) => expect(read(html).intents).toEqual([]))
})

describe('vendors', () => {
  test.each([
    ['HubSpot Forms', '<script src="//js.hsforms.net/forms/v2.js"></script>'],
    ['Google Forms', '<iframe src="https://docs.google.com/forms/d/e/x/viewform"></iframe>'],
    ['Typeform', '<iframe data-src="https://acme.typeform.com/to/x"></iframe>'],
  ])('%s', (vendor, html) => expect(read(html).vendors.map((each) => each.vendor)).toEqual([vendor]))

  test.each([
    ['a host that ends alike', '<iframe src="https://nottypeform.com/x"></iframe>'],
    ['another product of the host', '<iframe src="https://docs.google.com/document/x"></iframe>'],
    ['a host in the query', '<iframe src="https://a.example/?typeform.com"></iframe>'],
  ])('none: %s', (_, html) => expect(read(html).vendors).toEqual([]))
})

describe('frames', () => {
  const own = { own: true, shown: true }
  test.each<[string, string, object]>([
    [
      'of the same origin',
      '<iframe id=b src="/book#top"></iframe>',
      { ...own, selector: '#b', url: 'https://site.example/book' },
    ],
    ['of another origin', '<iframe src="https://other.example/"></iframe>', { own: false, shown: true }],
    ['another port', '<iframe src="https://site.example:8443/"></iframe>', { own: false }],
    [
      'a document in the markup',
      '<iframe srcdoc="<p>a&amp;amp;b</p>" src="/x"></iframe>',
      { ...own, srcdoc: '<p>a&amp;b</p>' },
    ],
    ['that a script fills', '<iframe src="about:blank"></iframe>', own],
    ['a sandbox', '<iframe sandbox src="/book"></iframe>', { own: false }],
    ['a sandbox that keeps forms in', '<iframe sandbox="allow-same-origin" src="/book"></iframe>', { own: false }],
    ['a sandbox that lets both', '<iframe sandbox="allow-forms allow-same-origin" src="/book"></iframe>', own],
    ['hidden', '<div hidden><iframe src="/book"></iframe></div>', { own: true, shown: false }],
    ['taken away by style', '<iframe style="display:none" src="/book"></iframe>', { shown: false }],
    ['a pixel', '<iframe width=1 height=1 src="/count"></iframe>', { shown: false }],
    ['nothing', '<iframe style="width: 0px; height: 0; border: 0" src="/count"></iframe>', { shown: false }],
    ['a bar', '<iframe width="100%" height=1 src="/book"></iframe>', { shown: true }],
    [
      'one that a script makes as large as its page',
      '<iframe height=1 style="width: 1px; min-width: 100%" src="/book"></iframe>',
      { shown: true },
    ],
    [
      'a large style over small attributes',
      '<iframe width=1 height=1 style="width:400px" src="/book"></iframe>',
      { shown: true },
    ],
  ])('%s', (_, html, frame) => expect(read(html).frames).toMatchObject([frame]))

  test('a page without any has no such list', () => expect(read('<p>x</p>')).not.toHaveProperty('frames'))

  test('what a srcdoc leads to is resolved as on its page', () => {
    const page = parsePage('<form action="go"><input name=a></form>', {
      url: 'https://site.example/',
      baseUrl: 'https://site.example/deep/page',
    })
    expect([page.url, page.forms[0]?.action]).toEqual(['https://site.example/', 'https://site.example/deep/go'])
  })
})

describe('empty shells', () => {
  test.each([
    ['a mount point and a script', '<div id=root></div><script src=a.js></script>', true],
    ['a loading text', '<p>Loading, please wait</p><script src=a.js></script>', true],
    ['nothing but a script', '<script src=a.js></script>', true],
    ['no script', '<div id=root></div>', false],
    [
      'a form',
      '<form>Please enter the code that we have sent you by mail <input></form><script src=a.js></script>',
      false,
    ],
    ['a page', `<div id=root><p>${'Words to read. '.repeat(20)}</p></div><script src=a.js></script>`, false],
    ['only data', '<script type="application/ld+json">{}</script>', false],
  ])('%s', (_, html, isShell) => expect(read(html).emptyShell.isShell).toBe(isShell))
})

test.each([
  ['<script src="x"/><p>b</p>', 'b'],
  ['<title/><p>b</p>', 'b'],
  ['<style/><iframe/><textarea/><noscript/><p>b</p>', 'b'],
  ['<p/><p>b</p>', 'b'],
  ['<svg><g><path/></g></svg><p>b</p>', 'b'],
  ['<p>b<svg/><br/><a/></p>', 'b'],
])('an empty tag of XHTML swallows nothing: %s', (html, text) => {
  const xhtml = `<!DOCTYPE html><html><body>${html}</body></html>`
  expect(parsePage(xhtml, { url: 'https://site.example/', xml: true }).paragraphs).toEqual([text])
})

test('a control after an empty form of XHTML belongs to no form', () => {
  const page = parsePage('<form/><input name="a"/>', { url: 'https://site.example/', xml: true })
  expect(page.forms).toMatchObject([{ fields: [] }])
  expect(page.looseFields).toMatchObject([{ name: 'a' }])
})
