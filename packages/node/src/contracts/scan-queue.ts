/** A scan that waits to be run. What is known of it stands in its document; this is only the way to it. */
export interface ScanJob {
  scanId: string
  /** Host of the address. Jobs of one site do not run at the same time. */
  site: string
}

/**
 * Runs one scan. It resolves when the job is done with, whatever came of the scan; it rejects when it could not be told,
 * and a queue that keeps jobs may hand out such a job again.
 *
 * @param signal fires when the queue is closed; the scan then gives itself back
 */
export type ScanWorker = (job: ScanJob, signal: AbortSignal) => Promise<void>

/**
 * Hands out scans. A job may be handed out more than once: the document of the scan decides which one counts. So a queue
 * needs no memory of its own, and what it loses is put in again by a process that finds the document.
 */
export interface ScanQueue {
  /** Puts a job in. One that waits or runs in this queue already is left as it is. */
  enqueue(job: ScanJob): Promise<void>
  /** Begins to hand out jobs to this worker, those that wait already first. Called once. */
  work(worker: ScanWorker): Promise<void>
  /** Hands out no more, tells what runs to stop, and resolves when it did. May be called again. */
  close(): Promise<void>
}
