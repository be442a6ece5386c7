import { type ErrorCode, errorCodes, OperableError } from '@operable/core'
import { normalizeUrl } from '@operable/core/site'
import { z } from 'zod'
import type { FailedAttempt } from '../../contracts/reports.ts'
import type { ServerOptions } from '../options.ts'

/** A service to ask: one that runs elsewhere, or that of a data file in this process. */
export interface ServiceAddress {
  /** Ends with a slash. */
  url: string
  key?: string
  /** Answers instead of the network. */
  fetch?: (request: Request) => Promise<Response>
  /** How the last scan failed, in full: over HTTP only the code and the time are public. */
  lastAttempt?: (reportId: string) => Promise<FailedAttempt | undefined>
}

export interface Question<Answer> {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Relative to the address of the service, without a leading slash. */
  path: string
  body?: unknown
  answer: z.ZodType<Answer>
}

const knownCodes = Object.keys(errorCodes) as ErrorCode[]
const problemSchema = z.object({
  code: z.enum(knownCodes),
  detail: z.string(),
  errors: z.array(z.object({ pointer: z.string(), detail: z.string() })).catch([]),
})

/**
 * Sends a request to a service and checks the answer.
 *
 * @returns the answer as it was sent, with its members in the order of the service
 * @throws OperableError the code and message of the service; `storage_unavailable` if nothing responds,
 * `invalid_request` if what responds is not an Operable service, `aborted`
 */
export async function askService<Answer>(
  service: ServiceAddress,
  { answer, ...question }: Question<Answer>,
  signal: AbortSignal,
): Promise<{ body: Answer; headers: Headers }> {
  const response = await answerOf(service, question, signal)
  const content = await contentOf(response)
  const checked = answer.safeParse(content)
  if (!checked.success) throw noService(service.url, checked.error)
  return { body: content as Answer, headers: response.headers }
}

/**
 * The same for an answer that may be long: its text, as it comes.
 *
 * @throws OperableError as `askService`, also while it is read
 */
export async function* askForText(
  service: ServiceAddress,
  { path, type }: { path: string; type: string },
  signal: AbortSignal,
): AsyncGenerator<string> {
  const response = await answerOf(service, { path }, signal)
  if (!response.headers.get('content-type')?.startsWith(type) || !response.body) throw noService(service.url, response)
  try {
    yield* response.body.pipeThrough(new TextDecoderStream())
  } catch (cause) {
    if (cause instanceof OperableError) throw cause
    if (signal.aborted) throw new OperableError('aborted', 'The request was stopped.', { cause })
    throw new OperableError('storage_unavailable', `The answer of ${new URL(service.url).origin} was cut off.`, {
      cause,
    })
  }
}

/** An answer that is no problem. */
async function answerOf(
  { url, key, fetch = overNetwork }: ServiceAddress,
  { method = 'GET', path, body }: Omit<Question<unknown>, 'answer'>,
  signal: AbortSignal,
): Promise<Response> {
  const request = new Request(url + path, {
    method,
    // A key must not follow a redirect.
    redirect: 'manual',
    headers: {
      accept: 'application/json',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal,
  })
  const response = await fetch(request)
  if (response.ok) return response
  throw problemOf(await contentOf(response), { url, status: response.status, hasKey: key !== undefined })
}

async function contentOf(response: Response): Promise<unknown> {
  return response.status === 204 ? undefined : response.json().catch(() => undefined)
}

/** @throws OperableError `invalid_request` for an invalid address */
export function serviceAddress({ server, key }: ServerOptions): ServiceAddress | undefined {
  if (!server) return undefined
  try {
    const url = new URL(normalizeUrl(server))
    url.search = ''
    if (!url.pathname.endsWith('/')) url.pathname += '/'
    return { url: url.href, ...(key ? { key } : {}) }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'It is not a valid address.'
    throw new OperableError('invalid_request', `--server: ${reason}`, { cause })
  }
}

async function overNetwork(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (cause) {
    if (request.signal.aborted) throw new OperableError('aborted', 'The request was stopped.', { cause })
    throw new OperableError('storage_unavailable', `No service responds at ${new URL(request.url).origin}.`, { cause })
  }
}

interface Refused {
  url: string
  status: number
  hasKey: boolean
}

/** What a proxy answers while the service behind it is away. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504])

function problemOf(content: unknown, { url, status, hasKey }: Refused): OperableError {
  const problem = problemSchema.safeParse(content)
  if (!problem.success && AWAY.has(status)) {
    return new OperableError('storage_unavailable', `No service responds at ${new URL(url).origin}.`)
  }
  if (!problem.success) return noService(url, content)
  const { code, detail, errors } = problem.data
  if (code === 'unauthorized' && !hasKey) {
    return new OperableError(code, 'The service needs a key. Pass one with --key or OPERABLE_KEY.')
  }
  return new OperableError(code, errors[0] ? misfitOf(errors[0]) : detail)
}

/** Whoever types a command sees no request body: only the member is named. */
function misfitOf({ pointer, detail }: { pointer: string; detail: string }): string {
  const member = pointer.slice(1).replaceAll('/', '.')
  return member === '' ? detail : `${member}: ${detail}`
}

function noService(url: string, cause: unknown): OperableError {
  return new OperableError('invalid_request', `${url} responds, but it is not an Operable service.`, { cause })
}
