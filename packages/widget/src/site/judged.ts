import { frame } from '../flow/run.ts'
import { readyState } from '../natives.ts'
import { judge } from '../outcome/judge.ts'
import { newsOfPage } from '../outcome/messages.ts'
import { plain } from '../outcome/wait-for-outcome.ts'
import type { Outcome } from '../types.ts'

/**
 * What became of a run whose page was left, with what the page that followed says of it once it is there: an error in a
 * live region, thanks in its heading.
 */
export async function judged(outcome: Outcome): Promise<Outcome> {
  while (readyState(document) === 'loading') await frame()
  const signs = newsOfPage().filter(({ speaksFor }) => speaksFor)
  const verdict = outcome.status === 'submitted_unverified' && judge(signs, 'form')
  return verdict ? { ...outcome, status: verdict.status, evidence: [...outcome.evidence, ...plain(signs)] } : outcome
}
