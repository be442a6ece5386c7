import { once } from 'node:events'
import { memoryStorage } from '../../storage/memory.ts'
import { type Interrupt, listenForInterrupt } from '../interrupt.ts'
import { auditSteps, printSteps } from '../next-steps.ts'
import { openData } from '../open-data.ts'
import { printable } from '../print/printable.ts'
import { printReport } from '../print/report.ts'
import { describeTerminal } from '../print/terminal.ts'
import { printDemo } from './print-demo.ts'
import { type ScannedDemo, scanDemo } from './scan-demo.ts'
import type { ReceivedForm } from './site-app.ts'
import { type Demo, startDemo } from './start-demo.ts'

/** Options of the command, as they were given. */
export interface DemoWords {
  once?: boolean
  /** 0 takes any free one. */
  port: number
  data?: string
}

/** Runs the demo until a signal. @throws OperableError what goes wrong */
export async function runDemo({ once: isOnce = false, port, data }: DemoWords): Promise<void> {
  const interrupt = listenForInterrupt()
  const storage = data ? openData({ data }) : memoryStorage()
  try {
    const demo = await startDemo({ port, storage, onForm: tellForm })
    for (const taken of demo.takenPorts) {
      process.stderr.write(`Port ${taken} is in use; a free one is taken instead.\n`)
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

/** The report of the first site, the scores of both, and where to go. */
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
  process.stdout.write(`\n${ink.bold(isOnce ? 'Scanned' : 'Now open on this machine')}\n${rows.join('')}`)
  const own = { command: 'npx @operable/node audit your-site.example', says: 'the same for a site of yours' }
  process.stdout.write(
    isOnce
      ? printSteps([own, ...auditSteps('your-site.example')], terminal)
      : printDemo({ url, key, site, websiteId, reportId: report.id, tools }, terminal),
  )
}

/** Names of fields only: what people send is nobody's business, not even here. */
function tellForm({ name, fields, status }: ReceivedForm): void {
  const sent = Object.keys(fields).join(', ') || 'nothing'
  process.stderr.write(`${printable(`The example site received the form "${name}" (${sent}): ${status}`)}\n`)
}

async function keepServing({ signal }: Interrupt): Promise<void> {
  process.stderr.write('\nAll of it will stay open until Ctrl-C.\n')
  if (!signal.aborted) await once(signal, 'abort')
  process.stderr.write('\n')
}
