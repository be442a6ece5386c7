/** How long documents are kept, in days, at most 36,500. Whatever is old is removed within a day. */
export interface Retention {
  /** Reports of addresses that nobody has scanned again, with all that is kept of them. Default: `forever`. */
  reports?: number | 'forever' | undefined
  /** Earlier results of a report, of which there are never more than `historyLimit`. Default: `forever`. */
  history?: number | 'forever' | undefined
  /** Runs of agents: 30 at most. Default: 30. */
  runs?: number | undefined
  /** Scans that are over. Default: 1. */
  scans?: number | undefined
  /** Pictures of forms, those of proofs included. Default: `forever`. */
  pictures?: number | 'forever' | undefined
}

/** Removes what is older than it is to be kept, and ends what a crash has left half done. */
export interface Housekeeping {
  /**
   * Works in the background from now on, until the service is closed. Of all processes on a storage one works at a time.
   * `serve` calls it.
   */
  begin(): void
  /**
   * Works once, and no longer than some seconds: a long task goes on with the next call, in whatever process.
   * @returns whether there is more to do; false also if another process is at it
   * @throws OperableError `storage_unavailable`
   */
  pass(): Promise<boolean>
}
