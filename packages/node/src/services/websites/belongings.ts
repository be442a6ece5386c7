import { reportId } from '@operable/core'
import { normalizeUrl } from '@operable/core/site'
import { z } from 'zod'
import type { Storage } from '../../contracts/storage.ts'
import { readMany } from '../../storage/read-many.ts'
import { readDocuments } from '../documents/documents.ts'
import { idsAtSite, noteAtSite, SITE_REPORTS, SITE_SCANS, siteName } from '../documents/site-index.ts'
import { understood } from '../documents/understood.ts'
import { earlierKey, recentKey } from '../reports/recent-reports.ts'
import { aliasOf, documentSchema, REPORTS, reportKey } from '../reports/report-document.ts'
import { type ScanRecord, scanRecordSchema } from '../scans/scan-record.ts'
import { SCANS } from '../scans/scan-store.ts'
import { readWebsite, WEBSITES } from './website-document.ts'

/** What belongs to a website, besides the documents that carry its id. */
export interface Belongings {
  websiteId: string
  /** Where its reports and scans are noted; undefined while another website has the same host, and with it the reports. */
  site: string | undefined
  reportIds: string[]
  /** Of scans of its addresses that are over or run. */
  scanIds: string[]
  /** Of addresses that a scan of its own may be open for. */
  openIds: string[]
  /** Where its reports and their earlier results stand in the order of all. */
  recentKeys: string[]
  earlierKeys: string[]
}

/**
 * Reports are of addresses, and public: they belong to a website as long as no other one has the same host.
 *
 * @throws OperableError `storage_unavailable`
 */
export async function belongingsOf(
  storage: Storage,
  { id: websiteId, url }: { id: string; url: string },
): Promise<Belongings> {
  for (let after: string | undefined = ''; after !== undefined; ) after = await noteOlderReports(storage, after)
  const name = siteName(url)
  const site = (await isShared(storage, name, websiteId)) ? undefined : name
  const reportIds = new Set(site === undefined ? [] : await idsAtSite(storage, SITE_REPORTS, site))
  const recentKeys: string[] = []
  const earlierKeys: string[] = []
  for (const id of [...reportIds]) {
    const report = understood(documentSchema, (await storage.read(reportKey(id)))?.value)
    if (!report) continue
    for (const { scannedAt } of report.history) {
      recentKeys.push(recentKey(id, scannedAt))
      earlierKeys.push(earlierKey(id, scannedAt))
    }
    const led = URL.canParse(report.finalUrl) ? reportId(normalizeUrl(report.finalUrl)) : id
    if (aliasOf((await storage.read(reportKey(led)))?.value) === id) reportIds.add(led)
  }
  const scans = await scansAt(storage, name)
  const own = scans.filter((scan) => site !== undefined || wasAskedBy(scan, websiteId))
  return {
    websiteId,
    site,
    reportIds: [...reportIds],
    recentKeys,
    earlierKeys,
    scanIds: own.map(({ id }) => id),
    openIds: [...new Set(own.map(({ url }) => reportId(url)))],
  }
}

async function isShared(storage: Storage, site: string, websiteId: string): Promise<boolean> {
  const websites = await readDocuments(storage, WEBSITES)
  return websites.some(({ key, value }) => {
    const { id, url } = readWebsite(key.slice(WEBSITES.length), value)
    return id !== websiteId && siteName(url) === site
  })
}

async function scansAt(storage: Storage, site: string): Promise<ScanRecord[]> {
  const ids = await idsAtSite(storage, SITE_SCANS, site)
  const documents = await readMany(
    storage,
    ids.map((id) => SCANS + id),
  )
  return documents.flatMap((stored) => understood(scanRecordSchema, stored?.value) ?? [])
}

function wasAskedBy({ websiteId, proveFor = [] }: ScanRecord, asked: string): boolean {
  return websiteId === asked || proveFor.includes(asked)
}

/** There once all reports are noted that earlier versions saved. */
export const SITE_INDEX = 'site-index/'
const COMPLETE = `${SITE_INDEX}complete`
const PAGE = 100

const addressSchema = z.object({ url: z.string() })

/**
 * Notes the reports that earlier versions saved under their hosts, and their earlier results by their time: once for each
 * store.
 *
 * @param after the last key that was looked at
 * @returns the last key that was looked at now; undefined: that was all
 * @throws OperableError `storage_unavailable`
 */
export async function noteOlderReports(storage: Storage, after: string): Promise<string | undefined> {
  if (after === '' && (await storage.read(COMPLETE))) return undefined
  const keys = await storage.keys(REPORTS, { limit: PAGE, after })
  if (keys.length === 0 && after === '') return undefined
  for (const [index, stored] of (await readMany(storage, keys)).entries()) {
    const id = (keys[index] ?? '').slice(REPORTS.length)
    const { url } = understood(addressSchema, stored?.value) ?? {}
    if (url === undefined || !URL.canParse(url)) continue
    await noteAtSite(storage, SITE_REPORTS, url, id)
    const [, ...earlier] = understood(documentSchema, stored?.value)?.history ?? []
    for (const { scannedAt } of earlier) await storage.write(earlierKey(id, scannedAt), null, { ifVersion: null })
  }
  if (keys.length === PAGE) return keys.at(-1)
  await storage.write(COMPLETE, null)
  return undefined
}
