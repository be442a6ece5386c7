import type { KeyScope, Keys } from '../../contracts/keys.ts'
import { sessionCookie } from './session-cookie.ts'
import { createSessions, type Session } from './sessions.ts'

/** Somebody who has signed in, with what their key opens now. */
export interface Visitor {
  session: Session
  scope: KeyScope
}

export interface Visitors {
  /** Who sends a request; undefined when nobody has signed in, or the key was revoked since. */
  of(request: Request): Promise<Visitor | undefined>
  /** @returns the `Set-Cookie` of a new session; undefined for a key that opens nothing */
  signIn(key: string): Promise<string | undefined>
  /** Ends the session of a request. @returns the `Set-Cookie` that takes the cookie away */
  signOut(request: Request): string
}

/** Sessions of the console, over the keys of the store. @throws OperableError `storage_unavailable` */
export function createVisitors(keys: Keys, baseUrl: string): Visitors {
  const sessions = createSessions()
  const cookie = sessionCookie(baseUrl)

  return {
    async of(request) {
      const id = cookie.read(request)
      const session = id === undefined ? undefined : sessions.find(id)
      if (session === undefined) return undefined
      const scope = await keys.verify(session.key)
      if (scope !== undefined) return { session, scope }
      sessions.end(session.id)
      return undefined
    },
    async signIn(key) {
      if ((await keys.verify(key)) === undefined) return undefined
      return cookie.set(sessions.start(key).id)
    },
    signOut(request) {
      const id = cookie.read(request)
      if (id !== undefined) sessions.end(id)
      return cookie.clear()
    },
  }
}
