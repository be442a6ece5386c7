import { OperableError } from '@operable/core'
import { normalizeTypedUrl } from '@operable/core/site'
import type { SourcedReport } from '../../mcp/get-audit-report.ts'
import type { ServiceAddress } from '../server-option.ts'
import { remoteReport } from './remote-report.ts'

/**
 * The latest report of a site, from a running service. Where there is none it says how one is made there.
 *
 * @param given the address as the person typed it
 * @throws OperableError what `remoteReport` throws
 */
export async function siteReport(service: ServiceAddress, given: string): Promise<SourcedReport> {
  const url = normalizeTypedUrl(given)
  try {
    return await remoteReport(service, url)
  } catch (error) {
    if (!(error instanceof OperableError) || error.code !== 'no_report') throw error
    const message = `${service.url} has no report of ${url}; a scan is started on its first page, or by POST ${service.url}api/v1/scans.`
    throw new OperableError('no_report', message, { cause: error })
  }
}
