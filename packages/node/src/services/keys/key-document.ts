import { z } from 'zod'
import type { KeyInfo, KeyScope } from '../../contracts/keys.ts'
import type { Json, Storage } from '../../contracts/storage.ts'
import { checkDocument } from '../documents/documents.ts'
import { standIn } from '../documents/understood.ts'
import { randomId } from '../random-id.ts'
import { hashKey, makeApiKey } from './api-key.ts'

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
export type KeyDocument = z.infer<typeof keyDocumentSchema>

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
