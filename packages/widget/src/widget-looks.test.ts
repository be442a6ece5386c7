import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Widget, WidgetOptions } from './types.ts'

// How often a visible page asks the service for its list of tools.

const list = JSON.stringify({ version: 1, websiteId: 'w1', url: 'https://shop.example/', tools: [] })
let asked = 0
let widget: Widget | undefined

beforeEach(() => {
  asked = 0
  vi.resetModules() // the widget takes the functions of the page once, at load
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return new Response(list)
  })
})
afterEach(() => {
  widget?.close()
  Reflect.deleteProperty(document, 'modelContext')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // The next file of this worker would wait by the clock of these tests.
  vi.resetModules()
})

async function open(options: WidgetOptions = {}): Promise<Widget> {
  const { widgetWith } = await import('./widget-with.ts')
  const run = async () => ({ status: 'failed', tool: '', evidence: [], trace: [], receiptId: '' }) as const
  const executor = { run, judged: async (outcome: never) => outcome }
  const given = { websiteId: 'w1', server: 'https://audit.example', webMcp: false, ...options }
  widget = widgetWith(
    async () => ({ executor }) as never,
    given,
    () => import('./agents.ts'),
  )
  await vi.waitFor(() => expect(asked).toBe(1))
  await vi.advanceTimersByTimeAsync(100)
  return widget
}

/** Requests in so many minutes from now. */
async function asksIn(minutes: number): Promise<number> {
  const before = asked
  await vi.advanceTimersByTimeAsync(minutes * 60_000)
  return asked - before
}

function withWebMcp(): void {
  Object.assign(document, { modelContext: { registerTool: async () => undefined } })
}

const seldom = [9, 10] as const
const often = [60, 80] as const

interface Row {
  options?: WidgetOptions
  before?: () => void
  used?: (widget: Widget) => unknown
  /** Requests: at least, at most. */
  asks: readonly [number, number]
}

const rows: Record<string, Row> = {
  'a visit without an agent': { asks: seldom },
  'the list was read': { used: ({ tools }) => tools(), asks: often },
  'a tool was run': { used: ({ run }) => run('contact'), asks: often },
  'somebody listens for lists, as the panel does': { used: ({ on }) => on('tools', () => {}), asks: [52, 80] },
  'the browser has WebMCP': { before: withWebMcp, options: { webMcp: true }, asks: often },
  'the same, switched off': { before: withWebMcp, asks: seldom },
  'the owner wants it every 30 seconds': { options: { pollMs: 30_000 }, asks: [18, 20] },
  'the same, and the list was read': { options: { pollMs: 30_000 }, used: ({ tools }) => tools(), asks: [18, 20] },
  'the owner wants it never': { options: { pollMs: 0 }, used: ({ tools }) => tools(), asks: [0, 0] },
}

test.each(Object.entries(rows))('in nine and a half minutes: %s', async (_, { options, before, used, asks }) => {
  before?.()
  const opened = await open(options)
  await used?.(opened)
  const count = await asksIn(9.5)
  expect(count).toBeGreaterThanOrEqual(asks[0])
  expect(count).toBeLessThanOrEqual(asks[1])
})

test('who read the list ten minutes ago has left', async () => {
  const { tools } = await open()
  tools()
  await asksIn(10)
  expect(await asksIn(10)).toBeLessThanOrEqual(11)
})

test('who reads the list late in a minute hears of a change within ten seconds, however often they read', async () => {
  const { tools } = await open()
  await vi.advanceTimersByTimeAsync(40_000)
  const before = asked
  for (let second = 0; second < 10; second++) {
    tools()
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(asked - before).toBeGreaterThanOrEqual(1)
  expect(asked - before).toBeLessThanOrEqual(2)
})
