import type { Context } from 'hono'
import type { AppEnv } from './request-env.ts'

/**
 * A parameter of the route's path, decoded. Hono types it as missing wherever a handler does not stand beside its path;
 * the router calls no handler without it.
 */
export function pathParameter(c: Context<AppEnv>, name: 'websiteId' | 'toolId' | 'keyId' | 'scanId' | 'code'): string {
  return c.req.param(name) ?? ''
}
