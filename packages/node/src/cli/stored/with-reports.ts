import { existsSync } from 'node:fs'
import { normalizeTypedUrl, OperableError } from '@operable/core'
import { createReports, type ReportStore } from '../../services/reports/create-reports.ts'
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
    const { report } = await reports.find(url).catch((error: unknown) => {
      throw isNoReport(error) ? noReport({ url, given }, options) : error
    })
    return await use(reports, report.id)
  } finally {
    await storage.close?.()
  }
}

export function isNoReport(error: unknown): boolean {
  return error instanceof OperableError && error.code === 'no_report'
}

interface MissingReport {
  url: string
  /** The address as it was given. */
  given: string
  /** Why there can be none. */
  why?: string
}

/** Names the command that makes one. */
export function noReport({ url, given, why }: MissingReport, options: DataOptions): OperableError {
  const where = `${options.data}${why ? ` (${why})` : ''}`
  const command = `npx @operable/node audit ${shellWord(given)}${dataWords(options)} --save`
  return new OperableError('no_report', `There is no report of ${url} in ${where}; "${command}" makes one.`)
}
