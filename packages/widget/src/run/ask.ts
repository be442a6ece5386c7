import { LONGEST_TIMER_MS } from '../flow/longest-timer.ts'
import { failure, now, step } from '../flow/run.ts'
import { routeOf } from '../outcome/signs.ts'
import type { Say } from '../texts/speech.ts'
import { spoken } from '../texts/spoken.ts'
import type { ApprovalReason, ApprovalRequest, Approve } from '../types.ts'
import { allValues, type ToolRun } from './tool-run.ts'

/**
 * Asks a person. The time that they need to decide has a limit of its own, and is not the run's.
 * @param sentTo the address of another site that the values go to
 */
export async function ask(run: ToolRun, reasons: ApprovalReason[], sentTo?: string): Promise<void> {
  const { tool, deps, limits } = run
  const { approve } = deps
  if (!approve) throw failure('approval_required', reasons.join(', '))
  const { signal = new AbortController().signal } = run
  const start = now()
  const { say } = await spoken()
  const request: ApprovalRequest = {
    tool,
    reasons: [...new Set(reasons)],
    values: Object.entries(allValues(run)).map(([key, value]) => {
      const field = tool.metadata.fields?.find((each) => each.key === key)
      return { label: field?.label || key, value: asRead(value, say) }
    }),
    url: location.href,
    signal,
    ...(sentTo && { sentTo }),
  }
  const isAgreed = await step(run, 'approve', () => decision(approve, request, limits.approvalMs))
  run.end += now() - start
  if (!isAgreed) throw failure('approval_denied')
  if (routeOf(location.href) !== routeOf(request.url))
    throw failure('wrong_page', `the page changed after the person was asked at ${request.url}`)
  run.agreed.push(...reasons)
  if (sentTo) run.agreedSite = sentTo
}

/** A value as a person reads it. */
function asRead(value: unknown, say: Say): string {
  const texts = [value].flat().map((each) => {
    if (typeof each !== 'boolean') return String(each)
    return say(each ? 'choice.yes' : 'choice.no')
  })
  return texts.join(say('join.list'))
}

// As they were at load: a page may replace them.
const { setTimeout, clearTimeout } = globalThis

/**
 * Asks a person, and waits as long as they may take. What asks is told by its signal when the question is over.
 * Throws the failure `aborted`, or `approval_required` when nobody has decided in time.
 */
export async function decision(approve: Approve, request: ApprovalRequest, limitMs: number): Promise<boolean> {
  const { signal } = request
  const over = new AbortController()
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const onAbort = (): void => reject(failure('aborted'))
  const onLimit = (): void => {
    const about = `no answer within ${Math.round(limitMs / 1000)} s`
    reject(failure('approval_required', about))
  }
  signal.addEventListener('abort', onAbort)
  const timer = setTimeout(onLimit, Math.min(limitMs, LONGEST_TIMER_MS))
  try {
    const asked = approve({ ...request, signal: AbortSignal.any([signal, over.signal]) })
    return (await Promise.race([asked, ended])) === true
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
    over.abort()
  }
}
