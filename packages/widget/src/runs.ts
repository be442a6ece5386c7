import type { Tool } from '@operable/core/schema'
import type { Executor } from './executor.ts'
import { DEADLINE_MS, newId, now } from './flow/run.ts'
import { own } from './input/own.ts'
import type { Events } from './site/events.ts'
import { followSignal } from './site/follow-signal.ts'
import { inTime } from './site/in-time.ts'
import type { Priority } from './site/load-part.ts'
import type { PendingRun } from './site/navigate.ts'
import { closed, notBegun, notLoaded, unknownTool } from './site/not-begun.ts'
import type { Outcome, RunOptions, WidgetOptions } from './types.ts'

/** Loads what acts on the page; rejects when it cannot be had now. It is asked once, and again after it rejected. */
export type LoadExecutor = (priority?: Priority) => Promise<{ executor: Executor }>

interface Call {
  name: string
  input: unknown
  options: unknown
  /** Of a run that began on another page. */
  pending?: PendingRun
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
  /** From a call to its outcome; never rejects. */
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
    const tool = tools.find((each) => (pending ? each.id === pending.tool : each.name === name))
    const receiptId = pending?.receiptId ?? newId()
    if (!tool) return notBegun(name, receiptId, closing.aborted ? closed : unknownTool(name, tools))
    const controller = new AbortController()
    const limits = own<RunOptions>(options.run, call.options)
    const letGo = followSignal(limits.signal, controller)
    running.set(controller, tool.id)
    emit('start', { tool: tool.name, receiptId })
    const outcome = await execute(tool, call, { receiptId, since, limits: own(limits, { signal: controller.signal }) })
    running.delete(controller)
    letGo()
    emit('outcome', outcome)
    return outcome
  }

  async function execute(tool: Tool, { input, pending }: Call, { receiptId, since, limits }: Begun): Promise<Outcome> {
    const { websiteId, onApproval } = options
    const { deadlineMs, signal } = limits
    const loaded = await inTime(load(), signal!, Number.isFinite(deadlineMs) ? deadlineMs! : DEADLINE_MS)
    if (typeof loaded === 'string') return notBegun(tool.name, receiptId, notLoaded(loaded))
    const context = {
      receiptId,
      websiteId,
      since,
      isLed: !!pending,
      isThere: !!pending?.leftAt,
      onApproval,
      onStep: (step: Outcome['trace'][number]) => emit('step', { tool: tool.name, step }),
    }
    return loaded.executor
      .run(tool, input, limits, context)
      .catch(() => notBegun(tool.name, receiptId, { code: 'internal', message: 'internal' }))
  }

  return {
    load: () => load(),
    prepare: (priority) => void load(priority).catch(() => {}),
    start,
    keepOnly(tools) {
      for (const [controller, id] of running) if (!tools.some((tool) => tool.id === id)) controller.abort()
    },
  }
}
