import { z } from '@hono/zod-openapi'
import type { Route } from './route-definition.ts'

type HeaderName = NonNullable<Route['requestHeaders']>[number]

const described: Record<HeaderName, { description: string; example: string }> = {
  'If-Match': {
    description: 'Change only what still has this entity tag; otherwise 412 `precondition_failed`',
    example: '"0193a5c2-7b1e-7d3a-9c55-2f6f0e9d8a41"',
  },
  'If-None-Match': {
    description: 'Answer 304 without a body while the entity tag is still this one',
    example: '"0193a5c2-7b1e-7d3a-9c55-2f6f0e9d8a41"',
  },
  Accept: { description: 'Media type that is preferred', example: 'application/json' },
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
