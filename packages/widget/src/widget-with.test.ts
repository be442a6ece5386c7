import type { Tool } from '@operable/core/schema'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { executor } from './executor.ts'
import { widgetWith } from './widget-with.ts'

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

test('whatever a run is given, it ends with an outcome, whoever listens', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const widget = widgetWith(async () => ({ executor }), { tools: [tool], webMcp: false })
  for (const event of ['tools', 'start', 'step', 'outcome'] as const) {
    widget.on(event, () => {
      throw new Error('mine')
    })
  }
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.constant('contact'), anything), anything, options, async (name, input, given) => {
      const outcome = await widget.run(name as string, input, given as object)
      expect(outcome).toMatchObject({ status: 'failed', tool: expect.any(String), error: { code: expect.any(String) } })
      expect(() => JSON.stringify(outcome)).not.toThrow()
      if (name === 'contact') expect(outcome.error?.code).toMatch(/^(invalid_input|aborted|timeout)$/)
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
  const widget = widgetWith(async () => ({ executor }), { tools: [tool], webMcp: false })
  expect(await widget.run('contact', {}, given as object)).toMatchObject({ error: { code } })
})

test('an executor that fails is an outcome too', async () => {
  const broken = { ...executor, run: () => Promise.reject(new Error('mine')) }
  const widget = widgetWith(async () => ({ executor: broken }), { tools: [tool], webMcp: false })
  expect(await widget.run('contact', {})).toMatchObject({ status: 'failed', error: { code: 'internal' } })
})
