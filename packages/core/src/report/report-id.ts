import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** Crockford's base 32 in lower case: no i, l, o or u, so that an id can be read aloud and never spells a word. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** 26 characters of 5 bits carry 130 bits: two addresses never meet by chance. */
const LENGTH = 26

/**
 * The id of a report: derived from the address alone, so that it and every share address stay over rescans.
 *
 * @param url normalised address of the scanned site
 * @param digest SHA-256 of the UTF-8 of a text, where the platform has a faster one than that of JavaScript
 * @returns 26 characters of `[0-9a-z]`, the first 130 bits of the SHA-256 of the address
 */
export function reportId(url: string, digest: (text: string) => Uint8Array = portableDigest): string {
  let id = ''
  let bits = 0
  let held = 0
  for (const byte of digest(url)) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5 && id.length < LENGTH) {
      bits -= 5
      id += ALPHABET[(held >> bits) & 31]
    }
    held &= (1 << bits) - 1
  }
  return id
}

function portableDigest(text: string): Uint8Array {
  return sha256(utf8ToBytes(text))
}
