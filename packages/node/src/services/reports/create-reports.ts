import { hash } from 'node:crypto'
import { normalizeTypedUrl, reportId, type SiteEvidence } from '@operable/core'
import { LRUCache } from 'lru-cache'
import type { Reports, StoredReport } from '../../contracts/reports.ts'
import type { Storage } from '../../contracts/storage.ts'
import { commitResult } from './commit-result.ts'
import { compareResults } from './compare-results.ts'
import { latestReports } from './latest-reports.ts'
import { reportAt } from './led-report.ts'
import { noReport } from './no-report.ts'
import { createRecentReports } from './recent-reports.ts'
import { createReportArchive } from './report-archive.ts'
import { createReportCache, type KnownReport, type ReportCacheOptions } from './report-cache.ts'
import { damaged } from './report-document.ts'

export interface ReportsOptions extends ReportCacheOptions {
  storage: Storage
  now?: () => Date
  /** Results kept of one address, the latest included. Default 20. */
  historyLimit?: number
}

/** Reports, and the one way in which they get there. */
export interface ReportStore extends Reports {
  /**
   * Judges what a scan saw and makes it the latest report of its address; the id and every address of it stay.
   * @throws OperableError `storage_unavailable`
   */
  save(evidence: SiteEvidence): Promise<StoredReport>
}

/** Addresses whose id is remembered: those that are asked for all the time. More would cost more than they save. */
const KNOWN_ADDRESSES = 1_000

export function createReports(options: ReportsOptions): ReportStore {
  const { storage, now = () => new Date(), historyLimit = 20 } = options
  const cache = createReportCache(storage, options)
  const archive = createReportArchive(storage, now)
  const recent = createRecentReports(storage)
  const parts = { storage, cache, archive, recent, historyLimit: Math.max(1, historyLimit) }
  const ids = new LRUCache<string, string>({ max: KNOWN_ADDRESSES })

  function idOf(url: string): string {
    const known = ids.get(url)
    if (known !== undefined) return known
    const id = reportId(normalizeTypedUrl(url), digest)
    ids.set(url, id)
    return id
  }

  async function byId(id: string): Promise<KnownReport> {
    const known = /^[0-9a-z]{26}$/.test(id) ? await cache.get(id) : undefined
    if (known?.kind !== 'report') throw noReport('There is no report with this id.')
    return known
  }

  return {
    async find(url) {
      const known = await reportAt(cache, idOf(url))
      if (!known) throw noReport(`There is no report of ${normalizeTypedUrl(url)} yet.`)
      return known.stored
    },
    byId: async (id) => (await byId(id)).stored,
    async history(id) {
      const { history } = await byId(id)
      return history.map(({ scannedAt, score, grade, scoringVersion, operabilityVersion }) => ({
        scannedAt,
        score,
        grade,
        scoringVersion,
        operabilityVersion,
      }))
    },
    compare: async (id, scannedAt) => compareResults(archive, await byId(id), scannedAt),
    async rescore(id) {
      const { stored } = await byId(id)
      const evidence = await archive.evidence(id, stored.revision)
      if (!evidence) throw damaged(id, new Error('Its evidence is missing'))
      return (await commitResult(parts, evidence, stored.revision)).stored
    },
    recent: (limit) => latestReports(recent, cache, limit),
    save: async (evidence) => (await commitResult(parts, evidence)).stored,
  }
}

function digest(text: string): Uint8Array {
  return hash('sha256', text, 'buffer')
}
