import { check, type Failure, failure, frame, isFailure, now, type Run } from '../flow/run.ts'
import type { Evidence, Outcome } from '../types.ts'
import { judge, type Verdict } from './judge.ts'
import { identity, type Sign } from './sign.ts'
import type { Watch } from './watch.ts'

/** What was shown that long before the server answered, in ms, was shown ahead of it: the browser tells of answers late. */
const AHEAD_MS = 150
/** A page that takes long to read is read the less often: most of the time is its own. Never less often than this, in ms. */
const MAX_REST_MS = 500
/** It has to stay that long after the answer, in ms, which may take it back. */
const ANSWERED_MS = 300

/**
 * Looks at the page until what it shows is proof enough, and stays so. No proof in time, or an end of the run, is
 * `submitted_unverified`: what was sent is sent. What was there for a moment stays in the evidence; words of failure that
 * nothing contradicts decide in the end, though they are gone by then.
 */
export async function waitForOutcome(
  run: Run,
  { look, pending, hasLeft, stop }: Watch,
  outcomeMs: number,
): Promise<Pick<Outcome, 'status' | 'evidence' | 'error'>> {
  const start = now()
  const all = new Map<string, Sign>()
  let signs: Sign[] = []
  const hasHeld = steadiness()
  let rest: Partial<Failure> = {}
  try {
    for (;;) {
      const began = now()
      signs = look()
      const restMs = Math.min((now() - began) * 4, MAX_REST_MS)
      for (const sign of signs) if (sign.kind !== 'pending') all.set(identity(sign), sign)
      const verdict = judge(signs)
      const isProof = hasHeld(verdict)
      if (verdict && isProof) return { status: verdict.status, evidence: plain([...all.values()]) }
      if (hasLeft()) break
      if (!verdict && now() - start > outcomeMs && !pending()) {
        if (isToldFailure([...all.values()])) rest = { status: 'rejected' }
        break
      }
      do {
        check(run)
        await frame()
      } while (now() - began < restMs)
    }
  } catch (thrown) {
    rest = isFailure(thrown) ? { error: thrown.error } : { error: failure('internal', String(thrown)).error }
  } finally {
    stop()
  }
  const evidence = plain([...all.values()])
  const detail = !hasLeft() && (pending() ?? signs.find(({ isBusy }) => isBusy)?.detail)
  if (detail) evidence.push({ kind: 'pending', detail })
  return { status: 'submitted_unverified', ...rest, evidence }
}

/** Follows the verdict from look to look: whether it has stayed for as long as it has to. */
function steadiness(): (verdict: Verdict | undefined) => boolean {
  let last: Verdict | undefined
  let since = now()
  let looks = 0
  let leastMs = 0
  const startAgain = (ms: number): void => {
    since = now()
    looks = 0
    leastMs = ms
  }
  return (verdict) => {
    const before = last
    last = verdict
    if (verdict?.status !== before?.status) startAgain(0)
    else if (verdict && before && verdict.holdMs < before.holdMs && now() - since > AHEAD_MS) startAgain(ANSWERED_MS)
    // A second look in the next frame: an error and what else belongs to it may be drawn one after the other.
    return !!verdict && looks++ > 0 && now() - since >= Math.max(verdict.holdMs, leastMs)
  }
}

function isToldFailure(signs: Sign[]): boolean {
  const told = signs.filter(({ isSaid, isWeak }) => isSaid && !isWeak).map(({ speaksFor }) => speaksFor)
  return told.includes('failure') && !told.includes('success')
}

/** Without repetitions and without what only the judge needs. */
export function plain(signs: Sign[]): Evidence[] {
  const all = signs.map(({ kind, detail, httpStatus, speaksFor }) => {
    const evidence: Evidence = { kind, ...(detail && { detail }), ...(httpStatus && { httpStatus }) }
    return speaksFor ? { ...evidence, speaksFor } : evidence
  })
  return [...new Map(all.map((evidence) => [JSON.stringify(evidence), evidence])).values()]
    .filter(({ kind, detail }) => detail || !/message|response/.test(kind))
    .slice(0, 20)
}
