import { OperableError, type Tool } from '@operable/core'
import { followTool, withChecked } from '@operable/core/tools'
import { createDocumentReader } from '../../analysis/read-in-thread.ts'
import { createRunJob } from '../../analysis/run-job.ts'
import { anySignal } from '../../any-signal.ts'
import type { HostTurns } from '../../contracts/host-turns.ts'
import type { Storage } from '../../contracts/storage.ts'
import type { LookAtTool, ToolVerdict, ToolVerifications, Verifications } from '../../contracts/verifications.ts'
import type { Website } from '../../contracts/websites.ts'
import type { BrowserPool } from '../../fetch/browser/browser-pool.ts'
import { createScanBudget } from '../../fetch/budget/scan-budget.ts'
import type { WarmBrowser } from '../runs/warm-browser.ts'
import { chosenTools } from '../tools/chosen-tools.ts'
import { loadTools } from '../tools/tool-document.ts'
import type { ToolLists } from '../tools/tool-lists.ts'
import { isSameOwner } from '../tools/tool-pages.ts'
import type { WebhookSender } from '../webhooks/create-webhooks.ts'
import { requireWebsite } from '../websites/website-document.ts'
import {
  changeVerifications,
  loadVerifications,
  placeOf,
  shownVerification,
  type VerifyEntry,
  withVerdict,
} from './verification-document.ts'

interface Parts {
  storage: Storage
  now: () => Date
  lists: Pick<ToolLists, 'change'>
  pool: Pick<BrowserPool, 'brief' | 'requireRoom'>
  /** @throws OperableError `missing_dependency` without a browser */
  requireBrowser: () => Promise<void>
  look: LookAtTool
  webhooks: Pick<WebhookSender, 'get' | 'send'>
  closing: AbortSignal
}

/** How `verify` goes for somebody who does not wait. */
export interface PatientOptions {
  signal?: AbortSignal
  /** Asked before each tool. It may wait until nobody else does; with false the rest is left out. */
  mayGoOn?: () => Promise<boolean>
}

/** Verifications, with what the daily ones need. */
export interface VerificationStore extends ToolVerifications {
  verify(websiteId: string, chosen?: readonly string[], options?: PatientOptions): Promise<Verifications>
}

export function createVerifications(parts: Parts): VerificationStore {
  const { storage, now, lists, pool, requireBrowser, look, webhooks, closing } = parts

  async function list(websiteId: string): Promise<Verifications> {
    const { tools } = await loadTools(storage, websiteId)
    const document = await loadVerifications(storage, websiteId)
    const entries = new Map(document.tools.map((entry) => [entry.toolId, entry]))
    const shown = tools.flatMap((tool) => {
      const entry = entries.get(tool.id)
      return entry?.place === placeOf(tool) ? [shownVerification(tool, entry)] : []
    })
    return { tools: shown }
  }

  /** A tool that was moved or removed meanwhile is left alone. */
  async function record(websiteId: string, tool: Tool, verdict: ToolVerdict): Promise<void> {
    const { tools } = await loadTools(storage, websiteId)
    const current = tools.find(({ id }) => id === tool.id)
    if (!current || placeOf(current) !== placeOf(tool)) return
    const tells = (await webhooks.get(websiteId)) !== undefined
    const at = now().toISOString()
    const ids = new Set(tools.map(({ id }) => id))
    await changeVerifications(storage, websiteId, (document) => {
      const before = document.tools.find(({ toolId }) => toolId === tool.id)
      const others = document.tools.filter(({ toolId }) => toolId !== tool.id && ids.has(toolId))
      return { ...document, tools: [...others, withVerdict(before, { tool, verdict, at, tells })] }
    })
  }

  /** Sends what is still to be told, also by a process that has ended since. */
  async function tell(website: Website): Promise<void> {
    const { tools: entries } = await loadVerifications(storage, website.id)
    const { tools } = await loadTools(storage, website.id)
    for (const entry of entries) {
      // The oldest first.
      for (const change of entry.changes.toReversed()) {
        const { notice } = change
        const tool = tools.find(({ id }) => id === entry.toolId)
        if (notice?.state !== 'pending' || !tool) continue
        const { id, type } = notice
        const { state, reason, at: timestamp } = change
        const data = { websiteId: website.id, url: website.url, ...about(tool), state, reason }
        const delivery = await webhooks.send(website.id, { id, type, timestamp, data })
        if (closing.aborted) return
        const { sent = false, detail = 'The website has no webhook any more.' } = delivery ?? {}
        const done = {
          state: sent ? ('sent' as const) : ('failed' as const),
          at: now().toISOString(),
          ...(!sent && { detail }),
        }
        await changeVerifications(storage, website.id, (document) => ({
          ...document,
          tools: document.tools.map((each) => ({
            ...each,
            changes: each.changes.map((one) =>
              one.notice?.id === id ? { ...one, notice: { ...one.notice, ...done } } : one,
            ),
          })),
        }))
      }
    }
  }

  return {
    list,

    async verify(websiteId, chosen, { signal: given, mayGoOn = async () => true } = {}) {
      const website = await requireWebsite(storage, websiteId)
      const { tools } = await loadTools(storage, websiteId)
      const wanted = chosen ? chosenFrom(tools, chosen) : tools.filter(({ active }) => active)
      if (wanted.length === 0) return list(websiteId)
      await requireBrowser()
      pool.requireRoom()
      const signal = anySignal(given, closing)
      try {
        for (const tool of wanted) {
          if (!(await mayGoOn())) break
          const verdict = await pool.brief(signal, () => look(tool, website, signal))
          await record(websiteId, tool, verdict)
        }
      } catch (error) {
        if (signal.aborted) throw new OperableError('aborted', 'The verification was stopped.', { cause: error })
        throw error
      } finally {
        if (!closing.aborted) await tell(website)
      }
      return list(websiteId)
    },

    async follow(websiteId, chosen) {
      const { tools } = await list(websiteId)
      const moved = tools.filter(({ proposal }) => proposal)
      const wanted = chosen === 'all' ? moved : chosenTools(moved, chosen, (name) => `No tool "${name}" has moved.`)
      const document = await loadVerifications(storage, websiteId)
      const entries = new Map(document.tools.map((entry) => [entry.toolId, entry]))
      const at = now().toISOString()
      let followed: Tool[] = []
      await lists.change(websiteId, (all) => {
        followed = []
        return all.map((tool) => {
          const entry = wanted.some(({ toolId }) => toolId === tool.id) ? entries.get(tool.id) : undefined
          if (!entry?.proposal || entry.place !== placeOf(tool)) return tool
          const next = followedTool(tool, entry.proposal, at)
          followed.push(next)
          return next
        })
      })
      await changeVerifications(storage, websiteId, (now) => ({
        ...now,
        tools: now.tools.map((entry) => settled(entry, followed, at)),
      }))
      return { ...(await list(websiteId)), followed: followed.map(({ name }) => name) }
    },
  }
}

