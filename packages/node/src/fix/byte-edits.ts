import { TextDecoder } from 'node:util'
import { applyEdits, type Edit } from '@operable/core/findings'
import { decoderOf } from '../fetch/answer/decode-text.ts'

/** Why the text of a file cannot be changed; undefined if it can. @param contentType as the file is served */
export function unwritable(bytes: Uint8Array, contentType: string | undefined): string | undefined {
  const { encoding } = decoderOf(bytes, contentType)
  if (!/^(?:utf-16|iso-2022)/.test(encoding)) return undefined
  return `The file is in ${encoding.toUpperCase()}, which a diff cannot hold. Save it in UTF-8.`
}

/**
 * The bytes of a file after edits of its text: what no edit touches stays byte for byte, in whatever encoding it is.
 * Undefined for an encoding that cannot be written so, such as UTF-16, whose diff nobody could apply.
 *
 * @param contentType as the file is served
 */
export function editBytes(
  bytes: Uint8Array,
  edits: readonly Edit[],
  contentType: string | undefined,
): Uint8Array | undefined {
  if (unwritable(bytes, contentType)) return undefined
  const { encoding } = decoderOf(bytes, contentType)
  const isUnicode = encoding === 'utf-8'
  const written = edits.map((edit) => ({ ...edit, text: isUnicode ? edit.text : inAscii(edit.text) }))
  const text = new TextDecoder(encoding).decode(bytes)
  const offsetOf = offsets(bytes, text, encoding)
  const parts: Uint8Array[] = []
  let at = 0
  for (const { start, end, text: added } of written.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(bytes.subarray(at, offsetOf(start)), Buffer.from(added, 'utf8'))
    at = offsetOf(end)
  }
  const edited = Buffer.concat([...parts, bytes.subarray(at)])
  const expected = applyEdits(text, written)
  return new TextDecoder(encoding).decode(edited) === expected ? edited : undefined
}

/** Characters that the encoding may not have: as JSON writes any character in structured data, as HTML does elsewhere. */
function inAscii(text: string): string {
  return text
    .replace(/<script\b[^>]*>[^<]*/gi, (script) => script.replace(/[^\0-\x7F]/g, inJson))
    .replace(/\P{ASCII}/gu, (character) => `&#${character.codePointAt(0)};`)
}

function inJson(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Where the characters of a text begin in its bytes, asked from the first to the last. */
function offsets(bytes: Uint8Array, text: string, encoding: string): (index: number) => number {
  // One byte is one character.
  if (text.length === bytes.byteLength) return (index) => index
  // Nothing goes before a byte order mark.
  const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  if (encoding === 'utf-8' && Buffer.byteLength(text, 'utf8') + mark === bytes.byteLength) {
    let last = { index: 0, offset: mark }
    return (index) => {
      last = { index, offset: last.offset + Buffer.byteLength(text.slice(last.index, index), 'utf8') }
      return last.offset
    }
  }
  return (index) => (index === 0 ? mark : searched(bytes, index, encoding))
}

/** The fewest bytes that are decoded to everything before a character. */
function searched(bytes: Uint8Array, index: number, encoding: string): number {
  let low = 0
  let high = bytes.byteLength
  while (low < high) {
    const middle = (low + high) >> 1
    const start = new TextDecoder(encoding).decode(bytes.subarray(0, middle), { stream: true })
    if (start.length < index) low = middle + 1
    else high = middle
  }
  return low
}
