import type { Tool } from '@operable/core'
import { type AgentTool, describeTool } from '@operable/core/describe'
import type { AskPerson, RunOutcome } from '../contracts/run-outcome.ts'
import type { LivePage } from '../fetch/browser/visit/live-page.ts'
import { type SeenTools, toolsBehind, toolsOn } from './live-tools.ts'
import { outcomeWithout } from './outcome.ts'
import { runOnPage, waitsOn } from './run-on-page.ts'
import { oncePerInput, type SentBefore, sentBefore, withValues } from './sent-before.ts'

/** How a tool is run on your page. Every option has a default. */
export interface RunToolOptions {
  /** Asks a person before a run pays, deletes, signs up or sends to another site. Default: such a run ends as `needs_person`. */
  approve?: AskPerson
  /** Ends the run where it is. */
  signal?: AbortSignal
  /** Time for the whole run, in ms, without the time that a person takes. Default: 30,000. */
  deadlineMs?: number
  /** Time for each wait, in ms: a dialog, an enabled button, an option. Default: 5,000. */
  stepMs?: number
  /** How long the page may take to show the outcome, in ms; longer while it is busy. Default: 8,000. */
  outcomeMs?: number
  /** Sends the input even if the same was sent in the last ten minutes with an unknown outcome. Default: false. */
  again?: boolean
}

/** How the tools of your page are looked for. */
export interface OpenToolsOptions {
  /**
   * Also finds forms that only a click shows, in a second tab of the same context that may only read. Takes up to a second for
   * each button that may open one. Default: true.
   */
  openers?: boolean
}

/** The tools of your page. */
export interface PageTools {
  /** As agents see them: names, titles, descriptions, schemas, hints. */
  tools: AgentTool[]
  /** Runs one, as `runTool` does. */
  run(name: string, input?: unknown, options?: RunToolOptions): Promise<RunOutcome>
}

interface Known extends SeenTools {
  /** Of the page when it was read. */
  url: string
  /** Its openers were clicked. */
  isWhole: boolean
}

const known = new WeakMap<LivePage, Known>()
const sent = new WeakMap<object, SentBefore>()
const going = new WeakMap<LivePage, ReturnType<typeof oncePerInput<RunOutcome>>>()
/** The last tool whose form asked for a next step, and what the steps before were given. */
const steps = new WeakMap<LivePage, { tool: Tool; input: unknown }>()

/**
 * Finds the tools of a page that you have open in Playwright, as `operable` finds those of a site. The page stays as it is.
 *
 * @param page of Playwright 1.50 or newer
 */
export async function openTools(page: LivePage, { openers = true }: OpenToolsOptions = {}): Promise<PageTools> {
  const seen = await read(page)
  const { tools } = openers ? await whole(page, seen) : seen
  return { tools: tools.map(describeTool), run: (name, input, options) => runTool(page, name, input, options) }
}

/**
 * Runs a tool on a page that you have open in Playwright, and answers with its outcome: `confirmed` only with proof. After
 * `next_step` the next call of the same tool goes on there. Nothing that the page could find stays on it. Rejects only if the page cannot be read.
 *
 * @param name of the tool, as `openTools` lists it; an unknown one ends as `failed` with the code `unknown_tool` and the names
 *   that there are
 * @param given values by the keys of its `inputSchema`
 */
export function runTool(
  page: LivePage,
  name: string,
  given: unknown = {},
  options: RunToolOptions = {},
): Promise<RunOutcome> {
  const once = going.get(page) ?? oncePerInput<RunOutcome>()
  going.set(page, once)
  return once(name, given, () => runOnce(page, name, given, options))
}

async function runOnce(
  page: LivePage,
  name: string,
  given: unknown,
  { approve, signal, ...options }: RunToolOptions,
): Promise<RunOutcome> {
  const step = await stepOf(page, name)
  const tool = step?.tool ?? (await toolNamed(page, name))
  if (Array.isArray(tool)) return unknownTool(name, tool)
  const memory = memoryOf(page)
  const key = keyOf(tool)
  // The same step of another input is not the same.
  const whole = step ? withValues(step.input, given) : given
  const before = memory.find(key, whole)
  const run = await runOnPage(page, tool, given, {
    ask: approve,
    signal,
    options,
    ...(before !== undefined && { sentBefore: before }),
  })
  memory.note(key, whole, run)
  if (run.outcome.status === 'next_step') steps.set(page, { tool, input: whole })
  return run.outcome
}

/** The step that waits, whatever tools the page shows since. */
async function stepOf(page: LivePage, name: string) {
  const step = steps.get(page)
  return step && find([step.tool], name) && (await waitsOn(page, step.tool)) ? step : undefined
}

/** The tool, or the names that there are. */
export async function toolNamed(page: LivePage, name: string): Promise<Tool | string[]> {
  const before = known.get(page)
  const isSame = before?.url === addressOf(page)
  const found = isSame ? find(before.tools, name) : undefined
  if (found && (before?.isWhole || !mayOpen(found, before!))) return found
  const seen = await read(page)
  const shown = find(seen.tools, name)
  if (shown && !mayOpen(shown, seen)) return shown
  const { tools } = await whole(page, seen)
  return find(tools, name) ?? tools.map((tool) => tool.name)
}

/** A button that may show the form of the same task. */
function mayOpen({ selector, metadata: { kind } }: Tool, { openers }: SeenTools): boolean {
  return kind === 'button' && openers.some((opener) => opener.selector === selector)
}

async function read(page: LivePage): Promise<Known> {
  const now = { url: addressOf(page), isWhole: false, ...(await toolsOn(page)) }
  known.set(page, now)
  return now
}

async function whole(page: LivePage, seen: Known): Promise<Known> {
  if (seen.isWhole) return seen
  const now = { ...seen, isWhole: true, tools: await toolsBehind(page, seen) }
  known.set(page, now)
  return now
}

/** By its name, in whatever letters. */
export function find(tools: readonly Tool[], name: string): Tool | undefined {
  const isCalled = (tool: Tool): boolean => tool.name.toLowerCase() === name.toLowerCase()
  return tools.find((tool) => tool.name === name) ?? tools.find(isCalled)
}

export function unknownTool(name: string, names: readonly string[]): RunOutcome {
  const message = `no tool is named “${name}”. Tools: ${names.join(', ') || 'none'}`
  return outcomeWithout(name, { status: 'failed', code: 'unknown_tool', message, sent: 'no' })
}

function keyOf({ pageUrl, selector }: Tool): string {
  return `${pageUrl} ${selector}`
}

function memoryOf(page: LivePage): SentBefore {
  const context = page.context()
  const memory = sent.get(context) ?? sentBefore()
  sent.set(context, memory)
  return memory
}

/** A fragment is part of it: some sites draw their pages by it. */
function addressOf(page: LivePage): string {
  return page.url()
}
