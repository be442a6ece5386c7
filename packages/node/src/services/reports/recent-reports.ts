import type { Reports } from '../../contracts/reports.ts'
import type { Storage } from '../../contracts/storage.ts'
import type { ReportCache } from './report-cache.ts'

export const RECENT = 'report-recent/'

/**
 * Earlier results by their time, the oldest first: retention finds those that are too old without reading reports. An entry
 * is written before its result becomes an earlier one.
 */
export const EARLIER = 'report-earlier/'

export function earlierKey(id: string, scannedAt: string): string {
  return `${EARLIER}${scannedAt}/${id}`
}

export function earlierEntry(key: string): { id: string; scannedAt: string } {
  const [scannedAt = '', id = ''] = key.slice(EARLIER.length).split('/')
  return { id, scannedAt }
}

/** The last moment that a date can name, in ms; a number that is exact, which 10 ** 16 is not for odd ones. */
const END_OF_TIME = 8.64 * 10 ** 15

/**
 * The order of reports by their time, as keys alone: the newest sorts first. An entry is written before its report and
 * the one before it removed after, so a crash leaves at worst an entry too many; the reader tells by the time in it.
 */
export interface RecentReports {
  add(id: string, scannedAt: string): Promise<void>
  remove(id: string, scannedAt: string): Promise<void>
  /** Newest first, after the given key. */
  page(limit: number, after?: string): Promise<{ key: string; id: string; scannedAt: string }[]>
}

export function createRecentReports(storage: Storage): RecentReports {
  return {
    async add(id, scannedAt) {
      await storage.write(recentKey(id, scannedAt), null)
    },
    async remove(id, scannedAt) {
      await storage.remove(recentKey(id, scannedAt))
    },
    async page(limit, after) {
      const keys = await storage.keys(RECENT, { limit, ...(after === undefined ? {} : { after }) })
      return keys.map((key) => {
        const [time = '', id = ''] = key.slice(RECENT.length).split('/')
        return { key, id, scannedAt: new Date(END_OF_TIME - Number(time)).toISOString() }
      })
    },
  }
}

export function idOfRecent(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1)
}

/** Before it are all reports that are newer, whatever their id. */
export function recentKey(id: string, scannedAt: string): string {
  return `${RECENT}${String(END_OF_TIME - Date.parse(scannedAt)).padStart(17, '0')}/${id}`
}

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
