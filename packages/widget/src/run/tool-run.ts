import type { Tool } from '@operable/core/schema'
import type { Fillable } from '../fields/called-so.ts'
import { newId, now, type Run } from '../flow/run.ts'
import { bare } from '../input/bare.ts'
import { own } from '../input/own.ts'
import type { ApprovalReason, NavigationRequest, RunDependencies, RunOptions } from '../types.ts'
import { type Limits, limitsOf } from './limits.ts'

/** A run of one tool: what it was called with, and how far it has come. */
export interface ToolRun extends Run {
  /** A copy that inherits nothing from the page's prototypes. */
  readonly tool: Tool
  readonly receiptId: string
  readonly limits: Limits
  readonly deps: Partial<RunDependencies>
  /** The input; empty until it was checked. */
  values: Record<string, unknown>
  /** What a person has agreed to. */
  readonly agreed: ApprovalReason[]
  /** Something was sent or clicked that cannot be taken back. */
  isSent: boolean
  /** The tool's trigger has led to another page, where the run goes on. */
  isLedOn: boolean
  /** Leaves the element that this run works on to the next one. */
  release?: () => void
}

/** A run that has not begun. Options and dependencies are read as own members only. */
export function newRun(listed: Tool, options: RunOptions, needs: RunDependencies): ToolRun {
  const given = own<RunOptions>(options)
  const { signal } = given
  const deps = own<RunDependencies>(needs)
  const { receiptId = newId(), since = now(), isThere, onStep = () => {} } = deps
  const limits = limitsOf(given)
  const tool = bare(listed)
  if (isThere) delete tool.metadata.triggerSelector
  const run: ToolRun = {
    signal,
    stepMs: limits.stepMs,
    end: since + limits.deadlineMs,
    trace: [],
    onStep,
    awaitNextPage() {
      const leadOn = (): void => {
        run.isLedOn = !signal?.aborted && !!deps.leaveRun?.(handOver(run))
        // Should the page come back, the run is not for it any more.
        if (run.isLedOn) run.end = 0
      }
      window.addEventListener('pagehide', leadOn)
      return () => window.removeEventListener('pagehide', leadOn)
    },
    undo: [],
    tool,
    receiptId,
    limits,
    deps,
    values: {},
    agreed: [],
    isSent: false,
    isLedOn: false,
  }
  return run
}

/** What another page needs to go on with the run. */
export function handOver({ tool, values, receiptId, limits }: ToolRun): Omit<NavigationRequest, 'signal'> {
  return { tool, input: values, receiptId, options: limits }
}

/** The tool with its input, which tells what of a form is meant. */
export function filledTool({ tool, values }: ToolRun): Tool & Fillable {
  return { ...tool, values }
}

/** To be called right before what cannot be taken back. */
export function beforeSending(run: ToolRun): void {
  run.isSent = true
  run.deps.beforeSubmit?.()
}
