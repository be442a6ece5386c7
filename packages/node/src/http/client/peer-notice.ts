import type { Log } from '../log.ts'
import type { RequestEnv } from '../request/request-env.ts'

/**
 * Tells the operator, once, that the proxies that were named have no effect: nobody says over whose connection requests
 * come. A connection that ended meanwhile has no address either, and is no news.
 */
export function createPeerNotice(trustedProxies: readonly string[], log: Log): (env: RequestEnv) => void {
  let isTold = trustedProxies.length === 0
  return (env) => {
    if (isTold || 'peer' in env) return
    isTold = true
    const error = 'trustedProxies has no effect without the peer of each request: all clients share one allowance.'
    log({ level: 'warn', event: 'misconfigured', error })
  }
}
