import type { ErrorCode } from '@operable/core'
import type { z } from 'zod'
import type { Need } from '../client/authorize.ts'

/** One operation: what the router does and what the OpenAPI description says come from here. */
export interface Route<Body extends z.ZodType = z.ZodType> {
  method: 'get' | 'post' | 'patch' | 'delete'
  /** With its parameters in braces, e.g. `/tools/{websiteId}`. */
  path: string
  operationId: string
  tag: 'Websites' | 'Keys' | 'Tools' | 'Widget' | 'Reports' | 'Scans' | 'Service'
  summary: string
  description?: string
  /** Who may: anybody, the admin key, a key of the website in the path, any key. */
  need: 'public' | Need['scope']
  /** The handler gives whole answers (`wholeAnswer`), also of what goes wrong: nothing stands between it and the router. */
  isWhole?: true
  /** Parameters of the query. Each is validated by the route itself. */
  query?: z.ZodObject
  /** Request headers that mean something here. */
  requestHeaders?: readonly ('If-Match' | 'If-None-Match' | 'Accept')[]
  /** `limit`: bytes, where the service's own limit is too high. */
  body?: { schema: Body; example: z.input<Body>; types?: readonly string[]; limit?: number }
  success: Success | readonly Success[]
  /** Beyond those that follow from the need and the body. */
  errors?: readonly ErrorCode[]
}

/** An answer that is no problem. */
export interface Success {
  status: 200 | 201 | 202 | 204 | 304
  description: string
  /** By media type; absent: no body. */
  content?: Readonly<Record<string, { schema: z.ZodType; example?: unknown }>>
  /** Response headers, with what each holds. */
  headers?: Readonly<Record<string, string>>
}

/** An answer in JSON. @param more another status than 200, and headers */
export function jsonAnswer(
  description: string,
  schema: z.ZodType,
  example: unknown,
  more: Pick<Partial<Success>, 'status' | 'headers'> = {},
): Success {
  return { status: 200, description, content: { 'application/json': { schema, example } }, ...more }
}
