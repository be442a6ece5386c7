import { reportId } from '@operable/core'
import { z } from 'zod'
import type { StartOptions } from '../../contracts/scans.ts'
import type { Json, Storage } from '../../contracts/storage.ts'
import { readMany } from '../../storage/read-many.ts'
import { changeDocument, checkDocument, documentOver } from '../documents/documents.ts'
import { forgetAtSite, noteAtSite, SITE_SCANS } from '../documents/site-index.ts'
import { type Reading, readStored, understood } from '../documents/understood.ts'
import {
  isOpen,
  newRecord,
  newScanId,
  type OpenRecord,
  type ScanRecord,
  scanRecordSchema,
  timePart,
} from './scan-record.ts'

export const SCANS = 'scans/'

/** One key per address that a scan is open for: whoever creates it has the scan. */
export const OPEN = 'scan-open/'

const DAY_MS = 24 * 60 * 60 * 1000

const openSchema = z.object({ scanId: z.string() })

interface JoinOptions extends StartOptions {
  mayCreate: () => Promise<void>
}

/** The documents of scans. Every call throws OperableError `storage_unavailable`. */
export interface ScanStore {
  read(scanId: string): Promise<ScanRecord | undefined>
  /**
   * The open scan of an address, or a new one.
   * @param options.mayCreate asked before a new one is made; what it throws ends the call
   * @param options.websiteId of the website whose own key asks; a scan that is open already stays as it is
   * @param options.prove whether that key asks for proofs
   * @param options.answers and whether for more than one try of each form
   */
  join(url: string, options: JoinOptions): Promise<OpenRecord>
  /** Changes a scan; undefined when the function does not want to. */
  change(scanId: string, change: (record: ScanRecord) => ScanRecord | undefined): Promise<ScanRecord | undefined>
  /** Lets the next scan of the address begin. */
  close(record: ScanRecord): Promise<void>
  /**
   * Scans that wait or run, oldest first. One that is over and was not closed is closed.
   * @param except addresses that are left out, without reading anything of them
   */
  listOpen(except: readonly string[]): Promise<OpenRecord[]>
  countOpen(most: number): Promise<number>
  /** Removes finished scans that are old, and those, oldest first, that are more than this many. */
  forgetOld(most: number): Promise<void>
  /**
   * Removes finished scans that began before a moment, in the order of their keys.
   * @returns the last key; undefined: there are no more
   */
  forgetSome(before: Date, page: { after: string; limit: number }): Promise<string | undefined>
}

/** @param keptMs how long finished scans stay. Default: a day */
export function createScanStore(storage: Storage, now: () => Date, keptMs = DAY_MS): ScanStore {
  async function read(scanId: string): Promise<ScanRecord | undefined> {
    const stored = await storage.read(SCANS + scanId)
    return stored && checkDocument(scanRecordSchema, SCANS + scanId, stored.value)
  }

  /** One that cannot be read is as good as none here: it must not keep its address closed for ever. */
  async function pointedAt(value: Json | undefined): Promise<Reading<ScanRecord>> {
    const pointer = understood(openSchema, value)
    const stored = pointer && (await storage.read(SCANS + pointer.scanId))
    return readStored(scanRecordSchema, stored?.value)
  }

  async function close({ id, url }: { id: string; url: string }): Promise<void> {
    const stored = await storage.read(openKey(url))
    if (!stored || understood(openSchema, stored.value)?.scanId !== id) return
    await storage.remove(openKey(url), { ifVersion: stored.version })
  }

  return {
    read,
    close,
    async join(url, { mayCreate, ...asked }) {
      for (;;) {
        const stored = await storage.read(openKey(url))
        const current = await pointedAt(stored?.value)
        if (current.kind === 'known' && isOpen(current.value)) return current.value
        await mayCreate()
        const record = newRecord(newScanId(now()), url, { now: now(), ...asked })
        await noteAtSite(storage, SITE_SCANS, url, record.id)
        // The scan first: whoever finds the key must find what it points at.
        await storage.write(SCANS + record.id, documentOver(scanRecordSchema, record, undefined))
        const won = await storage.write(openKey(url), { scanId: record.id }, { ifVersion: stored?.version ?? null })
        if (won !== undefined) return record
        await storage.remove(SCANS + record.id)
        await forgetAtSite(storage, SITE_SCANS, url, record.id)
      }
    },
    async change(scanId, change) {
      let changed: ScanRecord | undefined
      await changeDocument(storage, { key: SCANS + scanId, schema: scanRecordSchema }, (record) => {
        changed = record && change(record)
        return changed
      })
      return changed
    },
    async listOpen(except) {
      const records: OpenRecord[] = []
      const known = new Set(except.map(openKey))
      const keys = (await storage.keys(OPEN)).filter((key) => !known.has(key))
      const pointers = await readMany(storage, keys)
      const scanIds = pointers.map((stored) => understood(openSchema, stored?.value)?.scanId)
      const asked = [...new Set(scanIds.filter((id) => id !== undefined).map((id) => SCANS + id))]
      const scans = new Map((await readMany(storage, asked)).map((stored, index) => [asked[index], stored?.value]))
      for (const [index, stored] of pointers.entries()) {
        if (!stored) continue
        const record = readStored(scanRecordSchema, scans.get(SCANS + scanIds[index]))
        if (record.kind === 'known' && isOpen(record.value)) records.push(record.value)
        // One in a state that only a later version knows is the business of that version.
        else if (record.kind !== 'later') await storage.remove(keys[index]!, { ifVersion: stored.version })
      }
      return records.sort((a, b) => (a.id < b.id ? -1 : 1))
    },
    countOpen: async (most) => (await storage.keys(OPEN, { limit: most })).length,
    async forgetOld(most) {
      // Their ids begin with the time: the oldest come first.
      const oldest = SCANS + timePart(new Date(now().getTime() - keptMs))
      const keys = await storage.keys(SCANS)
      for (const [index, key] of keys.entries()) {
        if (key >= oldest && index >= keys.length - most) return
        await forget(key)
      }
    },
    async forgetSome(before, { after, limit }) {
      const oldest = SCANS + timePart(before)
      const keys = await storage.keys(SCANS, { after, limit })
      for (const key of keys) {
        if (key >= oldest) return undefined
        await forget(key)
      }
      return keys.length < limit ? undefined : keys.at(-1)
    },
  }

  async function forget(key: string): Promise<void> {
    const stored = await storage.read(key)
    const record = understood(scanRecordSchema, stored?.value)
    // Old and open without a key of its own: a caller that ended before it got its answer.
    const isWaiting = record && isOpen(record) && (await isPointedAt(record))
    if (!stored || isWaiting) return
    await storage.remove(key, { ifVersion: stored.version })
    if (record) await forgetAtSite(storage, SITE_SCANS, record.url, record.id)
  }

  async function isPointedAt({ id, url }: ScanRecord): Promise<boolean> {
    return understood(openSchema, (await storage.read(openKey(url)))?.value)?.scanId === id
  }
}

/** The key that an open scan of the address of a report has. */
export function openScanKey(id: string): string {
  return OPEN + id
}

function openKey(url: string): string {
  return openScanKey(reportId(url))
}
