import { parseSitemap, type Sitemap } from '@operable/core'
import { decodeText } from '../fetch/answer/decode-text.ts'
import { gunzip, isGzip } from './gunzip.ts'

export interface SitemapText {
  body: Uint8Array
  contentType: string | undefined
  /** Of the unpacked text. */
  maxBytes: number
  maxUrls: number
}

/** Reads a sitemap, packed or not: a `.gz` file arrives unpacked where the server calls the packing a content coding. */
export async function readSitemapText({ body, contentType, maxBytes, maxUrls }: SitemapText): Promise<Sitemap> {
  const unpacked = isGzip(body) ? await gunzip(body, maxBytes) : { bytes: body, truncated: false }
  const sitemap = parseSitemap(decodeText(unpacked.bytes, contentType), { maxUrls })
  return unpacked.truncated ? { ...sitemap, truncated: true } : sitemap
}
