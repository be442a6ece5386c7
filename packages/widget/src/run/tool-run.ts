import type { Tool } from '@operable/core/schema'
import type { Fillable } from '../fields/fillable.ts'
import { DEADLINE_MS, type Failure, failure, newId, now, type Run } from '../flow/run.ts'
import { bare, own } from '../input/data.ts'
import type { Hold } from '../outcome/signs.ts'
import type { Watch } from '../outcome/watch.ts'
import type { ApprovalReason, NavigationRequest, NextStep, Reads, RunDependencies, RunOptions } from '../types.ts'

/** Where a form goes on with the next call of its tool. */
export interface Waiting {
  /** What is filled and pressed: the form as it is then, another one in its place, or what asks whether to send it. */
  part: Element
  /** What tells what became of it. */
  form: Element
  /** What the steps before were given, where that is known. */
  given?: Record<string, unknown>
}

/** Where the next step is. Of its own: the form is the same, and shows other fields. */
export type NextPart = Waiting & { isOwn: boolean }

/** A run of one tool: what it was called with, and how far it has come. */
export interface ToolRun extends Run {
  /** A copy that inherits nothing from the page's prototypes. */
  readonly tool: Tool
  readonly receiptId: string
  readonly limits: Limits
  /** It is sent although the same was sent already. */
  readonly again: boolean
  readonly deps: Partial<RunDependencies>
  /** The input; empty until it was checked. */
  values: Record<string, unknown>
  /** Of a tool for several things the one that it is for. */
  chosen?: string
  /** What a person has agreed to. */
  readonly agreed: ApprovalReason[]
  /** The address of another site that they have agreed to. */
  agreedSite?: string
  /** Something was sent or clicked that cannot be taken back. */
  isSent: boolean
  /** Whether that was so before the last time. */
  wasSent: boolean
  /** Leaves it to the page that follows, where its trigger may lead to one now. */
  leadOn?: () => void
  /** It goes on at another page, to which it, or the tool's trigger, has led. */
  isLedOn: boolean
  /** What follows its outcome, from right before the click. */
  watching?: Watch
  /** Holds requests that a person has to agree to first. */
  hold?: Hold | undefined
  /** Why what it sent was stopped on its way. */
  refusal?: Failure
  /** What the form asks for next, where the run ends at a later step of it. */
  next?: NextStep
  /** Where that is. */
  at?: NextPart | undefined
  /** Values of steps that it has gone through: the next one may ask for the same once more. */
  passed?: Set<string>
  /** Of a later step: it, and what tells what became of it, as the page has them now. */
  held?: { current: () => Element; judged: () => Element } | undefined
  /** What is pressed there, where no field is to be filled in. */
  press?: () => HTMLElement | undefined
  /** Leaves the element that this run works on to the next one. */
  release?: () => void
}

/** What a record knows of its element; of one that nobody has read, it is of another one. */
const OF_ELEMENT = ['which', 'fields', 'inputSchema', 'safety', 'submitSelector', 'fingerprint'] as const

/** A run that has not begun. Options and dependencies are read as own members only. */
export function newRun(listed: Tool, options: RunOptions, needs: RunDependencies): ToolRun {
  const given = own<RunOptions>(options)
  const { signal } = given
  const deps = own<RunDependencies>(needs)
  const { receiptId = newId(), since = now(), isThere, onStep = () => {} } = deps
  const limits = limitsOf(given)
  const tool = bare(listed)
  if (isThere) delete tool.metadata.triggerSelector
  if (tool.metadata.unchecked) for (const known of OF_ELEMENT) delete tool.metadata[known]
  const run: ToolRun = {
    signal,
    stepMs: limits.stepMs,
    end: since + limits.deadlineMs,
    trace: [],
    onStep,
    awaitNextPage() {
      run.leadOn = () => {
        run.isLedOn = !signal?.aborted && !!deps.leaveRun?.(handOver(run))
        // Should the page come back, the run is not for it any more.
        if (run.isLedOn) run.end = 0
      }
      return () => {
        delete run.leadOn
      }
    },
    undo: [],
    tool,
    receiptId,
    limits,
    again: given.again === true,
    deps,
    values: {},
    agreed: [],
    isSent: false,
    wasSent: false,
    isLedOn: false,
  }
  return run
}

/** What another page needs to go on with the run. */
export function handOver(run: ToolRun): Omit<NavigationRequest, 'signal'> {
  const { tool, receiptId, limits, again } = run
  return { tool, input: allValues(run), receiptId, options: { ...limits, again } }
}

/** The values of its fields, with what was chosen. */
export function allValues({ tool: { metadata }, values, chosen }: ToolRun): Record<string, unknown> {
  return chosen === undefined ? values : { [metadata.which!.key]: chosen, ...values }
}

/** The tool with its input, which tells what of a form is meant. */
export function filledTool({ tool, values, press }: ToolRun): Tool & Fillable {
  return { ...tool, values, press }
}

/**
 * Throws the failure `already_sent` when another run has sent the same input and nobody knows what became of it. It answers
 * as that run would: with its receipt.
 */
export async function refuseTwice(run: ToolRun): Promise<void> {
  const { again, deps } = run
  const receiptId = await deps.sentBefore?.(allValues(run))
  if (!receiptId || again) return
  const about = 'sent in the last ten minutes; again: true resends it'
  throw failure('already_sent', about, undefined, { status: 'submitted_unverified', receiptId })
}

/**
 * To be called right before what cannot be taken back.
 * @param reads if so, nothing is lost when it is done twice
 * @param observe gives what watches this send: what is noted of a page for one is not for the next
 */
export function beforeSending(run: ToolRun, target: Element, reads: Reads, observe: () => Watch): Watch {
  run.wasSent = run.isSent
  run.isSent = true
  const watching = observe()
  run.deps.beforeSubmit?.(run.tool, reads, target, { ...watching.noted(), isStep: !!run.held })
  return watching
}

/** How long a run, each of its waits, a person's decision, and the wait for an outcome may take, in milliseconds. */
type Limits = Required<Omit<RunOptions, 'signal' | 'again'>>

const DEFAULTS: Limits = { deadlineMs: DEADLINE_MS, stepMs: 5000, outcomeMs: 8000, approvalMs: 300_000 }

/**
 * The limits that were given; what is no positive number counts as not given.
 * @param given an object that inherits nothing: a page may have put limits on `Object.prototype`
 */
export function limitsOf(given: { [K in keyof Limits]?: unknown }): Limits {
  const limits = { ...DEFAULTS }
  for (const name of Object.keys(DEFAULTS) as (keyof Limits)[]) {
    const limit = given[name]
    if (typeof limit === 'number' && limit >= 0) limits[name] = limit
  }
  return limits
}
