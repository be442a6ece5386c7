import { parseSitemap, type Sitemap } from '@operable/core/site'
import { decodeText } from '../fetch/answer/decode-text.ts'
import { gunzip, isGzip } from './gunzip.ts'

export interface SitemapQuestion {
  /** Where it stands, which relative addresses start from. */
  url: string
  body: Uint8Array
  contentType: string | undefined
  /** Of the unpacked text. */
  maxBytes: number
  maxUrls: number
}

/** What a sitemap says. */
export interface SitemapEntries extends Pick<Sitemap, 'kind' | 'detail' | 'truncated'> {
  entries: number
  /** The entries as absolute addresses, http and https, one a line: a text crosses to another thread at once, 50,000 do not. */
  addresses: string
}

/** Reads a sitemap, packed or not: a `.gz` file arrives unpacked where the server calls the packing a content coding. */
export async function readSitemapText(question: SitemapQuestion): Promise<SitemapEntries> {
  const { url, body, contentType, maxBytes, maxUrls } = question
  const unpacked = isGzip(body) ? await gunzip(body, maxBytes) : { bytes: body, truncated: false }
  const { urls, truncated, ...sitemap } = parseSitemap(decodeText(unpacked.bytes, contentType), { maxUrls })
  const addresses = urls.flatMap((text) => resolveEntry(text, url)).join('\n')
  return { ...sitemap, entries: urls.length, addresses, truncated: truncated || unpacked.truncated }
}

/** The address as an absolute one, in a list that is empty for schemes other than http and https. */
export function resolveEntry(text: string, base: string): string[] {
  const url = URL.parse(text, base)
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? [url.href] : []
}

/** The addresses of a reading, one after the other. */
export function* linesOf(addresses: string): Generator<string> {
  for (let start = 0, end = 0; start < addresses.length; start = end + 1) {
    end = addresses.indexOf('\n', start)
    if (end < 0) end = addresses.length
    yield addresses.slice(start, end)
  }
}
