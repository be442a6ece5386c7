import { check, type Failure, failure, frame, now, type Run } from '../flow/run.ts'
import type { Evidence, Outcome, OutcomeStatus } from '../types.ts'
import { judge } from './judge.ts'
import type { Sign } from './sign.ts'
import type { Watch, Watched } from './watch.ts'

const MAX_EVIDENCE = 20

/**
 * Looks at the page until what it shows is proof enough, and stays so. No proof in time, or an end of the run, is
 * `submitted_unverified`: what was sent is sent.
 */
export async function waitForOutcome(
  run: Run,
  { look, isBusy, stop }: Watch,
  { kind }: Pick<Watched, 'kind'>,
  outcomeMs: number,
): Promise<Pick<Outcome, 'status' | 'evidence' | 'error'>> {
  const start = now()
  let since = start
  let frames = 0
  let last: OutcomeStatus | undefined
  let signs: Sign[] = []
  let error: Failure['error'] | undefined
  try {
    for (;;) {
      signs = look()
      if (signs.some((sign) => sign.kind === 'navigation')) break
      const verdict = judge(signs, kind)
      if (verdict?.status !== last) [last, since, frames] = [verdict?.status, now(), 0]
      // A second look in the next frame: an error and what else belongs to it may be drawn one after the other.
      if (verdict && frames++ > 0 && now() - since >= verdict.holdMs)
        return { status: verdict.status, evidence: plain(signs) }
      if (now() - start > outcomeMs && !isBusy() && !verdict) break
      check(run)
      await frame()
    }
  } catch (thrown) {
    error = (thrown as Failure).error ?? failure('internal', String(thrown)).error
  } finally {
    stop()
  }
  return { status: 'submitted_unverified', evidence: plain(signs), ...(error && { error }) }
}

function plain(signs: Sign[]): Evidence[] {
  const all = signs.map(({ holdMs, isNews, isBusy, ...evidence }) => evidence)
  const unique = new Map(all.map((evidence) => [JSON.stringify(evidence), evidence]))
  return [...unique.values()].slice(0, MAX_EVIDENCE)
}
