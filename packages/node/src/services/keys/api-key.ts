import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

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
