import { check, type Failure, failure, frame, isFailure, now, type Run } from '../flow/run.ts'
import type { Evidence, Outcome } from '../types.ts'
import { judge } from './judge.ts'
import type { Sign } from './sign.ts'
import type { Watch } from './watch.ts'

/**
 * Looks at the page until what it shows is proof enough, and stays so. No proof in time, or an end of the run, is
 * `submitted_unverified`: what was sent is sent.
 */
export async function waitForOutcome(
  run: Run,
  { look, isBusy, stop }: Watch,
  kind: 'form' | 'button',
  outcomeMs: number,
): Promise<Pick<Outcome, 'status' | 'evidence' | 'error'>> {
  const start = now()
  let signs: Sign[] = []
  let last = ''
  let [since, looks] = [start, 0]
  let rest: Partial<Failure> = {}
  try {
    for (;;) {
      signs = look()
      const { status = '', holdMs = 0 } = judge(signs, kind) ?? {}
      if (status !== last) [last, since, looks] = [status, now(), 0]
      // A second look in the next frame: an error and what else belongs to it may be drawn one after the other.
      if (status && looks++ > 0 && now() - since >= holdMs) return { status, evidence: plain(signs) }
      if (signs.some((sign) => sign.kind === 'navigation')) break
      if (!status && now() - start > outcomeMs && !isBusy()) break
      check(run)
      await frame()
    }
  } catch (thrown) {
    rest = isFailure(thrown) ? thrown : failure('internal', String(thrown))
  } finally {
    stop()
  }
  return { ...rest, status: 'submitted_unverified', evidence: plain(signs) }
}

/** Without repetitions and without what only the judge needs. */
export function plain(signs: Sign[]): Evidence[] {
  const all = signs.map(({ holdMs, isNews, isBusy, ...evidence }) => [JSON.stringify(evidence), evidence] as const)
  return [...new Map(all).values()].filter(({ detail }) => detail !== '').slice(0, 20)
}
