import type { PageEvidence } from '../audit/evidence.ts'
import { failureWords, outcomeWords } from '../standards/outcome-words.ts'

/** Why a page was not read, as the end of a sentence; undefined for a page that was read. */
export function unreadReason({ outcome, failure, status }: PageEvidence): string | undefined {
  if (outcome === 'read') return undefined
  if (failure !== undefined) return failureWords[failure]
  if (outcome === 'http_error')
    return status === undefined ? 'the server returned an error' : `the server returned status ${status}`
  return outcomeWords[outcome]
}
