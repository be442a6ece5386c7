import { pageFetch } from '../flow/run.ts'
import { jsonOf } from '../input/json.ts'
import type { Outcome } from '../types.ts'
import type { Reporting } from './reporting.ts'
import { time } from './session.ts'

/** What the service takes as the length of a run: a day. */
const LONGEST_MS = 86_400_000

/**
 * Tells the service what became of a run: how it ended and how long it took. Nothing of its values, of the page or of who
 * ran it. As text, so that the browser asks the service nothing before; kept alive, so that it goes out while the page goes
 * away. Whether it arrives changes nothing here.
 */
export function reportRun({ tool, websiteId, server, began }: Reporting, outcome: Outcome, final: boolean): void {
  if (!websiteId) return
  const { receiptId, status, error } = outcome
  const ms = Math.min(Math.max(0, Math.round(time() - began)), LONGEST_MS)
  const body = jsonOf({ tool: tool.id, receiptId, status, code: error?.code, ms, final })
  pageFetch(`${server ?? location.origin}/widget/${websiteId}/runs`, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => {})
}
