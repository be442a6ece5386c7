import { z } from 'zod'
import type { Retention } from '../../contracts/housekeeping.ts'
import type { Storage } from '../../contracts/storage.ts'
import type { Websites } from '../../contracts/websites.ts'
import { readMany } from '../../storage/read-many.ts'
import { understood } from '../documents/understood.ts'
import { PROOF_PICTURES } from '../proofs/proof-document.ts'
import type { ReportExpiry } from '../reports/expire-reports.ts'
import { PICTURES } from '../reports/form-pictures.ts'
import { EARLIER, earlierEntry, idOfRecent, RECENT, recentKey } from '../reports/recent-reports.ts'
import { RUNS, runDayOf } from '../runs/runs.ts'
import type { ScanStore } from '../scans/scan-store.ts'
import { noteOlderReports } from '../websites/belongings.ts'
import { REMOVALS } from '../websites/document-kinds.ts'
import type { Chore } from './housekeeping.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Keys of one step. */
const PAGE = 100

/** A removal that has not ended for so long is nobody's any more, in ms. */
const ABANDONED = 10 * 60_000

export interface ChoreParts {
  storage: Storage
  now: () => Date
  retention: Retention
  scans: Pick<ScanStore, 'forgetSome'>
  reports: ReportExpiry
  websites: Pick<Websites, 'remove'>
}

/** What there is to do in a store, each as bounded steps. */
export function choresOf({ storage, now, retention, scans, reports, websites }: ChoreParts): Chore[] {
  const { history = 'forever', runs = 30, scans: scanDays = 1, pictures = 'forever' } = retention
  const { reports: reportDays = 'forever' } = retention
  const cutoff = (days: number) => new Date(now().getTime() - days * DAY)

  /** Goes through keys in their order; `isOver` ends it before there are none left. */
  async function walk(
    prefix: string,
    after: string,
    visit: (keys: string[]) => Promise<'over' | undefined>,
  ): Promise<string | undefined> {
    const keys = await storage.keys(prefix, { limit: PAGE, after })
    const isOver = (await visit(keys)) === 'over' || keys.length < PAGE
    return isOver ? undefined : keys.at(-1)
  }

  const chores: (Chore | false)[] = [
    { name: 'scans', everyMs: HOUR, step: (after) => scans.forgetSome(cutoff(scanDays), { after, limit: PAGE }) },
    {
      name: 'runs',
      everyMs: DAY / 4,
      step: (after) =>
        walk(RUNS, after, async (keys) => {
          const oldest = cutoff(runs).toISOString().slice(0, 10)
          for (const key of keys) if (runDayOf(key) <= oldest) await storage.remove(key)
          return undefined
        }),
    },
    // One by one, 800 a second. The table of a month would be dropped in 8 ms, but the latest result of an address outlives its
    // month and would have to be moved first. Vacuum reuses the space: 72 MB replaced four times in 44 s took at most 118 MB.
    history !== 'forever' && {
      name: 'history',
      everyMs: DAY / 4,
      step: (after) =>
        walk(EARLIER, after, async (keys) => {
          for (const key of keys) {
            const { id, scannedAt } = earlierEntry(key)
            if (Date.parse(scannedAt) > cutoff(history).getTime()) return 'over'
            await reports.dropEarlier(id, scannedAt)
          }
          return undefined
        }),
    },
    reportDays !== 'forever' && {
      name: 'reports',
      everyMs: DAY / 4,
      // The newest come first, and these are left out.
      step: (after) =>
        walk(RECENT, after || recentKey('', cutoff(reportDays).toISOString()), async (keys) => {
          for (const key of keys) await reports.remove(idOfRecent(key), key)
          return undefined
        }),
    },
    ...(pictures === 'forever'
      ? []
      : [PICTURES, PROOF_PICTURES].map(
          (prefix): Chore => ({
            name: prefix.slice(0, -1),
            everyMs: DAY / 4,
            step: (after) => walk(prefix, after, (keys) => removePictures(keys, cutoff(pictures))),
          }),
        )),
    {
      name: 'removals',
      everyMs: HOUR,
      step: (after) =>
        walk(REMOVALS, after, async (keys) => {
          for (const [index, stored] of (await readMany(storage, keys)).entries()) {
            const { at } = understood(removalSchema, stored?.value) ?? {}
            if (at === undefined || now().getTime() - Date.parse(at) < ABANDONED) continue
            await websites.remove((keys[index] ?? '').slice(REMOVALS.length))
          }
          return undefined
        }),
    },
    { name: 'older reports', everyMs: DAY, step: (after) => noteOlderReports(storage, after) },
  ]
  return chores.filter((chore) => chore !== false)

  async function removePictures(keys: string[], oldest: Date): Promise<undefined> {
    // One by one: a picture has up to 80 KB.
    for (const key of keys) {
      const stored = await storage.read(key)
      const { provedAt, scannedAt = provedAt } = understood(pictureSchema, stored?.value) ?? {}
      if (stored && scannedAt !== undefined && Date.parse(scannedAt) <= oldest.getTime()) {
        await storage.remove(key, { ifVersion: stored.version })
      }
    }
  }
}

const removalSchema = z.object({ at: z.iso.datetime() })
const pictureSchema = z.object({ scannedAt: z.string().exactOptional(), provedAt: z.string().exactOptional() })
