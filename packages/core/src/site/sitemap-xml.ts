import { SaxesParser } from 'saxes'
import { LONGEST_URL, type Sitemap, type SitemapReader } from './sitemap-model.ts'

/** Far deeper than any sitemap or feed; a stack that only hostile files fill. */
const DEPTH = 32
/** Faults of syntax that are stepped over. */
const FAULTS = 1000

/** Root elements by local name. RSS 1.0 has the root `RDF`. */
const KINDS: ReadonlyMap<string, Sitemap['kind']> = new Map([
  ['urlset', 'urlset'],
  ['sitemapindex', 'index'],
  ['rss', 'feed'],
  ['feed', 'feed'],
  ['RDF', 'feed'],
])

/** Where addresses stand, as `parent>element`. Elements of extensions (`image:loc`) have other parents. */
const PLACES: ReadonlySet<string> = new Set(['url>loc', 'sitemap>loc', 'item>link', 'entry>link'])

/** Reads an XML sitemap or feed by local names. Declared entities and DTDs are refused, nothing outside is ever read. */
export function createSitemapXml(maxUrls: number): SitemapReader {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const path: string[] = []
  const urls: string[] = []
  let kind: Sitemap['kind']
  let detail: string | undefined
  let faults = 0
  let stopped: 'refused' | 'cut' | undefined
  let text: string | undefined
  const escapeAmpersands = createAmpersandEscape()

  const stop = (how: 'refused' | 'cut', why: string): void => {
    if (stopped) return
    stopped = how
    detail = why
  }
  const refuse = (why: string) => stop('refused', why)
  const add = (url: string): void => {
    const trimmed = url.trim()
    if (trimmed === '' || trimmed.length > LONGEST_URL) return
    if (urls.length < maxUrls) urls.push(trimmed)
    else stop('cut', `The file lists more than ${maxUrls} addresses.`)
  }
  const addText = (piece: string): void => {
    if (text !== undefined && text.length <= LONGEST_URL) text += piece
  }

  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) refuse('The file declares its own entities or elements (DTD).')
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (stopped) return
    const local = localName(name)
    if (path.length === 0) {
      kind = KINDS.get(local)
      if (!kind) return refuse(`The file is XML of another kind: its root element is "${local.slice(0, 100)}".`)
    }
    const place = `${path.at(-1)}>${local}`
    path.push(local)
    if (path.length > DEPTH) return refuse('The file is nested too deep.')
    text = PLACES.has(place) ? '' : undefined
    // Atom keeps the address in an attribute; other relations than "alternate" lead elsewhere.
    const { href, rel } = attributes
    if (place === 'entry>link' && href !== undefined && (rel ?? 'alternate') === 'alternate') add(href)
  })
  parser.on('text', addText)
  parser.on('cdata', (piece) => addText(piece.replaceAll('&amp;', '&')))
  parser.on('closetag', () => {
    if (stopped) return
    if (text !== undefined) add(text)
    text = undefined
    path.pop()
  })
  parser.on('error', ({ message }) => {
    detail ??= `The XML has a fault: ${message}`.slice(0, 300)
    if (++faults > FAULTS) stop('cut', `The XML has more than ${FAULTS} faults.`)
  })

  return {
    get done() {
      return stopped !== undefined
    },
    write(chunk) {
      if (!stopped) parser.write(escapeAmpersands(chunk))
    },
    end() {
      if (!stopped) parser.write(escapeAmpersands('', true))
      // A file that was cut has open elements; closing the parser would only report that.
      if (stopped === 'refused' || !kind) return { urls: [], truncated: false, detail: detail ?? 'The XML is empty.' }
      const isWhole = stopped === undefined && path.length === 0
      if (!isWhole) detail ??= 'The file ends in the middle.'
      return { kind, urls, truncated: !isWhole, ...(detail && { detail }) }
    },
  }
}

/** A reference has at most this many characters; what is longer is a plain ampersand. */
const REFERENCE = 12

/**
 * Writes `&` as `&amp;` where no reference starts: many sitemaps hold raw query strings, and the parser would swallow
 * what follows up to the next semicolon. Text inside CDATA is changed as well and changed back there.
 */
function createAmpersandEscape(): (chunk: string, isLast?: boolean) => string {
  let held = ''
  return (chunk, isLast = false) => {
    const text = held + chunk
    const last = text.indexOf('&', Math.max(0, text.length - REFERENCE))
    const end = isLast || last === -1 ? text.length : last
    held = text.slice(end)
    return text.slice(0, end).replace(/&(?!(?:[a-z]{1,8}|#\d{1,7}|#x[\da-f]{1,6});)/gi, '&amp;')
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
