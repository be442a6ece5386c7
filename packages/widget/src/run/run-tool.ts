import type { Tool } from '@operable/core/schema'
import { isVisible } from '../dom/visible.ts'
import { DEADLINE_MS, failure, frame, isFailure, newId, now, type Run, step } from '../flow/run.ts'
import { bare } from '../input/bare.ts'
import { checkInput } from '../input/check-input.ts'
import { own, textOf } from '../input/own.ts'
import { waitForOutcome } from '../outcome/wait-for-outcome.ts'
import { findTarget } from '../target/find-target.ts'
import { whenLoaded } from '../target/reach-target.ts'
import type { Outcome, RunDependencies, RunOptions } from '../types.ts'
import { act } from './act.ts'
import { agree } from './approval.ts'
import { refuseSecrets } from './needs-person.ts'
import { otherSite } from './safety.ts'
import { isSameDocument, isSamePage } from './same-page.ts'
import { storedReasons } from './stored-reasons.ts'
import { withHands, working } from './turn.ts'
import { undoAll } from './undo.ts'

type Result = Omit<Outcome, 'tool' | 'trace' | 'receiptId'>

/**
 * Runs one tool on this page, from its input to its outcome. Never throws: what went wrong is in the outcome. A run that
 * fails before it sent or clicked anything puts back values, focus, scroll and dialog; one that needs a person, or that
 * the form refuses, leaves what it filled in.
 * @param given as the service's list has it
 * @param input as `metadata.inputSchema` says
 * @param needs what it needs from outside: a person's approval, a way to another page
 */
export async function runTool(
  given: Tool,
  input: unknown,
  options: RunOptions = {},
  needs: RunDependencies = {},
): Promise<Outcome> {
  const { signal, deadlineMs = DEADLINE_MS, stepMs = 5000, outcomeMs = 8000 } = own<RunOptions>(options)
  const deps = own<RunDependencies>(needs)
  const { approve, navigate, receiptId = newId(), since = now() } = deps
  const tool = bare(given)
  if (deps.isThere) delete tool.metadata.triggerSelector
  const run: Run = {
    signal,
    stepMs,
    end: since + deadlineMs,
    trace: [],
    onStep: (entry) => deps.onStep?.(given, entry),
    awaitNextPage: () => {
      const lead = (): void => {
        isLed = !signal?.aborted && !!deps.leaveRun?.({ tool: given, input: values, receiptId, options: limits })
        // Should the page come back, the run is not for it any more.
        if (isLed) run.end = 0
      }
      window.addEventListener('pagehide', lead)
      return () => window.removeEventListener('pagehide', lead)
    },
    undo: [],
  }
  const limits = { deadlineMs, stepMs, outcomeMs }
  let values: Record<string, unknown> = {}
  let isLed = false
  const outcome = (result: Result): Outcome => ({ ...result, tool: tool.name, trace: run.trace, receiptId })
  const left = (): void => deps.left?.(outcome({ status: 'submitted_unverified', evidence: [{ kind: 'navigation' }] }))
  let isSent = false
  const send = (): void => {
    isSent = true
    window.addEventListener('pagehide', left)
    deps.beforeSubmit?.(given, receiptId)
  }
  const perform = async (): Promise<Result> => {
    values = json(input ?? {}) as Record<string, unknown>
    refuseSecrets(tool, values)
    const errors = checkInput(values, { type: 'object', ...tool.metadata.inputSchema })
    if (errors[0]) {
      const about = errors.map(({ path, reason }) => `${path} ${reason}`).join('; ')
      throw failure('invalid_input', about, undefined, { errors })
    }
    const isHere = (): boolean => deps.isThere || isSamePage(tool.pageUrl, location.href)
    if (!isHere() && isSameDocument(tool.pageUrl, location.href))
      await step(run, 'navigate', () => goToRoute(tool.pageUrl))
    if (!isHere()) {
      const request = {
        tool: given,
        input: values,
        receiptId,
        options: limits,
        signal: signal ?? new AbortController().signal,
      }
      const error = await step(run, 'navigate', () => navigate?.(request))
      // Left, and perhaps back again: what became of the run is told where it went on.
      if (navigate && !error)
        return { status: 'submitted_unverified', evidence: [{ kind: 'navigation', detail: tool.pageUrl }] }
      throw failure('wrong_page', tool.pageUrl, undefined, error && { error })
    }
    await whenLoaded(run)
    const there = findTarget(tool)
    const reasons = storedReasons(tool)
    let told: string | undefined
    if (!isFailure(there)) {
      refuseSecrets(tool, values, there)
      // Asked before its dialog opens, where that can be told: nothing on the page changes meanwhile.
      if (reasons[0] || !isVisible(there)) told = otherSite(there, tool)
      if (told) reasons.push('other-origin')
    }
    await agree(run, given, values, reasons, approve, told)
    const { watching, target } = await withHands(run, () => act(run, tool, values, approve, send, told))
    try {
      return await step(run, 'outcome', () => waitForOutcome(run, watching, outcomeMs))
    } finally {
      working.delete(target)
    }
  }
  try {
    return outcome(await perform())
  } catch (thrown) {
    // Back again: what became of the run is told where it went on.
    if (isLed && !isSent) return outcome({ status: 'submitted_unverified', evidence: [{ kind: 'navigation' }] })
    const known = isFailure(thrown) ? thrown : failure('internal', textOf(thrown))
    if (!isSent && known.status === 'failed') await undoAll(run)
    return outcome({ ...known, evidence: [], status: isSent ? 'submitted_unverified' : known.status })
  } finally {
    window.removeEventListener('pagehide', left)
  }
}

/** To a route of the same document, which its script draws when it hears of it. */
async function goToRoute(pageUrl: string): Promise<void> {
  location.hash = new URL(pageUrl).hash
  for (let frames = 0; frames < 3; frames++) await frame()
}

/** The input without prototypes; what is no data, such as an object that holds itself, is no input. */
function json<T>(input: T): T {
  try {
    return bare(input)
  } catch (error) {
    throw failure('invalid_input', textOf(error))
  }
}
