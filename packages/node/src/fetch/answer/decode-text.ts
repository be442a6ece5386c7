import { TextDecoder } from 'node:util'
import { parse as parseContentType } from 'content-type'
import { sniffEncoding } from './sniff-encoding.ts'

const PRESCAN_BYTES = 1024
/** A head that is longer than any; browsers look for a declaration to its end where nothing else tells the encoding. */
const HEAD_BYTES = 64 * 1024

/**
 * Bytes of a document as text. The encoding is, in this order: a byte order mark, the `charset` of the Content-Type
 * header, what the first 1,024 bytes declare (`<meta charset>`, `<meta http-equiv>`, an XML declaration), UTF-8. A page of
 * HTML that is not UTF-8 then has what the rest of its head declares, else what its bytes look like, else windows-1252,
 * the fallback for western languages.
 * A label that nobody knows counts as absent, and bytes that are wrong become U+FFFD. Never throws.
 * Source: WHATWG HTML, "determining the character encoding", and the Encoding standard's labels.
 */
export function decodeText(body: Uint8Array, contentType: string | undefined): string {
  return decoderOf(body, contentType).decode(body)
}

/** What decodes such bytes. Shared: it must not be given a stream. */
export function decoderOf(body: Uint8Array, contentType: string | undefined): TextDecoder {
  const decoder = fromByteOrderMark(body) ?? fromHeader(contentType) ?? fromDeclaration(body, PRESCAN_BYTES)
  if (decoder) return decoder
  const isHtml = contentType === undefined || /^\s*text\/html\b/i.test(contentType)
  if (!isHtml || isMostlyUtf8(utf8.decode(body))) return utf8
  return fromDeclaration(body, HEAD_BYTES) ?? fromLooks(body) ?? windows1252
}

const utf8 = new TextDecoder()
const windows1252 = new TextDecoder('windows-1252')
const cached = new Map<string, TextDecoder>([['utf-8', utf8]])

function fromByteOrderMark(body: Uint8Array): TextDecoder | undefined {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return utf8
  if (body[0] === 0xfe && body[1] === 0xff) return decoderFor('utf-16be')
  if (body[0] === 0xff && body[1] === 0xfe) return decoderFor('utf-16le')
  return undefined
}

function fromHeader(contentType: string | undefined): TextDecoder | undefined {
  if (!contentType?.toLowerCase().includes('charset')) return undefined
  try {
    // Quotes in either style are common, but only double ones belong to the syntax.
    const label = parseContentType(contentType).parameters.charset
    return label === undefined ? undefined : decoderFor(label.replaceAll("'", ''))
  } catch {
    return undefined
  }
}

/** Few wrong bytes are a fault in a page of UTF-8; in one of another encoding nearly every letter beyond ASCII is wrong. */
function isMostlyUtf8(text: string): boolean {
  if (!text.includes('\uFFFD')) return true
  // A character that the end of the bytes cuts is no fault.
  const letters = text.slice(0, -1).match(/[^\0-\x7F]/gu) ?? []
  const wrong = letters.filter((letter) => letter === '\uFFFD').length
  return wrong === 0 || letters.length > 2 * wrong
}

function fromDeclaration(body: Uint8Array, limit: number): TextDecoder | undefined {
  const start = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, limit)).toString('latin1')
  const head = limit > PRESCAN_BYTES ? withoutScripts(start) : start
  const declared = xmlEncoding(start) ?? metaCharset(withoutComments(head))
  const decoder = declared === undefined ? undefined : decoderFor(declared)
  // A declaration that could be read as ASCII cannot be in UTF-16 (the standard says: take UTF-8).
  return decoder?.encoding.startsWith('utf-16') ? utf8 : decoder
}

function fromLooks(body: Uint8Array): TextDecoder | undefined {
  const sniffed = sniffEncoding(body)
  return sniffed === undefined ? undefined : decoderFor(sniffed)
}

function xmlEncoding(start: string): string | undefined {
  if (!start.startsWith('<?xml')) return undefined
  return /encoding\s{0,9}=\s{0,9}["']([^"'<>]{1,40})["']/.exec(start.slice(0, start.indexOf('>')))?.[1]
}

function metaCharset(start: string): string | undefined {
  for (const [tag] of start.matchAll(/<meta[\s/][^>]*/gi)) {
    const label = /charset\s{0,9}=\s{0,9}["']?\s{0,9}([^\s"'/>;]{1,40})/i.exec(tag)?.[1]
    if (label !== undefined) return label
  }
  return undefined
}

function withoutScripts(start: string): string {
  const [first = '', ...rest] = start.split(/<(?=script|style)/i)
  return [first, ...rest.map((part) => part.split(/<\/(?:script|style)/i)[1] ?? '')].join(' ')
}

function withoutComments(start: string): string {
  if (!start.includes('<!--')) return start
  const [first = '', ...rest] = start.split('<!--')
  const kept = rest.map((part) => (part.includes('-->') ? part.slice(part.indexOf('-->') + 3) : ''))
  return [first, ...kept].join(' ')
}

function decoderFor(label: string): TextDecoder | undefined {
  const name = label.trim().toLowerCase()
  const known = cached.get(name)
  if (known) return known
  try {
    // The standard maps this label of old forms to the encoding that pages mean by it.
    const decoder = new TextDecoder(name === 'x-user-defined' ? 'windows-1252' : name)
    if (cached.size < 50) cached.set(name, decoder)
    return decoder
  } catch {
    return undefined
  }
}
