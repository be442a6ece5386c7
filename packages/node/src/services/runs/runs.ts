import { OperableError, type Tool } from '@operable/core'
import type { KeptRun, Runs, ToolRuns } from '../../contracts/runs.ts'
import type { Storage } from '../../contracts/storage.ts'
import { changeDocument, checkDocument, readDocuments } from '../documents/documents.ts'
import { loadTools } from '../tools/tool-document.ts'
import { requireWebsite } from '../websites/website-document.ts'
import { originsOf } from '../websites/website-origins.ts'
import { isOld, RUNS, type RunDocument, runDocumentSchema, runsKey, runsOf, withRun } from './run-document.ts'

type StoredRun = RunDocument['runs'][number]

/** Of one tool, in an answer. */
const MOST_SHOWN = 50

/** One document for each website and day. */
export function createRuns(storage: Storage, now: () => Date): Runs {
  async function removeOldBelow(prefix: string): Promise<void> {
    for (const key of await storage.keys(prefix)) if (isOld(key, now())) await storage.remove(key)
  }

  return {
    async note(websiteId, run, origin) {
      const website = await requireWebsite(storage, websiteId)
      if (!website.recordRuns) throw new OperableError('forbidden', 'This website does not record runs.')
      if (origin === null || !originsOf(website.url).includes(origin)) {
        throw new OperableError('forbidden', 'Only pages of the website tell about runs.')
      }
      const { tools } = await loadTools(storage, websiteId)
      if (!tools.some(({ id }) => id === run.tool)) {
        throw new OperableError('tool_not_found', 'The website has no tool with this id.')
      }
      const moment = now()
      const key = runsKey(websiteId, moment)
      let isFirst = false
      await changeDocument(storage, { key, schema: runDocumentSchema }, (day) => {
        isFirst = day === undefined
        return withRun(day, run, moment.toISOString())
      })
      if (isFirst) await removeOldBelow(runsOf(websiteId))
    },

    async list(websiteId) {
      const { tools } = await loadTools(storage, websiteId)
      const documents = await readDocuments(storage, runsOf(websiteId))
      const days = documents
        .filter(({ key }) => !isOld(key, now()))
        .map(({ key, value }) => checkDocument(runDocumentSchema, key, value))
      return byTool(days, tools)
    },

    removeOld: () => removeOldBelow(RUNS),
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
