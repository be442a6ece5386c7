import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Sessions, SignedIn } from '../../contracts/sessions.ts'
import type { Storage } from '../../contracts/storage.ts'
import { updateDocument } from '../../storage/update-document.ts'
import { documentOver, readDocuments } from '../documents/documents.ts'
import { understood } from '../documents/understood.ts'
import { keyIdOf } from '../keys/key-document.ts'

export const SESSIONS = 'sessions/'
/** Everybody signs in again after it, in s. */
const LIFE = 12 * 3600
const MAX_SESSIONS = 1_000
/** Digits of the moment, in base 36, at which a session ends. The ids begin with it, so that keys stand in its order. */
const END_DIGITS = 7
const ID = /^[0-9a-z]{7}[\w-]{43}$/

/** A text that no page has shown yet, in s. */
const TEXT_LIFE = 600

const leftSchema = z.object({ sealed: z.string(), until: z.int() })
const sessionSchema = z.object({
  format: z.literal(1),
  sealed: z.string(),
  /** The website whose own key was signed in with. */
  websiteId: z.string().exactOptional(),
  left: leftSchema.exactOptional(),
})

/**
 * A document for each session, found by the hash of its id; what was signed in with lies in it sealed with the id itself,
 * and so does what the next page says, which may be a new key. A copy of the storage thus opens no session and holds no key.
 */
export function createSessions(storage: Storage, now: () => Date): Sessions {
  const seconds = () => Math.floor(now().getTime() / 1000)
  const keyOf = (id: string) => `${SESSIONS}${id.slice(0, END_DIGITS)}_${hashSession(id)}`

  /** Takes away what has ended, and what ends soonest where there are too many. */
  async function clean(): Promise<void> {
    const keys = await storage.keys(SESSIONS)
    const ended = keys.filter((key) => endOf(key.slice(SESSIONS.length)) <= seconds())
    const surplus = Math.max(ended.length, keys.length - MAX_SESSIONS)
    for (const key of keys.slice(0, surplus)) await storage.remove(key)
  }

  return {
    async start(key) {
      const end = (seconds() + LIFE).toString(36).padStart(END_DIGITS, '0')
      const id = end + randomBytes(32).toString('base64url')
      const owner = keyIdOf(key)?.split('_')[0]
      const websiteId = owner === 'admin' ? undefined : owner
      await storage.write(keyOf(id), { format: 1, sealed: seal(id, key), ...(websiteId && { websiteId }) })
      await clean()
      return { id, key, token: formToken(id) }
    },
    async find(id): Promise<SignedIn | undefined> {
      if (!ID.test(id) || endOf(id) <= seconds()) return undefined
      // What is damaged is nobody: signing in once more mends it.
      const data = understood(sessionSchema, (await storage.read(keyOf(id)))?.value)
      const key = data && unseal(id, data.sealed)
      return key === undefined ? undefined : { id, key, token: formToken(id) }
    },
    async end(id) {
      if (ID.test(id)) await storage.remove(keyOf(id))
    },
    async leave(id, text) {
      const left = { sealed: seal(id, text), until: seconds() + TEXT_LIFE }
      await updateDocument(storage, keyOf(id), (value) => {
        const session = understood(sessionSchema, value)
        return session && documentOver(sessionSchema, { ...session, left }, value)
      })
    },
    async take(id) {
      const data = understood(sessionSchema, (await storage.read(keyOf(id)))?.value)
      if (data?.left === undefined) return undefined
      let taken: z.infer<typeof leftSchema> | undefined
      await updateDocument(storage, keyOf(id), (value) => {
        const found = understood(sessionSchema, value)
        if (!found) return undefined
        const { left, ...session } = found
        taken = left
        return left && documentOver(sessionSchema, session, value)
      })
      return taken && taken.until > seconds() ? unseal(id, taken.sealed) : undefined
    },
  }
}

/** Keys of the sessions of a website's own keys. There are never more than a thousand sessions in all. */
export async function sessionsOf(storage: Storage, websiteId: string): Promise<string[]> {
  const sessions = await readDocuments(storage, SESSIONS)
  return sessions.flatMap(({ key, value }) => (understood(sessionSchema, value)?.websiteId === websiteId ? [key] : []))
}

/** s */
function endOf(id: string): number {
  return Number.parseInt(id.slice(0, END_DIGITS), 36)
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Name of a session in the storage: who reads it there cannot make a cookie of it. */
function hashSession(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}

/** The same for every form of a session, and of no use to find another. */
function formToken(id: string): string {
  return createHmac('sha256', id).update('form token').digest('base64url')
}

/** Closes a text so that only the id opens it again, which the browser alone has. */
export function seal(id: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(id), iv)
  const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), closed]).toString('base64')
}

/** @returns undefined for what this id did not close */
function unseal(id: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64')
  try {
    const opener = createDecipheriv(CIPHER, keyOf(id), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    opener.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return opener.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + opener.final('utf8')
  } catch {
    return undefined
  }
}

function keyOf(id: string): Buffer {
  return Buffer.from(hkdfSync('sha256', id, '', 'operable session', 32))
}
