import { isVisible } from '../dom/visible.ts'
import { readyFor } from '../fields/involved.ts'
import { lazyPart } from '../flow/lazy-part.ts'
import { failure, isFailure } from '../flow/run.ts'
import { targetOf } from '../target/find-target.ts'
import type { ApprovalReason } from '../types.ts'
import { readTarget } from './read-target.ts'
import { liveReasons, storedReasons, understandPressing } from './safety.ts'
import { filledTool, type ToolRun } from './tool-run.ts'

/**
 * Asks a person before anything on the page changes: for what the tool's record tells, and for what the live element does
 * as far as it is there. A target that is shown, of a tool with no other reason, is looked at once it is this run's.
 */
export async function agreeBeforehand(run: ToolRun): Promise<void> {
  const target = targetOf(run.tool)
  if (!target) return agree(run, storedReasons(run.tool))
  await readyFor(run, run.tool, target)
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

interface Questions {
  ask(run: ToolRun, reasons: ApprovalReason[], sentTo?: string): Promise<void>
}

/** For runs that a person has to agree to. */
export const questions = lazyPart<Questions>('dialog')

/** What asks. Throws the failure `approval_required` where it cannot be had. */
export function questionsFor(run: ToolRun): Promise<Questions> {
  return questions.needed(run).catch((thrown) => {
    if (!isFailure(thrown) || thrown.error.code !== 'executor_unavailable') throw thrown
    throw failure('approval_required', 'the dialog did not load')
  })
}

/**
 * Asks a person when there is a reason to.
 * @param sentTo the address of another site that the values go to
 */
async function agree(run: ToolRun, reasons: ApprovalReason[], sentTo?: string): Promise<void> {
  if (reasons[0]) await (await questionsFor(run)).ask(run, reasons, sentTo)
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
