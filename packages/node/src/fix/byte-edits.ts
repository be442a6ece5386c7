import { TextDecoder } from 'node:util'
import { applyEdits, type Edit } from '@operable/core/findings'
import { decoderOf } from '../fetch/answer/decode-text.ts'

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
  const { encoding } = decoderOf(bytes, contentType)
  if (encoding.startsWith('utf-16') || encoding.startsWith('iso-2022')) return undefined
  const isUnicode = encoding === 'utf-8'
  const written = edits.map((edit) => ({ ...edit, text: isUnicode ? edit.text : inAscii(edit.text) }))
  const parts: Uint8Array[] = []
  let at = 0
  for (const { start, end, text } of written.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(bytes.subarray(at, offsetOf(bytes, start, encoding)), Buffer.from(text, 'utf8'))
    at = offsetOf(bytes, end, encoding)
  }
  const edited = Buffer.concat([...parts, bytes.subarray(at)])
  const expected = applyEdits(new TextDecoder(encoding).decode(bytes), written)
  return new TextDecoder(encoding).decode(edited) === expected ? edited : undefined
}

/** Characters that the encoding may not have, as HTML writes any character. */
function inAscii(text: string): string {
  return text.replace(/\P{ASCII}/gu, (character) => `&#${character.codePointAt(0)};`)
}

/** Where a character of the text begins: the fewest bytes that are decoded to everything before it. */
function offsetOf(bytes: Uint8Array, index: number, encoding: string): number {
  let low = 0
  let high = bytes.byteLength
  while (low < high) {
    const middle = (low + high) >> 1
    if (lengthOf(bytes.subarray(0, middle), encoding) < index) low = middle + 1
    else high = middle
  }
  // Nothing goes before a byte order mark.
  return index === 0 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : low
}

function lengthOf(bytes: Uint8Array, encoding: string): number {
  return new TextDecoder(encoding).decode(bytes, { stream: true }).length
}
