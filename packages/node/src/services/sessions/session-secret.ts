import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Name of a session in the storage: who reads it there cannot make a cookie of it. */
export function hashSession(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}

/** The same for every form of a session, and of no use to find another. */
export function formToken(id: string): string {
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
export function unseal(id: string, sealed: string): string | undefined {
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
