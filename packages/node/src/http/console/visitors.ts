import type { KeyScope } from '../../contracts/keys.ts'
import type { SignedIn } from '../../contracts/sessions.ts'
import type { AppDeps } from '../app-deps.ts'
import { sessionCookie } from './session-cookie.ts'

/** Somebody who has signed in, with what their key opens now. */
export interface Visitor {
  session: SignedIn
  scope: KeyScope
}

export interface Visitors {
  /** Who sends a request; undefined when nobody has signed in, or the key was revoked since. */
  of(request: Request): Promise<Visitor | undefined>
  /**
   * @returns the `Set-Cookie` of a new session; undefined for a key that opens nothing
   * @throws OperableError `rate_limited` for one of too many
   */
  signIn(key: string, client: string): Promise<string | undefined>
  /** Ends the session of a request. @returns the `Set-Cookie` that takes the cookie away */
  signOut(request: Request): Promise<string>
}

type VisitorsDeps = Pick<AppDeps, 'operable' | 'checkKey' | 'baseUrl'>

/** Sessions of the console, over the keys of the store. @throws OperableError `storage_unavailable` */
export function createVisitors({ operable, checkKey, baseUrl }: VisitorsDeps): Visitors {
  const { keys, sessions } = operable
  const cookie = sessionCookie(baseUrl)

  return {
    async of(request) {
      const id = cookie.read(request)
      const session = id === undefined ? undefined : await sessions.find(id)
      if (session === undefined) return undefined
      // Asked with every request, so that a revoked key ends the session.
      const scope = await keys.verify(session.key)
      if (scope !== undefined) return { session, scope }
      await sessions.end(session.id)
      return undefined
    },
    async signIn(key, client) {
      if ((await checkKey(key, client)) === undefined) return undefined
      return cookie.set((await sessions.start(key)).id)
    },
    async signOut(request) {
      const id = cookie.read(request)
      if (id !== undefined) await sessions.end(id)
      return cookie.clear()
    },
  }
}
