import type { z } from 'zod'
import { issueSentence } from '../schema/issue-sentence.ts'

/**
 * What a schema finds wrong first, as one sentence that names the member. It repeats names that were given, which may be
 * long.
 * @param otherwise when it has nothing to say
 */
export function firstFault([issue]: readonly z.core.$ZodIssue[], otherwise: string): string {
  const where = issue?.path.length ? `${issue.path.join('.')}: ` : ''
  const what = issue ? issueSentence(issue) : otherwise
  return `${where}${what.slice(0, 200).replace(/\.$/, '')}.`
}
