import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Destination,
  type GateMode,
  type GateRule,
  gateRules,
  type RequestKind,
} from '../../../standards/gate-rules.ts'
import { gateRefusal } from './gate-verdict.ts'

const none = { own: 0, other: 0 }
const kinds: readonly RequestKind[] = ['read', 'send', 'form', 'socket']

/** What goes out with nothing asked before, if it is wanted as a script. */
test.each<[GateMode, Destination | 'named', RequestKind[]]>([
  ['audit', 'own', ['read', 'send', 'socket']],
  ['audit', 'other', ['read']],
  ['discover', 'own', ['read']],
  ['discover', 'other', ['read']],
  ['sealed', 'own', []],
  ['sealed', 'other', []],
  ['read_only', 'own', ['read']],
  ['read_only', 'other', ['read']],
  ['staging', 'own', ['read']],
  ['staging', 'other', ['read']],
  ['staging', 'named', ['read', 'send', 'form', 'socket']],
])('%s to %s lets out %j', (mode, to, allowed) => {
  const rule = gateRules[mode][to] as GateRule
  const request = (kind: RequestKind) => ({ kind, to: 'other' as const, use: 'script' })
  const passed = kinds.filter((kind) => !gateRefusal(rule, request(kind), { page: none, scan: none }))
  expect(passed).toEqual(allowed)
})

test.each(['', 'document', 'iframe', 'image', 'worker', 'manifest', 'report'])(
  'other sites are not read for %s while forms are tried',
  (use) => {
    for (const mode of ['read_only', 'staging'] as const) {
      const refusal = gateRefusal(gateRules[mode].other, { kind: 'read', to: 'other', use }, { page: none, scan: none })
      expect(refusal).toMatch(/scripts, styles and fonts/)
    }
  },
)

test.each([
  ['the last of a page', { page: 99, scan: 99 }, undefined],
  ['one more of the page', { page: 100, scan: 100 }, 'A page may make 100 requests to other sites.'],
  ['the last of a scan', { page: 0, scan: 299 }, undefined],
  ['one more of the scan', { page: 0, scan: 300 }, 'The pages of one scan may make 300 requests to other sites.'],
])('requests to other sites are counted: %s', (_label, { page, scan }, expected) => {
  const counts = { page: { own: 1_000, other: page }, scan: { own: 10_000, other: scan } }
  expect(gateRefusal(gateRules.audit.other, { kind: 'read', to: 'other', use: '' }, counts)).toBe(expected)
})

const modes = Object.keys(gateRules) as GateMode[]
const request = fc.record({
  mode: fc.constantFrom(...modes),
  to: fc.constantFrom<Destination>('own', 'other'),
  kind: fc.constantFrom(...kinds),
  pageEnds: fc.boolean(),
})

test('whatever pages ask, in whatever order, no more goes out than the table says', () => {
  fc.assert(
    fc.property(fc.array(request, { maxLength: 900 }), (asked) => {
      const scan = { ...none }
      let page = { ...none }
      for (const { mode, to, kind, pageEnds } of asked) {
        if (pageEnds) page = { ...none }
        if (gateRefusal(gateRules[mode][to], { kind, to, use: '' }, { page, scan })) continue
        const { allows, perPage = Number.POSITIVE_INFINITY, perScan = Number.POSITIVE_INFINITY } = gateRules[mode][to]
        page[to] += 1
        scan[to] += 1
        expect(allows).toContain(kind)
        expect(page[to]).toBeLessThanOrEqual(perPage)
        expect(scan[to]).toBeLessThanOrEqual(perScan)
      }
    }),
    { numRuns: 50 },
  )
})
