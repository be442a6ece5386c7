import type { Tool } from '@operable/core'
import { anySignal } from '../any-signal.ts'
import type { SiteCallOptions, SiteOutcome } from '../contracts/run-outcome.ts'
import type { ProofPage, ProofPages } from '../fetch/browser/proof-pages.ts'
import { runSealed, type SiteCall } from './sealed-run.ts'
import { oncePerInput, sentBefore, withValues } from './sent-before.ts'

/** Runs the tools of one site, one call after the other. */
export interface SiteCalls {
  /** Never rejects for what a page does. @throws OperableError `missing_dependency` without a Chromium */
  run(tool: Tool, input: unknown, options?: SiteCallOptions): Promise<SiteOutcome>
  /** Gives up what waits for its next step. */
  close(): Promise<void>
}

interface SiteCallsOptions {
  pages(): Promise<ProofPages>
  /** Really sends: `true` to the host of the form's page, else to these hosts. */
  send?: true | readonly string[]
  /** Ends all calls. */
  closing: AbortSignal
}

/** A form that waits for its next step is kept open for so long. */
const WAITING_MS = 120_000

/** What runs a site's tools and remembers, between calls, what was sent and which form waits for its next step. */
export function createSiteCalls({ pages, send, closing }: SiteCallsOptions): SiteCalls {
  const sent = sentBefore()
  const waiting = createWaiting()
  const once = oncePerInput<SiteOutcome>()

  async function run(
    tool: Tool,
    given: unknown,
    { ask, signal, traceFile, ...limits }: SiteCallOptions,
  ): Promise<SiteOutcome> {
    const step = waiting.take(tool.id)
    const whole = step ? withValues(step.input, given) : given
    const key = `${tool.pageUrl} ${tool.selector}`
    const before = send && !tool.metadata.repeatable ? sent.find(key, whole) : undefined
    const call: SiteCall = {
      tool,
      input: given,
      whole,
      ask,
      traceFile,
      options: limits,
      signal: anySignal(closing, signal),
      ...(send && { send: send === true ? [] : send }),
      ...(before !== undefined && { sentBefore: before }),
    }
    const done = await runSealed(await pages(), call, step?.page)
    if (send) sent.note(key, whole, done)
    if (done.page) await waiting.keep(tool.id, { page: done.page, input: whole })
    return done.outcome
  }

  return {
    run(tool, input, options = {}) {
      const work = () => run(tool, input, options)
      return tool.metadata.repeatable ? work() : once(tool.id, input, work)
    },
    close: waiting.close,
  }
}

/** A form that waits for its next step, and what it was given. */
interface Step {
  page: ProofPage
  /** In all steps so far. */
  input: unknown
}

/** The one form that waits for its next step: whoever turns to another tool has given it up. */
function createWaiting() {
  let kept: (Step & { id: string; timer: NodeJS.Timeout }) | undefined
  const drop = async (): Promise<void> => {
    const given = kept
    kept = undefined
    clearTimeout(given?.timer)
    await given?.page.discard()
  }
  return {
    take(id: string): Step | undefined {
      const given = kept
      if (given?.id !== id) {
        void drop()
        return undefined
      }
      kept = undefined
      clearTimeout(given.timer)
      return given
    },
    async keep(id: string, step: Step): Promise<void> {
      await drop()
      kept = { ...step, id, timer: setTimeout(() => void drop(), WAITING_MS).unref() }
    },
    close: drop,
  }
}
