import type { SiteEvidence } from '@operable/core'
import type { StoredReport } from '../../contracts/reports.ts'
import type { CrawlListener } from '../../crawl/crawl-events.ts'
import { requireAnswer } from '../scan-outcome.ts'
import { scanFailure } from './scan-failure.ts'
import {
  advanced,
  claimed,
  completed,
  failed,
  type Lease,
  type RunningRecord,
  released,
  type ScanRecord,
} from './scan-record.ts'
import type { ScanStore } from './scan-store.ts'

/** Everything that is seen of a site. */
export type Observe = (
  url: string,
  options: { signal: AbortSignal; onProgress: CrawlListener },
) => Promise<SiteEvidence>

export interface RunParts {
  store: ScanStore
  observe: Observe
  save: (evidence: SiteEvidence) => Promise<StoredReport>
  now: () => Date
  /** Of this process. */
  owner: string
  /** For how long a sign of life holds, in ms. */
  leaseMs: number
  /** Hears of every change of the scan. */
  onChange: (record: ScanRecord) => void
  /** Hears of faults of our own. */
  onError: (error: unknown) => void
}

/**
 * Runs one scan that waits, and leaves alone one that somebody else took. While it runs, its document says so with a
 * lease, so that another process can tell a scan from one whose process is gone.
 *
 * @param closing the scan is given back when it fires
 */
export async function runScan(parts: RunParts, scanId: string, closing: AbortSignal): Promise<void> {
  const { store, observe, save, now, owner, leaseMs, onChange, onError } = parts
  const lease = (): Lease => ({ owner, until: new Date(now().getTime() + leaseMs) })
  const begun = await change((record) => claimed(record, lease()))
  if (begun?.state !== 'running') return

  let progress: Pick<RunningRecord, 'pagesDone' | 'pagesPlanned'> = { pagesDone: 0, pagesPlanned: begun.pagesPlanned }
  const stolen = new AbortController()
  const beat = setInterval(() => void giveSign(), leaseMs / 3)
  try {
    const evidence = await observe(begun.url, {
      signal: AbortSignal.any([closing, stolen.signal]),
      onProgress(event) {
        if (event.type !== 'progress') return
        progress = { pagesDone: event.done, pagesPlanned: event.planned }
        void giveSign()
      },
    })
    const { report } = await save(requireAnswer(evidence))
    await finish((record) => completed(record, { owner, at: now() }, report.id))
  } catch (error) {
    if (closing.aborted) return void (await change((record) => released(record, owner)))
    const failure = scanFailure(error)
    if (failure.failure === 'internal' && !stolen.signal.aborted) onError(error)
    await finish((record) => failed(record, { owner, at: now() }, failure))
  } finally {
    clearInterval(beat)
  }

  async function giveSign(): Promise<void> {
    try {
      const record = await change((current) => advanced(current, lease(), progress))
      if (!record) stolen.abort()
    } catch {
      // The next sign may come through; without one somebody else takes the scan.
    }
  }

  async function finish(end: (record: ScanRecord) => ScanRecord | undefined): Promise<void> {
    const record = await change(end)
    if (record) await store.close(record)
  }

  async function change(next: (record: ScanRecord) => ScanRecord | undefined): Promise<ScanRecord | undefined> {
    const record = await store.change(scanId, next)
    if (record) onChange(record)
    return record
  }
}
