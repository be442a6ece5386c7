import { during } from '../../activity/current-activity.ts'
import type { ScanEvent } from '../../contracts/scan-events.ts'
import type { ScanQueue } from '../../contracts/scan-queue.ts'
import type { Scan, Scans } from '../../contracts/scans.ts'

interface Watch {
  /** How the scan stands, once its worker is done with it. */
  get: Scans['get']
  onScan: (event: ScanEvent) => void
  now: () => Date
}

/** The same queue; whatever its worker does is part of the scan, and somebody hears when it begins and when it ends. */
export function watchedQueue(queue: ScanQueue, { get, onScan, now }: Watch): ScanQueue {
  return {
    ...queue,
    work: (worker) =>
      queue.work((job, signal) =>
        during({ scanId: job.scanId }, async () => {
          const { scanId, site } = job
          const begun = now()
          const start = performance.now()
          onScan({ type: 'begun', scanId, site })
          // A worker that rejects has left the scan: if it is over all the same, another one has ended it.
          let isLeft = true
          try {
            await worker(job, signal)
            isLeft = false
          } finally {
            const ms = performance.now() - start
            const scan = await get(scanId).catch(() => undefined)
            onScan({ type: 'ended', scanId, site, ms, ...endOf(scan, begun, isLeft) })
          }
        }),
      ),
  }
}

function endOf(scan: Scan | undefined, begun: Date, isLeft: boolean) {
  if (!scan) return { outcome: 'returned' as const }
  const waitedMs = Math.max(0, begun.getTime() - Date.parse(scan.createdAt))
  const isOver = scan.state === 'completed' || scan.state === 'failed'
  // A job may be handed out again after its scan has ended.
  if (isLeft || !isOver || Date.parse(scan.completedAt) < begun.getTime())
    return { outcome: 'returned' as const, waitedMs }
  return { outcome: scan.state === 'completed' ? ('completed' as const) : scan.failure, waitedMs }
}
