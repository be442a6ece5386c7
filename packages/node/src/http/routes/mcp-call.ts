import { z } from 'zod'
import { REPORT_TOOL } from '../../mcp/report-server.ts'

/** A call of the one tool as clients send it all day: with an address, and nothing that belongs to one call alone. */
export interface ReportCall {
  id: string | number
  url: string
  /** Equal for calls that the SDK answers alike, but for the id and the report. */
  kind: string
  /** The same call with another id. */
  withId(id: string): string
}

const schema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(200), z.number()]),
  method: z.literal('tools/call'),
  params: z.looseObject({ name: z.literal(REPORT_TOOL), arguments: z.strictObject({ url: z.string() }) }),
})

/** What of a request the SDK looks at besides its body. */
const HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id']

/** Requests in one body: each may be answered with a whole report. */
export const MOST_IN_BATCH = 20

/** @param body JSON */
export function readReportCall(body: unknown, headers: Headers): ReportCall | undefined {
  const parsed = schema.safeParse(body)
  if (!parsed.success) return undefined
  const { id, params, ...rest } = parsed.data
  const { url } = params.arguments
  const kind = JSON.stringify([HEADERS.map((name) => headers.get(name)), { ...params, arguments: null }])
  // Unknown members of the message itself are left to the SDK.
  const isPlain = Object.keys(body as object).length === Object.keys(rest).length + 2
  return isPlain ? { id, url, kind, withId: (other) => JSON.stringify({ ...parsed.data, id: other }) } : undefined
}
