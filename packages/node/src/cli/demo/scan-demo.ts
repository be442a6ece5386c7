import { OperableError, type Report } from '@operable/core'
import ora from 'ora'
import type { Scan } from '../../contracts/scans.ts'
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
  const progress = showProgress()
  const scan = async (url: string): Promise<Report> => {
    const { id } = await operable.scans.start(url)
    for await (const now of operable.scans.watch(id, { signal })) {
      progress.show(url, now)
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
    progress.stop()
  }
}

/** One line on a terminal while it takes its time, and nothing elsewhere. */
function showProgress(): { show(url: string, scan: Scan): void; stop(): void } {
  const stream = process.stderr
  if (!stream.isTTY) return { show() {}, stop() {} }
  // ora would take over stdin to swallow key presses, and Ctrl-C with them.
  const spinner = ora({ stream, discardStdin: false, text: 'Scanning the example sites' }).start()
  return {
    show(url, scan) {
      if (scan.state === 'running') spinner.text = `Scanning ${url}: page ${scan.pagesDone} of ${scan.pagesPlanned}`
    },
    stop: () => void spinner.stop(),
  }
}
