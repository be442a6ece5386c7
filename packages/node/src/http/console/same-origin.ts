import { RequestError } from '../request/request-error.ts'

/**
 * Refuses a form that another site sent. `Sec-Fetch-Site` says it in every present browser; `Origin` in older ones,
 * where our own referrer policy may have made it `null`. What has neither header is no browser: its forms still need the
 * cookie, which other sites' requests never carry, and the token.
 *
 * @throws OperableError `forbidden`
 */
export function requireSameOrigin(request: Request, baseUrl: string): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const isOurs =
    site === null ? origin === null || origin === 'null' || origin === new URL(baseUrl).origin : site === 'same-origin'
  if (!isOurs) throw new RequestError('forbidden', 'This form was sent from another site.')
}
