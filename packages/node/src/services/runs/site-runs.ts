import { OperableError, type Tool } from '@operable/core'
import { LRUCache } from 'lru-cache'
import { anySignal } from '../../any-signal.ts'
import type { SiteOutcome } from '../../contracts/run-outcome.ts'
import type { RunErrorCode } from '../../contracts/runs.ts'
import type { McpMode, SiteRuns } from '../../contracts/site-runs.ts'
import type { Storage } from '../../contracts/storage.ts'
import type { BrowserPool } from '../../fetch/browser/browser-pool.ts'
import type { SiteCalls } from '../../run/site-calls.ts'
import { loadTools } from '../tools/tool-document.ts'
import { requireWebsite } from '../websites/website-document.ts'
import type { NoteRun } from './runs.ts'
import type { WarmBrowser } from './warm-browser.ts'

interface SiteRunsOptions {
  storage: Storage
  browser: WarmBrowser
  pool: BrowserPool
  note: NoteRun
  /** Hears of a run that could not be kept. */
  onError(error: unknown): void
  closing: AbortSignal
}

/** Websites whose forms in steps and sent inputs are remembered. */
const MOST_SITES = 100
/** Runs tools in one browser for all websites, which starts with the first call and stays warm while it is used. */
export function createSiteRuns(options: SiteRunsOptions): SiteRuns & { close(): Promise<void> } {
  const { storage, browser, pool, note, closing, onError } = options
  const sites = new LRUCache<string, Promise<SiteCalls>>({
    max: MOST_SITES,
    dispose: (calls) => void calls.then((each) => each.close()).catch(onError),
  })

  async function open(websiteId: string) {
    const website = await requireWebsite(storage, websiteId)
    const { url, mcp: mode } = website
    if (mode === undefined)
      throw new OperableError('forbidden', 'The owner of this website has not switched on its tools over MCP.')
    const { tools } = await loadTools(storage, websiteId)
    return { url, mode, tools: tools.filter(({ active }) => active) }
  }

  function callsOf(websiteId: string, mode: McpMode, caller: string): Promise<SiteCalls> {
    const key = `${websiteId} ${mode} ${caller}`
    const known = sites.get(key)
    if (known) return known
    const made = import('../../run/site-calls.ts').then(({ createSiteCalls }) =>
      createSiteCalls({ pages: browser.pages, closing, ...(mode === 'send' && { send: true as const }) }),
    )
    sites.set(key, made)
    return made
  }

  return {
    open,
    async run(websiteId, tool, input, { caller = '', ...given } = {}) {
      const { mode } = await open(websiteId)
      pool.requireRoom()
      const calls = await callsOf(websiteId, mode, caller)
      const began = performance.now()
      const signal = anySignal(given.signal, closing)
      const outcome = await pool.brief(signal, () => browser.use(() => calls.run(tool, input, given)))
      if (mode === 'send') await note(websiteId, runOf(tool, outcome, performance.now() - began)).catch(onError)
      return outcome
    },
    async close() {
      const open = [...sites.values()]
      sites.clear()
      await Promise.allSettled(open)
    },
  }
}

/** No values, no texts. */
function runOf({ id }: Tool, { receiptId, status, error }: SiteOutcome, ms: number): Parameters<NoteRun>[1] {
  const code = error?.code as RunErrorCode | undefined
  return { tool: id, receiptId: receiptId || id, status, ms: Math.round(ms), final: true, ...(code && { code }) }
}
