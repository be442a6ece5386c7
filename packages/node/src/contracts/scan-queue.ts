/** Who wants a scan, the most urgent first: a person who waits for it, an owner who checks a site, or a batch. */
export const scanUrgencies = ['person', 'owner', 'batch'] as const

/** How urgent a scan is. */
export type ScanUrgency = (typeof scanUrgencies)[number]

/** A scan that waits to be run. What is known of it stands in its document; this is only the way to it. */
export interface ScanJob {
  scanId: string
  /**
   * Whose the address is: its registrable domain, where each customer of a shared one counts as an owner, or host and
   * port. Jobs of one site never run at the same time: the others wait.
   */
  site: string
  urgency: ScanUrgency
}

/**
 * Runs one scan. It resolves when the scan has ended, or is no longer this worker's. It rejects when the scan still has
 * to be run: a durable queue then hands the job out again.
 *
 * @param signal fires when the queue is closed, and when the job is no longer this worker's; the scan then gives itself
 * back
 */
export type ScanWorker = (job: ScanJob, signal: AbortSignal) => Promise<void>

/**
 * Hands out scans. A job may be handed out more than once: the document of the scan decides which one counts. An
 * implementation passes the kit in `@operable/node/queue/conformance`.
 */
export interface ScanQueue {
  /**
   * Jobs outlive this process, and one whose worker is gone is handed out again, by itself, to any process with the same
   * queue. Default: false. The service then finds such scans by their documents.
   */
  readonly durable?: boolean
  /**
   * Puts a job in. One that waits or runs already stays as it is; one that waits becomes as urgent as the job that is
   * given, if that is more. The most urgent job goes first, and of those the one that came first.
   */
  enqueue(job: ScanJob): Promise<void>
  /** How many jobs wait or run, counted no further than `most`. Absent: the service counts the documents of its scans. */
  count?(most: number): Promise<number>
  /** Begins to hand out jobs to this worker, those that wait already first. Called once. */
  work(worker: ScanWorker): Promise<void>
  /** Hands out no more, tells what runs to stop, and resolves when it did. May be called again. */
  close(): Promise<void>
}
