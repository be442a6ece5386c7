import { setTimeout as sleep } from 'node:timers/promises'
import type { Tool, ToolField } from '@operable/core'
import { type Marker, type ProofFacts, type SampleValue, type SeenRequest, sampleInput } from '@operable/core/proof'
import { isSameSite } from '../fetch/address/site-of.ts'
import type { ProofPage } from '../fetch/browser/proof-pages.ts'
import type { HeldAnswer, HeldRequest, SealTerms } from '../fetch/browser/proxy/browser-seal.ts'
import { leadsAway, STAY } from './held.ts'
import { readRequest } from './read-request.ts'
import { type NextField, type RunNotes, type Runner, type RunOutcome, runnerScript } from './runner-script.ts'
import { searchable, traceOf } from './traces.ts'

/** How a form is tried. */
export interface Trial {
  tool: Tool
  tier: SealTerms['mode']
  /** Of `staging`. */
  hosts: readonly string[]
  /** A marker for the field of this number. */
  markerOf(index: number): Marker
  /** What the page gets for requests with typed values; absent: they are held, and the run ends once they are seen. */
  answer?: HeldAnswer
  /** For the run, in ms. */
  limitMs: number
  signal: AbortSignal
}

/** What was seen of a form that was filled in and submitted. */
export interface TrialFacts extends ProofFacts {
  outcome?: RunOutcome
  /** What went wrong, in a sentence for people. */
  problem?: string
  /** Requests that were let out. */
  passed: string[]
  /** Bytes that left the browser since the seal. */
  bytesSent: number
  /** Whether a request was held that only reads, and that may be needed: code that loads late, or an answer. */
  lacksReads: boolean
  /** How often the form asked for more. */
  steps: number
  /** What was done. */
  trace: RunOutcome['trace']
}

/** Nothing more is expected of a page that has been quiet for so long after it sent what was typed. */
const QUIET_MS = 900
const LOOK_MS = 50
/** An answer of the page that takes longer is not waited for. */
const LATE_MS = 2_000
const MOST_STEPS = 6
const MOST_CALLS = 4
const limits = { stepMs: 4_000, outcomeMs: 4_000 }

/** Seals the page, fills in the form and submits it, once. Rejects only if the page is gone before it began. */
export async function tryForm({ page, proxy, url }: ProofPage, trial: Trial): Promise<TrialFacts> {
  const { tool, tier, hosts, answer } = trial
  const seen: HeldRequest[] = []
  const passed: string[] = []
  const values: SampleValue[] = sampleInput(tool.metadata, trial.markerOf)
  let lacksReads = false
  let lastTypedAt = 0
  const typedIn = (request: HeldRequest): boolean => Object.keys(tracesOf(request, values)).length > 0
  const see = (request: HeldRequest): boolean => {
    seen.push(request)
    const traces = Object.values(tracesOf(request, values))
    const isOwn = isSameSite(request.url, new URL(url))
    // A counter of somebody else is no sign that the form was sent.
    const isSent = traces.length > 0 && (isOwn || (request.kind !== 'read' && traces.some((as) => as !== 'hashed')))
    if (isSent) lastTypedAt = Date.now()
    return traces.length > 0
  }
  proxy.sealWith({
    mode: tier,
    hosts,
    isTyped: typedIn,
    onHeld(request) {
      const isTyped = see(request)
      if (!isTyped && request.kind === 'read' && !/image|font|media|audio|video|track/.test(request.dest))
        lacksReads = true
      if (isTyped && answer) return answer
      return leadsAway(request) ? STAY : { is: 'held' }
    },
    onPassed(request) {
      see(request)
      passed.push(`${request.method} ${request.url.origin}${request.url.pathname}`)
    },
  })
  const runner = await page.evaluateHandle<Runner>(await runnerScript())
  let notes: RunNotes = {}
  const trace: RunOutcome['trace'] = []
  const end = Date.now() + trial.limitMs

  /** Follows one run. Its document may go away with it: then the last notes count. */
  async function follow(): Promise<void> {
    let overAt = 0
    while (Date.now() < end && !trial.signal.aborted) {
      await sleep(LOOK_MS)
      const latest = await Promise.race([
        runner.evaluate((each) => each.notes()).catch(() => 'gone' as const),
        sleep(LATE_MS, undefined, { ref: false }),
      ])
      if (latest === 'gone') return sleep(QUIET_MS)
      if (!latest) continue
      notes = latest
      if (notes.outcome) overAt ||= Date.now()
      const isSent = lastTypedAt >= (notes.submittedAt ?? Number.POSITIVE_INFINITY)
      const since = Math.max(lastTypedAt, overAt)
      if (((isSent && !answer) || overAt > 0) && Date.now() - since > QUIET_MS) break
    }
    const last = await Promise.race([
      runner.evaluate(ended).catch(() => undefined),
      sleep(LATE_MS, undefined, { ref: false }),
    ])
    trace.push(...(last?.outcome?.trace ?? notes.outcome?.trace ?? []))
  }

  let steps = 0
  for (let calls = 0; ; ) {
    const input = Object.fromEntries(values.map(({ key, value }) => [key, value]))
    await runner.evaluate((each, [tool, input, options]) => each.start(tool, input, options), [
      tool,
      input,
      { ...limits, deadlineMs: trial.limitMs },
    ] as const)
    await follow()
    const { outcome } = notes
    if (outcome?.status === 'next_step' && steps++ < MOST_STEPS) {
      const known = values.length
      for (const [i, field] of (outcome.next?.fields ?? []).entries())
        values.push(...nextValue(field, trial.markerOf(known + i)))
      continue
    }
    const refused = withOption(values, outcome) ?? withoutValues(tool, values, outcome)
    if (!refused || calls++ >= MOST_CALLS) break
    values.splice(0, values.length, ...refused)
  }
  const requests = await Promise.all(seen.map((request) => readSeen(request, values, url)))
  const { before = [], submitted = [], submittedAt, target, isThanked = false, outcome, says = [], problem } = notes
  return {
    values,
    requests,
    before,
    submitted,
    ...(submittedAt === undefined ? {} : { submittedAt }),
    ...(target ? { target } : {}),
    isThanked,
    says,
    ...(outcome ? { outcome } : {}),
    ...(problem === undefined ? {} : { problem }),
    passed,
    bytesSent: proxy.sentSinceSeal(),
    lacksReads,
    steps,
    trace,
  }
}

