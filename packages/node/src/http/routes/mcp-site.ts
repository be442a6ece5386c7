import { createHash } from 'node:crypto'
import { createMcpHandler } from '@modelcontextprotocol/server'
import { OperableError } from '@operable/core'
import { siteServerInfo } from '../../catalog/documents.ts'
import type { RefreshedTools } from '../../mcp/refreshed-tools.ts'
import { createRequestGuard } from '../../mcp/request-guard.ts'
import { createSiteServer, type SiteSource, siteApprovals } from '../../mcp/site-server.ts'
import type { AppDeps } from '../app-deps.ts'
import { bearerKey } from '../client/authorize.ts'
import { countRequest } from '../client/rate-limit.ts'
import { requireUnread } from '../request/body.ts'
import type { RequestEnv } from '../request/request-env.ts'

/** Calls of tools with one key. */
const CALLS = { limit: 60, window: 60 }
/** All requests with one key: a client of the older era sends several for one call. */
const REQUESTS = { limit: 600, window: 60 }
const MAX_SUBSCRIPTIONS = 100

export type McpSiteAnswer = (request: Request, env: RequestEnv, websiteId: string) => Promise<Response>

/**
 * Answers every method of `/mcp/{websiteId}`: the tools of one website, for whoever has its key, if its owner has switched
 * that on. Stateless, in both eras of the protocol.
 *
 * @returns a function that rejects with OperableError `unauthorized`, `forbidden`, `website_not_found`, `rate_limited`
 */
export function createMcpSiteAnswer(deps: AppDeps): McpSiteAnswer {
  const { operable, service, clientKey, bodyLimit, log, authorize, limitOf } = deps
  const guard = createRequestGuard(service.host)
  const calls = limitOf('site-call', CALLS)
  const requests = limitOf('site-mcp', REQUESTS)
  const approvals = siteApprovals()

  async function sourceOf(websiteId: string, key: string): Promise<SiteSource> {
    const { url, mode } = await operable.siteRuns.open(websiteId)
    // What a website has is known at once: nothing is looked for.
    const list: RefreshedTools = {
      tools: async () => (await operable.siteRuns.open(websiteId)).tools,
      refresh: async () => true,
    }
    return {
      ...list,
      url,
      isSealed: mode === 'trial',
      tellsChanges: false,
      run: (tool, input, options) => operable.siteRuns.run(websiteId, tool, input, { ...options, caller: key }),
      allow: async () => void (await countRequest(calls, key)),
      onError: (error) =>
        log({ level: 'error', event: 'internal_error', method: 'POST', path: '/mcp/{websiteId}', error }),
    }
  }

  const handler = createMcpHandler(
    async ({ authInfo }) => {
      const { source } = (authInfo?.extra ?? {}) as { source?: SiteSource }
      if (!source) throw new OperableError('unauthorized', 'This needs the key of the website.')
      return createSiteServer(siteServerInfo(service, source.url), source, approvals)
    },
    { maxRequestBodySize: bodyLimit, maxSubscriptions: MAX_SUBSCRIPTIONS },
  )
  deps.closing.addEventListener('abort', () => void handler.close(), { once: true })

  return async (request, env, websiteId) => {
    const refusal = guard(request)
    if (refusal) return refusal
    const client = clientKey(env.peer, request.headers.get('x-forwarded-for'))
    await authorize(request, { scope: 'website', websiteId }, client)
    // A host application may have keys of its own, or none.
    const key = createHash('sha256')
      .update(bearerKey(request) || client)
      .digest('base64url')
    await countRequest(requests, key)
    const source = await sourceOf(websiteId, key)
    requireUnread(request)
    return handler.fetch(request, { authInfo: { clientId: key, token: '', scopes: [], extra: { source } } })
  }
}
