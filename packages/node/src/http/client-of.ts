import type { Context } from 'hono'
import type { AppDeps, AppEnv } from './app-deps.ts'

/** The client of a request, as limits count it. */
export function clientOf(c: Context<AppEnv>, { clientKey }: Pick<AppDeps, 'clientKey'>): string {
  return clientKey(c.env?.peer, c.req.header('x-forwarded-for') ?? null)
}
