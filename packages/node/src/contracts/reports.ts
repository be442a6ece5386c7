import type { Report, ReportComparison } from '@operable/core'

/** A completed report with what its presentations need. */
export interface StoredReport {
  report: Report
  /** Changes with every new report of the address; the base of entity tags. */
  revision: string
}

/** One earlier result, newest first in lists. */
export interface HistoryEntry {
  scannedAt: string
  score: number
  grade: Report['grade']
  scoringVersion: string
  operabilityVersion: string
}

/** Completed reports. Reading never starts a scan and never touches the site. Every call throws `storage_unavailable`. */
export interface Reports {
  /**
   * The latest completed report of an address, from memory when it was read lately.
   * @param url http(s), in any spelling that normalises to the scanned one
   * @throws OperableError `invalid_url`, `no_report`
   */
  find(url: string): Promise<StoredReport>
  /** By the `id` of the report. @throws OperableError `no_report` */
  byId(id: string): Promise<StoredReport>
  /** Newest first, the latest included; at most the configured number (20). @throws OperableError `no_report` */
  history(id: string): Promise<HistoryEntry[]>
  /**
   * The latest report against an earlier one, the one before it by default.
   * @param scannedAt of a history entry
   * @throws OperableError `no_report` when there is nothing to compare with
   */
  compare(id: string, scannedAt?: string): Promise<ReportComparison>
  /** Evaluates the stored evidence again, without touching the site. @throws OperableError `no_report` */
  rescore(id: string): Promise<StoredReport>
  /** The most recent reports, newest first. */
  recent(
    limit: number,
  ): Promise<{ id: string; url: string; scannedAt: string; score: number; grade: Report['grade'] }[]>
}
