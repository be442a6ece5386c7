import { type Report, ScanError, type SiteEvidence } from '@operable/core'
import { createReports } from '../../services/reports/create-reports.ts'
import { scanFailure } from '../../services/scans/scan-failure.ts'
import type { DataOptions } from '../data-option.ts'
import { openData } from '../open-data.ts'

/**
 * Scans, and keeps the report in the data file; of a site that could not be read, that the scan failed and why.
 *
 * @throws OperableError what the scan throws; `storage_unavailable`, before the scan when the file cannot be used
 */
export async function savedReport(options: DataOptions, scan: () => Promise<SiteEvidence>): Promise<Report> {
  const storage = openData(options)
  const reports = createReports({ storage })
  try {
    await storage.keys('reports/', { limit: 1 })
    return (await reports.save(await scan())).report
  } catch (error) {
    if (error instanceof ScanError && error.code !== 'aborted') {
      const { url } = error.evidence
      await reports.saveFailure({ url, at: new Date().toISOString(), ...scanFailure(error) })
    }
    throw error
  } finally {
    await storage.close?.()
  }
}
