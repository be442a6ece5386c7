import { check, type Failure, failure, isFailure, now, pause, type Run } from '../flow/run.ts'
import type { Outcome } from '../types.ts'
import { type Case, type Rule, ruleFor } from './rules.ts'
import { evidenceOf, saidIn, signsOf } from './signs.ts'
import type { Watch } from './watch.ts'

/** A page that takes long to read is read the less often: most of the time is its own. Never less often than this, in ms. */
const MAX_REST_MS = 500
/** Nor more often than this, in ms. */
const MIN_REST_MS = 30
/** An abort is heard that soon, in ms. */
const MAX_PAUSE_MS = 50
/** Where nothing has changed for that long, nothing more comes of the click, in ms. An expectation may be met later. */
const QUIET_MS = 4000

export type Read = Pick<Outcome, 'status' | 'evidence' | 'said' | 'opened' | 'error'> & {
  /** The rule that decided, for the trace. */
  rule: string
}

/**
 * Looks until a rule holds for as long as it has to. No proof in time, or an end of the run, is `submitted_unverified`:
 * what was sent is sent.
 */
export async function settle(run: Run, watch: Watch, outcomeMs: number): Promise<Read> {
  const { kind, isExpecting, look, pending, hasLeft } = watch
  let start = now()
  let seen: Case = { kind, isExpecting, signs: [] }
  let rest: Partial<Failure> = {}
  try {
    const held = holding()
    let last = ''
    let since = start
    for (;;) {
      const began = now()
      if (run.isHeld) start = since = began
      seen = { kind, isExpecting, signs: look() }
      const rule = ruleFor(seen)
      if (hasLeft()) break
      if (held(rule)) return { ...readOf(seen), status: rule!.status!, rule: rule!.name }
      const told = JSON.stringify(seen.signs)
      if (told !== last) since = now()
      last = told
      const isQuiet = !isExpecting && now() - since > QUIET_MS && !signsOf(seen.signs, 'asking')[0]
      if (!rule?.status && (isQuiet || now() - start > outcomeMs) && !pending()) break
      const restMs = Math.min(Math.max((now() - began) * 4, MIN_REST_MS), MAX_REST_MS)
      do {
        check(run)
        await pause(Math.min(restMs, MAX_PAUSE_MS))
      } while (now() - began < restMs)
    }
  } catch (thrown) {
    rest = { error: (isFailure(thrown) ? thrown : failure('internal', String(thrown))).error }
  } finally {
    watch.stop()
  }
  const read = readOf(seen)
  const detail = !hasLeft() && pending()
  if (detail && !read.evidence.some((each) => each.kind === 'pending')) read.evidence.push({ kind: 'pending', detail })
  if (hasLeft()) read.evidence.push({ kind: 'navigation' })
  return { ...read, ...rest }
}

/** What was seen, without a verdict. */
export function readOf(given: Case): Read {
  const { signs, kind } = given
  const said = saidIn(signs)
  const [step] = signsOf(signs, 'step')
  return {
    status: 'submitted_unverified',
    evidence: evidenceOf(signs),
    ...(said[0] && { said }),
    ...(step && kind === 'button' && { opened: { selector: step.place, url: location.origin + location.pathname } }),
    rule: ruleFor(given)?.name ?? 'no rule',
  }
}

/** Follows the rule from look to look: whether it has held for as long as it has to. */
export function holding(): (rule: Rule | undefined) => boolean {
  let last: Rule | undefined
  let since = now()
  let looks = 0
  return (rule) => {
    if (rule !== last) {
      // From one proof to another of the same end the time goes on.
      if (rule?.status !== last?.status) since = now()
      looks = 0
      last = rule
    }
    if (!rule?.status) return false
    // A second look in the next frame: what belongs together may be drawn one after the other.
    return (looks++ > 0 || !rule.forMs) && now() - since >= (rule.forMs ?? 0)
  }
}
