import { reportId } from '@operable/core'
import { normalizeUrl } from '@operable/core/site'
import type { Storage } from '../../contracts/storage.ts'
import { updateDocument } from '../../storage/update-document.ts'
import { documentOver } from '../documents/documents.ts'
import { forgetAtSite, SITE_REPORTS } from '../documents/site-index.ts'
import { understood } from '../documents/understood.ts'
import { PROOF_PICTURES, PROOFS } from '../proofs/proof-document.ts'
import { ATTEMPTS } from './failed-attempts.ts'
import { PICTURES } from './form-pictures.ts'
import { earlierKey, recentKey } from './recent-reports.ts'
import type { ReportArchive } from './report-archive.ts'
import { aliasOf, documentSchema, type ResultEntry, reportKey } from './report-document.ts'

/** Ends of reports, by their age. Every call throws OperableError `storage_unavailable`. */
export interface ReportExpiry {
  /** Removes an earlier result, or the note of one that is there no more. */
  dropEarlier(id: string, scannedAt: string): Promise<void>
  /**
   * Removes a report with all that is kept of it, if it has not been scanned since.
   * @param noted where the report stands in the order of all: with the time of its last scan
   */
  remove(id: string, noted: string): Promise<void>
}

export function createReportExpiry(storage: Storage, archive: ReportArchive): ReportExpiry {
  return {
    async dropEarlier(id, scannedAt) {
      let dropped: ResultEntry[] = []
      let left: ResultEntry[] = []
      let isNeeded = false
      await updateDocument(storage, reportKey(id), (stored) => {
        const known = understood(documentSchema, stored)
        const [latest] = known?.history ?? []
        // More than one, if it was judged again by a later version.
        dropped = known?.history.slice(1).filter((entry) => entry.scannedAt === scannedAt) ?? []
        // Where the latest rests on no page, an earlier one is shown in its place.
        isNeeded = dropped.length > 0 && !latest?.pagesRead
        if (!known || dropped.length === 0 || isNeeded) return undefined
        left = known.history.filter((entry) => !dropped.includes(entry))
        return documentOver(documentSchema, { ...known, history: left }, stored)
      })
      if (isNeeded) return
      if (dropped.length > 0) await archive.clean(id, left, dropped)
      await storage.remove(earlierKey(id, scannedAt))
    },

    async remove(id, noted) {
      const stored = await storage.read(reportKey(id))
      const known = understood(documentSchema, stored?.value)
      const [latest] = known?.history ?? []
      const isLatest = latest !== undefined && recentKey(id, latest.scannedAt) === noted
      // A crash left this entry, or somebody has scanned it since.
      if (!stored || !known || !isLatest) return void (await storage.remove(noted))
      if (!(await storage.remove(reportKey(id), { ifVersion: stored.version }))) return
      const proofs = await storage.keys(`${PROOFS}${id}/`)
      for (const key of proofs) {
        const websiteId = key.slice(`${PROOFS}${id}/`.length)
        await removeAll(await storage.keys(`${PROOF_PICTURES}${websiteId}/${id}/`))
      }
      await removeAll(await storage.keys(`${PICTURES}${id}/`))
      // Not those of a scan that is about to save its result.
      await archive.clean(id, [], known.history)
      await removeAll([...proofs, ATTEMPTS + id])
      await removeAll(known.history.map(({ scannedAt }) => earlierKey(id, scannedAt)))
      await removeAlias(id, known)
      await forgetAtSite(storage, SITE_REPORTS, known.url, id)
      // Last: while it is there, this can be repeated, but for what only the report itself could tell.
      await storage.remove(noted)
    },
  }

  async function removeAll(keys: readonly string[]): Promise<void> {
    for (const key of keys) await storage.remove(key)
  }

  async function removeAlias(id: string, { url, finalUrl }: { url: string; finalUrl: string }): Promise<void> {
    const led = URL.canParse(finalUrl) ? reportId(normalizeUrl(finalUrl)) : id
    const stored = await storage.read(reportKey(led))
    if (!stored || aliasOf(stored.value) !== id) return
    await storage.remove(reportKey(led), { ifVersion: stored.version })
    for (const address of [url, finalUrl]) await forgetAtSite(storage, SITE_REPORTS, address, led)
  }
}
