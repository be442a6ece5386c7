import { OperableError } from '@operable/core'
import type { Context } from 'hono'

/** What the listener knows about a request beyond the request itself. */
export interface RequestEnv {
  /**
   * Address of the other end of the connection, which tells clients apart. Without it all clients share one limit
   * (10 scans, 20 invalid keys and 1,000 reports in 60 s), and `trustedProxies` has no effect.
   */
  peer?: string | undefined
}

export interface AppEnv {
  Bindings: RequestEnv
}

/**
 * A parameter of the route's path, decoded. Hono types it as missing wherever a handler does not stand beside its path;
 * the router calls no handler without it.
 */
export function pathParameter(c: Context<AppEnv>, name: 'websiteId' | 'toolId' | 'keyId' | 'scanId' | 'code'): string {
  return c.req.param(name) ?? ''
}

/**
 * The one `url` of a query.
 *
 * @param address of the request, whole
 * @throws OperableError `invalid_url` when it is missing, empty or there more than once
 */
export function urlParameter(address: string): string {
  const start = address.indexOf('?')
  const given = start < 0 ? [] : new URLSearchParams(address.slice(start + 1)).getAll('url')
  const [url = ''] = given
  if (given.length > 1) throw new OperableError('invalid_url', 'Send only one "url" parameter.')
  if (url.trim() === '') {
    throw new OperableError('invalid_url', 'Send the address of the site in the "url" parameter, percent-encoded.')
  }
  return url
}
