import type { Tool } from '@operable/core/schema'
import type { Executor } from './executor.ts'
import { DEADLINE_MS, newId, now } from './flow/run.ts'
import { bare } from './input/bare.ts'
import { own, textOf } from './input/own.ts'
import { isPrerendering } from './natives.ts'
import { claim } from './site/claim.ts'
import { createEvents } from './site/events.ts'
import { inTime } from './site/in-time.ts'
import type { Priority } from './site/load-part.ts'
import { type LeftOutcome, type Owner, type PendingRun, takeOutcome, takePendingRun } from './site/navigate.ts'
import { validTools } from './site/parse-tool-list.ts'
import { arrived, publishReceipt } from './site/receipt.ts'
import { serviceUrl } from './site/service-url.ts'
import { forget, isNextAfter, leave } from './site/session.ts'
import { type ToolWatch, watchTools } from './site/watch-tools.ts'
import { webMcp } from './site/web-mcp.ts'
import { whenIdle } from './site/when-idle.ts'
import type { ErrorCode, Outcome, RunError, RunOptions, ToolList, Widget, WidgetOptions } from './types.ts'
import { version } from './version.ts'

/** How long a run waits for the service to say that the list is still the same, in milliseconds. */
const LOOK_MS = 1500

/** Loads what acts on the page; rejects when it cannot be had now. It is asked once, and again after it rejected. */
export type LoadExecutor = (priority?: Priority) => Promise<{ executor: Executor }>

interface Call {
  name: string
  input: unknown
  options: unknown
  /** Of a run that began on another page. */
  pending?: PendingRun
}

/**
 * A widget for this page: keeps the tool list up to date, registers the tools with the browser, and has them run by the
 * executor. Most visits have no agent, so that one is loaded once somebody reads the list or runs a tool, and before that
 * only where `preload` wants runs to work also when the service is gone by then.
 * @returns never throws; a service that cannot be reached leaves an empty list, and `ready` settles all the same
 */
