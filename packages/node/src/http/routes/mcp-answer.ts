import { createMcpHandler } from '@modelcontextprotocol/server'
import { LRUCache } from 'lru-cache'
import { serverInfo } from '../../catalog/documents.ts'
import type { KeyScope } from '../../contracts/keys.ts'
import { createReportServer } from '../../mcp/report-server.ts'
import { createRequestGuard } from '../../mcp/request-guard.ts'
import { isUnavailable } from '../../storage/adapter.ts'
import type { AppDeps } from '../app-deps.ts'
import { countRequest } from '../client/rate-limit.ts'
import type { LogEntry } from '../log.ts'
import { readBody, requireUnread } from '../request/body.ts'
import type { RequestEnv } from '../request/request-env.ts'
import { MOST_IN_BATCH, type ReportCall, readReportCall } from './mcp-call.ts'
import { type AnswerTemplate, fillTemplate, TEMPLATE_ID, templateOf, templateReport } from './mcp-template.ts'

/** A client of the older era sends three requests for one call of a tool, and may list the tools as well. */
const REQUESTS_PER_CALL = 4

/** Kinds of calls that are remembered: each client has one. */
const MOST_TEMPLATES = 200

/** Streams of clients that wait for changes of the tool list, which never come. */
const MAX_SUBSCRIPTIONS = 100

/** What browsers of an allowed origin may send and read. */
const CORS = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers':
    'Content-Type, Accept, Mcp-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-Id',
  'Access-Control-Expose-Headers': 'Mcp-Session-Id, Retry-After',
}

export type McpAnswer = (request: Request, env: RequestEnv) => Promise<Response>

/**
 * Answers every method of `/mcp`: stateless, in both eras of the protocol. Calls of the tool count as reading a report
 * does; all else that a client may send is limited too, since each request makes a server of its own.
 *
 * @returns a function that rejects with OperableError `rate_limited`
 */
export function createMcpAnswer(deps: AppDeps): McpAnswer {
  const { service, clientKey, reportLimit, bodyLimit, log, viewerOf, limitOf } = deps
  const guard = createRequestGuard(service.host)
  const { limit, window } = reportLimit.policy
  const requestLimit = limitOf('mcp', { limit: limit * REQUESTS_PER_CALL, window })
  const info = serverInfo(service)

  const sources = {
    allow: async (client: string) => void (await countRequest(reportLimit, client)),
    onError: (error: unknown) => log(logEntry(error)),
  }
  const handler = createMcpHandler(
    ({ authInfo }) => {
      if (authInfo?.extra?.['template']) return createReportServer(info, { find: async () => templateReport })
      const allow = () => sources.allow(authInfo?.clientId ?? '')
      const viewer = authInfo?.extra?.['viewer'] as KeyScope | undefined
      const find = (url: string) => deps.findReport(url, viewer)
      return createReportServer(info, { find, allow, onError: sources.onError })
    },
    { maxRequestBodySize: bodyLimit, maxSubscriptions: MAX_SUBSCRIPTIONS },
  )
  deps.closing.addEventListener('abort', () => void handler.close(), { once: true })
  const ask = (request: Request, client: string, extra?: Record<string, unknown>) =>
    handler.fetch(request, { authInfo: { clientId: client, token: '', scopes: [], ...(extra && { extra }) } })
  const templates = new LRUCache<string, AnswerTemplate>({ max: MOST_TEMPLATES })

  /** The SDK's server says how it is not. */
  async function isAllowed(client: string): Promise<boolean> {
    try {
      await sources.allow(client)
      return true
    } catch {
      return false
    }
  }

  /** The report inside of what the SDK answers to a call of this kind; undefined: the SDK's turn. */
  async function answerCall(
    call: ReportCall,
    request: Request,
    { client, viewer }: Asker,
  ): Promise<Response | undefined> {
    const stored = await deps.findReport(call.url, viewer).catch(() => undefined)
    if (!stored || stored.lastAttempt) return undefined
    const template =
      templates.get(call.kind) ??
      (await templateOf(await ask(copyOf(request, call.withId(TEMPLATE_ID)), client, { template: true })))
    if (!template) return undefined
    templates.set(call.kind, template)
    if (!(await isAllowed(client))) return undefined
    return fillTemplate(template, call.id, stored)
  }

  async function answer(request: Request, asker: Asker): Promise<Response> {
    const { client, viewer } = asker
    const extra = viewer && { viewer }
    const length = Number(request.headers.get('content-length') ?? Number.NaN)
    const isReadable = request.method === 'POST' && length <= bodyLimit && !request.headers.has('content-encoding')
    if (!isReadable) return ask(request, client, extra)
    const text = await readBody(request, bodyLimit)
    const body = parsed(text)
    if (Array.isArray(body) && body.length > MOST_IN_BATCH) return tooMany()
    const call = readReportCall(body, request.headers)
    const quick = call && (await answerCall(call, request, asker))
    return quick ?? ask(copyOf(request, text), client, extra)
  }

  return async (request, env) => {
    // The handler passes on to the server who is asking, under the name that it has for that.
    const client = clientKey(env.peer, request.headers.get('x-forwarded-for'))
    await countRequest(requestLimit, client)
    const refusal = guard(request)
    if (refusal) return refusal
    if (request.method === 'OPTIONS') return withCors(new Response(null, { status: 204 }), request)
    requireUnread(request)
    return withCors(await answer(request, { client, viewer: await viewerOf(request, client) }), request)
  }
}

/** Who sends a request, and what their key opens. */
interface Asker {
  client: string
  viewer: KeyScope | undefined
}

function copyOf({ url, headers }: Request, body: string): Request {
  const kept = new Headers(headers)
  kept.delete('content-length')
  return new Request(url, { method: 'POST', headers: kept, body })
}

/** What is no JSON is the SDK's to refuse. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function tooMany(): Response {
  const error = { code: -32600, message: `Invalid Request: a batch can have at most ${MOST_IN_BATCH} messages.` }
  return Response.json({ jsonrpc: '2.0', error, id: null }, { status: 400 })
}

/** As over HTTP: a store that cannot answer is no fault of ours. */
function logEntry(error: unknown): LogEntry {
  const asked = { method: 'POST', path: '/mcp', error }
  const isStore = isUnavailable(error)
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
