import { OperableError } from '@operable/core'
import type { Keys } from '../../contracts/keys.ts'

/** What a request asks for: everything, one website, or to start a scan. */
export type Need = { scope: 'admin' } | { scope: 'website'; websiteId: string } | { scope: 'scan' }

/**
 * Decides whether a request may do what it asks for, before anything of it is read or looked up. A host application can
 * bring its own.
 *
 * @throws OperableError `unauthorized`, `forbidden`; neither may depend on whether the website exists
 */
export type Authorize = (request: Request, need: Need) => Promise<void>

/** RFC 6750 section 2.1. */
const BEARER = /^Bearer +([\w.~+/-]+=*)$/i

/** Keys of the store, as bearer tokens. An admin key opens everything, any key may start scans. */
export function keyAuthorize(keys: Keys): Authorize {
  return async (request, need) => {
    const header = request.headers.get('authorization')
    if (header === null) throw new OperableError('unauthorized', 'Send a key as "Authorization: Bearer <key>".')
    const key = BEARER.exec(header)?.[1]
    const scope = key === undefined ? undefined : await keys.verify(key)
    if (scope === undefined) throw new OperableError('unauthorized', 'The key is malformed, unknown or revoked.')
    if (scope.kind === 'admin' || need.scope === 'scan') return
    if (need.scope === 'website' && need.websiteId === scope.websiteId) return
    throw new OperableError(
      'forbidden',
      need.scope === 'admin' ? 'Only an admin key opens this.' : 'This key belongs to another website.',
    )
  }
}
