/** One scan of an address, as it can be followed. */
export type Scan = {
  id: string
  /** Normalised. */
  url: string
  /** ISO 8601. */
  createdAt: string
} & (
  | { state: 'queued' }
  | { state: 'running'; pagesDone: number; pagesPlanned: number }
  | { state: 'completed'; reportId: string; completedAt: string }
  | { state: 'failed'; failure: string; detail: string; completedAt: string }
)

export interface Scans {
  /**
   * Queues a scan. One that is queued or runs for the same address is joined: both callers get it.
   * @throws OperableError `invalid_url`, `storage_unavailable`, `rate_limited` (the queue is full)
   */
  start(url: string): Promise<Scan>
  /** @throws OperableError `scan_not_found`, `storage_unavailable` */
  get(scanId: string): Promise<Scan>
  /** The scan now and after every change, until it has completed or failed. @throws OperableError `scan_not_found` */
  watch(scanId: string, options?: { signal?: AbortSignal }): AsyncIterable<Scan>
}
