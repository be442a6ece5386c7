import { createHash } from 'node:crypto'
import type { TraceForm } from '@operable/core/proof'
import { type RawRequest, unpacked } from './read-request.ts'

/** Hashes of a text in hexadecimal and base64, as trackers make them. */
function digest(text: string): string[] {
  return ['sha256', 'sha1', 'md5', 'sha512'].flatMap((name) => {
    const hash = createHash(name).update(text).digest()
    return [hash.toString('hex'), hash.toString('base64')]
  })
}

/** Where typed values are looked for, in small letters. */
export interface Searched {
  /** What is sent, and the same without the signs that addresses, forms and JSON need. */
  plain: string
  /** What it holds in base64. */
  encoded: string
}

/** A value that is shorter stands anywhere by chance. */
const LEAST_LENGTH = 5

/** Address, headers and body of a request as texts to search in. */
export function searchable({ url, headers, body }: RawRequest): Searched {
  const sent = [url, ...Object.values(headers), new TextDecoder().decode(unpacked(body))].join('\n')
  const read = unescaped(sent)
  const inner = `${sent}\n${read}`.match(/[A-Za-z0-9+/_-]{8,}={0,2}/g) ?? []
  const encoded = inner.flatMap((token) => {
    const text = base64Decoded(token)
    return text === undefined ? [] : [text, unescaped(text)]
  })
  return { plain: `${sent}\n${read}`.toLowerCase(), encoded: encoded.join('\n').toLowerCase() }
}

/** How a request holds a value, or nothing. */
export function traceOf(value: string, { plain, encoded }: Searched): TraceForm | undefined {
  const text = value.toLowerCase()
  if (text.length < LEAST_LENGTH) return undefined
  // Within a longer number it stands by chance: in a point in time, or an identifier.
  const stands = (within: string): boolean =>
    /^\d+$/.test(text) ? new RegExp(`(?<!\\d)${text}(?!\\d)`).test(within) : within.includes(text)
  if (stands(plain)) return 'raw'
  if (stands(encoded)) return 'encoded'
  const variants = new Set([value, value.trim(), text.trim(), value.toUpperCase(), value.replace(/[^\d]/g, '')])
  const isHashed = [...variants].some(
    (variant) => variant.length >= LEAST_LENGTH && digest(variant).some((hash) => plain.includes(hash.toLowerCase())),
  )
  return isHashed ? 'hashed' : undefined
}

/** Escapes of JSON and of addresses undone. */
function unescaped(text: string): string {
  const letters = text.replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return letters.replaceAll('+', ' ').replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run)
    } catch {
      return run
    }
  })
}

function base64Decoded(token: string): string | undefined {
  try {
    const binary = atob(token.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, ''))
    const text = new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)))
    return text.includes('\uFFFD') ? undefined : text
  } catch {
    return undefined
  }
}
