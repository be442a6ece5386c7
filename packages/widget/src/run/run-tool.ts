import type { Tool } from '@operable/core/schema'
import { failure, isFailure, step } from '../flow/run.ts'
import { textOf } from '../input/data.ts'
import { settle } from '../outcome/settle.ts'
import { landings } from '../outcome/watch.ts'
import { whenLoaded } from '../target/reach-target.ts'
import type { Outcome, RunDependencies, RunOptions } from '../types.ts'
import { act } from './act.ts'
import { agreeBeforehand } from './approval.ts'
import { checkedValues } from './checked-values.ts'
import { inTurn } from './in-turn.ts'
import { steps } from './next-step.ts'
import { otherPages, reachPage } from './reach-page.ts'
import { newRun, refuseTwice, type ToolRun } from './tool-run.ts'
import { undoAll } from './undo.ts'

type Result = Omit<Outcome, 'tool' | 'trace' | 'receiptId'> & Partial<Pick<Outcome, 'receiptId'>>

/** The page was left while it was filled, as when somebody loads it again. */
const unsent: Result = { ...failure('aborted', 'the page was left, nothing was sent'), evidence: [] }

/**
 * Runs one tool on this page, from its input to its outcome. Never throws: what went wrong is in the outcome. A run that
 * fails before it sent or clicked anything puts back values, focus, scroll and dialog; one that needs a person, or that
 * the form refuses, leaves what it filled in.
 * @param listed the tool as the service's list has it
 * @param input as `metadata.inputSchema` says
 * @param needs what it needs from outside: a person's approval, a way to another page
 */
export async function runTool(
  listed: Tool,
  input: unknown,
  options: RunOptions = {},
  needs: RunDependencies = {},
): Promise<Outcome> {
  const run = newRun(listed, options, needs)
  const onLeave = (): void => {
    run.leadOn?.()
    if (run.isSent || !run.isLedOn)
      run.deps.left?.(outcomeOf(run, run.isSent ? left() : unsent), run.watching?.carried() ?? [])
  }
  window.addEventListener('pagehide', onLeave)
  try {
    return outcomeOf(run, await perform(run, input))
  } catch (thrown) {
    return outcomeOf(run, await endWith(run, run.refusal ?? thrown))
  } finally {
    window.removeEventListener('pagehide', onLeave)
    run.release?.()
  }
}

/** The steps of a run. Each ends it by throwing a failure. */
async function perform(run: ToolRun, input: unknown): Promise<Result> {
  run.values = await checkedValues(run, input)
  const chooses = run.tool.metadata.which && (await otherPages.needed(run))
  chooses?.takeChoice(run)
  await refuseTwice(run)
  if (!(await reachPage(run))) return left(run.tool.pageUrl)
  if (run.tool.metadata.expects) await landings.needed(run)
  await whenLoaded(run)
  await chooses?.makeChoice(run)
  await agreeBeforehand(run)
  const watching = await inTurn(run, () => act(run))
  const { rule, ...result } = await step(run, 'outcome', () => settle(run, watching, run.limits.outcomeMs))
  if (run.refusal) throw run.refusal
  run.trace.at(-1)!.detail = rule
  const isStep = run.held || result.status === 'next_step'
  return { ...result, ...(isStep && steps.loaded()!.ended(run, result.status)) }
}

/** What became of a run that could not go on; what it changed is put back where nothing was sent. */
async function endWith(run: ToolRun, thrown: unknown): Promise<Result> {
  // This page came back: what became of the run is told where it went on.
  if (run.isLedOn && !run.isSent) return left()
  if (run.next) return { status: 'next_step', evidence: [], next: run.next }
  const known = isFailure(thrown) ? thrown : failure('internal', textOf(thrown))
  if (run.isSent) return { ...known, evidence: [], status: 'submitted_unverified' }
  if (/^(failed|submitted)/.test(known.status)) await undoAll(run)
  return { ...known, evidence: [] }
}

/** The page was left, and nothing was seen of what became of the run. */
function left(address?: string): Result {
  return { status: 'submitted_unverified', evidence: [{ kind: 'navigation', ...(address && { detail: address }) }] }
}

function outcomeOf({ tool, trace, receiptId, isSent, watching }: ToolRun, result: Result): Outcome {
  if (isSent && result.error) result.error.message += ' after it was sent'
  const hasSent = isSent && watching?.hasSent()
  const sent = hasSent || (isSent ? undefined : false)
  return { receiptId, ...(sent !== undefined && { sent: sent ? 'yes' : 'no' }), ...result, tool: tool.name, trace }
}
