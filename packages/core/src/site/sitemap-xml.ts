import { SaxesParser, type SaxesTagPlain } from 'saxes'
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

/** What was read so far. */
interface Reading {
  readonly maxUrls: number
  kind: Sitemap['kind']
  readonly urls: string[]
  /** Local names of the elements that are open. */
  readonly path: string[]
  /** Text of the element that holds an address, as far as it came; undefined anywhere else. */
  text: string | undefined
  faults: number
  /** The first fault, or why it is not a sitemap. */
  detail: string | undefined
  /** `refused`: it is not a sitemap. `cut`: a limit was reached, what came before counts. */
  stopped: 'refused' | 'cut' | undefined
}

/** Reads an XML sitemap or feed by local names. Declared entities and DTDs are refused, nothing outside is ever read. */
export function createSitemapXml(maxUrls: number): SitemapReader {
  const reading: Reading = {
    maxUrls,
    kind: undefined,
    urls: [],
    path: [],
    text: undefined,
    faults: 0,
    detail: undefined,
    stopped: undefined,
  }
  const escapeAmpersands = createAmpersandEscape()
  const parser = new SaxesParser({ xmlns: false, position: false })
  // They are not part of the format, and XML parsers are attacked through them.
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) stop(reading, 'refused', 'The file declares its own entities or elements (DTD).')
  })
  parser.on('opentag', (tag) => openElement(reading, tag))
  parser.on('text', (piece) => addText(reading, piece))
  parser.on('cdata', (piece) => addText(reading, piece.replaceAll('&amp;', '&')))
  parser.on('closetag', () => closeElement(reading))
  parser.on('error', ({ message }) => countFault(reading, message))

  return {
    get done() {
      return reading.stopped !== undefined
    },
    write(chunk) {
      if (!reading.stopped) parser.write(escapeAmpersands(chunk))
    },
    end() {
      // A file that was cut has open elements; closing the parser would only report that.
      if (!reading.stopped) parser.write(escapeAmpersands('', true))
      return sitemapOf(reading)
    },
  }
}

function openElement(reading: Reading, { name, attributes }: SaxesTagPlain): void {
  if (reading.stopped) return
  const { path } = reading
  const local = localName(name)
  if (path.length === 0) {
    reading.kind = KINDS.get(local)
    if (!reading.kind) {
      const root = local.slice(0, 100)
      return stop(reading, 'refused', `The file is XML, but not a sitemap: its root element is "${root}".`)
    }
  }
  const place = `${path.at(-1)}>${local}`
  path.push(local)
  if (path.length > DEPTH) return stop(reading, 'refused', 'The file is nested too deeply.')
  reading.text = PLACES.has(place) ? '' : undefined
  // Atom keeps the address in an attribute; other relations than "alternate" lead elsewhere.
  const { href, rel } = attributes
  if (place === 'entry>link' && href !== undefined && (rel ?? 'alternate') === 'alternate') addUrl(reading, href)
}

function addText(reading: Reading, piece: string): void {
  if (reading.text !== undefined && reading.text.length <= LONGEST_URL) reading.text += piece
}

function closeElement(reading: Reading): void {
  if (reading.stopped) return
  if (reading.text !== undefined) addUrl(reading, reading.text)
  reading.text = undefined
  reading.path.pop()
}

function addUrl(reading: Reading, text: string): void {
  const url = text.trim()
  if (url === '' || url.length > LONGEST_URL) return
  if (reading.urls.length < reading.maxUrls) reading.urls.push(url)
  else stop(reading, 'cut', `The file lists more than ${reading.maxUrls} addresses.`)
}

function countFault(reading: Reading, message: string): void {
  reading.detail ??= `The XML is not valid: ${message}`.slice(0, 300)
  if (++reading.faults > FAULTS) stop(reading, 'cut', `The XML has more than ${FAULTS} errors.`)
}

/** What stopped the reading first is what is told of it. */
function stop(reading: Reading, how: 'refused' | 'cut', why: string): void {
  if (reading.stopped) return
  reading.stopped = how
  reading.detail = why
}

function sitemapOf({ kind, urls, path, stopped, detail }: Reading): Sitemap {
  if (stopped === 'refused' || !kind) return { urls: [], truncated: false, detail: detail ?? 'The XML is empty.' }
  const isWhole = stopped === undefined && path.length === 0
  const told = detail ?? (isWhole ? undefined : 'The file is cut off.')
  return { kind, urls, truncated: !isWhole, ...(told && { detail: told }) }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** A reference has at most this many characters; what is longer is a plain ampersand. */
const REFERENCE = 12

/**
 * Writes `&` as `&amp;` where no reference starts: many sitemaps hold raw query strings, and the parser would swallow
 * what follows up to the next semicolon. Text inside CDATA is changed as well: its reader changes it back.
 *
 * @returns takes the text in pieces and gives what of it is settled; the last piece gives the rest
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
