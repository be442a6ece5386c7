import { OperableError } from '@operable/core'
import type { Reports, StoredReport } from '../../contracts/reports.ts'
import { createAddressPolicy } from '../../fetch/address/address-guard.ts'

const REPORT_ID = /^[0-9a-z]{26}$/

/** The report that anybody may see under an id. @throws OperableError `no_report`, `storage_unavailable` */
export type SharedReport = (id: string) => Promise<StoredReport>

/**
 * An id follows from the address, so it can be worked out: the report of an address that no scan could reach now is as
 * good as none, as it is for those who ask by address.
 */
export function createSharedReport(reports: Reports, allowPrivate: boolean | readonly string[]): SharedReport {
  const policy = createAddressPolicy({ allowPrivate })
  return async (id) => {
    const stored = REPORT_ID.test(id) ? await reports.byId(id) : undefined
    if (stored === undefined || policy.checkUrl(stored.report.url)) {
      throw new OperableError('no_report', 'There is no completed report under this address.')
    }
    return stored
  }
}
