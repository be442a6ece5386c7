import { type ScanJob, type ScanQueue, type ScanWorker, scanUrgencies } from '../contracts/scan-queue.ts'

/** How many scans run at a time. */
export interface InProcessQueueOptions {
  /** Most jobs that run at a time. Default: 2. */
  concurrency?: number
}

/**
 * The queue of one process: the most urgent job first, and of those the one that came first, except that two jobs of one
 * site never run at the same time. What waits is lost when the process ends.
 *
 * @throws TypeError when `concurrency` is not a whole number from 1
 */
export function inProcessQueue({ concurrency = 2 }: InProcessQueueOptions = {}): ScanQueue {
  if (!Number.isSafeInteger(concurrency) || concurrency < 1) {
    throw new TypeError('concurrency must be a whole number of 1 or more.')
  }
  // A map keeps the order in which jobs came.
  const waiting = new Map<string, ScanJob>()
  const running = new Map<string, { job: ScanJob; ended: Promise<void> }>()
  const closing = new AbortController()
  let worker: ScanWorker | undefined

  function handOut(): void {
    while (worker && !closing.signal.aborted && running.size < concurrency) {
      const busy = new Set([...running.values()].map(({ job }) => job.site))
      const free = [...waiting.values()].filter(({ site }) => !busy.has(site))
      // The sort is stable: those that are as urgent stay in their order.
      const job = free.sort((a, b) => rankOf(a) - rankOf(b))[0]
      if (!job) return
      waiting.delete(job.scanId)
      running.set(job.scanId, { job, ended: run(worker, job) })
    }
  }

  async function run(work: ScanWorker, job: ScanJob): Promise<void> {
    try {
      await work(job, closing.signal)
    } catch {
      // Its document says what became of it; whoever reads that puts it in again.
    } finally {
      running.delete(job.scanId)
      handOut()
    }
  }

  return {
    async enqueue(job) {
      if (closing.signal.aborted || running.has(job.scanId)) return
      const known = waiting.get(job.scanId)
      waiting.set(job.scanId, known && rankOf(known) <= rankOf(job) ? known : job)
      handOut()
    },
    async work(given) {
      worker = given
      handOut()
    },
    async close() {
      closing.abort()
      waiting.clear()
      await Promise.all([...running.values()].map(({ ended }) => ended))
    },
  }
}

function rankOf({ urgency }: ScanJob): number {
  return scanUrgencies.indexOf(urgency)
}
