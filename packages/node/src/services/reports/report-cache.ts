import { LRUCache } from 'lru-cache'
import type { StoredReport } from '../../contracts/reports.ts'
import type { Storage, StoredDocument } from '../../contracts/storage.ts'
import { openDocument, type ResultEntry } from './report-document.ts'
import { storedReport } from './stored-report.ts'

/** What is known of one address: its latest report and the list of its results. */
export interface KnownReport {
  stored: StoredReport
  url: string
  /** After redirects. */
  finalUrl: string
  /** Newest first, the latest report included. */
  history: ResultEntry[]
}

export interface ReportCache {
  /** @throws OperableError `storage_unavailable` */
  get(id: string): Promise<KnownReport | undefined>
  /** Takes in what this process wrote or read just now. */
  put(id: string, document: StoredDocument): KnownReport
}

export interface ReportCacheOptions {
  /** About how much memory it may take. Default 128 MiB. */
  cacheBytes?: number
  /** How long an answer holds before storage is asked again, in ms. Default 1,000. */
  freshMs?: number
  /** ms since some moment. Default: the monotonic clock. */
  clock?: () => number
}

/** A report with its text, its object and its Markdown takes up to so many times the bytes of its JSON. */
const WEIGHT = 8

/**
 * Reports that were read lately. Another process may write, so after a second storage is asked again: one read, shared by
 * all who wait for it, and what was made of an unchanged document stays.
 */
export function createReportCache(storage: Storage, options: ReportCacheOptions): ReportCache {
  const { cacheBytes = 128 * 1024 * 1024, freshMs = 1_000, clock = () => performance.now() } = options
  const reports = new LRUCache<string, { known: KnownReport; version: string; checkedAt: number }>({
    maxSize: cacheBytes,
    sizeCalculation: ({ known }) => 1_000 + WEIGHT * known.stored.jsonBytes.byteLength,
  })
  const reads = new Map<string, Promise<KnownReport | undefined>>()

  function put(id: string, { value, version }: StoredDocument): KnownReport {
    const hit = reports.get(id)
    const known = hit?.version === version ? hit.known : knownReport(openDocument(value, id))
    reports.set(id, { known, version, checkedAt: clock() })
    return known
  }

  async function read(id: string): Promise<KnownReport | undefined> {
    const isCurrent = () => reads.get(id) === promise
    const promise: Promise<KnownReport | undefined> = storage.read(reportKey(id)).then((document) => {
      // What this process wrote meanwhile is newer than what was read.
      if (!isCurrent()) return document && knownReport(openDocument(document.value, id))
      if (document) return put(id, document)
      reports.delete(id)
      return undefined
    })
    reads.set(id, promise)
    try {
      return await promise
    } finally {
      if (isCurrent()) reads.delete(id)
    }
  }

  return {
    async get(id) {
      const hit = reports.get(id)
      if (hit && clock() - hit.checkedAt < freshMs) return hit.known
      return reads.get(id) ?? read(id)
    },
    put(id, document) {
      reads.delete(id)
      return put(id, document)
    },
  }
}

export function reportKey(id: string): string {
  return `reports/${id}`
}

function knownReport({ document, latest, jsonBytes }: ReturnType<typeof openDocument>): KnownReport {
  return {
    stored: storedReport(jsonBytes, latest.revision),
    url: document.url,
    finalUrl: document.finalUrl,
    history: document.history,
  }
}
