import type { Tool } from '@operable/core'
import { judgeProof, type SampleValue } from '@operable/core/proof'
import type { CaughtRequest } from '@operable/core/schema'
import type { AskPerson, RunOutcome, SiteOutcome } from '../contracts/run-outcome.ts'
import { isSameSite } from '../fetch/address/site-of.ts'
import type { ProofPage, ProofPages } from '../fetch/browser/proof-pages.ts'
import type { HeldRequest, SealTerms } from '../fetch/browser/proxy/browser-seal.ts'
import { leadsAway, STAY } from '../proof/held.ts'
import { openDialog } from '../proof/prove-form.ts'
import { readSeen, tracesOf } from '../proof/try-form.ts'
import { outcomeWithout } from './outcome.ts'
import { type PageRunOptions, runOnPage, waitsOn } from './run-on-page.ts'

/** One call of a tool. */
export interface SiteCall {
  tool: Tool
  input: unknown
  /** The same with what the steps before were given, by which its requests are known. */
  whole: unknown
  /** Really sends: to these hosts, or with an empty list to the page's own; absent: sends nothing. */
  send?: readonly string[] | undefined
  ask?: AskPerson | undefined
  signal?: AbortSignal | undefined
  /** Sends the input though the same was sent. */
  sentBefore?: string | undefined
  options?: PageRunOptions['options']
  /** Writes a Playwright trace. */
  traceFile?: string | undefined
}

/** What a run came to, and what only its caller needs. */
export interface SealedRun {
  outcome: SiteOutcome
  /** Nothing is lost when the same is done twice. */
  mayRepeat: boolean
  /** Still open: the form waits for its next step there. Its holder discards it. */
  page?: ProofPage
}

/** Nothing more is expected of a page that has been quiet for so long after what it tried to send was held. */
const QUIET_MS = 500
const OPEN_MS = 30_000

/**
 * Runs a tool in a browser of ours. Unless `send` says otherwise, the network is sealed before the first value is typed.
 * Never rejects.
 *
 * @param waiting the page that the run before has left open
 */
export async function runSealed(pages: ProofPages, call: SiteCall, waiting?: ProofPage): Promise<SealedRun> {
  const tier = call.send ? 'staging' : 'sealed'
  const first = await attempt(pages, call, tier, waiting)
  // Code that the form loads once somebody uses it.
  if (tier === 'sealed' && first.lacksReads && !first.outcome.request && !waiting) {
    await first.page?.discard()
    return attempt(pages, call, 'read_only')
  }
  return first
}

async function attempt(
  pages: ProofPages,
  call: SiteCall,
  tier: SealTerms['mode'],
  waiting?: ProofPage,
): Promise<SealedRun & { lacksReads: boolean }> {
  const { tool, signal, traceFile } = call
  let opened = waiting?.page.isClosed() ? undefined : waiting
  const isNew = opened === undefined
  try {
    opened ??= await pages.open(tool.pageUrl, { timeoutMs: OPEN_MS, ...(signal && { signal }) })
  } catch (error) {
    const why = error instanceof Error ? error.message : 'It could not be opened.'
    const message = `the tool's page did not open. ${why}`
    const outcome = outcomeWithout(tool.name, { status: 'failed', code: 'wrong_page', message, sent: 'no' })
    return { outcome: tier === 'staging' ? outcome : { ...outcome, sealed: true }, mayRepeat: true, lacksReads: false }
  }
  const { tracing } = opened.context
  let isWaiting = false
  try {
    if (traceFile !== undefined) await tracing.start({ screenshots: true, snapshots: true })
    if (isNew) await openDialog(opened, tool).catch(() => undefined)
    const done = await runHere(opened, call, tier)
    done.outcome = marked(done.outcome)
    if (traceFile !== undefined) await tracing.stop({ path: traceFile })
    // A step that was not taken waits on; one of which nobody knows is not taken once more.
    isWaiting = done.outcome.status !== 'submitted_unverified' && (await waitsOn(opened.page, tool))
    return isWaiting ? { ...done, page: opened } : done
  } finally {
    if (!isWaiting) await opened.discard()
  }
}

