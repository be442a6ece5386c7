import { OperableError } from '@operable/core'
import type { z } from 'zod'
import { misfitError, RequestError } from './request-error.ts'

const MAX_DEPTH = 32

interface BodyRules {
  /** Bytes. */
  limit: number
  /** Media types that are read. */
  types: readonly string[]
}

/**
 * The body of a request, parsed by its schema. Reading stops at the limit.
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
    throw new RequestError('invalid_request', 'The body is not valid UTF-8.', { cause })
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
  throw new RequestError('unsupported_media_type', 'The body is compressed. Send it uncompressed.', {
    headers: { 'Accept-Encoding': 'identity' },
  })
}

/**
 * The raw body. With a stated length no stream is needed: the listener accepts no more bytes than stated.
 *
 * @throws OperableError `payload_too_large`, `body_unavailable`
 */
async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
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
 * A body can be read only once. Middleware that parses bodies leaves none for the app.
 *
 * @throws OperableError `body_unavailable`
 */
export function requireUnread(request: Request): void {
  if (request.bodyUsed) throw alreadyRead()
}

function parse(text: string): unknown {
  if (text.trim() === '') throw new OperableError('invalid_request', 'The body is empty. Send JSON.')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new RequestError('invalid_request', 'The body is not valid JSON.', { cause })
  }
  requireHarmless(value)
  return value
}

/** Rejects what `JSON.parse` accepts but no request needs: deep nesting, and `__proto__`, which a later copy would set. */
function requireHarmless(value: unknown): void {
  let level = [value].filter(isContainer)
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === MAX_DEPTH)
      throw new OperableError('invalid_request', `The JSON is nested too deeply: at most ${MAX_DEPTH} levels.`)
    if (level.some((container) => Object.hasOwn(container, '__proto__'))) {
      throw new OperableError('invalid_request', 'The body must not have a member named __proto__.')
    }
    level = level.flatMap((container) => Object.values(container)).filter(isContainer)
  }
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function tooLarge(limit: number): OperableError {
  return new OperableError('payload_too_large', `The body is too large: at most ${limit} bytes.`)
}

function alreadyRead(cause?: unknown): OperableError {
  return new OperableError('body_unavailable', 'The body was already read before the request reached Operable.', {
    cause,
  })
}

function endedEarly(cause: unknown): never {
  // A connection error comes from the stream; the standard throws a TypeError for a body that was used.
  if (cause instanceof TypeError) throw alreadyRead(cause)
  throw new OperableError('aborted', 'The connection closed before the whole body arrived.', { cause })
}

/** What a form sent: the first value of each name, an empty text for one that is missing. */
export interface FormValues {
  text(name: string): string
  has(name: string): boolean
}

const FORM_TYPE = 'application/x-www-form-urlencoded'

/** @throws OperableError `unsupported_media_type`, `payload_too_large`, `invalid_request` */
export async function readForm(request: Request, limit: number): Promise<FormValues> {
  const type = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase()
  if (type !== FORM_TYPE) throw new RequestError('unsupported_media_type', `Send the form as ${FORM_TYPE}.`)
  const values = new URLSearchParams(await readBody(request, limit))
  return { text: (name) => values.get(name) ?? '', has: (name) => values.has(name) }
}

/** What a form with files sent: the text of each file by the name of its field. */
type FormFiles = ReadonlyMap<string, string>

/**
 * Reads the files of a form; fields that are no files, and files without a byte, are left out.
 *
 * @param limit bytes of the whole body
 * @throws OperableError `unsupported_media_type`, `payload_too_large`, `invalid_request`
 */
export async function readFiles(request: Request, limit: number): Promise<FormFiles> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data;/i.test(type)) {
    throw new RequestError('unsupported_media_type', 'Send the files as multipart/form-data.')
  }
  const bytes = await readBytes(request, limit)
  const files = new Map<string, string>()
  try {
    const form = await new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { 'content-type': type } }).formData()
    for (const [name, value] of form) {
      if (typeof value !== 'string' && value.size > 0) files.set(name, await value.text())
    }
  } catch (cause) {
    throw new RequestError('invalid_request', 'The form could not be read.', { cause })
  }
  return files
}
