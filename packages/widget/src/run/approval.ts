import type { Tool } from '@operable/core/schema'
import { failure, now, type Run, step } from '../flow/run.ts'
import type { ApprovalReason, Approve } from '../types.ts'

/** Asks a person when there is a reason to. What they need to decide is not the run's time. */
export async function agree(
  run: Run,
  tool: Tool,
  input: Record<string, unknown>,
  reasons: ApprovalReason[],
  approve: Approve | undefined,
): Promise<void> {
  if (reasons.length === 0) return
  if (!approve) throw failure('approval_required', reasons.join(', '), { status: 'needs_person' })
  const labels = new Map(tool.metadata.fields?.map(({ key, label }) => [key, label]))
  const values = Object.entries(input).map(([key, value]) => ({
    label: labels.get(key) || key,
    value: [value].flat().join(', '),
  }))
  const signal = run.signal ?? new AbortController().signal
  const request = { tool, reasons: [...new Set(reasons)], values, url: location.href, signal }
  const start = now()
  const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(failure('aborted'))))
  const isAgreed = await step(run, 'approve', () => Promise.race([approve(request), aborted]))
  run.end += now() - start
  if (isAgreed !== true) throw failure('approval_denied')
}
