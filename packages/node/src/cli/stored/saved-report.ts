import { OperableError, type Report, type SiteEvidence } from '@operable/core'
import { z } from 'zod'
import { createReports } from '../../services/reports/create-reports.ts'
import { scanFailure } from '../../services/scans/scan-failure.ts'
import type { DataOptions } from '../data-option.ts'
import { openData } from '../open-data.ts'

/** What `requireAnswer` gives as the cause: the evidence of a site that could not be read. */
const causeSchema = z.object({ url: z.string() })

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
    const cause = error instanceof OperableError && error.code !== 'aborted' && causeSchema.safeParse(error.cause).data
    if (cause) await reports.saveFailure({ url: cause.url, at: new Date().toISOString(), ...scanFailure(error) })
    throw error
  } finally {
    await storage.close?.()
  }
}
