import { failure } from '../flow/run.ts'
import { choose } from '../target/choose.ts'
import { waitingAt } from './next-step.ts'
import type { ToolRun } from './tool-run.ts'

/**
 * Takes from the input what a tool for several things is for: no field has that name. A later step of a form in a dialog
 * needs it no more. Throws the failure `invalid_input` where it is missing: the first one would be a guess.
 */
export function takeChoice(run: ToolRun): void {
  const { which } = run.tool.metadata
  if (!which) return
  const { [which.key]: chosen, ...values } = run.values
  run.values = values
  if (chosen !== undefined) run.chosen = chosen as string
  else if (which.of === 'trigger' && waitingAt(run)) delete run.tool.metadata.which
  else throw failure('invalid_input', `${which.key} is missing`)
}

/** Makes it a tool for that one; of a later step, and where its trigger has led here, that is done. */
export async function makeChoice(run: ToolRun): Promise<void> {
  const { tool, chosen, deps } = run
  if (chosen === undefined || deps.isThere) return
  await choose(run, tool, chosen)
}
