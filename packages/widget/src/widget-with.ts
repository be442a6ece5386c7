import type { Tool } from '@operable/core/schema'
import { createArrivals } from './arrivals.ts'
import { bare, own, textOf } from './input/data.ts'
import { isPrerendering } from './natives.ts'
import { type LoadAgents, lateRegistration } from './registration.ts'
import { createRuns, type LoadExecutor } from './runs.ts'
import { createEvents } from './site/events.ts'
import { validTools } from './site/parse-tool-list.ts'
import { serviceUrl } from './site/service-url.ts'
import { forget } from './site/session.ts'
import { type ToolWatch, watchTools } from './site/watch-tools.ts'
import { whenIdle } from './site/when-loaded.ts'
import type { Outcome, RunOptions, ToolList, Widget, WidgetOptions } from './types.ts'
import { version } from './version.ts'

/** How long a run waits for the service to say that the list is still the same, in milliseconds. */
const LOOK_MS = 1500
/** Between two looks at the list where somebody would notice a change: they see it within ten seconds. */
const QUICK_MS = 8000
/** The same on every other visible page. */
const CALM_MS = 60_000
/** Whoever read the list or ran a tool so long ago has left. */
const INTEREST_MS = 600_000

/**
 * A widget for this page: keeps the tool list up to date, registers the tools with the browser, and has them run by the
 * executor. Most visits have no agent, so that one is loaded once somebody reads the list or runs a tool, and before that
 * only where `preload` wants runs to work also when the service is gone by then.
 * @returns never throws; a service that cannot be reached leaves an empty list, and `ready` settles all the same
 */
export function widgetWith(loadExecutor: LoadExecutor, given: WidgetOptions, loadAgents: LoadAgents): Widget {
  const options = own<WidgetOptions>(given)
  const { websiteId, pollMs } = options
  const server = websiteId && serviceOf(options.server)
  const { on, emit, isHeard } = createEvents()
  const closing = new AbortController()
  let tools = validTools(options.tools)
  const toolsNow = (): readonly Tool[] => tools
  const runs = createRuns({ loadExecutor, options, emit, toolsNow, closing: closing.signal })
  const arrivals = createArrivals({ websiteId, runs, emit, toolsNow })
  const registration = options.webMcp === false ? undefined : lateRegistration(loadAgents, run)
  let watch: ToolWatch | undefined
  /** A run is likely to come. */
  let isExpected = options.preload === true
  let isWarm = false
  /** When somebody last read the list or ran a tool. */
  let usedAt = -INTEREST_MS

  /** A tool that is switched off stops at once. */
  function update(next: Tool[]): void {
    tools = next
    runs.keepOnly(next)
    registration?.update(next)
    emit('tools', bare(next))
    warmUp()
  }

  /** So that a run that is expected need not wait. Once: where that fails, the run tries again, and tells. */
  function warmUp(): void {
    if (isWarm || !isExpected || !tools[0]) return
    isWarm = true
    whenIdle(() => runs.prepare('low'))
  }

  const distance = (): number => {
    const isFollowed = registration?.look() || isHeard('tools') || performance.now() - usedAt < INTEREST_MS
    return pollMs ?? (isFollowed ? QUICK_MS : CALM_MS)
  }

  function use(): void {
    usedAt = performance.now()
    watch?.replan()
  }

  /** Whoever reads the list is about to run one of its tools, now or when there is one. */
  function read(): Tool[] {
    isExpected = true
    use()
    warmUp()
    return bare(tools)
  }

  /** Once the service has said whether the list is still the same, or had its time for it. */
  async function lookedAt(): Promise<void> {
    if (watch) await Promise.race([watch.refresh(), pause(LOOK_MS)])
  }

  async function run(name: string, input: unknown = {}, given?: RunOptions): Promise<Outcome> {
    registration?.look()
    use()
    if (tools[0]) runs.prepare()
    await lookedAt()
    return runs.start({ name: typeof name === 'string' ? name : typeof name, input: parsed(input), options: given })
  }

  function takeOver(hasList: Promise<void>): void {
    if (!closing.signal.aborted) arrivals.takeOver(hasList)
  }

  // On its way into the back/forward cache a page has a moment left, in which the run ends: what it left is for the next
  // page, unless this one comes back.
  addEventListener('pageshow', ({ persisted }) => persisted && forget('outcome'), { signal: closing.signal })
  if (server) {
    const onList = (list: ToolList): void => update(list.tools)
    watch = watchTools({ server, websiteId, distance, onList, onLook: () => registration?.look() })
  } else {
    update(tools)
  }
  const listed = Promise.resolve(watch?.ready)
  // Whoever waits for the tools finds them at the browser too.
  const ready = listed.then(() => Promise.race([registration?.settled(), pause(LOOK_MS)]))
  // Drawn ahead of its visit, a page does not know yet what will lead to it, and has a list of then.
  if (isPrerendering(document))
    document.addEventListener('prerenderingchange', () => takeOver(lookedAt()), { once: true })
  else takeOver(listed)

  return {
    ...(websiteId && { websiteId }),
    tools: read,
    describe: async () => (await Promise.all([loadAgents(), listed]))[0].describe(read()),
    run,
    on,
    receipts: () => [...arrivals.receipts],
    ready,
    close() {
      if (closing.signal.aborted) return
      closing.abort()
      arrivals.leaveAgain() // React makes a second widget where it looks for mistakes
      watch?.close()
      update([])
      registration?.close()
      emit('close', undefined)
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

function serviceOf(address = location.origin): string | undefined {
  try {
    return serviceUrl(address)
  } catch {
    console.warn(`Operable: ${textOf(address)} is not the address of a service, so there are no tools.`)
    return undefined
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
