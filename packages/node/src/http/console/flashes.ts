import { timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { SignedIn } from '../../contracts/sessions.ts'
import type { Flash } from '../../pages/console/flash.ts'

/** What the last action of each session said, for the page that it leads to. It may hold a new key, so it is not stored. */
export interface Flashes {
  put(session: SignedIn, flash: Flash): void
  /** Once. */
  take(session: SignedIn): Flash | undefined
}

const MAX_FLASHES = 1_000
/** A page that was never opened, ms. */
const FORGET_AFTER = 10 * 60 * 1000

export function createFlashes(): Flashes {
  const flashes = new LRUCache<string, Flash>({ max: MAX_FLASHES, ttl: FORGET_AFTER })
  return {
    put: ({ id }, flash) => void flashes.set(id, flash),
    take({ id }) {
      const flash = flashes.get(id)
      flashes.delete(id)
      return flash
    },
  }
}

/** Takes as long for a wrong token as for the right one. */
export function holdsToken({ token }: SignedIn, given: string): boolean {
  const [expected, actual] = [Buffer.from(token), Buffer.from(given)]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
