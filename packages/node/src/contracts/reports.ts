import type { Report, ReportComparison } from '@operable/core'
import type { ShownProof } from './proofs.ts'

/** The last scan of an address, if it failed. */
export interface FailedAttempt {
  /** The address that was scanned. */
  url: string
  /** ISO 8601. */
  at: string
  /** A stable code: one of `scanFailures`, or one from a later version. */
  failure: string
  /** One sentence for people. */
  detail: string
}

/**
 * A completed report with what its presentations need. Each is made when it is first asked for and then kept with the
 * report in memory, so that a server sends ready texts.
 */
export interface StoredReport {
  /** Of the report. */
  readonly id: string
  /** Changes with every new report for the address, including rescored ones. Entity tags are based on it. */
  readonly revision: string
  readonly report: Report
  /** `JSON.stringify(report)`. */
  readonly json: string
  /** As `renderMarkdown` gives it. */
  readonly markdown: string
  /** The same two in UTF-8. Not to be changed. */
  readonly jsonBytes: Uint8Array<ArrayBuffer>
  readonly markdownBytes: Uint8Array<ArrayBuffer>
  /** Set when a later scan failed. It is no part of the report, whose bytes and revision stay as they were. */
  readonly lastAttempt: FailedAttempt | undefined
}

/** A form of the site as a browser showed it to the scan of the latest report, outlined. */
export interface FormPicture {
  /** Of the scan. */
  scannedAt: string
  /** Address of the page, and selector of the form on it, as in the report. */
  page: string
  selector: string
  width: number
  height: number
  /** WebP, at most 60 KiB. */
  bytes: Uint8Array<ArrayBuffer>
}

/** One result, newest first in lists: of a scan, or of the same scan judged again by a new scoring version. */
export interface HistoryEntry {
  scannedAt: string
  score: number
  /** A letter; of a result that a later version left it may be another than those of a report. */
  grade: string
  scoringVersion: string
  operabilityVersion: string
  /** Absent in results of earlier versions. */
  rulesVersion?: string
  /** False: no page was read, so the score says nothing. Earlier versions kept such results; now the scan fails. */
  measured: boolean
}

/** Proofs beside a report, and those of earlier scans. */
export type ComparedProofs = Pick<ShownProof, 'proof' | 'scannedAt' | 'earlier'>

/** Completed reports. Reading never starts a scan and never contacts the site. Every call can throw `storage_unavailable`. */
export interface Reports {
  /**
   * The latest report of an address that rests on a page that was read, from memory when it was read lately.
   * @param url http(s), or a bare domain, in any spelling that normalises to the scanned one, or to the one that it led to on the same site
   * @throws OperableError `invalid_url`, `no_report`
   */
  find(url: string): Promise<StoredReport>
  /** By the `id` of the report. @throws OperableError `no_report` */
  byId(id: string): Promise<StoredReport>
  /** How the last scan under an id failed, also where there is no report; undefined when it completed, or there was none. */
  lastAttempt(id: string): Promise<FailedAttempt | undefined>
  /** Newest first, the report included; at most the configured number (20 by default). @throws OperableError `no_report` */
  history(id: string): Promise<HistoryEntry[]>
  /**
   * The latest report against an earlier one, the measured one before it by default. Over a new scoring version the evidence of
   * the earlier one is judged by the later version, as long as it is kept.
   * @param scannedAt of a history entry
   * @param proofs that the reader may see beside the report; they are compared with those of the earlier scan
   * @throws OperableError `no_report` when there is nothing to compare with, or no page was read then
   */
  compare(id: string, scannedAt?: string, proofs?: ComparedProofs): Promise<ReportComparison>
  /**
   * Evaluates the stored evidence again, without touching the site. Where that changes the report, the earlier result
   * stays in the history; where it does not, nothing is written.
   * @throws OperableError `no_report`
   */
  rescore(id: string): Promise<StoredReport>
  /** The picture of the latest report; undefined: its scan took none. @throws OperableError `no_report` */
  picture(id: string): Promise<FormPicture | undefined>
  /** The most recent reports, newest first. */
  recent(limit: number): Promise<{ id: string; url: string; scannedAt: string; score: number; grade: string }[]>
}
