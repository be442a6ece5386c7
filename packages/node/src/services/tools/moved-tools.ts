import { OperableError, type Tool } from '@operable/core'
import { uncheckedTool } from '@operable/core/tools'
import type { Storage } from '../../contracts/storage.ts'
import { createHostLimiter } from '../../fetch/budget/host-limiter.ts'
import { checkTool } from './check-tool.ts'
import type { PageReadings } from './page-readings.ts'
import { keepChecked, loadTools } from './tool-document.ts'
import type { ToolLists } from './tool-lists.ts'

/** From the beginning of a reading, in ms. */
const DEADLINE_MS = 10_000
/** Most tools that may wait. Beyond that, their owner has to check them one by one. */
const MOST_WAITING = 1_000
/** Tools of one website that are read at a time: requests that wait for an answer need the other slots. */
const OF_WEBSITE = 1

/** Reads tools that a change moved to another element, after that change was answered. */
export interface MovedTools {
  /**
   * Reads the tool as it is when its turn comes, and writes what it is if it was not moved again meanwhile. However often a
   * tool is moved, one reading of it waits.
   *
   * @returns resolves when that is done, or the service closes; never rejects
   */
  read(websiteId: string, toolId: string): Promise<void>
  /**
   * Begins to read the tools of a list whose reading was lost, because the process that was to do it has ended. Those that
   * another process may be reading now are left to it.
   */
  takeUp(websiteId: string, tools: readonly Tool[]): void
  /** Resolves when no reading is left. */
  settled(): Promise<void>
}

interface Parts {
  storage: Storage
  now: () => Date
  lists: Pick<ToolLists, 'change'>
  whenFree: PageReadings
  /** Fires when the service closes: what has not been read stays unchecked. */
  closing: AbortSignal
}

export function createMovedTools({ storage, now, lists, whenFree, closing }: Parts): MovedTools {
  const begunAt = now().getTime()
  const turns = createHostLimiter(OF_WEBSITE)
  /** How many readings of a tool this process does, or is to do. */
  const inHand = new Map<string, number>()
  const waiting = new Map<string, Promise<void>>()
  const running = new Set<Promise<void>>()

  async function read(websiteId: string, toolId: string): Promise<void> {
    const { tools } = await loadTools(storage, websiteId)
    const tool = tools.find(({ id }) => id === toolId)
    if (!tool?.metadata.unchecked) return
    const at = now().toISOString()
    const checked = await whenFree(websiteId, undefined, (reading) =>
      checkTool(tool, reading, { now: at, deadlineMs: DEADLINE_MS }),
    ).then(
      (done) => done.checked,
      (error: unknown) => uncheckedTool(tool, reasonOf(error), at),
    )
    if (!closing.aborted) await lists.change(websiteId, (list) => keepChecked(list, tool, checked))
  }

  async function refuse(websiteId: string, toolId: string): Promise<void> {
    const reason = `${MOST_WAITING} tools are already waiting to be read.`
    await lists.change(websiteId, (list) =>
      list.map((tool) => (tool.id === toolId ? uncheckedTool(tool, reason, now().toISOString()) : tool)),
    )
  }

  function begin(websiteId: string, toolId: string): Promise<void> {
    const key = keyOf(websiteId, toolId)
    const before = waiting.get(key)
    if (before) return before
    if (waiting.size >= MOST_WAITING) return refuse(websiteId, toolId)
    const reading = turns
      .run(websiteId, closing, () => {
        waiting.delete(key)
        return read(websiteId, toolId)
      })
      .finally(() => waiting.get(key) === reading && waiting.delete(key))
    waiting.set(key, reading)
    return reading
  }

  function readSoon(websiteId: string, toolId: string): Promise<void> {
    const key = keyOf(websiteId, toolId)
    inHand.set(key, (inHand.get(key) ?? 0) + 1)
    // A website that is gone, or a store that fails: the tool stays unchecked, or is no more.
    const done = begin(websiteId, toolId).catch(() => {})
    running.add(done)
    return done.finally(() => {
      running.delete(done)
      const left = inHand.get(key)! - 1
      if (left > 0) inHand.set(key, left)
      else inHand.delete(key)
    })
  }

  function isLost(websiteId: string, { id, updatedAt, metadata }: Tool): boolean {
    if (!metadata.unchecked || metadata.uncheckedReason !== undefined || inHand.has(keyOf(websiteId, id))) return false
    const movedAt = Date.parse(updatedAt)
    return movedAt < begunAt || now().getTime() - movedAt > DEADLINE_MS
  }

  return {
    read: readSoon,
    takeUp(websiteId, tools) {
      if (closing.aborted) return
      for (const tool of tools) if (isLost(websiteId, tool)) void readSoon(websiteId, tool.id)
    },
    async settled() {
      await Promise.all(running)
    },
  }
}

function keyOf(websiteId: string, toolId: string): string {
  return `${websiteId} ${toolId}`
}

function reasonOf(error: unknown): string {
  return error instanceof OperableError ? error.message : 'The page could not be read.'
}
