import { randomBytes } from 'node:crypto'

/** Digits and lower-case letters without those that are read as others (Crockford's base 32); they sort like their values. */
export const BASE_32 = '0123456789abcdefghjkmnpqrstvwxyz'

/** An id that fits an address and cannot be guessed: 5 random bits a character, 60 by default. */
export function randomId(length = 12): string {
  // 256 is a multiple of 32, so every character is equally likely.
  return Array.from(randomBytes(length), (byte) => BASE_32[byte % BASE_32.length]).join('')
}
