import { randomBytes, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Flash } from '../../pages/console/flash.ts'

/** Somebody who has signed in. It lives in the memory of this process and ends with it. */
export interface Session {
  id: string
  /** What was signed in with: asked about again with every request, so that a revoked key ends the session. */
  key: string
  /** Goes into every form of the session and comes back with it. */
  token: string
  /** What the last action said; shown once. */
  flash?: Flash | undefined
}

export interface Sessions {
  start(key: string): Session
  find(id: string): Session | undefined
  end(id: string): void
}

/** Everybody signs in again after it, ms. */
const LIFE = 12 * 3600 * 1000
const MAX_SESSIONS = 1_000

export function createSessions(): Sessions {
  const sessions = new LRUCache<string, Session>({ max: MAX_SESSIONS, ttl: LIFE })
  return {
    start(key) {
      const session = { id: secret(), key, token: secret() }
      sessions.set(session.id, session)
      return session
    },
    find: (id) => sessions.get(id),
    end: (id) => void sessions.delete(id),
  }
}

/** Takes as long for a wrong token as for the right one. */
export function holdsToken({ token }: Session, given: string): boolean {
  const [expected, actual] = [Buffer.from(token), Buffer.from(given)]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** The message of the last action, once. */
export function takeFlash(session: Session): Flash | undefined {
  const { flash } = session
  session.flash = undefined
  return flash
}

function secret(): string {
  return randomBytes(32).toString('base64url')
}
