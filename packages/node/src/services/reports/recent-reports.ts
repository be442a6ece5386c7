import type { Storage } from '../../contracts/storage.ts'

const PREFIX = 'report-recent/'

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
  const keyOf = (id: string, scannedAt: string) =>
    `${PREFIX}${String(END_OF_TIME - Date.parse(scannedAt)).padStart(17, '0')}/${id}`
  return {
    async add(id, scannedAt) {
      await storage.write(keyOf(id, scannedAt), null)
    },
    async remove(id, scannedAt) {
      await storage.remove(keyOf(id, scannedAt))
    },
    async page(limit, after) {
      const keys = await storage.keys(PREFIX, { limit, ...(after === undefined ? {} : { after }) })
      return keys.map((key) => {
        const [time = '', id = ''] = key.slice(PREFIX.length).split('/')
        return { key, id, scannedAt: new Date(END_OF_TIME - Number(time)).toISOString() }
      })
    },
  }
}