function about({ id: toolId, name: tool, pageUrl, selector }: Tool): Readonly<Record<string, string>> {
  return { toolId, tool, pageUrl, selector }
}

/** A person may have changed its words meanwhile: only what is read from a page is replaced. */
function followedTool(tool: Tool, { patch, followed }: NonNullable<VerifyEntry['proposal']>, at: string): Tool {
  const { pageUrl, selector } = patch
  const moved = followTool(
    tool,
    { ...(pageUrl !== undefined && { pageUrl }), ...(selector !== undefined && { selector }) },
    at,
  )
  return followed ? withChecked(moved, followed as Tool) : moved
}

/** A tool that follows its element is in place. */
function settled(entry: VerifyEntry, followed: readonly Tool[], at: string): VerifyEntry {
  const tool = followed.find(({ id }) => id === entry.toolId)
  if (!tool) return entry
  const { candidates: _, ...known } = entry
  const detail = `It follows its element: ${tool.selector} on ${tool.pageUrl}.`
  const verdict: ToolVerdict = {
    state: 'ok',
    reason: 'in_place',
    detail,
    steps: entry.steps,
    ...(entry.url !== undefined && { url: entry.url }),
  }
  return withVerdict(known, { tool, verdict, at, tells: false })
}

function chosenFrom(tools: readonly Tool[], chosen: readonly string[]): Tool[] {
  const named = tools.map((whole) => ({ toolId: whole.id, tool: whole.name, whole }))
  return chosenTools(named, chosen, (wanted) => `This website has no tool "${wanted}".`).map(({ whole }) => whole)
}

interface LookParts {
  browser: WarmBrowser
  turns?: HostTurns | undefined
  now: () => Date
}

/** Most for one tool, in ms. */
const TOOL_MS = 150_000

/** Looks at tools in a browser that is kept warm. */
export function createLook({ browser, turns, now }: LookParts): LookAtTool {
  return (tool, { url }, signal) =>
    browser.use(async () => {
      const { verifyOnPage } = await import('../../run/verify-on-page.ts')
      const late = AbortSignal.timeout(TOOL_MS)
      const either = AbortSignal.any([signal, late])
      const reader = createDocumentReader(createRunJob({ signal: either }), () => late.aborted)
      const terms = {
        reader,
        budget: createScanBudget(2, turns),
        signal: either,
        now,
        isOwn: (at: string) => isSameOwner(at, url),
      }
      try {
        return await verifyOnPage(tool, { ...terms, pages: await browser.pages() })
      } catch (error) {
        if (signal.aborted || !late.aborted) throw error
        return {
          state: 'not_measured',
          reason: 'timeout',
          detail: `The page took longer than ${TOOL_MS / 1000} seconds.`,
          steps: [],
        }
      }
    })
}
