import { reportId } from '@operable/core'
import { z } from 'zod'
import type { Json, Storage } from '../../contracts/storage.ts'
import { updateDocument } from '../../storage/update-document.ts'
import { checkDocument } from '../read-documents.ts'
import { newScanId, timePart } from './scan-id.ts'
import { isOpen, newRecord, type OpenRecord, type ScanRecord, scanRecordSchema } from './scan-record.ts'

const SCANS = 'scans/'

/** One key per address that a scan is open for: whoever creates it has the scan. */
const OPEN = 'scan-open/'

/** Finished scans are forgotten after a day, and the oldest of more than so many before that. */
const KEPT = { ms: 24 * 60 * 60 * 1000, count: 1_000 }

const openSchema = z.object({ scanId: z.string() })

/** The documents of scans. Every call throws OperableError `storage_unavailable`. */
export interface ScanStore {
  read(scanId: string): Promise<ScanRecord | undefined>
  /**
   * The open scan of an address, or a new one.
   * @param mayCreate asked before a new one is made; what it throws ends the call
   */
  join(url: string, mayCreate: () => Promise<void>): Promise<OpenRecord>
  /** Changes a scan; undefined when the function does not want to. */
  change(scanId: string, change: (record: ScanRecord) => ScanRecord | undefined): Promise<ScanRecord | undefined>
  /** Lets the next scan of the address begin. */
  close(record: ScanRecord): Promise<void>
  /** Scans that wait or run, oldest first. One that is over and was not closed is closed. */
  listOpen(): Promise<OpenRecord[]>
  countOpen(most: number): Promise<number>
  /** Removes finished scans that are old, or too many. */
  forgetOld(): Promise<void>
}

export function createScanStore(storage: Storage, now: () => Date): ScanStore {
  async function read(scanId: string): Promise<ScanRecord | undefined> {
    const stored = await storage.read(SCANS + scanId)
    return stored && checkDocument(scanRecordSchema, SCANS + scanId, stored.value)
  }

  /** One that cannot be read is as good as none here: it must not keep its address closed for ever. */
  async function pointedAt(value: Json | undefined): Promise<ScanRecord | undefined> {
    const { data } = openSchema.safeParse(value)
    const stored = data && (await storage.read(SCANS + data.scanId))
    return scanRecordSchema.safeParse(stored?.value).data
  }

  async function close({ id, url }: { id: string; url: string }): Promise<void> {
    const stored = await storage.read(openKey(url))
    if (!stored || openSchema.safeParse(stored.value).data?.scanId !== id) return
    await storage.remove(openKey(url), { ifVersion: stored.version })
  }

  return {
    read,
    close,
    async join(url, mayCreate) {
      for (;;) {
        const stored = await storage.read(openKey(url))
        const current = await pointedAt(stored?.value)
        if (current && isOpen(current)) return current
        await mayCreate()
        const record = newRecord(newScanId(now()), url, now())
        // The scan first: whoever finds the key must find what it points at.
        await storage.write(SCANS + record.id, record)
        const won = await storage.write(openKey(url), { scanId: record.id }, { ifVersion: stored?.version ?? null })
        if (won !== undefined && isOpen(record)) return record
        await storage.remove(SCANS + record.id)
      }
    },
    async change(scanId, change) {
      let changed: ScanRecord | undefined
      await updateDocument(storage, SCANS + scanId, (value) => {
        changed = value === undefined ? undefined : change(checkDocument(scanRecordSchema, SCANS + scanId, value))
        return changed
      })
      return changed
    },
    async listOpen() {
      const records: OpenRecord[] = []
      for (const key of await storage.keys(OPEN)) {
        const stored = await storage.read(key)
        if (!stored) continue
        const record = await pointedAt(stored.value)
        if (record && isOpen(record)) records.push(record)
        else await storage.remove(key, { ifVersion: stored.version })
      }
      return records.sort((a, b) => (a.id < b.id ? -1 : 1))
    },
    countOpen: async (most) => (await storage.keys(OPEN, { limit: most })).length,
    async forgetOld() {
      const keys = await storage.keys(SCANS)
      const oldest = SCANS + timePart(new Date(now().getTime() - KEPT.ms))
      const surplus = keys.length - KEPT.count
      for (const [index, key] of keys.entries()) {
        if (key >= oldest && index >= surplus) return
        const stored = await storage.read(key)
        const record = scanRecordSchema.safeParse(stored?.value).data
        // Old and open without a key of its own: a caller that ended before it got its answer.
        const isWaiting = record && isOpen(record) && (await isPointedAt(record))
        if (stored && !isWaiting) await storage.remove(key, { ifVersion: stored.version })
      }
    },
  }

  async function isPointedAt({ id, url }: ScanRecord): Promise<boolean> {
    return openSchema.safeParse((await storage.read(openKey(url)))?.value).data?.scanId === id
  }
}

function openKey(url: string): string {
  return OPEN + reportId(url)
}
