import { OperableError, type Tool } from '@operable/core'
import { z } from 'zod'
import {
  type KeptRun,
  type ReportedRun,
  type Runs,
  runErrorCodes,
  runStatuses,
  type ToolRuns,
} from '../../contracts/runs.ts'
import type { Storage } from '../../contracts/storage.ts'
import { changeDocument, checkDocument, readDocuments } from '../documents/documents.ts'
import { loadTools } from '../tools/tool-document.ts'
import { originsOf, requireWebsite } from '../websites/website-document.ts'

type StoredRun = RunDocument['runs'][number]

/** Of one tool, in an answer. */
const MOST_SHOWN = 50

/** Keeps a run of a tool of the website, whoever tells of it. */
export type NoteRun = (websiteId: string, run: ReportedRun) => Promise<void>

/** One document for each website and day. */
export function createRuns(storage: Storage, now: () => Date): Runs & { keep: NoteRun } {
  async function removeOldBelow(prefix: string): Promise<void> {
    for (const key of await storage.keys(prefix)) if (isOld(key, now())) await storage.remove(key)
  }

  const keep: NoteRun = async (websiteId, run) => {
    const { tools } = await loadTools(storage, websiteId)
    if (!tools.some(({ id }) => id === run.tool)) {
      throw new OperableError('tool_not_found', 'This website has no tool with this ID.')
    }
    const moment = now()
    const key = runsKey(websiteId, moment)
    let isFirst = false
    await changeDocument(storage, { key, schema: runDocumentSchema }, (day) => {
      isFirst = day === undefined
      return withRun(day, run, moment.toISOString())
    })
    if (isFirst) await removeOldBelow(runsOf(websiteId))
  }

  return {
    keep,

    async note(websiteId, run, origin) {
      const website = await requireWebsite(storage, websiteId)
      if (!website.recordRuns) throw new OperableError('forbidden', 'This website does not record runs.')
      if (origin === null || !originsOf(website.url).includes(origin)) {
        throw new OperableError('forbidden', 'Only pages of the website can report runs.')
      }
      await keep(websiteId, run)
    },

    async list(websiteId) {
      const { tools } = await loadTools(storage, websiteId)
      const documents = await readDocuments(storage, runsOf(websiteId))
      const days = documents
        .filter(({ key }) => !isOld(key, now()))
        .map(({ key, value }) => checkDocument(runDocumentSchema, key, value))
      return byTool(days, tools)
    },
  }
}

function byTool(days: readonly RunDocument[], tools: readonly Tool[]): ToolRuns[] {
  const runs = Map.groupBy(eachOnce(days.flatMap((day) => day.runs)), ({ tool }) => tool)
  const omitted = Map.groupBy(
    days.flatMap((day) => day.omitted),
    ({ id }) => id,
  )
  const found = [...new Set([...runs.keys(), ...omitted.keys()])].map((id): ToolRuns => {
    const of = runs.get(id) ?? []
    const name = tools.find((tool) => tool.id === id)?.name
    const outcomes: ToolRuns['outcomes'] = {}
    for (const { status } of of) outcomes[status] = (outcomes[status] ?? 0) + 1
    return {
      tool: id,
      ...(name !== undefined && { name }),
      outcomes,
      omitted: (omitted.get(id) ?? []).reduce((sum, { count }) => sum + count, 0),
      runs: of.slice(-MOST_SHOWN).reverse().map(keptRun),
    }
  })
  const sizeOf = (one: ToolRuns) => Object.values(one.outcomes).reduce((sum, count) => sum + count, one.omitted)
  return found.sort((a, b) => sizeOf(b) - sizeOf(a))
}

/** A run whose first outcome came before midnight and whose final one came after it is in the documents of both days. */
function eachOnce(runs: readonly StoredRun[]): StoredRun[] {
  const byReceipt = new Map<string, StoredRun>()
  for (const run of runs) {
    const key = `${run.tool} ${run.id}`
    const before = byReceipt.get(key)
    if (!before || (before.open && !run.open)) byReceipt.set(key, { ...run, at: before?.at ?? run.at })
  }
  return [...byReceipt.values()]
}

function keptRun({ id, at, status, code, ms, open }: StoredRun): KeptRun {
  return { receiptId: id, at, status, ...(code && { code }), ms, final: !open }
}

/** Kept one by one of a tool and a day; further runs are counted. */
const MOST_OF_TOOL = 50
/** The same of all tools of a website, so that a document has at most some 80 KB. */
const MOST_OF_DAY = 500
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
const runDocumentSchema = z.object({
  format: z.literal(1),
  runs: z.array(runSchema),
  /** How many more there were, by tool. */
  omitted: z.array(z.object({ id: z.string().describe('Of the tool'), count: z.number() })),
})

type RunDocument = z.infer<typeof runDocumentSchema>

export const RUNS = 'runs/'

export function runsOf(websiteId: string): string {
  return `${RUNS}${websiteId}/`
}

/** One document for each day, UTC: what is too old goes away as a whole. */
function runsKey(websiteId: string, moment: Date): string {
  return runsOf(websiteId) + moment.toISOString().slice(0, 10)
}

/** Such as `2026-11-24`. */
export function runDayOf(key: string): string {
  return key.slice(-10)
}

/** @param key of one document */
function isOld(key: string, now: Date): boolean {
  return runDayOf(key) <= new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10)
}

/**
 * A day with one more run. One that is told again takes the place of what was told before it was final.
 * @param at ISO 8601
 * @returns undefined when nothing changes
 */
function withRun(day: RunDocument | undefined, run: ReportedRun, at: string): RunDocument | undefined {
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
