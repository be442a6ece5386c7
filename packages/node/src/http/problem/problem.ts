import { type ErrorCode, OperableError } from '@operable/core'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { createPageContext } from '../../pages/document.ts'
import { renderErrorPage } from '../../pages/error-page.ts'
import { noStore, wholeAnswer } from '../answer/headers.ts'
import { prefersProblem } from '../answer/negotiate.ts'
import { pageAnswer } from '../answer/page-answer.ts'
import type { AppDeps } from '../app-deps.ts'
import type { AppEnv } from '../request/request-env.ts'
import { RequestError } from '../request/request-error.ts'
import { problemTypes } from './problem-types.ts'

/** Seconds, unless the error has its own. */
const RETRY_AFTER: Partial<Record<ErrorCode, string>> = { storage_unavailable: '5', stopping: '5', rate_limited: '10' }
const MAX_INSTANCE = 2048

type Asked = Pick<Request, 'method' | 'url'>

/**
 * The only place that renders errors: RFC 9457 problem details, whatever `Accept` says. An unexpected error is answered
 * as `internal` without details, and logged once.
 *
 * @param always all other headers that the answer needs, where nothing is added to it later
 */
export function problemResponse(
  error: unknown,
  request: Asked,
  deps: Pick<AppDeps, 'baseUrl' | 'log'>,
  always?: Readonly<Record<string, string>>,
): Response {
  const known = expected(error)
  if (known === undefined || known.status >= 500) report({ error, known }, request, deps)
  const code = known?.code ?? 'internal'
  const status = known?.status ?? 500
  const errors = known instanceof RequestError ? known.errors : []
  const body = {
    type: `${deps.baseUrl}/problems/${code}`,
    title: problemTypes[code].title,
    status,
    detail: known?.message ?? 'Something went wrong on our side.',
    code,
    instance: askedPath(request.url, deps.baseUrl).slice(0, MAX_INSTANCE),
    ...(errors.length > 0 ? { errors } : {}),
  }
  const text = JSON.stringify(body)
  const headers: Record<string, string> = {
    ...always,
    'Content-Type': 'application/problem+json',
    ...noStore,
    // Also for HEAD, which has no body to count.
    'Content-Length': String(Buffer.byteLength(text)),
  }
  if (code === 'unauthorized') headers['WWW-Authenticate'] = 'Bearer realm="operable"'
  Object.assign(headers, retryHeaders(code))
  if (known instanceof RequestError) Object.assign(headers, known.headers)
  return always ? wholeAnswer(text, { status, headers }) : new Response(text, { status, headers })
}

/** `Retry-After` of what is worth sending again as it is: no 429 and no 503 goes out without it. */
export function retryHeaders(code: ErrorCode): Record<string, string> {
  const seconds = RETRY_AFTER[code]
  return seconds === undefined ? {} : { 'Retry-After': seconds }
}

function expected(error: unknown): OperableError | undefined {
  // An internal error tells the client nothing.
  if (error instanceof OperableError) return error.code === 'internal' ? undefined : error
  if (error instanceof HTTPException) return fromHono(error)
  return undefined
}

/** What Hono's own validators and helpers throw. */
function fromHono(error: HTTPException): OperableError | undefined {
  const { status, message } = error
  if (status === 400) return new OperableError('invalid_request', message || 'The request is malformed.')
  if (status === 413) return new OperableError('payload_too_large', 'The body is too large.')
  if (status === 415) return new OperableError('unsupported_media_type', 'Send JSON as "application/json".')
  return undefined
}

interface Failure {
  error: unknown
  /** The same where it is one that a client is told about. */
  known: OperableError | undefined
}

function report({ error, known }: Failure, request: Asked, { log }: Pick<AppDeps, 'log'>): void {
  const path = pathOf(request.url).split('?', 1)[0] ?? ''
  if (known === undefined) log({ level: 'error', event: 'internal_error', method: request.method, path, error })
  else if (known.code === 'storage_unavailable') {
    log({ level: 'warn', event: 'storage_unavailable', method: request.method, path, error })
  } else if (known.code === 'body_unavailable') {
    log({ level: 'error', event: 'misconfigured', method: request.method, path, error: known.message })
  }
}

/** As the client sent it: a proxy may have removed the path of the base URL. */
function askedPath(url: string, baseUrl: string): string {
  const path = pathOf(url)
  const base = new URL(baseUrl).pathname.replace(/\/$/, '')
  const isWhole = path.startsWith(base) && /^(?:[/?]|$)/.test(path.slice(base.length))
  return isWhole ? path : base + path
}

/** Path and query only: the client chooses everything before them. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  return start < 0 ? '/' : url.slice(start)
}

/** Headers that the page has of its own. */
const PAGE_HEADERS = new Set(['content-type', 'cache-control', 'content-length'])

/**
 * Renders what problem.ts makes of an error as a page: same status, same words, same headers. A program that names JSON
 * gets the problem itself.
 */
export function pageProblems(deps: AppDeps): (error: Error, c: Context<AppEnv>) => Promise<Response> {
  const context = createPageContext(deps.baseUrl)
  return async (error, c) => {
    const problem = problemResponse(error, c.req.raw, deps)
    problem.headers.append('Vary', 'Accept')
    if (prefersProblem(c.req.header('accept') ?? null)) return problem
    const { status, title, detail } = (await problem.json()) as { status: number; title: string; detail: string }
    const headers = Object.fromEntries([...problem.headers].filter(([name]) => !PAGE_HEADERS.has(name)))
    return pageAnswer(renderErrorPage({ status, title, detail, path: c.req.path }, context), status, headers)
  }
}
