import { z } from 'zod'
import { type ReportedRun, runErrorCodes, runStatuses } from '../../contracts/runs.ts'

/** Kept one by one of a tool and a day; further runs are counted. */
export const MOST_OF_TOOL = 50
/** The same of all tools of a website, so that a document has at most some 80 KB. */
export const MOST_OF_DAY = 500
const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

const runSchema = z.object({
  /** The receipt. */
  id: z.string(),
  tool: z.string(),
  at: z.string(),
  status: z.enum(runStatuses),
  code: z.enum(runErrorCodes).exactOptional(),
  ms: z.number(),
  /** Absent once the outcome is final. */
  open: z.literal(true).exactOptional(),
})

/** The runs of one website and day, in the order in which the service heard of them. */
export const runDocumentSchema = z.object({
  format: z.literal(1),
  runs: z.array(runSchema),
  /** How many more there were, by tool. */
  omitted: z.array(z.object({ id: z.string().describe('Of the tool'), count: z.number() })),
})

export type RunDocument = z.infer<typeof runDocumentSchema>

export const RUNS = 'runs/'

export function runsOf(websiteId: string): string {
  return `${RUNS}${websiteId}/`
}

/** One document for each day, UTC: what is too old goes away as a whole. */
export function runsKey(websiteId: string, moment: Date): string {
  return runsOf(websiteId) + moment.toISOString().slice(0, 10)
}

/** @param key of one document */
export function isOld(key: string, now: Date): boolean {
  return key.slice(-10) <= new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10)
}

/**
 * A day with one more run. One that is told again takes the place of what was told before it was final.
 * @param at ISO 8601
 * @returns undefined when nothing changes
 */
export function withRun(day: RunDocument | undefined, run: ReportedRun, at: string): RunDocument | undefined {
  const { runs, omitted }: Omit<RunDocument, 'format'> = day ?? { runs: [], omitted: [] }
  const { receiptId: id, tool, status, code, ms, final } = run
  const entry: RunDocument['runs'][number] = {
    id,
    tool,
    at,
    status,
    ...(code && { code }),
    ms,
    ...(!final && { open: true }),
  }
  const known = runs.findIndex((one) => one.id === id && one.tool === tool)
  if (known >= 0) {
    const isNews = final && runs[known]!.open
    return isNews ? { format: 1, runs: runs.with(known, { ...entry, at: runs[known]!.at }), omitted } : undefined
  }
  const ofTool = runs.filter((one) => one.tool === tool).length
  if (ofTool < MOST_OF_TOOL && runs.length < MOST_OF_DAY) return { format: 1, runs: [...runs, entry], omitted }
  const count = (omitted.find((one) => one.id === tool)?.count ?? 0) + 1
  return { format: 1, runs, omitted: [...omitted.filter((one) => one.id !== tool), { id: tool, count }] }
}
