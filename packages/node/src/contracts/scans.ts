import type { FormProof } from '@operable/core'
import type { ScanUrgency } from './scan-queue.ts'

/** Why a scan failed, as stable codes. `interrupted`: the service stopped too often during the scan. */
export const scanFailures = [
  'site_unreachable',
  'site_blocked',
  'site_closed',
  'login_required',
  'invalid_url',
  'missing_dependency',
  'storage_unavailable',
  'interrupted',
  'internal',
] as const

/** Why a scan produced no report. */
export type ScanFailureCode = (typeof scanFailures)[number]

/** A form that a scan has tried. */
export type TriedForm = Pick<FormProof, 'page' | 'label' | 'verdict' | 'reason'>

/** What a scan that was asked for proofs says about them, for the owners of these websites only. */
export interface ScanProofs {
  /** The websites whose owners asked. */
  websiteIds: string[]
  /** Forms that were tried so far, in order. */
  tried: TriedForm[]
  /** Present if the forms could not be tried: a stable code. The report of the scan is complete all the same. */
  failure?: string
  /** One sentence for people; with `failure`. */
  detail?: string
}

/** One scan of an address. */
export type Scan = {
  id: string
  /** Normalised. */
  url: string
  /** ISO 8601. */
  createdAt: string
  /** Present if somebody asked for proofs. Not for everyone who has the id: show it to the owners of these websites. */
  proofs?: ScanProofs
} & (
  | { state: 'queued' }
  | { state: 'running'; pagesDone: number; pagesPlanned: number }
  | { state: 'completed'; reportId: string; completedAt: string }
  | {
      state: 'failed'
      failure: ScanFailureCode
      /** One sentence for people. */
      detail: string
      completedAt: string
    }
)

/** Who starts a scan. */
export interface StartOptions {
  /**
   * The website whose own key asks, and whose address it is: where the service has a browser, the report shows a picture of
   * a form. Default: nobody's.
   */
  websiteId?: string | undefined
  /** After the scan, fills in and submits every form in a browser that sends nothing. Needs a `websiteId`. Default: false. */
  prove?: boolean
  /** With `prove`, also tries each form with four answers in place of the server’s, which takes longer. Default: false. */
  answers?: boolean
  /** How urgent it is; a scan that is joined becomes as urgent, if that is more. Default: `person`. */
  urgency?: ScanUrgency | undefined
}

/**
 * Scans that were asked for. They are kept as documents, so that what waits outlives the process; finished ones are
 * forgotten after a day or as many as the operator chose, or sooner when there are more than 1,000 and the queue is not
 * durable.
 */
export interface Scans {
  /**
   * Queues a scan. One that is queued or runs for the same address is joined: both callers get it, and forms are tried if
   * one of them wants that. A scan that fails leaves the earlier report as it is.
   * @throws OperableError `invalid_url`, `storage_unavailable`, `rate_limited` (the queue is full); with `prove` also
   * `forbidden` without a `websiteId`, `missing_dependency` without a browser, `rate_limited` if too many wait for it
   */
  start(url: string, options?: StartOptions): Promise<Scan>
  /** Whoever has the id may read it: it cannot be guessed. @throws OperableError `scan_not_found`, `storage_unavailable` */
  get(scanId: string): Promise<Scan>
  /**
   * The scan now and after every change, until it has completed or failed; it ends early when the signal fires.
   * @throws OperableError `scan_not_found`, `storage_unavailable`
   */
  watch(scanId: string, options?: { signal?: AbortSignal }): AsyncIterable<Scan>
  /**
   * Takes up what earlier processes left, and keeps looking for scans whose process is gone. A service calls it once;
   * without it only scans that this process was asked for are run.
   * @throws OperableError `storage_unavailable`
   */
  resume(): Promise<void>
  /**
   * Stops what runs and gives it back at once, for another process or the next start; what waits goes on waiting. It
   * resolves when nothing runs any more. May be called again.
   */
  close(): Promise<void>
}
