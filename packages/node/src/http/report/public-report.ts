import { OperableError } from '@operable/core'
import { normalizeTypedUrl } from '@operable/core/site'
import type { KeyScope } from '../../contracts/keys.ts'
import type { Operable } from '../../contracts/operable.ts'
import type { StoredReport } from '../../contracts/reports.ts'
import { createAddressPolicy } from '../../fetch/address/address-guard.ts'
import { attemptSentence } from '../../services/reports/failed-attempts.ts'
import type { AppDeps } from '../app-deps.ts'
import { withShownProof } from './proven-report.ts'

/**
 * Public access to reports. An address that no scan could reach is refused, whatever is stored,
 * so that an answer reveals nothing about the operator's network. If there is no report, the error says how to get one.
 */
export function createFindReport(
  { reports, proofs }: Pick<Operable, 'reports' | 'proofs'>,
  { allowPrivate, baseUrl }: Pick<AppDeps, 'allowPrivate' | 'baseUrl'>,
): AppDeps['findReport'] {
  const policy = createAddressPolicy({ allowPrivate })

  return async (url, viewer) => {
    const refusal = policy.checkUrl(new URL(normalizeTypedUrl(url)))
    if (refusal) throw new OperableError('invalid_url', refusal.reason)
    const stored = await reports.find(url).catch((error: unknown) => {
      if (!(error instanceof OperableError) || error.code !== 'no_report') throw error
      const how = `Start a scan at ${baseUrl}/, or with POST ${baseUrl}/api/v1/scans.`
      throw new OperableError('no_report', `${error.message} ${how}`, { cause: error })
    })
    return withShownProof(stored, await proofs.find(stored.id, viewer))
  }
}

const REPORT_ID = /^[0-9a-z]{26}$/

/**
 * The report that anybody may see under an id. @throws OperableError `no_report`, which says how the last scan failed;
 * `storage_unavailable`
 */
type SharedReport = (id: string, viewer?: KeyScope) => Promise<StoredReport>

/**
 * Anyone can compute an id from an address, so the report of an address that no scan can reach now counts as
 * missing here too.
 */
export function createSharedReport(
  { reports, proofs }: Pick<Operable, 'reports' | 'proofs'>,
  allowPrivate: boolean | readonly string[],
): SharedReport {
  const policy = createAddressPolicy({ allowPrivate })
  const isPublic = (url: string) => policy.checkUrl(url) === undefined

  return async (id, viewer) => {
    const stored = REPORT_ID.test(id) ? await orNone(reports.byId(id)) : undefined
    if (stored && isPublic(stored.report.url)) return withShownProof(stored, await proofs.find(id, viewer))
    const failed = stored || !REPORT_ID.test(id) ? undefined : await reports.lastAttempt(id)
    const why = failed && isPublic(failed.url) ? ` ${attemptSentence(failed)}` : ''
    throw new OperableError('no_report', `There is no completed report at this address.${why}`)
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
