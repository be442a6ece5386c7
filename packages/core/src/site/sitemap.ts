import { looksLikeHtml } from './looks-like-html.ts'
import type { Sitemap, SitemapLimits, SitemapReader } from './sitemap-model.ts'
import { createSitemapText } from './sitemap-text.ts'
import { createSitemapXml } from './sitemap-xml.ts'

/** Characters written at a time, so that a limit ends the work soon. */
const PIECE = 65_536
/** Characters that tell the form; a shorter file is told at its end. */
const HEAD = 4096

/**
 * Reads a whole sitemap: urlset, index, text list, RSS or Atom, told apart by content. Takes decoded, unpacked text.
 * Never throws.
 */
export function parseSitemap(text: string, limits: SitemapLimits = {}): Sitemap {
  const reader = createSitemapReader(limits)
  for (let start = 0; start < text.length && !reader.done; start += PIECE) {
    reader.write(text.slice(start, start + PIECE))
  }
  return reader.end()
}

/**
 * Reads a sitemap in pieces, in memory bounded by the addresses found. Namespaces are not looked at; a byte order mark
 * and blanks in front are skipped; faults of syntax are stepped over. Entities are the five of XML and numeric ones, and
 * a file that declares its own is refused.
 */
export function createSitemapReader({ maxUrls = 50_000, maxLength = 52_428_800 }: SitemapLimits = {}): SitemapReader {
  let format: SitemapReader | undefined
  let head = ''
  let length = 0
  let cut = false

  const start = (): void => {
    format = formatOf(head, maxUrls)
    format?.write(head)
    head = ''
  }
  return {
    get done() {
      return cut || (format?.done ?? false)
    },
    write(chunk) {
      if (cut || format?.done) return
      const piece = chunk.slice(0, maxLength - length)
      cut = piece.length < chunk.length
      length += piece.length
      if (format) return format.write(piece)
      head = (head + piece).replace(/^[\uFEFF\s]+/, '')
      if (head.length >= HEAD) start()
    },
    end() {
      if (!format) start()
      const sitemap = format?.end() ?? { urls: [], truncated: false, detail: 'The file is empty.' }
      return cut && sitemap.kind ? { ...sitemap, truncated: true } : sitemap
    },
  }
}

function formatOf(head: string, maxUrls: number): SitemapReader | undefined {
  if (head === '') return undefined
  if (looksLikeHtml(head)) return page
  return head.startsWith('<') ? createSitemapXml(maxUrls) : createSitemapText(maxUrls)
}

const page: SitemapReader = {
  done: true,
  write() {},
  end: () => ({ urls: [], truncated: false, detail: 'The response is an HTML page.' }),
}
