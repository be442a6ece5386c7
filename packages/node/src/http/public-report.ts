import { normalizeTypedUrl, OperableError } from '@operable/core'
import { LRUCache } from 'lru-cache'
import type { Reports, StoredReport } from '../contracts/reports.ts'
import { createAddressPolicy } from '../fetch/address/address-guard.ts'

/** The latest report of an address that anybody may ask about. @throws OperableError `invalid_url`, `no_report` */
export type FindReport = (url: string) => Promise<StoredReport>

/** Spellings that were checked and need not be checked again: those that are asked for all the time. */
const KNOWN_ADDRESSES = 1_000

/**
 * Reports as the public reads them: an address that no scan could reach is refused as such, whatever the store holds,
 * so that an answer tells nothing about a network of the operator.
 */
export function createFindReport(reports: Reports, allowPrivate: boolean | readonly string[]): FindReport {
  const policy = createAddressPolicy({ allowPrivate })
  const checked = new LRUCache<string, true>({ max: KNOWN_ADDRESSES })

  return async (url) => {
    if (!checked.has(url)) {
      const refusal = policy.checkUrl(new URL(normalizeTypedUrl(url)))
      if (refusal) throw new OperableError('invalid_url', refusal.reason)
      checked.set(url, true)
    }
    return reports.find(url)
  }
}
