import type { Tool } from '@operable/core/schema'
import { newId } from './flow/run.ts'
import { runTool } from './run/run-tool.ts'
import { askPerson } from './site/approve.ts'
import { leaveOutcome, navigator, type PendingRun, takeOutcome, takePendingRun } from './site/navigate.ts'
import { arrived, judged, publishReceipt } from './site/receipt.ts'
import { forget } from './site/session.ts'
import { type ToolWatch, watchTools } from './site/watch-tools.ts'
import { webMcp } from './site/web-mcp.ts'
import type { ApprovalRequest, Outcome, RunOptions, Widget, WidgetEvents, WidgetOptions } from './types.ts'
import { version } from './version.ts'

/** How long a run waits for the service to say that the list is still the same, in milliseconds. */
const LOOK_MS = 1500

type Listener = (detail: never) => void

/**
 * A widget for this page: keeps the tool list up to date, runs tools, registers them with the browser.
 * @returns never throws; a service that cannot be reached leaves an empty list, and `ready` settles all the same
 */
export function createWidget(options: WidgetOptions = {}): Widget {
  const { websiteId, server = location.origin, pollMs = 5000, onApproval = askPerson } = options
  const listeners = new Map<keyof WidgetEvents, Set<Listener>>()
  const running = new Map<AbortController, string>()
  const receipts: Outcome[] = []
  let tools = options.tools ?? []
  let watch: ToolWatch | undefined
  const registration = options.webMcp === false ? undefined : webMcp(run)

  function emit<K extends keyof WidgetEvents>(event: K, detail: WidgetEvents[K]): void {
    for (const listener of listeners.get(event) ?? []) {
      try {
        ;(listener as (detail: WidgetEvents[K]) => void)(detail)
      } catch (error) {
        reportError(error) // the listener's own fault, told the way the browser tells it
      }
    }
  }

  /** A tool that is switched off stops at once. */
  function update(next: Tool[]): void {
    tools = next
    for (const [controller, id] of running) if (!next.some((tool) => tool.id === id)) controller.abort()
    registration?.update(next)
    emit('tools', [...next])
  }

  const approve = async (request: ApprovalRequest): Promise<boolean> => {
    try {
      return (await onApproval(request)) === true
    } catch {
      return false
    }
  }

  async function run(name: string, input: unknown = {}, given: RunOptions = {}): Promise<Outcome> {
    if (watch) await Promise.race([watch.refresh(), pause(LOOK_MS)])
    return start(name, parsed(input), given)
  }

  async function start(name: string, input: unknown, given: RunOptions, pending?: PendingRun): Promise<Outcome> {
    const tool = tools.find((each) => (pending ? each.id === pending.tool : each.name === name))
    const receiptId = pending?.receiptId ?? newId()
    if (!tool) return unknownTool(name, tools, receiptId)
    const controller = new AbortController()
    running.set(controller, tool.id)
    const signal = given.signal ? AbortSignal.any([given.signal, controller.signal]) : controller.signal
    emit('start', { tool: tool.name, receiptId })
    const outcome = await runTool(
      tool,
      input,
      { ...options.run, ...given, signal },
      {
        receiptId,
        approve,
        // A run that was led here once is not led on: two pages could send it to and fro.
        ...(!pending && { navigate: navigator(approve) }),
        left: leaveOutcome,
        onStep: (_, step) => emit('step', { tool: tool.name, step }),
      },
    )
    running.delete(controller)
    forget('outcome')
    emit('outcome', outcome)
    return outcome
  }

  const left = takeOutcome()
  if (left) {
    receipts.push(arrived(left))
    publishReceipt(receipts[0]!)
    void judged(receipts[0]!).then((outcome) => {
      receipts[0] = outcome
      emit('outcome', outcome)
    })
  }
  const pending = takePendingRun()
  if (websiteId) watch = watchTools({ server, websiteId, pollMs, onList: (list) => update(list.tools) })
  else registration?.update(tools)
  const ready = Promise.resolve(watch?.ready).then(() => {
    if (pending) void start('', pending.input, pending.options, pending).then((outcome) => receipts.push(outcome))
  })

  return {
    tools: () => [...tools],
    run,
    on(event, listener) {
      const all = listeners.get(event) ?? new Set()
      listeners.set(event, all.add(listener as Listener))
      return () => void all.delete(listener as Listener)
    },
    receipts: () => [...receipts],
    ready,
    close() {
      watch?.close()
      registration?.close()
      for (const controller of running.keys()) controller.abort()
    },
    version,
  }
}

/** Agents hand over objects or JSON text; what is neither is for the schema to refuse. */
function parsed(input: unknown): unknown {
  if (typeof input !== 'string') return input
  try {
    return JSON.parse(input)
  } catch {
    return input
  }
}

function unknownTool(name: string, tools: readonly Tool[], receiptId: string): Outcome {
  const known = tools.map((tool) => tool.name).join(', ') || 'none'
  const message = `There is no tool “${name}” here now. Tools: ${known}`
  return { status: 'failed', tool: name, evidence: [], error: { code: 'unknown_tool', message }, trace: [], receiptId }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
