import { OperableError } from '@operable/core'
import type { Reports, StoredReport } from '../../contracts/reports.ts'
import { createAddressPolicy } from '../../fetch/address/address-guard.ts'
import { attemptSentence } from '../../services/reports/failed-attempts.ts'

const REPORT_ID = /^[0-9a-z]{26}$/

/**
 * The report that anybody may see under an id. @throws OperableError `no_report`, which says how the last scan failed;
 * `storage_unavailable`
 */
export type SharedReport = (id: string) => Promise<StoredReport>

/**
 * An id follows from the address, so it can be worked out: the report of an address that no scan could reach now is as
 * good as none, as it is for those who ask by address.
 */
export function createSharedReport(reports: Reports, allowPrivate: boolean | readonly string[]): SharedReport {
  const policy = createAddressPolicy({ allowPrivate })
  const isPublic = (url: string) => policy.checkUrl(url) === undefined

  return async (id) => {
    const stored = REPORT_ID.test(id) ? await orNone(reports.byId(id)) : undefined
    if (stored && isPublic(stored.report.url)) return stored
    const failed = stored || !REPORT_ID.test(id) ? undefined : await reports.lastAttempt(id)
    const why = failed && isPublic(failed.url) ? ` ${attemptSentence(failed)}` : ''
    throw new OperableError('no_report', `There is no completed report under this address.${why}`)
  }
}

async function orNone(found: Promise<StoredReport>): Promise<StoredReport | undefined> {
  try {
    return await found
  } catch (error) {
    if (error instanceof OperableError && error.code === 'no_report') return undefined
    throw error
  }
}
