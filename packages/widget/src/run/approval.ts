import { isVisible } from '../dom/visible.ts'
import { failure, isFailure, now, step } from '../flow/run.ts'
import { routeOf } from '../outcome/place.ts'
import { findTarget } from '../target/find-target.ts'
import type { ApprovalReason, ApprovalRequest } from '../types.ts'
import { decision } from './decision.ts'
import { readTarget } from './read-target.ts'
import { liveReasons, understandPressing } from './safety.ts'
import { storedReasons } from './stored-reasons.ts'
import { filledTool, type ToolRun } from './tool-run.ts'

/**
 * Asks a person before anything on the page changes: for what the tool's record tells, and for what the live element does
 * as far as it is there. A target that is shown, of a tool with no other reason, is looked at once it is this run's.
 */
export async function agreeBeforehand(run: ToolRun): Promise<void> {
  const target = findTarget(run.tool)
  if (isFailure(target)) return agree(run, storedReasons(run.tool))
  readTarget(run, target)
  const reasons = storedReasons(run.tool)
  if (reasons[0] || !isVisible(target)) await agreeToLive(run, target, reasons)
}

/**
 * Asks a person for what the live element tells and they have not agreed to yet.
 * @param reasons others that they are asked for
 * @returns whether time went by, and the page may have changed meanwhile
 */
export async function agreeToLive(run: ToolRun, target: Element, reasons: ApprovalReason[] = []): Promise<boolean> {
  const { tool, agreed, agreedSite } = run
  const hasWaited = await understandPressing(run, filledTool(run), target)
  const live = liveReasons(filledTool(run), target, agreedSite, agreed)
  if (tool.metadata.unchecked) reasons.push('unchecked')
  const untold = [...reasons, ...live.reasons].filter((each) => each === 'other-origin' || !agreed.includes(each))
  await agree(run, untold, live.sentTo)
  return hasWaited || !!untold[0]
}

/**
 * Asks a person when there is a reason to. The time that they need to decide has a limit of its own, and is not the run's.
 * @param sentTo the address of another site that the values go to
 */
export async function agree(run: ToolRun, reasons: ApprovalReason[], sentTo?: string): Promise<void> {
  const { tool, values, deps, limits } = run
  const { approve } = deps
  if (reasons.length === 0) return
  if (!approve) throw failure('approval_required', reasons.join(', '), undefined, { status: 'needs_person' })
  const { signal = new AbortController().signal } = run
  const request: ApprovalRequest = {
    tool,
    reasons: [...new Set(reasons)],
    values: Object.entries(values).map(([key, value]) => {
      const field = tool.metadata.fields?.find((each) => each.key === key)
      return { label: field?.label || key, value: String(value) }
    }),
    url: location.href,
    signal,
    ...(sentTo && { sentTo }),
  }
  const start = now()
  const isAgreed = await step(run, 'approve', () => decision(approve, request, limits.approvalMs))
  run.end += now() - start
  if (!isAgreed) throw failure('approval_denied')
  if (routeOf(location.href) !== routeOf(request.url))
    throw failure('wrong_page', `the person was asked at ${request.url}`)
  run.agreed.push(...reasons)
  if (sentTo) run.agreedSite = sentTo
}

/**
 * The same for reasons that nobody has agreed to yet.
 * @returns whether somebody was asked
 */
export async function agreeAnew(run: ToolRun, reasons: ApprovalReason[]): Promise<boolean> {
  const open = reasons.filter((reason) => !run.agreed.includes(reason))
  await agree(run, open)
  return open.length > 0
}
