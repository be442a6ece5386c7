import type { Tool } from '@operable/core/schema'
import type { Executor } from './executor.ts'
import { LONGEST_TIMER_MS } from './flow/longest-timer.ts'
import { DEADLINE_MS, newId, now } from './flow/run.ts'
import { keyOfCall, withoutAgain } from './input/again.ts'
import { own } from './input/data.ts'
import type { Events } from './site/events.ts'
import type { PendingRun } from './site/left.ts'
import type { Priority } from './site/load-part.ts'
import { toolNamed } from './site/tool-named.ts'
import type { ErrorCode, Outcome, RunError, RunOptions, WidgetOptions } from './types.ts'

/** Loads what acts on the page; rejects when it cannot be had now. It is asked once, and again after it rejected. */
export type LoadExecutor = (priority?: Priority) => Promise<Executor>

interface Call {
  name: string
  input: unknown
  options: unknown
  /** Of a run that began on another page. */
  pending?: PendingRun
}

/** A run that has not ended, for all that have called the same meanwhile. */
interface Going {
  outcome: Promise<Outcome>
  signal: AbortSignal
  /** One more waits for it. It is ended when the signals of all of them have. */
  join(signal: AbortSignal | undefined): void
}

interface Begun {
  receiptId: string
  /** When it was called, as `performance.now` counts. */
  since: number
  /** With the signal that ends it. */
  limits: RunOptions
}

export interface Runs {
  /** The executor; what could not be had is asked for again. */
  load(): ReturnType<LoadExecutor>
  /** A run will want it; when it cannot be had now, that run tries again and tells. */
  prepare(priority?: Priority): void
  /** From a call to its outcome; never rejects. A call that is the same as one that goes on gets the outcome of that one. */
  start(call: Call): Promise<Outcome>
  /** Ends the runs of all other tools at once. */
  keepOnly(tools: readonly Tool[]): void
}

interface RunsOptions {
  loadExecutor: LoadExecutor
  options: Partial<WidgetOptions>
  emit: Events['emit']
  /** The list as it is now. */
  toolsNow: () => readonly Tool[]
  /** Aborted when the widget is closed. */
  closing: AbortSignal
}

/** What a widget runs: each call by its tool of now, within its own limits, until it ends or its tool is gone. */
export function createRuns({ loadExecutor, options, emit, toolsNow, closing }: RunsOptions): Runs {
  /** What ends a run, and the id of its tool. */
  const running = new Map<AbortController, string>()
  const going = new Map<string, Going>()
  let loading: ReturnType<LoadExecutor> | undefined

  function load(priority?: Priority): ReturnType<LoadExecutor> {
    loading ??= loadExecutor(priority).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  async function start(call: Call): Promise<Outcome> {
    const since = now()
    const { name, pending } = call
    const tools = toolsNow()
    const tool = pending ? tools.find(({ id }) => id === pending.tool) : toolNamed(tools, name)
    const receiptId = pending?.receiptId ?? newId()
    if (!tool) return notBegun(name, receiptId, closing.aborted ? closed : unknownTool(name, tools))
    const { input, again } = withoutAgain(call.input, tool)
    const limits = own<RunOptions>(options.run, call.options, again !== undefined && { again })
    const key = tool.metadata.repeatable ? undefined : keyOfCall(tool, input, limits.again)
    const same = key && going.get(key)
    // One that nobody waits for any more is about to end.
    if (same && !same.signal.aborted) {
      same.join(limits.signal)
      return same.outcome
    }
    const controller = new AbortController()
    const { signal } = controller
    const waiting = new Set<object>()
    const letGo: (() => void)[] = []
    const join = (theirs: AbortSignal | undefined): void => {
      const caller = {}
      waiting.add(caller)
      letGo.push(followSignal(theirs, () => waiting.delete(caller) && !waiting.size && controller.abort()))
    }
    join(limits.signal)
    running.set(controller, tool.id)
    emit('start', { tool: tool.name, receiptId })
    const begun: Begun = { receiptId, since, limits: own(limits, { signal }) }
    const run: Going = { signal, join, outcome: execute(tool, { ...call, input }, begun) }
    if (key) going.set(key, run)
    const outcome = await run.outcome
    running.delete(controller)
    if (going.get(key!) === run) going.delete(key!)
    for (const each of letGo) each()
    emit('outcome', outcome)
    return outcome
  }

  async function execute(tool: Tool, { input, pending }: Call, { receiptId, since, limits }: Begun): Promise<Outcome> {
    const { websiteId, server, onApproval } = options
    const { deadlineMs, signal } = limits
    const executor = await inTime(load(), signal!, Number.isFinite(deadlineMs) ? deadlineMs! : DEADLINE_MS)
    if (typeof executor === 'string') return notBegun(tool.name, receiptId, notLoaded(executor))
    const context = {
      receiptId,
      websiteId,
      server,
      since,
      isLed: !!pending,
      isThere: !!pending?.leftAt,
      onApproval,
      onStep: (step: Outcome['trace'][number]) => emit('step', { tool: tool.name, step }),
    }
    return executor
      .run(tool, input, limits, context)
      .catch(() => notBegun(tool.name, receiptId, { code: 'internal', message: 'internal' }))
  }

  return {
    load: () => load(),
    prepare: (priority) =>
      void load(priority)
        .then((executor) => (options.preload ? executor.complete() : executor.foresee(toolsNow())))
        .catch(() => {}),
    start,
    keepOnly(tools) {
      for (const [controller, id] of running) if (!tools.some((tool) => tool.id === id)) controller.abort()
    },
  }
}

/**
 * Tells when a signal ends: the browser's, one of another realm, or what a polyfill has for one.
 * @returns lets go of it: one signal may be given to many runs
 */
function followSignal(signal: AbortSignal | undefined, end: () => unknown): () => void {
  const orNone = (action: () => unknown) => (): void => {
    try {
      action()
    } catch {
      // It is no signal.
    }
  }
  orNone(() => {
    if (signal?.aborted) end()
    signal?.addEventListener('abort', end)
  })()
  return orNone(() => signal?.removeEventListener('abort', end))
}

/** What is being loaded, or the code of why a run cannot wait for it any longer. */
function inTime<Loaded extends object>(
  loading: Promise<Loaded>,
  signal: AbortSignal,
  ms: number,
): Promise<Loaded | ErrorCode> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.min(ms, LONGEST_TIMER_MS), 'timeout')
    const onAbort = () => resolve('aborted')
    signal.addEventListener('abort', onAbort)
    loading.then(resolve, () => resolve('executor_unavailable')).finally(() => clearTimeout(timer))
    if (signal.aborted) onAbort()
  })
}

/** The outcome of a run that did not begin. */
function notBegun(tool: string, receiptId: string, error: RunError): Outcome {
  return { status: 'failed', tool, evidence: [], error, trace: [], receiptId }
}

/** Of a widget that was closed. */
const closed: RunError = { code: 'closed', message: 'closed: this widget was closed and has no tools' }

function unknownTool(name: string, tools: readonly Tool[]): RunError {
  const known = tools.map((tool) => tool.name).join(', ') || 'none'
  return { code: 'unknown_tool', message: `No tool named “${name}” on this page. Available tools: ${known}` }
}

/** @param code why what runs tools could not be waited for */
function notLoaded(code: ErrorCode): RunError {
  const why = 'the part that runs tools did not load or has a different version; nothing was done'
  return { code, message: code === 'executor_unavailable' ? `executor unavailable: ${why}` : code }
}
