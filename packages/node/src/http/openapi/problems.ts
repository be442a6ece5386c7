import { z } from '@hono/zod-openapi'
import { type ErrorCode, errorCodes } from '@operable/core'
import { problemTypes } from '../problem/problem-types.ts'

const codes = Object.keys(errorCodes) as ErrorCode[]

export const problemSchema = z
  .object({
    type: z.string().describe('Address of a page about the code'),
    title: z.string().describe('The same for every problem of the code'),
    status: z.int(),
    detail: z.string().describe('This occurrence, in one sentence'),
    code: z.enum(codes).describe('Stable, for programs'),
    instance: z.string().describe('Path and query of the request'),
    errors: z
      .array(
        z.object({
          pointer: z.string().optional().describe('JSON Pointer into the body'),
          parameter: z.string().optional().describe('Name in the query'),
          detail: z.string(),
        }),
      )
      .optional()
      .describe('Each part of the request that does not fit'),
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

export function problemReference(status: number, of: readonly ErrorCode[]) {
  return { $ref: `#/components/responses/Problem${status}`, description: of.map((code) => `\`${code}\``).join(' or ') }
}

function example(code: ErrorCode, status: number, baseUrl: string) {
  const { title, advice } = problemTypes[code]
  return { type: `${baseUrl}/problems/${code}`, title, status, detail: advice, code, instance: '/' }
}
