import type { Tool } from '@operable/core/schema'
import { failure, now, type Run, step } from '../flow/run.ts'
import type { ApprovalReason, Approve } from '../types.ts'

/** Asks a person when there is a reason to. The time that they need to decide is not the run's. */
export async function agree(
  run: Run,
  tool: Tool,
  input: object,
  reasons: ApprovalReason[],
  approve: Approve | undefined,
  sentTo?: string,
): Promise<void> {
  if (reasons.length === 0) return
  if (!approve) throw failure('approval_required', reasons.join(', '), undefined, { status: 'needs_person' })
  const values = Object.entries(input).map(([key, value]) => {
    const field = tool.metadata.fields?.find((each) => each.key === key)
    return { label: field?.label || key, value: String(value) }
  })
  const { signal = new AbortController().signal } = run
  const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(failure('aborted'))))
  const start = now()
  const request = {
    tool,
    reasons: [...new Set(reasons)],
    values,
    url: location.href,
    signal,
    ...(sentTo && { sentTo }),
  }
  const isAgreed = await step(run, 'approve', () => Promise.race([approve(request), aborted]))
  run.end += now() - start
  if (isAgreed !== true) throw failure('approval_denied')
}
