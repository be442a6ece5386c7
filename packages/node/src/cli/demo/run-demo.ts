import { once } from 'node:events'
import { OperableError, type Report } from '@operable/core'
import { memoryStorage } from '../../storage/memory.ts'
import { type Interrupt, listenForInterrupt } from '../interrupt.ts'
import { auditSteps, printSteps } from '../next-steps.ts'
import { openData } from '../open-data.ts'
import { printable } from '../print/printable.ts'
import { printReport } from '../print/report.ts'
import { describeTerminal } from '../print/terminal.ts'
import { createSpinner } from '../progress.ts'
import { printDemo } from './print-demo.ts'
import type { ReceivedForm } from './site-app.ts'
import { type Demo, startDemo } from './start-demo.ts'

/** Options as typed. */
export interface DemoWords {
  once?: boolean
  /** 0: any free port. */
  port: number
  data?: string
}

/** Runs the demo until a signal. @throws OperableError whatever goes wrong */
export async function runDemo({ once: isOnce = false, port, data }: DemoWords): Promise<void> {
  const interrupt = listenForInterrupt()
  const storage = data ? openData({ data }) : memoryStorage()
  try {
    const demo = await startDemo({ port, storage, onForm: tellForm })
    for (const taken of demo.takenPorts) {
      process.stderr.write(`Port ${taken} is in use, using a free one instead.\n`)
    }
    try {
      present(demo, await scanDemo(demo, interrupt.signal), isOnce)
      if (!isOnce) await keepServing(interrupt)
    } finally {
      await demo.close()
    }
    if (!isOnce) process.stderr.write('Stopped.\n')
  } finally {
    await storage.close?.()
    interrupt.release()
  }
}

/** The report of the first site, the scores of both, and next steps. */
function present({ url, key, sites, websiteId }: Demo, { reports, tools }: ScannedDemo, isOnce: boolean): void {
  const terminal = describeTerminal(process.stdout)
  const { ink } = terminal
  const [report] = reports
  const site = sites[0]?.url
  if (report === undefined || site === undefined) throw new Error('There is an example site.')
  process.stdout.write(printReport(report, site, terminal))
  const rows = reports.map(({ score, grade }, index) => {
    const { url = '', site } = sites[index] ?? {}
    return `  ${ink.cyan(url)}  ${ink.bold(`${score} ${grade}`.padStart(5))}  ${site?.title}\n`
  })
  process.stdout.write(`\n${ink.bold(isOnce ? 'Scanned' : 'Running on this machine')}\n${rows.join('')}`)
  const own = { command: 'npx @operable/node audit your-site.example', says: 'scan your own site' }
  process.stdout.write(
    isOnce
      ? printSteps([own, ...auditSteps('your-site.example')], terminal)
      : printDemo({ url, key, site, websiteId, reportId: report.id, tools }, terminal),
  )
}

/** Field names only: what people send is private, even here. */
function tellForm({ name, fields, status }: ReceivedForm): void {
  const sent = Object.keys(fields).join(', ') || 'no fields'
  process.stderr.write(`${printable(`The example site received form "${name}" (${sent}): ${status}`)}\n`)
}

async function keepServing({ signal }: Interrupt): Promise<void> {
  process.stderr.write('\nPress Ctrl-C to stop.\n')
  if (!signal.aborted) await once(signal, 'abort')
  process.stderr.write('\n')
}

interface ScannedDemo {
  /** In the order of the sites. */
  reports: Report[]
  /** Names of the first site's tools. */
  tools: string[]
}

/**
 * Scans both sites through the service, as users would, and discovers the tools of the first one.
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
