import { type ErrorCode, errorCodes, OperableError } from '@operable/core'
import { z } from 'zod'
import type { ServiceAddress } from '../server-option.ts'

export interface Question<Answer> {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below the address of the service, without a slash before it. */
  path: string
  body?: unknown
  answer: z.ZodType<Answer>
  signal?: AbortSignal | undefined
}

export interface Answered<Answer> {
  /** As the schema reads it. */
  body: Answer
  /** The same as it was sent: its members in the order of the service. */
  asSent: Answer
  /** What the answer says in `ETag`, without its quotation marks. */
  revision: string
  headers: Headers
}

const knownCodes = Object.keys(errorCodes) as ErrorCode[]
const problemSchema = z.object({
  code: z.enum(knownCodes),
  detail: z.string(),
  errors: z.array(z.object({ pointer: z.string(), detail: z.string() })).catch([]),
})

/**
 * Asks a service, over the network or in this process, and checks what it answers.
 *
 * @throws OperableError the code and the sentence of the service; `storage_unavailable` when nothing answers,
 * `invalid_request` when what answers is no such service, `aborted`
 */
export async function askService<Answer>(
  { url, key, fetch = overNetwork }: ServiceAddress,
  { method = 'GET', path, body, answer, signal }: Question<Answer>,
): Promise<Answered<Answer>> {
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
    ...(signal ? { signal } : {}),
  })
  const response = await fetch(request)
  const content = response.status === 204 ? undefined : await readJson(response)
  if (!response.ok) throw problemOf(content, url)
  const checked = answer.safeParse(content)
  if (!checked.success) throw noService(url, checked.error)
  const asSent = content as Answer
  return { body: checked.data, asSent, revision: revisionOf(response), headers: response.headers }
}

async function overNetwork(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (cause) {
    if (request.signal.aborted) throw new OperableError('aborted', 'The request was stopped.', { cause })
    throw new OperableError('storage_unavailable', `No service answers at ${new URL(request.url).origin}.`, { cause })
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

function problemOf(content: unknown, url: string): OperableError {
  const problem = problemSchema.safeParse(content)
  if (!problem.success) return noService(url, content)
  const { code, detail, errors } = problem.data
  return new OperableError(code, errors[0] ? misfitOf(errors[0]) : detail)
}

/** Whoever types a command sends no body: the member alone is named. */
function misfitOf({ pointer, detail }: { pointer: string; detail: string }): string {
  const member = pointer.slice(1).replaceAll('/', '.')
  return member === '' ? detail : `${member}: ${detail}`
}

function noService(url: string, cause: unknown): OperableError {
  return new OperableError('invalid_request', `What answers at ${url} is not this service.`, { cause })
}

function revisionOf(response: Response): string {
  return /^"(.*)"$/.exec(response.headers.get('etag') ?? '')?.[1] ?? ''
}
