import { isVisible } from '../dom/visible.ts'
import { failure, isFailure, now, step } from '../flow/run.ts'
import { routeOf } from '../outcome/place.ts'
import { findTarget } from '../target/find-target.ts'
import type { ApprovalReason, ApprovalRequest } from '../types.ts'
import { decision } from './decision.ts'
import { refuseSecrets } from './needs-person.ts'
import { otherSite, pressingReasons } from './safety.ts'
import { storedReasons } from './stored-reasons.ts'
import { filledTool, type ToolRun } from './tool-run.ts'

/**
 * Asks a person before anything on the page changes: for what the tool's record tells, and for another site where that
 * can be told already. A target that is shown, of a tool with no other reason, is looked at once it is this run's.
 * @returns the address of another site that was agreed to
 */
export async function agreeBeforehand(run: ToolRun): Promise<string | undefined> {
  const { tool, values } = run
  const target = findTarget(tool)
  const reasons = storedReasons(tool)
  let site: string | undefined
  if (!isFailure(target)) {
    refuseSecrets(tool, values, target)
    if (reasons[0] || !isVisible(target)) site = otherSite(target, filledTool(run))
    if (reasons[0]) reasons.push(...pressingReasons(filledTool(run), target))
  }
  await agree(run, site ? [...reasons, 'other-origin'] : reasons, site)
  return site
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
}
