import { type RouteConfig, z } from '@hono/zod-openapi'
import { type ErrorCode, errorCodes } from '@operable/core'
import { problemTypes } from '../problem/problem-types.ts'
import { exampleKey, exampleScanId, exampleWebsite } from './examples.ts'
import type { Route, Success } from './route-definition.ts'

/** A route as OpenAPI describes it: security, parameters and problems follow from what the route is. */
export function describeOperation(route: Route, publicScans: boolean): RouteConfig {
  const { method, path, operationId, tag, summary, description, body, query } = route
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return {
    method,
    path,
    operationId,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    security: securityOf(route.need, publicScans),
    request: {
      ...(names.length > 0 ? { params: pathParameters(names) } : {}),
      ...(query ? { query } : {}),
      ...(route.requestHeaders ? { headers: requestHeaders(route.requestHeaders) } : {}),
      ...(body ? { body: { required: true, content: bodyContent(body) } } : {}),
    },
    responses: { ...Object.fromEntries([route.success].flat().map(describeSuccess)), ...problemsOf(route) },
  }
}

function bodyContent({ schema, example, types = ['application/json'] }: NonNullable<Route['body']>) {
  return Object.fromEntries(types.map((type) => [type, { schema, example }]))
}

function describeSuccess({
  status,
  description,
  content,
  headers,
}: Success): [string, RouteConfig['responses'][string]] {
  const described = Object.entries(headers ?? {}).map(([name, says]) => [
    name,
    { description: says, schema: { type: 'string' as const } },
  ])
  return [
    String(status),
    {
      description,
      ...(content ? { content: { ...content } } : {}),
      ...(described.length > 0 ? { headers: Object.fromEntries(described) } : {}),
    },
  ]
}

function securityOf(need: Route['need'], publicScans: boolean): Record<string, string[]>[] {
  if (need === 'public') return []
  if (need === 'admin') return [{ adminKey: [] }]
  const keys: Record<string, string[]>[] = [{ websiteKey: [] }, { adminKey: [] }]
  // An empty requirement makes the others optional.
  return need === 'scan' && publicScans ? [...keys, {}] : keys
}

/** By status, since OpenAPI knows one answer for each: the reference names the codes that this operation gives. */
function problemsOf({ need, body, path, errors = [] }: Route): RouteConfig['responses'] {
  const codes = new Set<ErrorCode>([
    ...errors,
    // A key is looked up in the store.
    ...(need === 'public' ? [] : (['storage_unavailable', 'unauthorized', 'forbidden', 'rate_limited'] as const)),
    ...(path.includes('{websiteId}') ? (['website_not_found'] as const) : []),
    ...(body ? (['payload_too_large', 'unsupported_media_type', 'body_unavailable'] as const) : []),
    // Every request can be malformed: its address, its query, its Host header.
    'invalid_request',
    'internal',
  ])
  const byStatus = Map.groupBy(codes, (code) => errorCodes[code])
  return Object.fromEntries([...byStatus].map(([status, of]) => [String(status), problemReference(status, of)]))
}

type HeaderName = NonNullable<Route['requestHeaders']>[number]

const described: Record<HeaderName, { description: string; example: string }> = {
  'If-Match': {
    description: 'Make the change only if the entity tag is still this one; otherwise 412 `precondition_failed`',
    example: '"0193a5c2-7b1e-7d3a-9c55-2f6f0e9d8a41"',
  },
  'If-None-Match': {
    description: 'Return 304 without a body if the entity tag is still this one',
    example: '"0193a5c2-7b1e-7d3a-9c55-2f6f0e9d8a41"',
  },
  Accept: { description: 'Preferred media type', example: 'application/json' },
}

export function requestHeaders(names: readonly HeaderName[]): z.ZodObject {
  return z.object(
    Object.fromEntries(
      names.map((name) => [
        name,
        z
          .string()
          .optional()
          .openapi({ description: described[name].description, param: { example: described[name].example } }),
      ]),
    ),
  )
}

/** Every parameter that a path of ours has; an id is opaque, so an odd one is not found and never malformed. */
const parameters: Record<string, { description: string; example: string }> = {
  websiteId: { description: 'ID of the website, as `POST /websites` returned it', example: exampleWebsite.id },
  toolId: { description: 'ID of the tool', example: '7h2m4qv9s1zd' },
  keyId: { description: 'ID of the key: its public part', example: exampleKey.id },
  code: { description: 'Stable code of the problem', example: 'no_report' },
  scanId: { description: 'ID of the scan', example: exampleScanId },
  id: { description: 'ID of the report', example: '3p0kd8y2w4m6q1v9x5t7r8c0zn' },
}

/** @throws TypeError for a name without a description */
function pathParameters(names: readonly string[]): z.ZodObject {
  return z.object(Object.fromEntries(names.map((name) => [name, parameter(name)])))
}

function parameter(name: string): z.ZodString {
  const known = parameters[name]
  if (!known) throw new TypeError(`No description of the path parameter ${name}.`)
  return z.string().openapi({ description: known.description, param: { example: known.example } })
}

const codes = Object.keys(errorCodes) as ErrorCode[]

export const problemSchema = z
  .object({
    type: z.string().describe('Address of a page that explains the code'),
    title: z.string().describe('The same for every problem with this code'),
    status: z.int(),
    detail: z.string().describe('What happened, in one sentence'),
    code: z.enum(codes).describe('Stable, for programs'),
    instance: z.string().describe('Path and query of the request'),
    errors: z
      .array(
        z.object({
          pointer: z.string().optional().describe('JSON Pointer into the body'),
          parameter: z.string().optional().describe('Name of the query parameter'),
          detail: z.string(),
        }),
      )
      .optional()
      .describe('Each invalid part of the request'),
  })
  .openapi('Problem')

/** One answer for each status, with an example for each code. */
export function problemResponseFor(status: number, baseUrl: string) {
  const of = codes.filter((code) => errorCodes[code] === status)
  return {
    description: of.map((code) => problemTypes[code].title).join('; '),
    ...(status === 429 || status === 503
      ? { headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' as const } } } }
      : {}),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(of.map((code) => [code, { value: example(code, status, baseUrl) }])),
      },
    },
  }
}

function problemReference(status: number, of: readonly ErrorCode[]) {
  return { $ref: `#/components/responses/Problem${status}`, description: of.map((code) => `\`${code}\``).join(' or ') }
}

function example(code: ErrorCode, status: number, baseUrl: string) {
  const { title, advice } = problemTypes[code]
  return { type: `${baseUrl}/problems/${code}`, title, status, detail: advice, code, instance: '/' }
}
