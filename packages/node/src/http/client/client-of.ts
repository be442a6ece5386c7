import type { Context } from 'hono'
import type { AppEnv } from '../request/request-env.ts'
import type { ClientKey } from './client-key.ts'

/** The client of a request, as limits count it. */
export function clientOf(c: Context<AppEnv>, { clientKey }: { clientKey: ClientKey }): string {
  return clientKey(c.env?.peer, c.req.header('x-forwarded-for') ?? null)
}
