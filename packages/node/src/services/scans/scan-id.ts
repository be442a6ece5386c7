import { randomId } from '../random-id.ts'

/** Crockford's base 32, whose letters sort like their values. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** 45 bits of ms reach the year 3084. */
const TIME = 9

/** 120 bits: who reads a scan by its id needs nothing else. */
const SECRET = 24

/** The id of a new scan: later ones sort after earlier ones, and nobody can guess it. */
export function newScanId(now: Date): string {
  return timePart(now) + randomId(SECRET)
}

export function isScanId(text: string): boolean {
  return /^[0-9a-hjkmnp-tv-z]{33}$/.test(text)
}

/** What the ids of scans that began before a moment sort below. */
export function timePart(moment: Date): string {
  let rest = Math.max(0, moment.getTime())
  let text = ''
  for (let place = 0; place < TIME; place++) {
    text = ALPHABET[rest % 32] + text
    rest = Math.floor(rest / 32)
  }
  return text
}
