import { jsonOf } from '../input/data.ts'

/** What one page of a visit leaves for the next one of the same origin; at most five minutes old, and read once. */

/** In milliseconds. */
export const LIFE_MS = 300_000

interface Left<T> {
  at: number
  value: T
}

/** What two processes of a browser may take the same moment for, in ms. */
const TOLERANCE_MS = 100

/**
 * Milliseconds of the epoch. The computer's clock may be set meanwhile; this one goes on with the process, for all pages
 * in it.
 */
export function time(): number {
  return performance.timeOrigin + performance.now()
}

/**
 * Whether the page that went away then led to this document: its navigation had begun. One that began later was somebody
 * else's, after a document that had no widget.
 */
export function isNextAfter(leftAt: number): boolean {
  return performance.timeOrigin <= leftAt + TOLERANCE_MS
}

export function leave(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(`operable:${key}`, jsonOf({ at: time(), value }))
    return true
  } catch {
    return false
  }
}

export function forget(key: string): void {
  try {
    sessionStorage.removeItem(`operable:${key}`)
  } catch {
    // Storage is blocked, so nothing is there.
  }
}

/**
 * Takes it out: a page that is loaded again finds nothing, so that nothing runs twice.
 * @param isOurs whether it is for whoever asks; else it stays, for another widget of the page
 */
export function take<T>(key: string, isOurs: (value: T) => boolean = () => true): T | undefined {
  try {
    const text = sessionStorage.getItem(`operable:${key}`)
    if (!text) return undefined
    const { at, value } = JSON.parse(text) as Left<T>
    if (!isOurs(value)) return undefined
    forget(key)
    return Math.abs(time() - at) < LIFE_MS ? value : undefined
  } catch {
    return undefined
  }
}
