import { OperableError, type Report } from '@operable/core'
import { createSpinner } from '../spinner.ts'
import type { Demo } from './start-demo.ts'

export interface ScannedDemo {
  /** Of the sites, in their order. */
  reports: Report[]
  /** Names of the first site's tools. */
  tools: string[]
}

/**
 * Scans both sites through the service, as its users would, and finds the tools of the first one.
 *
 * @throws OperableError `aborted`, `site_unreachable`, `storage_unavailable`
 */
export async function scanDemo({ operable, sites, websiteId }: Demo, signal: AbortSignal): Promise<ScannedDemo> {
  const spinner = createSpinner('Scanning the example sites')
  const scan = async (url: string): Promise<Report> => {
    const { id } = await operable.scans.start(url)
    for await (const now of operable.scans.watch(id, { signal })) {
      if (now.state === 'running') spinner.show(`Scanning ${url}: page ${now.pagesDone} of ${now.pagesPlanned}`)
      if (now.state === 'failed') throw new OperableError('site_unreachable', now.detail)
      if (now.state === 'completed') return (await operable.reports.find(url)).report
    }
    throw new OperableError('aborted', 'The scan was stopped.')
  }
  try {
    const [reports] = await Promise.all([
      Promise.all(sites.map(({ url }) => scan(url))),
      operable.tools.discover(websiteId, { signal }),
    ])
    const { tools } = await operable.tools.list(websiteId)
    return { reports, tools: tools.map(({ name }) => name) }
  } finally {
    spinner.stop()
  }
}
