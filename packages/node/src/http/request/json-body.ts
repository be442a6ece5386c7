import { OperableError } from '@operable/core'
import type { z } from 'zod'
import { misfitError, RequestError } from './request-error.ts'

const MAX_DEPTH = 32

export interface BodyRules {
  /** Bytes. */
  limit: number
  /** Media types that are read. */
  types: readonly string[]
}

/**
 * The body of a request, as its schema gives it. Reading stops at the limit.
 *
 * @throws OperableError `unsupported_media_type`, `payload_too_large`, `invalid_request` with a pointer to each fault,
 * `body_unavailable`
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  { limit, types }: BodyRules,
): Promise<z.output<Schema>> {
  requireType(request, types)
  const parsed = schema.safeParse(parse(await readBody(request, limit)))
  if (!parsed.success) throw misfitError(parsed.error.issues, 'body')
  return parsed.data
}

/**
 * The body of a request as text. Reading stops at the limit.
 *
 * @param limit bytes
 * @throws OperableError `unsupported_media_type` when it is compressed, `payload_too_large`, `invalid_request` when it
 * is not UTF-8, `body_unavailable`
 */
export async function readBody(request: Request, limit: number): Promise<string> {
  requireUncoded(request)
  const bytes = await readBytes(request, limit)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new RequestError('invalid_request', 'The body is not UTF-8.', { cause })
  }
}

function requireType(request: Request, types: readonly string[]): void {
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '').toLowerCase().split(';')
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='))
  if (types.includes(type.trim()) && (charset === undefined || /^charset="?utf-8"?$/.test(charset))) return
  throw new RequestError('unsupported_media_type', `Send JSON in UTF-8 as ${types.join(' or ')}.`, {
    // RFC 5789 section 3.1; `Accept-Post` is its counterpart.
    headers: { [request.method === 'PATCH' ? 'Accept-Patch' : 'Accept-Post']: types.join(', ') },
  })
}

/** The codings that are read are told in the answer: RFC 9110 section 15.5.16. */
function requireUncoded(request: Request): void {
  const coding = (request.headers.get('content-encoding') ?? '').trim().toLowerCase()
  if (coding === '' || coding === 'identity') return
  throw new RequestError('unsupported_media_type', 'The body is compressed; send it as it is.', {
    headers: { 'Accept-Encoding': 'identity' },
  })
}

/**
 * The body as it is. A stated length saves the stream: the listener lets nobody send more than was stated.
 *
 * @throws OperableError `payload_too_large`, `body_unavailable`
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  requireUnread(request)
  const stated = Number(request.headers.get('content-length') ?? Number.NaN)
  if (stated > limit) throw tooLarge(limit)
  const bytes = Number.isNaN(stated) ? await readStream(request, limit) : await readWhole(request)
  if (bytes.byteLength > limit) throw tooLarge(limit)
  return bytes
}

async function readWhole(request: Request): Promise<Uint8Array> {
  return new Uint8Array(await request.arrayBuffer().catch(endedEarly))
}

async function readStream(request: Request, limit: number): Promise<Uint8Array> {
  if (request.body?.locked) throw alreadyRead()
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const chunk = await reader?.read().catch(endedEarly)
    if (chunk === undefined || chunk.done) return Buffer.concat(chunks)
    chunks.push(chunk.value)
    length += chunk.value.byteLength
    if (length > limit) {
      reader?.cancel().catch(() => {})
      throw tooLarge(limit)
    }
  }
}

/**
 * A request has its body once. Whatever stands before the app and parses bodies leaves none for it.
 *
 * @throws OperableError `body_unavailable`
 */
export function requireUnread(request: Request): void {
  if (request.bodyUsed) throw alreadyRead()
}

function parse(text: string): unknown {
  if (text.trim() === '') throw new OperableError('invalid_request', 'The body is empty; JSON is expected.')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new RequestError('invalid_request', 'The body is not valid JSON.', { cause })
  }
  requireHarmless(value)
  return value
}

/** What `JSON.parse` lets through and no request needs: nesting without end, and `__proto__`, which a later copy would set. */
function requireHarmless(value: unknown): void {
  let level = [value].filter(isContainer)
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === MAX_DEPTH) throw new OperableError('invalid_request', `JSON is read ${MAX_DEPTH} levels deep.`)
    if (level.some((container) => Object.hasOwn(container, '__proto__'))) {
      throw new OperableError('invalid_request', 'A member of the body is named __proto__.')
    }
    level = level.flatMap((container) => Object.values(container)).filter(isContainer)
  }
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function tooLarge(limit: number): OperableError {
  return new OperableError('payload_too_large', `A body may have ${limit} bytes.`)
}

function alreadyRead(cause?: unknown): OperableError {
  return new OperableError('body_unavailable', 'The body was read by something in front of Operable.', { cause })
}

function endedEarly(cause: unknown): never {
  // What the connection does comes as an error of the stream; the standard has this for a body that is used.
  if (cause instanceof TypeError) throw alreadyRead(cause)
  throw new OperableError('aborted', 'The body ended early.', { cause })
}
