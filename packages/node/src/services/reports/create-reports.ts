import { hash } from 'node:crypto'
import { OperableError, reportId, type SiteEvidence } from '@operable/core'
import { normalizeTypedUrl } from '@operable/core/site'
import type { FailedAttempt, Reports, StoredReport } from '../../contracts/reports.ts'
import type { Storage } from '../../contracts/storage.ts'
import { noteAtSite, SITE_REPORTS } from '../documents/site-index.ts'
import { commitResult } from './commit-result.ts'
import { compareResults } from './compare-results.ts'
import { attemptSentence, createFailedAttempts } from './failed-attempts.ts'
import { createFormPictures, type TakenPicture } from './form-pictures.ts'
import { type KnownAddress, type KnownReport, listResults } from './known-address.ts'
import { createRecentReports, latestReports } from './recent-reports.ts'
import { createReportArchive } from './report-archive.ts'
import { createReportCache, type ReportCacheOptions, reportAt } from './report-cache.ts'
import { damaged, noReport, reportKey } from './report-document.ts'

interface ReportsOptions extends ReportCacheOptions {
  storage: Storage
  now?: () => Date
  /** Results kept of one address, the latest included. Default 20. */
  historyLimit?: number
}

/** What a report comes with. */
export interface SaveDetails {
  /** Of a form; that of the report before goes in any case. */
  picture?: TakenPicture | undefined
  /** The scan that it is of: should one scan be run twice, it still has one result. */
  scanId?: string
  /** Asked for the last time right before the write that decides: whether the scan is still the caller's. */
  mayWrite?: () => Promise<boolean>
}

/** Reports, and the only way to save them. */
export interface ReportStore extends Reports {
  /**
   * Scores what a scan saw and makes it the latest report for its address; its id and addresses stay.
   * @throws OperableError `storage_unavailable`; `aborted` when `mayWrite` says no, and then nothing has changed
   */
  save(evidence: SiteEvidence, details?: SaveDetails): Promise<StoredReport>
  /**
   * Stores how a scan failed, beside the report for its address, until a scan completes. The report does not change.
   * @throws OperableError `storage_unavailable`
   */
  saveFailure(attempt: FailedAttempt): Promise<void>
}

export function createReports(options: ReportsOptions): ReportStore {
  const { storage, now = () => new Date(), historyLimit = 20 } = options
  const archive = createReportArchive(storage, now)
  const attempts = createFailedAttempts(storage)
  const cache = createReportCache({ storage, archive, attempts }, options)
  const recent = createRecentReports(storage)
  const pictures = createFormPictures(storage)
  const parts = { storage, cache, archive, attempts, recent, historyLimit: Math.max(1, historyLimit) }

  const idOf = (url: string) => reportId(normalizeTypedUrl(url), digest)

  const get = async (id: string) => (/^[0-9a-z]{26}$/.test(id) ? cache.get(id) : undefined)

  async function byId(id: string): Promise<KnownReport> {
    const known = await get(id)
    if (known?.kind !== 'report') throw noReport('There is no report with this ID.')
    return known
  }

  /** Where an attempt belongs: beside the report that an address has, or shares. */
  async function placeOf(own: string): Promise<{ id: string; latest?: string | undefined }> {
    try {
      const report = await reportAt(cache, own)
      if (report) return { id: report.stored.report.id, latest: report.history[0]?.scannedAt }
      const known = await cache.get(own)
      return { id: own, latest: known?.kind === 'failure' ? known.latest : undefined }
    } catch {
      // A damaged report is the next success's to mend, and no reason to lose this. A store that is down throws again.
      await storage.read(reportKey(own))
      return { id: own }
    }
  }

  return {
    async find(url) {
      const id = idOf(url)
      const known = await reportAt(cache, id)
      if (known) return known.stored
      const failed = attemptAt(await cache.get(id))
      const none = `There is no report for ${normalizeTypedUrl(url)} yet.`
      throw noReport(failed ? `${none} ${attemptSentence(failed)}` : none)
    },
    byId: async (id) => (await byId(id)).stored,
    lastAttempt: async (id) => attemptAt(await get(id)),
    history: async (id) => listResults(archive, await byId(id)),
    compare: async (id, scannedAt, proofs) => compareResults(archive, await byId(id), { scannedAt, proofs }),
    async rescore(id) {
      const known = await byId(id)
      const { stored, history, shown } = known
      const isLatest = shown === history[0]
      const evidence = await archive.evidence(id, stored.revision)
      if (!evidence && isLatest) throw damaged(id, new Error('Its evidence is missing'))
      // Of an earlier result evidence is only kept where it is small.
      if (!evidence) return stored
      const { stored: judged } = await commitResult(parts, evidence, { judged: known })
      if (isLatest || judged.revision === stored.revision || !stored.lastAttempt) return judged
      // It stands before the one that it stood in for now, and what came of that scan stays known.
      await attempts.write(id, stored.lastAttempt, judged.report.scannedAt)
      cache.forget(id)
      return (await byId(id)).stored
    },
    recent: (limit) => latestReports(recent, cache, limit),
    async picture(id) {
      const { stored } = await byId(id)
      return pictures.find(id, stored.report.scannedAt)
    },
    async save(evidence, { picture, scanId, mayWrite } = {}) {
      const id = idOf(evidence.url)
      if (picture && (await (mayWrite?.() ?? true))) await pictures.write(id, evidence.scannedAt, picture)
      try {
        const { stored } = await commitResult(parts, evidence, { scanId, mayWrite })
        // The result is safe, and what is of another scan is shown nowhere.
        await pictures.clean(id, stored.report.scannedAt).catch(() => {})
        return stored
      } catch (error) {
        // The scan is somebody else's by now, or its website is gone, and nobody would look for its picture again.
        const isLost = error instanceof OperableError && error.code === 'aborted'
        if (picture && isLost) await pictures.remove(id, evidence.scannedAt, picture.websiteId)
        throw error
      }
    },
    async saveFailure(attempt) {
      const own = idOf(attempt.url)
      // As it is now, not a second ago.
      cache.forget(own)
      const { id, latest } = await placeOf(own)
      await noteAtSite(storage, SITE_REPORTS, attempt.url, id)
      await attempts.write(id, attempt, latest ?? null)
      cache.forget(id)
    },
  }
}

function attemptAt(known: KnownAddress | undefined): FailedAttempt | undefined {
  return known?.kind === 'report' ? known.stored.lastAttempt : known?.lastAttempt
}

function digest(text: string): Uint8Array {
  return hash('sha256', text, 'buffer')
}
