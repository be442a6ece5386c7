import type { RunOutcome } from '../contracts/run-outcome.ts'
import type { RunErrorCode, RunStatus } from '../contracts/runs.ts'

/** An outcome of a run that the page could not tell itself. */
export function outcomeWithout(
  tool: string,
  { receiptId = '', status, code, message, sent }: UntoldOutcome,
): RunOutcome {
  return {
    status,
    tool,
    ...(sent === undefined ? {} : { sent }),
    evidence: [],
    error: { code, message: `${code.replaceAll('_', ' ')}: ${message}` },
    trace: [],
    receiptId,
  }
}

interface UntoldOutcome {
  receiptId?: string
  status: RunStatus
  code: RunErrorCode
  message: string
  sent?: 'yes' | 'no'
}
