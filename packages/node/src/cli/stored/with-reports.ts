import { existsSync } from 'node:fs'
import { OperableError, reportId } from '@operable/core'
import { normalizeTypedUrl } from '@operable/core/site'
import type { FailedAttempt, StoredReport } from '../../contracts/reports.ts'
import { createReports, type ReportStore } from '../../services/reports/create-reports.ts'
import { attemptSentence } from '../../services/reports/failed-attempts.ts'
import type { DataOptions } from '../data-option.ts'
import { shellWord } from '../next-steps.ts'
import { openData } from '../open-data.ts'
import { dataWords } from './data-words.ts'

/**
 * Reads completed reports from the data file, and lets go of it. Where there is none it says which command makes one,
 * since no command that reads starts a scan.
 *
 * @param given the address as the person typed it
 * @throws OperableError `invalid_url`, `no_report`, `storage_unavailable`
 */
export async function withReports<Result>(
  given: string,
  options: DataOptions,
  use: (reports: ReportStore, id: string) => Promise<Result>,
): Promise<Result> {
  const url = normalizeTypedUrl(given)
  if (!existsSync(options.data)) throw noReport({ url, given, why: 'there is no such data file' }, options)
  const storage = openData(options)
  try {
    const reports = createReports({ storage })
    const { report } = await findHere(reports, given, options)
    return await use(reports, report.id)
  } finally {
    await storage.close?.()
  }
}

/** A report of the data file. @throws OperableError `no_report` with the command that makes one */
export async function findHere(reports: ReportStore, given: string, options: DataOptions): Promise<StoredReport> {
  const url = normalizeTypedUrl(given)
  try {
    return await reports.find(url)
  } catch (error) {
    if (!(error instanceof OperableError) || error.code !== 'no_report') throw error
    throw noReport({ url, given, failed: await reports.lastAttempt(reportId(url)) }, options)
  }
}

interface MissingReport {
  url: string
  /** The address as it was given. */
  given: string
  /** Why there can be none. */
  why?: string
  /** How the last scan failed. */
  failed?: FailedAttempt | undefined
}

/** Names the command that makes one. */
function noReport({ url, given, why, failed }: MissingReport, options: DataOptions): OperableError {
  const where = `${options.data}${why ? ` (${why})` : ''}`
  const command = `npx @operable/node audit ${shellWord(given)}${dataWords(options)} --save`
  const last = failed ? ` ${attemptSentence(failed)}` : ''
  return new OperableError('no_report', `There is no report of ${url} in ${where}; "${command}" makes one.${last}`)
}
