import { LRUCache } from 'lru-cache'
import type { StoredReport } from '../../contracts/reports.ts'
import type { Storage, StoredDocument } from '../../contracts/storage.ts'
import { openDocument, openText } from './open-document.ts'
import { type ResultEntry, reportKey } from './report-document.ts'
import { storedReport } from './stored-report.ts'

/** What is known of one address: its latest report and the list of its results. */
export interface KnownReport {
  kind: 'report'
  stored: StoredReport
  url: string
  /** After redirects. */
  finalUrl: string
  /** Newest first, the latest report included. */
  history: ResultEntry[]
}

/** An address that only the scan of another one led to. */
export interface KnownAlias {
  kind: 'alias'
  /** Of the report of the other one. */
  id: string
}

export interface ReportCache {
  /** @throws OperableError `storage_unavailable` */
  get(id: string): Promise<KnownReport | KnownAlias | undefined>
  /** Takes in what this process wrote or read just now. */
  put(id: string, document: StoredDocument): KnownReport | KnownAlias
}

export interface ReportCacheOptions {
  /** About how much memory it may take. Default 128 MiB. */
  cacheBytes?: number
  /** How long an answer holds before storage is asked again, in ms. Default 1,000. */
  freshMs?: number
  /** ms since some moment. Default: the monotonic clock. */
  clock?: () => number
}

interface Entry {
  known: KnownReport | KnownAlias
  version: string
  checkedAt: number
}

/** Addresses of which it is remembered that they were asked for: about as many as there is room for reports. */
const NOTICED = 1_000

/** A report with its text, its object and its Markdown takes up to so many times the bytes of its JSON. */
const WEIGHT = 8

/**
 * Reports that were read lately. Another process may write, so after a second storage is asked again: one read, shared by
 * all who wait for it, and what was made of an unchanged document stays.
 *
 * A report is kept when it is asked for a second time: who asks for every report once, as crawlers do, pushes out none
 * that is in use, and what is not kept dies young, which costs the garbage collector next to nothing.
 */
export function createReportCache(storage: Storage, options: ReportCacheOptions): ReportCache {
  const { cacheBytes = 128 * 1024 * 1024, freshMs = 1_000, clock = () => performance.now() } = options
  const entries = new LRUCache<string, Entry>({ maxSize: cacheBytes, sizeCalculation: sizeOf })
  const noticed = new LRUCache<string, true>({ max: NOTICED })
  const reads = new Map<string, Promise<Entry['known'] | undefined>>()

  function keep(id: string, version: string, open: () => Entry['known']): Entry['known'] {
    const hit = entries.get(id)
    const known = hit?.version === version ? hit.known : open()
    if (hit || known.kind === 'alias' || noticed.delete(id)) entries.set(id, { known, version, checkedAt: clock() })
    else noticed.set(id, true)
    return known
  }

  async function read(id: string): Promise<Entry['known'] | undefined> {
    const isCurrent = () => reads.get(id) === promise
    const promise = readOpened(id).then((read) => {
      // What this process wrote meanwhile is newer than what was read.
      if (!isCurrent()) return read?.open()
      if (read) return keep(id, read.version, read.open)
      entries.delete(id)
      return undefined
    })
    reads.set(id, promise)
    try {
      return await promise
    } finally {
      if (isCurrent()) reads.delete(id)
    }
  }

  /** One read of the storage, as text where there is any: most of the document needs no parser. */
  async function readOpened(id: string): Promise<{ version: string; open: () => Entry['known'] } | undefined> {
    const key = reportKey(id)
    if (storage.readText) {
      const stored = await storage.readText(key)
      return stored && { version: stored.version, open: () => knownOf(openText(stored.text, id)) }
    }
    const stored = await storage.read(key)
    return stored && { version: stored.version, open: () => knownOf(openDocument(stored.value, id)) }
  }

  return {
    async get(id) {
      const hit = entries.get(id)
      if (hit && clock() - hit.checkedAt < freshMs) return hit.known
      return reads.get(id) ?? read(id)
    },
    put(id, { value, version }) {
      reads.delete(id)
      // Somebody waits for what was just made.
      noticed.set(id, true)
      return keep(id, version, () => knownOf(openDocument(value, id)))
    },
  }
}

function sizeOf({ known }: Entry): number {
  return 1_000 + (known.kind === 'report' ? WEIGHT * known.stored.jsonBytes.byteLength : 0)
}

function knownOf(opened: ReturnType<typeof openDocument>): Entry['known'] {
  if (opened.kind === 'alias') return opened
  const { url, finalUrl, history, latest, jsonBytes } = opened
  return { kind: 'report', stored: storedReport(jsonBytes, latest.revision), url, finalUrl, history }
}
