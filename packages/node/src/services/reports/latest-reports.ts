import type { Reports } from '../../contracts/reports.ts'
import type { RecentReports } from './recent-reports.ts'
import type { ReportCache } from './report-cache.ts'

type RecentReport = Awaited<ReturnType<Reports['recent']>>[number]

/** Read beyond what was asked for: an entry may be one that a crash left. */
const SPARE = 4

/**
 * The newest reports. One that is damaged is left out, as it would hide all the others; a store that reads none is down.
 *
 * @throws OperableError `storage_unavailable`
 */
export async function latestReports(recent: RecentReports, cache: ReportCache, limit: number): Promise<RecentReport[]> {
  const found: RecentReport[] = []
  let after: string | undefined
  while (found.length < limit) {
    const size = limit - found.length + SPARE
    const entries = await recent.page(size, after)
    const reads = await Promise.allSettled(entries.map(({ id }) => cache.get(id)))
    const failed = reads.find((read) => read.status === 'rejected')
    if (failed && reads.every((read) => read.status === 'rejected')) throw failed.reason
    entries.forEach(({ id, scannedAt }, index) => {
      const read = reads[index]
      const known = read?.status === 'fulfilled' ? read.value : undefined
      if (known?.kind !== 'report' || known.history[0]?.scannedAt !== scannedAt) return
      const { shown } = known
      found.push({ id, url: known.url, scannedAt: shown.scannedAt, score: shown.score, grade: shown.grade })
    })
    if (entries.length < size) break
    after = entries.at(-1)?.key
  }
  return found.slice(0, limit)
}
