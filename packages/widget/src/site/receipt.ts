import { currentScript, readyState } from '../natives.ts'
import type { Evidence, Outcome } from '../types.ts'
import type { LeftOutcome } from './navigate.ts'
import { isNextAfter } from './session.ts'

/**
 * What became of a run whose page was left, seen from the page that followed: the address, and the status of its answer.
 * Arriving somewhere proves no success by itself, an error status does prove the opposite.
 */
export function arrived(left: LeftOutcome): Outcome {
  const { outcome } = left
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const httpStatus = isNextAfter(left.at) ? entry?.responseStatus : 0
  const isRefused = (httpStatus ?? 0) >= 400
  const evidence: Evidence = {
    kind: 'navigation',
    detail: location.origin + location.pathname,
    ...(httpStatus && { httpStatus }),
    ...(isRefused && { speaksFor: 'failure' as const }),
  }
  return {
    ...outcome,
    status: isRefused ? 'rejected' : outcome.status,
    evidence: [...outcome.evidence.filter(({ kind }) => kind !== 'navigation'), evidence],
  }
}

/**
 * Puts the receipt on the page as JSON-LD, which a browser hands to the agent that called the tool when it stands there
 * by the end of parsing. Later it is of no use, so then nothing is put on the page.
 */
export function publishReceipt({ tool, status, evidence, receiptId }: Outcome): void {
  const own = currentScript(document) as HTMLScriptElement | null
  if (readyState(document) !== 'loading' || !own) return
  try {
    // A copy of a script that ran never runs again, so neither a content policy nor Trusted Types look at its text.
    const script = own.cloneNode() as HTMLScriptElement
    for (const name of script.getAttributeNames()) script.removeAttribute(name)
    script.type = 'application/ld+json'
    const receipt = {
      '@context': 'https://schema.org',
      '@type': 'Action',
      identifier: receiptId,
      name: tool,
      actionStatus: `https://schema.org/${status === 'confirmed' ? 'Completed' : status === 'rejected' ? 'Failed' : 'Active'}ActionStatus`,
      description: status,
      result: evidence,
    }
    script.append(JSON.stringify(receipt).replaceAll('<', '\\u003c'))
    own.after(script)
  } catch {
    // The page has no place for it.
  }
}
