import { jsonOf } from '../input/data.ts'
import { currentScript, readyState } from '../natives.ts'
import type { Evidence, Receipt } from '../types.ts'
import type { LeftOutcome } from './left.ts'
import { isNextAfter } from './session.ts'

/**
 * What became of a run whose page was left, seen from the page that followed: the address, and the status of its answer.
 * Arriving somewhere proves no success by itself, an error status does prove the opposite. Where nothing was sent, as
 * when the page was loaded again meanwhile, there is nothing to see.
 */
export function arrived(left: LeftOutcome): Receipt {
  const { outcome } = left
  if (outcome.status !== 'submitted_unverified') return { ...outcome, final: true }
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
    final: isRefused,
  }
}

/**
 * Puts the receipt on the page as JSON-LD, which a browser hands to the agent that called the tool when it stands there
 * by the end of parsing. Later it is of no use, so then nothing is put on the page.
 * @returns puts a later one in its place, for whoever reads the page again
 */
export function publishReceipt(receipt: Receipt): (later: Receipt) => void {
  try {
    const text = new Text(jsonLdOf(receipt))
    const own = currentScript(document) as HTMLScriptElement | null
    if (readyState(document) === 'loading' && own) own.after(blockOf(text, own))
    return (later) => {
      text.data = jsonLdOf(later)
    }
  } catch {
    return () => {} // the page has no place for it
  }
}

/** A copy of a script that ran never runs again, so neither a content policy nor Trusted Types look at its text. */
function blockOf(text: Text, own: HTMLScriptElement): Node {
  const script = own.cloneNode() as HTMLScriptElement
  for (const name of script.getAttributeNames()) script.removeAttribute(name)
  script.type = 'application/ld+json'
  script.append(text)
  return script
}

function jsonLdOf({ tool, status, evidence, said, receiptId, final, error }: Receipt): string {
  const state = { confirmed: 'Completed', rejected: 'Failed', failed: 'Failed' }[status as string] ?? 'Active'
  const action = {
    '@context': 'https://schema.org',
    '@type': 'Action',
    identifier: receiptId,
    name: tool,
    actionStatus: `https://schema.org/${state}ActionStatus`,
    description: status,
    result: evidence,
    // Words of the page, which nobody has checked.
    ...(said && { said }),
    error,
    final,
  }
  return jsonOf(action).replaceAll('<', '\\u003c')
}
