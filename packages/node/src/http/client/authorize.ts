import { OperableError } from '@operable/core'
import type { KeyCheck } from './key-check.ts'

/** What a request asks for: everything, one website, or to start a scan. */
export type Need = { scope: 'admin' } | { scope: 'website'; websiteId: string } | { scope: 'scan' }

/**
 * Decides whether a request may do what it asks for, before anything of it is read or looked up. A host application can
 * bring its own.
 *
 * @param client who asks, as limits count it: the address of the connection, see `trustedProxies`
 * @throws OperableError `unauthorized`, `forbidden`; neither may depend on whether the website exists
 */
export type Authorize = (request: Request, need: Need, client: string) => Promise<void>

/** RFC 6750 section 2.1. */
const BEARER = /^Bearer +([\w.~+/-]+=*)$/i

/** The key that a request brings; empty for none, or one that no key looks like. */
export function bearerKey(request: Request): string {
  return BEARER.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
}

/** Keys of the store, as bearer tokens. An admin key opens everything, any key may start scans. */
export function keyAuthorize(check: KeyCheck): Authorize {
  return async (request, need, client) => {
    const header = request.headers.get('authorization')
    if (header === null) throw new OperableError('unauthorized', 'Send a key as "Authorization: Bearer <key>".')
    // One that no key looks like is a wrong one.
    const scope = await check(bearerKey(request), client)
    if (scope === undefined) throw new OperableError('unauthorized', 'The key is malformed, unknown or revoked.')
    if (scope.kind === 'admin' || need.scope === 'scan') return
    if (need.scope === 'website' && need.websiteId === scope.websiteId) return
    throw new OperableError(
      'forbidden',
      need.scope === 'admin' ? 'Only an admin key opens this.' : 'This key belongs to another website.',
    )
  }
}
