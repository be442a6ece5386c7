import { BASE_32, randomId } from '../random-id.ts'

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
    text = BASE_32[rest % 32] + text
    rest = Math.floor(rest / 32)
  }
  return text
}