/** Runs in the page: ends the run where it is, and tells what was done. */
function ended(runner: Runner): Promise<RunNotes> {
  runner.stop()
  return runner.finished()
}

/** A list that the page draws tells its options once somebody has looked for another one in it. */
function withOption(values: readonly SampleValue[], outcome: RunOutcome | undefined): SampleValue[] | undefined {
  const { code, message = '', elements = [] } = outcome?.error ?? {}
  const option = elements[1] ?? elements[0]
  const index = values.findIndex(({ value }) => message.startsWith(`option not found: ${value}`))
  if (code !== 'option_not_found' || option === undefined || index < 0) return undefined
  return values.with(index, { ...values[index]!, value: option, isUnique: false, isText: false })
}

/** The values that are left once those are gone that the page refused and does not require; nothing if none is to go. */
function withoutValues({ metadata }: Tool, values: readonly SampleValue[], outcome: RunOutcome | undefined) {
  if (outcome?.status !== 'failed' && !(outcome?.status === 'rejected' && outcome.sent !== 'yes')) return undefined
  const required = new Set((metadata.inputSchema?.['required'] as string[] | undefined) ?? [])
  const named = new Set((outcome.errors ?? []).map(({ path }) => path.slice(1)).filter((key) => !required.has(key)))
  const left = values.filter(({ key }) => !named.has(key))
  return left.length < values.length ? left : undefined
}

/** A value for a field that another step of the form asks for. */
function nextValue({ key, label, type, required, options }: NextField, marker: Marker): SampleValue[] {
  const purpose = type === 'email' ? 'email' : type === 'tel' ? 'phone' : 'unknown'
  const field: ToolField = { key, selector: '', type, purpose, label, required }
  const property = options?.length
    ? { type: 'string', enum: options }
    : { type: /checkbox|switch/.test(type) ? 'boolean' : /number|range/.test(type) ? 'number' : 'string' }
  return sampleInput({ kind: 'form', fields: [field], inputSchema: { properties: { [key]: property } } }, () => marker)
}

function rawOf({ url, headers, body }: HeldRequest) {
  return {
    url: url.href,
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
    body,
  }
}

/** The typed values that stand anywhere in a request. */
export function tracesOf(request: HeldRequest, values: readonly SampleValue[]): SeenRequest['traces'] {
  const searched = searchable(rawOf(request))
  return Object.fromEntries(
    values.flatMap(({ key, value, isText }) => {
      const trace = isText ? traceOf(String(value), searched) : undefined
      return trace ? [[key, trace]] : []
    }),
  )
}

/** A request as it is judged. */
export async function readSeen(
  request: HeldRequest,
  values: readonly SampleValue[],
  site: string,
): Promise<SeenRequest> {
  const { method, at, bodyBytes } = request
  const raw = rawOf(request)
  return {
    method,
    url: raw.url,
    at: performance.timeOrigin + at,
    ...(await readRequest(raw)),
    bytes: bodyBytes,
    traces: tracesOf(request, values),
    isNavigation: leadsAway(request) || 'upgrade-insecure-requests' in raw.headers,
    isOwnSite: isSameSite(request.url, new URL(site)),
  }
}
