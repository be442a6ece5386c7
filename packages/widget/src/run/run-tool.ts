import type { Tool } from '@operable/core/schema'
import { type Failure, failure, now, type Run, step } from '../flow/run.ts'
import { bare } from '../input/bare.ts'
import { checkInput } from '../input/check-input.ts'
import { waitForOutcome } from '../outcome/wait-for-outcome.ts'
import { whenLoaded } from '../target/reach-target.ts'
import type { Outcome, RunDependencies, RunOptions } from '../types.ts'
import { act } from './act.ts'
import { agree } from './approval.ts'
import { storedReasons } from './safety.ts'
import { isSamePage } from './same-page.ts'
import { withHands } from './turn.ts'
import { undoAll } from './undo.ts'

type Result = Omit<Outcome, 'tool' | 'trace' | 'receiptId'>

/**
 * Runs one tool on this page, from its input to its outcome. Never throws: what went wrong is in the outcome. A run that
 * fails before it sent or clicked anything puts back values, focus, scroll and dialog; one that needs a person, or that
 * the form refuses, leaves what it filled in.
 * @param input as `metadata.inputSchema` says
 * @param deps what it needs from outside: a person's approval, a way to another page
 */
export async function runTool(
  tool: Tool,
  input: unknown,
  { signal, deadlineMs = 30_000, stepMs = 5000, outcomeMs = 8000 }: RunOptions = {},
  deps: RunDependencies = {},
): Promise<Outcome> {
  const receiptId = deps.receiptId ?? Date.now().toString(36) + Math.random().toString(36).slice(2)
  const onStep: Run['onStep'] = (entry) => deps.onStep?.(tool, entry)
  const run: Run = { signal, stepMs, end: now() + deadlineMs, trace: [], onStep, undo: [] }
  const outcome = (result: Result): Outcome => ({ ...result, tool: tool.name, trace: run.trace, receiptId })
  const left = (): void => deps.left?.(outcome({ status: 'submitted_unverified', evidence: [{ kind: 'navigation' }] }))
  let isSent = false
  const send = (): void => {
    isSent = true
    window.addEventListener('pagehide', left)
    deps.beforeSubmit?.(tool, receiptId)
  }
  try {
    return outcome(await perform(run, bare(tool), bare(input ?? {}), { ...deps, receiptId }, outcomeMs, send))
  } catch (thrown) {
    const { status, ...rest } = isFailure(thrown) ? thrown : failure('internal', String(thrown))
    if (isSent) return outcome({ status: 'submitted_unverified', evidence: [], ...rest })
    if (status === 'failed') await undoAll(run)
    return outcome({ status, evidence: [], ...rest })
  } finally {
    window.removeEventListener('pagehide', left)
  }
}

async function perform(
  run: Run,
  tool: Tool,
  input: unknown,
  { approve, navigate, receiptId = '' }: RunDependencies,
  outcomeMs: number,
  send: () => void,
): Promise<Result> {
  const errors = checkInput(input, { type: 'object', ...tool.metadata.inputSchema })
  if (errors.length > 0) {
    throw failure('invalid_input', errors.map(({ path, reason }) => `${path} ${reason}`).join('; '), { errors })
  }
  const values = input as Record<string, unknown>
  if (!isSamePage(tool.pageUrl, location.href)) {
    const signal = run.signal ?? new AbortController().signal
    const error = await step(run, 'navigate', () => navigate?.({ tool, input: values, receiptId, signal }))
    throw { ...failure('wrong_page', tool.pageUrl), ...(error && { error }) }
  }
  await whenLoaded(run)
  await agree(run, tool, values, storedReasons(tool), approve)
  const { watching, release } = await withHands(run, () => act(run, tool, values, approve, send))
  try {
    return await step(run, 'outcome', () => waitForOutcome(run, watching, tool.metadata, outcomeMs))
  } finally {
    release()
  }
}

function isFailure(thrown: unknown): thrown is Failure {
  return typeof thrown === 'object' && thrown !== null && Object.hasOwn(thrown, 'error')
}
