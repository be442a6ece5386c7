import { type Report, reportId } from '@operable/core'
import { isSameSite, normalizeUrl } from '@operable/core/site'
import type { Storage } from '../../contracts/storage.ts'
import { updateDocument } from '../../storage/update-document.ts'
import { documentOver } from '../documents/documents.ts'
import type { KnownReport } from './known-address.ts'
import type { ReportCache } from './report-cache.ts'
import { aliasOver, aliasSchema, reportKey } from './report-document.ts'

/**
 * Lets the address that a scan led to find its report, since people ask with what stands in the address bar. Only within
 * one site: anybody can redirect to the address of somebody else. A report of that address itself stays.
 *
 * @throws OperableError `storage_unavailable`
 */
export async function addLedAddress(storage: Storage, { id, url, finalUrl }: Report): Promise<void> {
  if (!URL.canParse(finalUrl) || !isSameSite(url, finalUrl)) return
  const led = reportId(normalizeUrl(finalUrl))
  if (led !== id)
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
