import type { Tool } from '@operable/core/schema'
import { pageFetch } from '../flow/run.ts'
import { jsonOf } from '../input/data.ts'
import type { Outcome } from '../types.ts'
import type { Owner } from './left.ts'
import { time } from './session.ts'

/** Which run it is, and whom it is told. */
interface Reporting extends Owner {
  /** Address of the service; absent: the page's origin. */
  server: string | undefined
  tool: Tool
  /** When the run began, as `time` counts. */
  began: number
}

/**
 * Tells the service what became of a run, where the owner of the website wants to know what agents do: the service's list
 * says so of each tool. It is told how the run ended and how long it took. Nothing of its values, of the page or of who
 * ran it. As text, so that the browser asks the service nothing before; kept alive, so that it goes out while the page goes
 * away. Whether it arrives changes nothing here.
 */
export function reportRun({ tool, websiteId, server, began }: Reporting, outcome: Outcome, final: boolean): Outcome {
  if (!websiteId || !tool.metadata.recordRuns) return outcome
  const { receiptId, status, error } = outcome
  const ms = Math.round(time() - began)
  const body = jsonOf({ tool: tool.id, receiptId, status, code: error?.code, ms, final })
  pageFetch(`${server ?? location.origin}/widget/${websiteId}/runs`, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => {})
  return outcome
}
