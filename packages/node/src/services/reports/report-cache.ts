import { type Report, reportId } from '@operable/core'
import { isSameSite, normalizeUrl } from '@operable/core/site'
import { LRUCache } from 'lru-cache'
import type { Storage, StoredDocument } from '../../contracts/storage.ts'
import { updateDocument } from '../../storage/update-document.ts'
import { documentOver } from '../documents/documents.ts'
import { noteAtSite, SITE_REPORTS } from '../documents/site-index.ts'
import type { FailedAttempts } from './failed-attempts.ts'
import { type KnownAddress, type KnownReport, knownAddress } from './known-address.ts'
import type { ReportArchive } from './report-archive.ts'
import { aliasOver, aliasSchema, openDocument, openText, reportKey } from './report-document.ts'

export interface ReportCache {
  /** @throws OperableError `storage_unavailable` */
  get(id: string): Promise<KnownAddress | undefined>
  /** Takes in the report that this process wrote just now. */
  put(id: string, document: StoredDocument): Promise<KnownAddress | undefined>
  /** Makes the next call read the storage again, because this process wrote something else for the address. */
  forget(id: string): void
}

/** Where the documents of an address are. */
interface ReportCacheParts {
  storage: Storage
  archive: ReportArchive
  attempts: FailedAttempts
}

export interface ReportCacheOptions {
  /** About how much memory it may take. Default 128 MiB. */
  cacheBytes?: number
  /** How long an entry is used before the storage is read again, in ms. Default: 1,000. */
  freshMs?: number
  /** ms since some moment. Default: the monotonic clock. */
  clock?: () => number
}

interface Entry {
  known: KnownAddress
  /** Of the document of the report, and of that of the last attempt. */
  version: string
  checkedAt: number
}

/** Addresses of which it is remembered that they were asked for: about as many as there is room for reports. */
const NOTICED = 1_000

/** A report with its text, its object and its Markdown takes up to so many times the bytes of its JSON. */
const WEIGHT = 8

/**
 * Recently read reports. Another process may write, so after a second the storage is read again, once for all who
 * wait. What was made from unchanged documents stays.
 *
 * A report is cached at its second request: a crawler that requests every report once evicts none that is in use, and what
 * is not cached is collected cheaply. The scan that made it counts as a request, for somebody waits for it, but no scan
 * fills the cache: a worker makes reports that only others read.
 */
export function createReportCache(parts: ReportCacheParts, options: ReportCacheOptions): ReportCache {
  const { storage, archive, attempts } = parts
  const { cacheBytes = 128 * 1024 * 1024, freshMs = 1_000, clock = () => performance.now() } = options
  const entries = new LRUCache<string, Entry>({ maxSize: cacheBytes, sizeCalculation: sizeOf })
  const noticed = new LRUCache<string, true>({ max: NOTICED })
  const reads = new Map<string, Promise<KnownAddress | undefined>>()

  function keep(id: string, version: string, known: KnownAddress, isWanted: boolean): KnownAddress {
    const isSmall = known.kind !== 'report'
    if (entries.has(id) || isSmall || isWanted) entries.set(id, { known, version, checkedAt: clock() })
    else noticed.set(id, true)
    return known
  }

  async function read(id: string): Promise<KnownAddress | undefined> {
    const isCurrent = () => reads.get(id) === promise
    const promise = readKnown(id).then((found) => {
      // What this process wrote meanwhile is newer than what was read.
      if (!isCurrent()) return found?.known
      if (found) return keep(id, found.version, found.known, noticed.delete(id))
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

  /** Two reads of the storage at once; what was made of documents that are the same is not made again. */
  async function readKnown(id: string): Promise<Pick<Entry, 'known' | 'version'> | undefined> {
    const [document, attempt] = await Promise.all([readDocument(id), attempts.read(id)])
    const version = versionOf(document, attempt)
    const hit = entries.peek(id)
    const opened = () => ({ opened: document?.open(), attempt })
    const known = hit?.version === version ? hit.known : await knownAddress(id, opened(), archive)
    return known && { known, version }
  }

  /** As text where there is any: most of the document needs no parser. */
  async function readDocument(id: string) {
    const key = reportKey(id)
    if (storage.readText) {
      const stored = await storage.readText(key)
      return stored && { version: stored.version, open: () => openText(stored.text, id) }
    }
    const stored = await storage.read(key)
    return stored && { version: stored.version, open: () => openDocument(stored.value, id) }
  }

  return {
    async get(id) {
      const hit = entries.get(id)
      if (hit && clock() - hit.checkedAt < freshMs) return hit.known
      return reads.get(id) ?? read(id)
    },
    async put(id, { value, version }) {
      reads.delete(id)
      // The report is safe by now, whatever the store says of the rest.
      const attempt = await attempts.read(id).catch(() => undefined)
      const known = await knownAddress(id, { opened: openDocument(value, id), attempt }, archive)
      return known && keep(id, versionOf({ version }, attempt), known, false)
    },
    forget(id) {
      reads.delete(id)
      entries.delete(id)
      noticed.set(id, true)
    },
  }
}

function versionOf(document: { version: string } | undefined, attempt: { version: string } | undefined): string {
  return `${document?.version ?? ''} ${attempt?.version ?? ''}`
}

function sizeOf({ known }: Entry): number {
  return 1_000 + (known.kind === 'report' ? WEIGHT * known.stored.jsonBytes.byteLength : 0)
}

/**
 * Lets the address that a scan led to find its report, since people ask with what stands in the address bar. Only within
 * one site: anybody can redirect to the address of somebody else. A report of that address itself stays.
 *
 * @throws OperableError `storage_unavailable`
 */
export async function addLedAddress(storage: Storage, { id, url, finalUrl }: Report): Promise<void> {
  if (!URL.canParse(finalUrl) || !isSameSite(url, finalUrl)) return
  const led = reportId(normalizeUrl(finalUrl))
  if (led === id) return
  // Both sites know it: the one that it belongs to, and the one that it leads to.
  for (const address of new Set([url, finalUrl])) await noteAtSite(storage, SITE_REPORTS, address, led)
  await updateDocument(storage, reportKey(led), (current) => {
    const next = aliasOver(current, id)
    return next && documentOver(aliasSchema, next, current)
  })
}

/**
 * The report of an address, or of the one whose scan led there.
 *
 * @throws OperableError `storage_unavailable`
 */
export async function reportAt(cache: ReportCache, id: string): Promise<KnownReport | undefined> {
  const known = await cache.get(id)
  if (known?.kind === 'report') return known
  if (known?.kind !== 'alias') return undefined
  const other = await cache.get(known.id)
  // A later scan may have led elsewhere.
  return other?.kind === 'report' && reportId(normalizeUrl(other.finalUrl)) === id ? other : undefined
}
