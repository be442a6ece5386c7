import type { Tool } from '@operable/core/schema'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createExecutor } from './executor.ts'
import type { LoadExecutor } from './runs.ts'
import { leave } from './site/session.ts'
import type { Outcome, Widget, WidgetOptions } from './types.ts'
import { widgetWith as widgetOf } from './widget-with.ts'

const widgetWith = (load: LoadExecutor, given: WidgetOptions): Widget =>
  widgetOf(load, given, () => import('./agents.ts'))

const executor = createExecutor(
  async (part) => (part === 'steps' ? await import('./parts/steps.ts') : { languages: [] }) as never,
  () => Promise.reject(new Error('No texts.')),
)

// `run` never rejects, whatever it is given.

const tool: Tool = {
  id: 't1',
  name: 'contact',
  description: 'Writes to us.',
  pageUrl: 'https://shop.example/',
  active: true,
  selector: '#contact',
  source: 'manual',
  // No input is right: what is looked at here is what comes before a run.
  metadata: { kind: 'form', inputSchema: { required: ['never'], properties: { never: { enum: [] } } } },
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
}

const throwing = {
  get signal() {
    throw new Error('mine')
  },
}
const fake = { aborted: false, addEventListener() {} }
const endless: Record<string, unknown> = {}
endless['endless'] = endless

const anything = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
  fc.constantFrom<unknown>(Symbol('x'), () => {}, throwing, endless, Object.create(throwing), new Proxy({}, {})),
)
const options = fc.oneof(
  anything,
  fc.record(
    {
      signal: fc.oneof(anything, fc.constantFrom<unknown>(fake, AbortSignal.abort(), new AbortController().signal)),
      deadlineMs: fc.oneof(anything, fc.double()),
      stepMs: anything,
      outcomeMs: anything,
    },
    { requiredKeys: [] },
  ),
)

test('a widget that was closed, and a run that is over, hear of nothing any more', async () => {
  const kept = { window: 0, signal: 0 }
  const count = (target: EventTarget, key: keyof typeof kept): void => {
    const { addEventListener, removeEventListener } = target
    vi.spyOn(target, 'addEventListener').mockImplementation(function (this: EventTarget, ...given) {
      kept[key]++
      const options = given[2]
      if (typeof options === 'object') options.signal?.addEventListener('abort', () => kept[key]--)
      addEventListener.apply(target, given)
    })
    vi.spyOn(target, 'removeEventListener').mockImplementation((...given) => {
      kept[key]--
      removeEventListener.apply(target, given)
    })
  }
  count(window, 'window')
  const { signal } = new AbortController()
  count(signal, 'signal')
  const widget = widgetWith(async () => executor, { tools: [tool] })
  expect(kept.window).toBeGreaterThan(0)
  await widget.run('contact', {}, { signal })
  widget.close()
  expect(kept).toEqual({ window: 0, signal: 0 })
  vi.restoreAllMocks()
})

test.each([
  ['one', 'http://127.0.0.1:9/operable/', []],
  ['none', 'shop.example', [['Operable: shop.example is not the address of a service, so there are no tools.']]],
])('the address of the service: %s', async (_, server, said) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const widget = widgetWith(async () => executor, { websiteId: 'w1', server })
  await widget.ready
  expect(warn.mock.calls).toEqual(said)
  widget.close()
  vi.restoreAllMocks()
})

test('a run that was led here is taken by the widget that knows its tool, and by no other one', async () => {
  leave('run', { tool: 't1', name: 'contact', input: {}, receiptId: 'r1', options: {} })
  const options = { tools: [], webMcp: false }
  const others = [options, { ...options, websiteId: 'w2', server: 'none' }].map((given) =>
    widgetWith(async () => executor, given),
  )
  const widget = widgetWith(async () => executor, { tools: [tool], webMcp: false })
  await expect.poll(() => widget.receipts()).toMatchObject([{ tool: 'contact', receiptId: 'r1' }])
  expect(others.flatMap((other) => other.receipts())).toEqual([])
  for (const each of [widget, ...others]) each.close()
})

