import type { RouteConfig } from '@hono/zod-openapi'
import { type ErrorCode, errorCodes } from '@operable/core'
import { requestHeaders } from './headers.ts'
import { pathParameters } from './parameters.ts'
import { problemReference } from './problems.ts'
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
    ...(need === 'public' ? [] : (['unauthorized', 'forbidden', 'rate_limited'] as const)),
    ...(path.includes('{websiteId}') ? (['website_not_found'] as const) : []),
    ...(body ? (['payload_too_large', 'unsupported_media_type', 'body_unavailable'] as const) : []),
    // Every request can be malformed: its address, its query, its Host header.
    'invalid_request',
    'internal',
  ])
  const byStatus = Map.groupBy(codes, (code) => errorCodes[code])
  return Object.fromEntries([...byStatus].map(([status, of]) => [String(status), problemReference(status, of)]))
}