export function widgetWith(loadExecutor: LoadExecutor, given: WidgetOptions): Widget {
  const options = own<WidgetOptions>(given)
  const { websiteId, pollMs = 5000, onApproval } = options
  const server = websiteId && serviceOf(options.server)
  const { on, emit } = createEvents()
  /** What ends a run, and the id of its tool. */
  const running = new Map<AbortController, string>()
  const receipts: Outcome[] = []
  let tools = validTools(options.tools)
  const closing = new AbortController()
  let watch: ToolWatch | undefined
  let loading: ReturnType<LoadExecutor> | undefined
  /** A run is likely to come. */
  let isExpected = options.preload === true
  let isWarm = false
  const registration = options.webMcp === false ? undefined : webMcp(run)

  /** A tool that is switched off stops at once. */
  function update(next: Tool[]): void {
    tools = next
    for (const [controller, id] of running) if (!next.some((tool) => tool.id === id)) controller.abort()
    registration?.update(next)
    emit('tools', bare(next))
    warmUp()
  }

  /** So that a run that is expected need not wait. Once: where that fails, the run tries again, and tells. */
  function warmUp(): void {
    if (isWarm || !isExpected || !tools[0]) return
    isWarm = true
    whenIdle(() => prepare('low'))
  }

  /** Whoever reads the list is about to run one of its tools, now or when there is one. */
  function read(): Tool[] {
    isExpected = true
    warmUp()
    return bare(tools)
  }

  function load(priority?: Priority): ReturnType<LoadExecutor> {
    loading ??= loadExecutor(priority).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  /** A run will want it; when it cannot be had now, that run tries again and tells. */
  function prepare(priority?: Priority): void {
    load(priority).catch(() => {})
  }

  /** Once the service has said whether the list is still the same, or had its time for it. */
  async function lookedAt(): Promise<void> {
    if (watch) await Promise.race([watch.refresh(), pause(LOOK_MS)])
  }

  async function run(name: string, input: unknown = {}, given?: RunOptions): Promise<Outcome> {
    registration?.look()
    if (tools[0]) prepare()
    await lookedAt()
    return start({ name: typeof name === 'string' ? name : typeof name, input: parsed(input), options: given })
  }

  async function start(call: Call): Promise<Outcome> {
    const since = now()
    const { name, input, pending } = call
    const tool = tools.find((each) => (pending ? each.id === pending.tool : each.name === name))
    const receiptId = pending?.receiptId ?? newId()
    if (!tool) return failed(name, receiptId, closing.signal.aborted ? closed : unknownTool(name, tools))
    const controller = new AbortController()
    const { signal } = controller
    const limits = own<RunOptions>(options.run, call.options)
    const { deadlineMs } = limits
    const letGo = follow(limits.signal, controller)
    running.set(controller, tool.id)
    emit('start', { tool: tool.name, receiptId })
    const loaded = await inTime(load(), signal, Number.isFinite(deadlineMs) ? deadlineMs! : DEADLINE_MS)
    const outcome =
      typeof loaded === 'string'
        ? failed(tool.name, receiptId, notLoaded(loaded))
        : await loaded.executor
            .run(tool, input, own(limits, { signal }), {
              receiptId,
              websiteId,
              since,
              isLed: !!pending,
              isThere: !!pending?.leftAt,
              onApproval,
              onStep: (step) => emit('step', { tool: tool.name, step }),
            })
            .catch(() => failed(tool.name, receiptId, { code: 'internal', message: 'internal' }))
    running.delete(controller)
    letGo()
    emit('outcome', outcome)
    return outcome
  }

  /** Tells what became of the run that this page was opened by: first by its address, then by what it says. */
  async function receive(left: LeftOutcome): Promise<void> {
    const arrival = arrived(left)
    receipts.push(arrival)
    publishReceipt(arrival)
    const outcome = await load()
      .then(({ executor }) => (isNextAfter(left.at) ? executor.judged(arrival, left) : arrival))
      .catch(() => arrival)
    receipts[0] = outcome
    emit('outcome', outcome)
  }

  // On its way into the back/forward cache a page has a moment left, in which the run ends: what it left is for the next
  // page, unless this one comes back.
  addEventListener('pageshow', ({ persisted }) => persisted && forget('outcome'), { signal: closing.signal })
  if (server) {
    const onList = (list: ToolList): void => update(list.tools)
    watch = watchTools({ server, websiteId, pollMs, onList, onLook: () => registration?.look() })
  } else {
    update(tools)
  }
  const ready = Promise.resolve(watch?.ready)
  let pending: PendingRun | undefined
  const isOurs = (left: Owner, id: string): boolean =>
    left.websiteId === websiteId && (!!websiteId || tools.some((tool) => tool.id === id))
  /** What the page before left for this one. */
  function takeOver(hasList: Promise<void>): void {
    if (closing.signal.aborted) return
    const left = takeOutcome(isOurs)
    if (left?.outcome) void receive(left)
    pending = takePendingRun(isOurs)
    if (pending) prepare()
    void hasList.then(async () => {
      const led = pending
      pending = undefined
      if (led && (await claim(led.receiptId))) receipts.push(await start({ ...led, pending: led }))
    })
  }
  // Drawn ahead of its visit, a page does not know yet what will lead to it, and has a list of then.
  if (isPrerendering(document))
    document.addEventListener('prerenderingchange', () => takeOver(lookedAt()), { once: true })
  else takeOver(ready)

  return {
    ...(websiteId && { websiteId }),
    tools: read,
    run,
    on,
    receipts: () => [...receipts],
    ready,
    close() {
      if (closing.signal.aborted) return
      closing.abort()
      // For the next widget of this page: React makes a second one where it looks for mistakes.
      if (pending) leave('run', pending)
      pending = undefined
      watch?.close()
      update([])
      registration?.close()
      emit('close', undefined)
    },
    version,
  }
}

/**
 * Ends a run when a signal does: the browser's, one of another realm, or what a polyfill has for one.
 * @returns lets go of it: one signal may be given to many runs
 */
function follow(signal: AbortSignal | undefined, controller: AbortController): () => void {
  const end = (): void => controller.abort()
  const orNone = (action: () => void) => (): void => {
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

/** Agents hand over objects or JSON text; what is neither is for the schema to refuse. */
function parsed(input: unknown): unknown {
  if (typeof input !== 'string') return input
  try {
    return JSON.parse(input)
  } catch {
    return input
  }
}

function serviceOf(address = location.origin): string | undefined {
  try {
    return serviceUrl(address)
  } catch {
    console.warn(`Operable: ${textOf(address)} is no address of a service, so there are no tools.`)
    return undefined
  }
}

function failed(tool: string, receiptId: string, error: RunError): Outcome {
  return { status: 'failed', tool, evidence: [], error, trace: [], receiptId }
}

const closed: RunError = { code: 'closed', message: 'closed: this widget has no tools any more' }

function unknownTool(name: string, tools: readonly Tool[]): RunError {
  const known = tools.map((tool) => tool.name).join(', ') || 'none'
  return { code: 'unknown_tool', message: `There is no tool “${name}” here now. Tools: ${known}` }
}

function notLoaded(code: ErrorCode): RunError {
  const why = 'what runs tools did not load or is of another version; nothing was done'
  return { code, message: code === 'executor_unavailable' ? `executor unavailable: ${why}` : code }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
