import type { KeyScope, Keys } from '../../contracts/keys.ts'
import { RequestError } from '../request/request-error.ts'
import { createRateLimiter } from './rate-limit.ts'

/** Keys of one client that open nothing. None can be guessed; this keeps attempts from costing anything. */
const WRONG = { limit: 20, window: 60 }

/**
 * What a key opens; undefined: nothing. Wherever a key is given, this is asked.
 *
 * @throws OperableError `rate_limited` for a wrong key of a client that has given too many; `storage_unavailable`
 */
export type KeyCheck = (key: string, client: string) => Promise<KeyScope | undefined>

/**
 * Only keys that turn out to be wrong count, and every key is looked up: whoever shares an address with somebody who
 * guesses, behind a proxy or a NAT, is let in with the right one. A wrong key costs its hash and at most two reads.
 */
export function createKeyCheck(keys: Pick<Keys, 'verify'>): KeyCheck {
  const wrong = createRateLimiter(WRONG, { clients: 10_000 })
  return async (key, client) => {
    const scope = await keys.verify(key)
    if (scope !== undefined) return scope
    const { allowed, reset } = wrong.take(client)
    if (allowed) return undefined
    const message = `Too many keys that open nothing: ${WRONG.limit} in ${WRONG.window} seconds are looked at. Wait, or send one that is right.`
    throw new RequestError('rate_limited', message, { headers: { 'Retry-After': String(reset) } })
  }
}
