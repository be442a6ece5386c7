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

/** Where typed values are looked for. */
export interface Searched {
  /** As it is sent. */
  raw: string
  /** The same with its encodings undone. */
  decoded: string
}

/** A value that is shorter stands anywhere by chance. */
const LEAST_LENGTH = 5

/**
 * Address, headers and body of a request as one text to search in, and once more with percent signs, entities, escapes and
 * base64 undone.
 */
export function searchable({ url, headers, body }: RawRequest): Searched {
  const text = new TextDecoder().decode(unpacked(body))
  const raw = [url, ...Object.values(headers), text].join('\n').toLowerCase()
  const layers = [percentDecoded(raw)]
  const original = [url, ...Object.values(headers), text].join('\n')
  for (const token of `${original}\n${percentDecoded(original)}`.match(/[A-Za-z0-9+/_-]{8,}={0,2}/g) ?? []) {
    const inner = base64Decoded(token)
    if (inner) layers.push(percentDecoded(inner.toLowerCase()))
  }
  return { raw, decoded: layers.join('\n') }
}

/** How a request holds a value, or nothing. */
export function traceOf(value: string, { raw, decoded }: Searched): TraceForm | undefined {
  const plain = value.toLowerCase()
  if (plain.length < LEAST_LENGTH) return undefined
  if (raw.includes(plain)) return 'raw'
  if (decoded.includes(plain) || raw.includes(encodeURIComponent(plain).toLowerCase())) return 'encoded'
  const variants = new Set([value, value.trim(), plain.trim(), value.toUpperCase(), value.replace(/[^\d]/g, '')])
  const isHashed = [...variants].some(
    (variant) => variant.length >= LEAST_LENGTH && digest(variant).some((hash) => raw.includes(hash.toLowerCase())),
  )
  return isHashed ? 'hashed' : undefined
}

function percentDecoded(text: string): string {
  const unescaped = text.replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return unescaped.replaceAll('+', ' ').replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
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