test('whatever a run is given, it ends with an outcome, whoever listens', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const widget = widgetWith(async () => executor, { tools: [tool], webMcp: false })
  for (const event of ['tools', 'start', 'step', 'outcome'] as const) {
    widget.on(event, () => {
      throw new Error('mine')
    })
  }
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.constant('contact'), anything), anything, options, async (name, input, given) => {
      const outcome = await widget.run(name as string, input, given as object)
      const status = outcome.error?.code === 'person_required' ? 'needs_person' : 'failed'
      expect(outcome).toMatchObject({ status, tool: expect.any(String), error: { code: expect.any(String) } })
      expect(() => JSON.stringify(outcome)).not.toThrow()
      // A member may be called like a password.
      if (name === 'contact') expect(outcome.error?.code).toMatch(/^(invalid_input|person_required|aborted|timeout)$/)
    }),
    { numRuns: 1000 },
  )
  error.mockRestore()
})

test.each<[string, unknown, string]>([
  ['that it got by its prototype are none', Object.create({ deadlineMs: 0 }), 'invalid_input'],
  ['that are no numbers are none', { deadlineMs: Number.NaN }, 'invalid_input'],
  ['that are negative are none', { deadlineMs: -1, stepMs: '5' }, 'invalid_input'],
  ['without an end are such', { deadlineMs: Number.POSITIVE_INFINITY }, 'invalid_input'],
  ['with a signal that has ended', { signal: AbortSignal.abort() }, 'aborted'],
  ['with such a signal of a polyfill', { signal: { aborted: true, addEventListener() {} } }, 'aborted'],
])('options %s', async (_, given, code) => {
  const widget = widgetWith(async () => executor, { tools: [tool], webMcp: false })
  expect(await widget.run('contact', {}, given as object)).toMatchObject({ error: { code } })
})

test('an executor that fails is an outcome too', async () => {
  const broken = { ...executor, run: () => Promise.reject(new Error('mine')) }
  const widget = widgetWith(async () => broken, { tools: [tool], webMcp: false })
  expect(await widget.run('contact', {})).toMatchObject({ status: 'failed', error: { code: 'internal' } })
})

test('what it hands out is a copy: whoever changes it changes nothing of what runs', async () => {
  const run = vi.fn(executor.run)
  const given = structuredClone(tool)
  const widget = widgetWith(async () => ({ ...executor, run }), { tools: [given], webMcp: false })
  for (const each of [given, widget.tools()[0]!]) Object.assign(each, { name: 'other', selector: '#elsewhere' })
  expect(widget.tools()).toEqual([tool])
  await widget.run('contact', {})
  expect(run.mock.calls[0]![0]).toEqual(tool)
})

test('a closed widget has no tools, and a run of it touches nothing and says why', async () => {
  const run = vi.fn(executor.run)
  const widget = widgetWith(async () => ({ ...executor, run }), { tools: [tool], webMcp: false })
  const lists: number[] = []
  widget.on('tools', (list) => lists.push(list.length))
  widget.close()
  widget.close()
  expect([widget.tools(), lists]).toEqual([[], [0]])
  expect(await widget.run('contact', {})).toMatchObject({ status: 'failed', error: { code: 'closed' } })
  expect(run).not.toHaveBeenCalled()
})

test('what runs when a widget is closed is ended', async () => {
  const run: typeof executor.run = (_, __, { signal }) =>
    new Promise((resolve) => {
      const outcome: Outcome = { status: 'failed', tool: 'contact', evidence: [], trace: [], receiptId: 'r' }
      signal?.addEventListener('abort', () => resolve({ ...outcome, error: { code: 'aborted', message: 'aborted' } }))
    })
  const widget = widgetWith(async () => ({ ...executor, run }), { tools: [tool], webMcp: false })
  const running = widget.run('contact', {})
  setTimeout(() => widget.close())
  expect(await running).toMatchObject({ error: { code: 'aborted' } })
})

test('a run that led here waits for the next widget where the first one was closed at once', async () => {
  const run = vi.fn(executor.run)
  const load = async () => ({ ...executor, run })
  const value = { tool: 't1', name: 'contact', input: {}, receiptId: 'r2', options: {} }
  sessionStorage.setItem('operable:run', JSON.stringify({ at: performance.timeOrigin + performance.now(), value }))
  widgetWith(load, { tools: [tool], webMcp: false }).close()
  const widget = widgetWith(load, { tools: [tool], webMcp: false })
  await vi.waitFor(() => expect(widget.receipts()).toMatchObject([{ receiptId: 'r2' }]), 30_000)
  expect(run).toHaveBeenCalledOnce()
  expect(sessionStorage.getItem('operable:run')).toBe(null)
})
