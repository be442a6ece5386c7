import type { Report, SiteEvidence } from '@operable/core'
import { createReports } from '../../services/reports/create-reports.ts'
import type { DataOptions } from '../data-option.ts'
import { openData } from '../open-data.ts'

/**
 * Scans, and keeps the report in the data file.
 *
 * @throws OperableError `storage_unavailable`, before the scan when the file cannot be used
 */
export async function savedReport(options: DataOptions, scan: () => Promise<SiteEvidence>): Promise<Report> {
  const storage = openData(options)
  try {
    await storage.keys('reports/', { limit: 1 })
    const evidence = await scan()
    return (await createReports({ storage }).save(evidence)).report
  } finally {
    await storage.close?.()
  }
}
