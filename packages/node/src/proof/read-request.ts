import { gunzipSync, inflateSync } from 'node:zlib'
import type { CaughtRequest } from '@operable/core/schema'

/** What is read of a request as it was caught. */
export interface RawRequest {
  url: string
  /** By name, in lower case. */
  headers: Readonly<Record<string, string>>
  body: Uint8Array
}

/** What a request holds, as pairs. */
export interface ReadRequest {
  encoding: CaughtRequest['encoding']
  /** Name or JSON path, and value. */
  fields: [name: string, value: string][]
}

const MOST_FIELDS = 1_000
const MOST_BYTES = 8 * 1024 * 1024

/**
 * The values that a request carries: of its query and, if there is one, of its body. JSON becomes a pair for each value, by
 * its path; JSON within a value (as GraphQL and many forms have it) is read too. Never rejects.
 */
export async function readRequest({ url, headers, body }: RawRequest): Promise<ReadRequest> {
  const query = [...new URL(url).searchParams]
  if (body.byteLength === 0) return { encoding: 'query', fields: query.flatMap(opened).slice(0, MOST_FIELDS) }
  const plain = unpacked(body)
  const type = headers['content-type'] ?? ''
  const read = (await formIn(plain, type)) ?? jsonIn(plain) ?? textIn(plain, type)
  return { ...read, fields: [...query, ...read.fields].flatMap(opened).slice(0, MOST_FIELDS) }
}

/** The body, unpacked if a script has packed it, as session recorders do (RFC 1952, RFC 1950). */
export function unpacked(body: Uint8Array): Uint8Array {
  const [first, second = 0] = body
  const unpack = first === 0x1f && second === 0x8b ? gunzipSync : first === 0x78 ? inflateSync : undefined
  if (!unpack) return body
  try {
    return unpack(body, { maxOutputLength: MOST_BYTES })
  } catch {
    return body
  }
}

async function formIn(body: Uint8Array, type: string): Promise<ReadRequest | undefined> {
  const [, kind = ''] = /^(multipart|application)\/(?:form-data|x-www-form-urlencoded)/i.exec(type) ?? []
  if (!kind) return undefined
  try {
    const form = await new Response(Buffer.from(body), { headers: { 'content-type': type } }).formData()
    return {
      encoding: kind.toLowerCase() === 'multipart' ? 'multipart' : 'urlencoded',
      fields: [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    }
  } catch {
    return undefined
  }
}

/** The pairs of a JSON body; nothing of another one. */
export function jsonIn(body: Uint8Array): ReadRequest | undefined {
  const value = parsed(new TextDecoder().decode(body))
  return value === undefined ? undefined : { encoding: 'json', fields: flattened(value, '') }
}

function textIn(body: Uint8Array, type: string): ReadRequest {
  const text = new TextDecoder().decode(body)
  if (text.includes('\uFFFD')) return { encoding: 'unknown', fields: [] }
  // A script may forget the type of what it sends: `a=b&c=d` without a blank.
  if (!/^text\/(?!plain)/i.test(type) && /^[^\s=&<]+=\S*$/.test(text))
    return { encoding: 'urlencoded', fields: [...new URLSearchParams(text)] }
  return { encoding: 'text', fields: [['', text]] }
}

function opened([name, value]: [string, string]): [string, string][] {
  const inner = /^\s*[[{]/.test(value) ? parsed(value) : undefined
  return inner === undefined ? [[name, value]] : flattened(inner, name)
}

function flattened(value: unknown, path: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, value === null ? '' : String(value)]]
  return Object.entries(value).flatMap(([name, inner]) => flattened(inner, path ? `${path}.${name}` : name))
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
