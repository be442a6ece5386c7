import { OperableError } from '@operable/core'
import { normalizeTypedUrl } from '@operable/core/site'
import type { KeyScope, Keys } from '../../contracts/keys.ts'
import type { Operable } from '../../contracts/operable.ts'
import { RequestError } from '../request/request-error.ts'
import type { LimitOf } from './rate-limit.ts'

/** What a request needs access to: everything, one website, or starting a scan. */
export type Need = { scope: 'admin' } | { scope: 'website'; websiteId: string } | { scope: 'scan' }

/**
 * Decides whether a request is allowed, before its body is read or anything is looked up. A host application can
 * provide its own.
 *
 * @param client the client as limits count it: the address of the connection, see `trustedProxies`
 * @throws OperableError `unauthorized`, `forbidden`; neither may depend on whether the website exists
 */
export type Authorize = (request: Request, need: Need, client: string) => Promise<void>

/** RFC 6750 section 2.1. */
const BEARER = /^Bearer +([\w.~+/-]+=*)$/i

/** The key in a request; empty if there is none or it cannot be a key. */
export function bearerKey(request: Request): string {
  return BEARER.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
}

const WRONG_KEY = 'This key is malformed, unknown or revoked.'

/** The stored keys, as bearer tokens. An admin key may do everything, and any key may start scans. */
export function keyAuthorize(check: KeyCheck): Authorize {
  return async (request, need, client) => {
    const header = request.headers.get('authorization')
    if (header === null)
      throw new OperableError('unauthorized', 'This needs a key. Send it as "Authorization: Bearer <key>".')
    // A malformed key counts as a wrong one.
    const scope = await check(bearerKey(request), client)
    if (scope === undefined) throw new OperableError('unauthorized', WRONG_KEY)
    if (scope.kind === 'admin' || need.scope === 'scan') return
    if (need.scope === 'website' && need.websiteId === scope.websiteId) return
    throw new OperableError(
      'forbidden',
      need.scope === 'admin' ? 'This requires an admin key.' : 'This key is for another website.',
    )
  }
}

/** Invalid keys per client. No key can be guessed; this limits what the attempts cost. */
const WRONG = { limit: 20, window: 60 }

/**
 * What a key opens; undefined: nothing. Wherever a key is given, this is asked.
 *
 * @throws OperableError `rate_limited` for a wrong key of a client that has given too many; `storage_unavailable`
 */
export type KeyCheck = (key: string, client: string) => Promise<KeyScope | undefined>

/**
 * Only invalid keys count, and every key is looked up. So a client that shares an address with somebody who
 * guesses, behind a proxy or a NAT, still gets in with a valid one. An invalid key costs a hash, at most two reads and one count.
 */
export function createKeyCheck(keys: Pick<Keys, 'verify'>, limitOf: LimitOf): KeyCheck {
  const wrong = limitOf('wrong-key', WRONG)
  return async (key, client) => {
    const scope = await keys.verify(key)
    if (scope !== undefined) return scope
    const { allowed, reset } = await wrong.take(client)
    if (allowed) return undefined
    const message = `Too many invalid keys: at most ${WRONG.limit} in ${WRONG.window} seconds. Wait, or send a valid key.`
    throw new RequestError('rate_limited', message, { headers: { 'Retry-After': String(reset) } })
  }
}

/**
 * The id of the website whose own key this is, where the address is one of its origin: then somebody scans what is theirs.
 * An admin key is nobody's own.
 *
 * @throws OperableError `invalid_url`, `website_not_found`, `storage_unavailable`
 */
export async function ownWebsite(
  { websites }: Pick<Operable, 'websites'>,
  scope: KeyScope | undefined,
  url: string,
): Promise<string | undefined> {
  if (scope?.kind !== 'website') return undefined
  const website = await websites.get(scope.websiteId)
  return new URL(normalizeTypedUrl(url)).origin === new URL(website.url).origin ? website.id : undefined
}

/**
 * What the key of a request opens, for addresses that anyone may read and the owner of a website sees more of; undefined:
 * it has none. A key that opens nothing is refused, since its owner would not notice otherwise, unless the host
 * application has keys of its own.
 *
 * @throws OperableError `unauthorized`, `rate_limited`, `storage_unavailable`
 */
export type FindViewer = (request: Request, client: string) => Promise<KeyScope | undefined>

/** @param hasOtherKeys whether the host application authorizes in its own way */
export function createFindViewer(check: KeyCheck, keys: Pick<Keys, 'verify'>, hasOtherKeys: boolean): FindViewer {
  return async (request, client) => {
    const key = bearerKey(request)
    if (key === '') return undefined
    if (hasOtherKeys) return keys.verify(key)
    const scope = await check(key, client)
    if (scope === undefined) throw new OperableError('unauthorized', WRONG_KEY)
    return scope
  }
}
