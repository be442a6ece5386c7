import { createMcpHandler } from '@modelcontextprotocol/server'
import { OperableError } from '@operable/core'
import { serverInfo } from '../../catalog/mcp-documents.ts'
import { createReportServer } from '../../mcp/report-server.ts'
import { createRequestGuard } from '../../mcp/request-guard.ts'
import type { AppDeps } from '../app-deps.ts'
import { createRateLimiter } from '../client/rate-limit.ts'
import { requireAllowance } from '../client/rate-limit-headers.ts'
import type { LogEntry } from '../log.ts'
import { requireUnread } from '../request/json-body.ts'
import type { RequestEnv } from '../request/request-env.ts'

/** A client of the older era sends three requests for one call of a tool, and may list the tools as well. */
const REQUESTS_PER_CALL = 4

/** Streams of clients that wait for changes of the tool list, which never come. */
const MAX_SUBSCRIPTIONS = 100

/** What browsers of an allowed origin may send and read. */
const CORS = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers':
    'Content-Type, Accept, Mcp-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-Id',
  'Access-Control-Expose-Headers': 'Mcp-Session-Id, Retry-After',
}

/**
 * Answers every method of `/mcp`: stateless, in both eras of the protocol. Calls of the tool count as reading a report
 * does; all else that a client may send is limited too, since each request makes a server of its own.
 *
 * @returns a function that rejects with OperableError `rate_limited`
 */
export function createMcpAnswer(deps: AppDeps): (request: Request, env: RequestEnv) => Promise<Response> {
  const { service, clientKey, reportLimit, bodyLimit, log } = deps
  const guard = createRequestGuard(service.host)
  const { limit, window } = reportLimit.policy
  const requestLimit = createRateLimiter({ limit: limit * REQUESTS_PER_CALL, window })
  const info = serverInfo(service)

  const handler = createMcpHandler(
    ({ authInfo }) =>
      createReportServer(info, {
        find: deps.findReport,
        allow: () => requireAllowance(reportLimit.policy, reportLimit.take(authInfo?.clientId ?? '')),
        onError: (error) => log(logEntry(error)),
      }),
    { maxRequestBodySize: bodyLimit, maxSubscriptions: MAX_SUBSCRIPTIONS },
  )
  deps.closing.addEventListener('abort', () => void handler.close(), { once: true })

  return async (request, env) => {
    // The handler passes on to the server who is asking, under the name that it has for that.
    const client = clientKey(env.peer, request.headers.get('x-forwarded-for'))
    requireAllowance(requestLimit.policy, requestLimit.take(client))
    const refusal = guard(request)
    if (refusal) return refusal
    if (request.method === 'OPTIONS') return withCors(new Response(null, { status: 204 }), request)
    requireUnread(request)
    return withCors(await handler.fetch(request, { authInfo: { clientId: client, token: '', scopes: [] } }), request)
  }
}

/** As over HTTP: a store that cannot answer is no fault of ours. */
function logEntry(error: unknown): LogEntry {
  const asked = { method: 'POST', path: '/mcp', error }
  const isStore = error instanceof OperableError && error.code === 'storage_unavailable'
  return isStore
    ? { level: 'warn', event: 'storage_unavailable', ...asked }
    : { level: 'error', event: 'internal_error', ...asked }
}

/** The guard has let the origin pass. */
function withCors(response: Response, request: Request): Response {
  const origin = request.headers.get('origin')
  if (origin === null) return response
  const headers = new Headers(response.headers)
  headers.set('Access-Control-Allow-Origin', origin)
  headers.append('Vary', 'Origin')
  for (const [name, value] of Object.entries(CORS)) headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}
