import { randomBytes, timingSafeEqual } from 'node:crypto'
import { OperableError } from '@operable/core'
import type { KeyInfo, Keys } from '../../contracts/keys.ts'
import type { Storage } from '../../contracts/storage.ts'
import { changeDocument, readDocuments } from '../documents/documents.ts'
import { findWebsite, isWebsiteId, requireWebsite } from '../websites/website-document.ts'
import { hashKey, issueKey, KEYS, keyDocumentSchema, keyIdOf, keyInfo, keysOf, readKey } from './key-document.ts'

interface KeysDependencies {
  storage: Storage
  now: () => Date
  /** An admin key that the operator chose, whatever its form. */
  adminKey?: string | undefined
}

/** The public id of the key that a new store is given: of two processes that make it, one writes. */
const FIRST = 'first'

/** What can follow `Bearer` in a request (RFC 6750 section 2.1): another key would open nothing. */
const BEARER_TOKEN = /^[\w.~+/-]+=*$/

/** @throws OperableError `invalid_request` for an admin key that no request can carry */
export function createKeys({ storage, now, adminKey }: KeysDependencies): Keys {
  if (adminKey && !BEARER_TOKEN.test(adminKey)) {
    throw new OperableError(
      'invalid_request',
      'The admin key can contain only letters, digits and "-._~+/", and "=" at the end.',
    )
  }
  const adminHash = adminKey ? hashKey(adminKey) : undefined
  /** What the hash of an unknown key is compared with, so that it takes as long as a wrong secret. */
  const nobody = randomBytes(32)

  return {
    async create(scope) {
      if (scope.kind === 'website') await requireWebsite(storage, scope.websiteId)
      for (;;) {
        const issued = await issueKey(storage, { scope, now: now() })
        if (issued) return issued
      }
    },

    async list(websiteId) {
      if (websiteId !== undefined && !isWebsiteId(websiteId)) return []
      const prefix = websiteId === undefined ? KEYS : keysOf({ kind: 'website', websiteId })
      const documents = await readDocuments(storage, prefix)
      const infos = documents.map(({ key, value }) => {
        const id = key.slice(KEYS.length)
        return keyInfo(id, readKey(id, value))
      })
      return infos.sort(byAge)
    },

    async revoke(keyId) {
      if (!isKeyId(keyId)) throw keyNotFound()
      const document = await changeDocument(storage, { key: KEYS + keyId, schema: keyDocumentSchema }, (known) => {
        if (known === undefined) throw keyNotFound()
        return known.revokedAt === undefined ? { ...known, revokedAt: now().toISOString() } : undefined
      })
      if (!document) throw keyNotFound()
      return keyInfo(keyId, readKey(keyId, document.value))
    },

    async verify(key) {
      const hash = hashKey(key)
      if (adminHash && timingSafeEqual(hash, adminHash)) return { kind: 'admin' }
      const keyId = keyIdOf(key)
      if (keyId === undefined) return undefined

      const owner = keyId.slice(0, keyId.indexOf('_'))
      const [document, website] = await Promise.all([storage.read(KEYS + keyId), findWebsite(storage, owner)])
      const known = document && readKey(keyId, document.value)
      const isRight = timingSafeEqual(hash, known ? Buffer.from(known.hash, 'hex') : nobody)
      if (!known || !isRight || known.revokedAt !== undefined || known.scope.kind === 'later') return undefined
      // A website that was removed takes its keys with it, also those that the removal did not reach.
      return known.scope.kind === 'admin' || website ? known.scope : undefined
    },

    async ensureAdmin() {
      if (adminHash) return undefined
      const known = await storage.keys(keysOf({ kind: 'admin' }), { limit: 1 })
      if (known.length > 0) return undefined
      return (await issueKey(storage, { scope: { kind: 'admin' }, now: now(), suffix: FIRST }))?.key
    },
  }
}

function isKeyId(text: string): boolean {
  return /^[0-9a-z]{1,32}_[0-9a-z]{1,32}$/.test(text)
}

function keyNotFound(): OperableError {
  return new OperableError('key_not_found', 'There is no key with this ID.')
}

function byAge(a: KeyInfo, b: KeyInfo): number {
  return Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : 1)
}