async function runHere(opened: ProofPage, call: SiteCall, tier: SealTerms['mode']) {
  const { tool, input, whole, send = [], ask, signal, sentBefore, options = {} } = call
  const { page, proxy, url } = opened
  const values = valuesOf(tool, whole)
  const seen: HeldRequest[] = []
  const held = new Set<string>()
  const passed = new Set<string>()
  const lost = new Set<HeldRequest>()
  let lacksReads = false
  let hasPassedTyped = false
  let hasHeldTyped = false
  /** The proxy's word counts, not the page's. */
  let hasPassedSend = false
  let heldAt = Number.POSITIVE_INFINITY
  const isTyped = (request: HeldRequest): boolean => Object.keys(tracesOf(request, values)).length > 0
  proxy.sealWith({
    mode: tier,
    hosts: send.length > 0 ? send : [new URL(url).host],
    isTyped,
    onHeld(request) {
      const typed = isTyped(request)
      hasHeldTyped ||= typed
      const isOwn = isSameSite(request.url, new URL(url))
      const isSending = leadsAway(request) || (isOwn && request.kind !== 'read') || (typed && isOwn)
      if (isSending || (tier === 'staging' && typed)) heldAt = performance.now()
      if (isSending) {
        seen.push(request)
      } else if (request.kind === 'read' && !/image|font|media|audio|video|track/.test(request.dest)) lacksReads = true
      if (tier === 'staging' && (typed || request.kind !== 'read'))
        held.add(`${request.method} ${request.url.origin}${request.url.pathname}`)
      if (leadsAway(request)) return STAY
      return tier === 'staging' ? { is: 'aborted' } : { is: 'held' }
    },
    onPassed(request) {
      hasPassedTyped ||= isTyped(request)
      hasPassedSend ||= hasPassedTyped || request.kind !== 'read' || leadsAway(request) || asksFor(request, values)
      passed.add(`${request.method} ${request.url.origin}${request.url.pathname}`)
    },
    onLost(request) {
      if (request.kind !== 'read' || isTyped(request)) lost.add(request)
    },
  })
  const run = await runOnPage(page, tool, input, {
    options,
    ask,
    signal,
    ...(sentBefore !== undefined && { sentBefore }),
    isOver: () => performance.now() - heldAt > QUIET_MS && (tier !== 'staging' || (hasHeldTyped && !hasPassedTyped)),
  })
  if (tier === 'staging') {
    const isHeld = held.size > 0 && !hasPassedTyped && run.outcome.status !== 'confirmed'
    const { error, ...rest } = run.outcome
    const isFalse = rest.status === 'confirmed' && tool.metadata.kind === 'form' && !hasPassedSend
    // The page or its browser went away before anything went out.
    const isUnsent = tool.metadata.kind === 'form' && !hasPassedSend && /internal|timeout/.test(error?.code ?? '')
    // What the page was answered then is the proxy's word for a broken connection.
    const isLost = lost.size > 0 && rest.status === 'rejected'
    const outcome: SiteOutcome = {
      ...rest,
      ...(isLost && {
        status: 'submitted_unverified',
        evidence: rest.evidence.map(({ httpStatus: _, speaksFor: __, ...each }) => each),
      }),
      ...(error && !(isHeld && error.code === 'aborted') && { error }),
      ...(isFalse && { status: 'submitted_unverified' }),
      ...(isUnsent && { status: 'failed' }),
      ...((isHeld || isFalse || isUnsent) && { sent: 'no' }),
      ...(held.size > 0 && { held: [...held] }),
    }
    return { ...run, outcome, lacksReads }
  }
  const request = await requestIn(seen, values, url)
  // What a form reads has bytes, too; nothing typed is among them.
  const bytes = tier === 'sealed' ? proxy.sentSinceSeal() : 0
  const outcome = { ...sealedOutcome(run.outcome, request, bytes), ...(passed.size > 0 && { passed: [...passed] }) }
  return { outcome, mayRepeat: true, lacksReads }
}

/** Tells which members hold words of the page. */
function marked(outcome: SiteOutcome): SiteOutcome {
  const untrusted = (['said', 'evidence', 'next'] as const).filter(
    (name) => outcome[name] && (name !== 'evidence' || outcome.evidence.length > 0),
  )
  return untrusted.length > 0 ? { ...outcome, untrusted } : outcome
}

/** Nothing was sent: what the page says of it is no proof of anything. */
function sealedOutcome(outcome: RunOutcome, request: CaughtRequest | undefined, bytes: number): SiteOutcome {
  const { error, status, ...rest } = outcome
  const isPressed = status === 'confirmed' || status === 'submitted_unverified'
  const isOurs = isPressed && (error?.code === 'aborted' || error?.code === 'timeout')
  const leak = { code: 'internal', message: `${bytes} bytes left the browser after the seal` } as const
  return {
    ...rest,
    status: isPressed ? 'submitted_unverified' : status,
    // It waits for an answer that never comes.
    evidence: rest.evidence.filter(({ kind }) => kind !== 'pending'),
    sealed: true,
    ...(bytes === 0 && { sent: 'no' }),
    ...(request && { request }),
    ...(bytes > 0 ? { error: leak } : error && !isOurs && { error }),
  }
}

/** The form's own request, as a proof would show it. */
async function requestIn(seen: readonly HeldRequest[], values: readonly SampleValue[], url: string) {
  const requests = await Promise.all(seen.map((request) => readSeen(request, values, url)))
  const { request } = judgeProof({ values, requests, before: [], submitted: [], submittedAt: 0, isThanked: false })
  if (request || requests.length === 0) return request
  // What carries no typed value, as a click has none.
  const { method, url: to, encoding, bytes, isNavigation } = requests[0]!
  return { method, url: to, encoding, bytes, by: isNavigation ? 'form' : 'script', fields: [] } as CaughtRequest
}

/** A short value is no trace, since it may stand anywhere by chance; in a query it is what was asked for. */
function asksFor({ url }: HeldRequest, values: readonly SampleValue[]): boolean {
  const asked = [...url.searchParams.values()]
  return values.some(({ value }) => asked.includes(String(value)))
}

/** What the caller typed, by which it is found again in a request. */
function valuesOf({ metadata: { fields = [] } }: Tool, input: unknown): SampleValue[] {
  const given = typeof input === 'object' && input !== null ? Object.entries(input) : []
  return given.flatMap(([key, value]) => {
    const field = fields.find((each) => each.key === key)
    if (!field || value === null || value === undefined) return []
    const isText = typeof value === 'string' && !field.choices && !/^(?:select|radio|checkbox)/.test(field.type)
    return [{ key, field, value, isUnique: isText && value.length > 6, isText }]
  })
}
