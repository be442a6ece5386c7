import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import type { KeyInfo, KeyScope } from '../../contracts/keys.ts'
import type { Json, Storage } from '../../contracts/storage.ts'
import { checkDocument } from '../documents/documents.ts'
import { standIn } from '../documents/understood.ts'
import { randomId } from '../random-id.ts'

export const KEYS = 'keys/'

/** What opens less than these needs a kind of its own: a version that knows no more than the kind opens all of it. */
const scopeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('admin') }),
  z.object({ kind: z.literal('website'), websiteId: z.string() }),
  // In place of a kind that only a later version knows: it opens nothing here.
  z.object({ kind: z.literal('later') }),
])
standIn(scopeSchema, { kind: 'later' })

export const keyDocumentSchema = z.looseObject({
  scope: scopeSchema,
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  createdAt: z.string(),
  revokedAt: z.string().optional(),
})

/** What is kept of a key: who it opens for, and the SHA-256 of it in hexadecimal digits. */
type KeyDocument = z.infer<typeof keyDocumentSchema>

/** Where the keys of one owner begin: they are listed without reading those of all others. */
export function keysOf(scope: KeyScope): string {
  return `${KEYS}${scope.kind === 'admin' ? 'admin' : scope.websiteId}_`
}

export function readKey(keyId: string, value: Json): KeyDocument {
  return checkDocument(keyDocumentSchema, KEYS + keyId, value)
}

export function keyInfo(id: string, { scope, createdAt, revokedAt }: KeyDocument): KeyInfo {
  const owner = scope.kind === 'later' ? ownerOf(id) : scope
  return { id, scope: owner, createdAt, ...(revokedAt === undefined ? {} : { revokedAt }) }
}

/** Ids begin with their owner: who may list and revoke a key, whatever it opens. */
function ownerOf(keyId: string): KeyScope {
  const [owner = ''] = keyId.split('_')
  return owner === 'admin' ? { kind: 'admin' } : { kind: 'website', websiteId: owner }
}

interface NewKey {
  scope: KeyScope
  now: Date
  /** Second part of the public id. Default: random. */
  suffix?: string
}

/**
 * Makes a key and keeps its hash. Whether the owner exists is the caller's question.
 *
 * @returns undefined when the public id is taken
 * @throws OperableError `storage_unavailable`
 */
export async function issueKey(
  storage: Storage,
  { scope, now, suffix = randomId(8) }: NewKey,
): Promise<{ key: string; info: KeyInfo } | undefined> {
  const path = keysOf(scope) + suffix
  const id = path.slice(KEYS.length)
  const key = makeApiKey(id)
  const document = { scope, hash: hashKey(key).toString('hex'), createdAt: now.toISOString() }
  const version = await storage.write(path, document, { ifVersion: null })
  return version === undefined ? undefined : { key, info: keyInfo(id, document) }
}

// `opk_{owner}_{number}_{secret}{checksum}`: one double click selects it, a secret scanner finds it by its form, and the
// checksum tells a mistyped key from a wrong one without a look at the store. The owner is a website's id or `admin`.

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SECRET_BYTES = 32
/** Base 62 digits that hold the secret, and those that hold 32 bits. */
const LENGTH = { secret: 43, checksum: 6 }
const FORM = /^(opk_([0-9a-z]{1,32}_[0-9a-z]{1,32})_[0-9A-Za-z]{43})([0-9A-Za-z]{6})$/

/** A new key of that public id. It is shown once and never kept. */
export function makeApiKey(keyId: string): string {
  const secret = BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`)
  const body = `opk_${keyId}_${base62(secret, LENGTH.secret)}`
  return body + checksum(body)
}

/** The public id in a key, or undefined for a text that cannot be a key. */
export function keyIdOf(key: string): string | undefined {
  const [, body, keyId, check] = FORM.exec(key) ?? []
  return body !== undefined && checksum(body) === check ? keyId : undefined
}

/** What is kept of a key. A plain hash will do: nobody can try out 256 random bits. */
export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

function checksum(body: string): string {
  return base62(BigInt(crc32(body)), LENGTH.checksum)
}

function base62(value: bigint, length: number): string {
  let text = ''
  for (let rest = value; rest > 0n; rest /= 62n) text = DIGITS[Number(rest % 62n)] + text
  return text.padStart(length, '0')
}
