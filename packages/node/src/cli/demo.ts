import { once } from 'node:events'
import { Command, Option } from 'commander'
import { memoryStorage } from '../storage/memory.ts'
import { openData } from './data-option.ts'
import { printDemo } from './demo/print-demo.ts'
import { type ScannedDemo, scanDemo } from './demo/scan-demo.ts'
import type { ReceivedForm } from './demo/site-app.ts'
import { type Demo, startDemo } from './demo/start-demo.ts'
import { type Interrupt, listenForInterrupt } from './interrupt.ts'
import { auditSteps, printSteps } from './next-steps.ts'
import { wholeNumber } from './option-values.ts'
import { printable } from './print/printable.ts'
import { printReport } from './print/report.ts'
import { describeTerminal } from './print/terminal.ts'

interface Options {
  once?: boolean
  port?: number
  data?: string
}

/** The one of `operable serve`. */
const DEFAULT_PORT = 8787

const HELP = `
Examples:
  operable demo
  operable demo --once
  operable demo --port 9000 --data ./operable-demo.db
`

export function demoCommand(): Command {
  return new Command('demo')
    .description(
      'Runs the whole service on this machine only, beside the site of a small business in two states: as delivered, with the widget, and after its report was followed. Scans both, finds the tools, prints the report and where to go next, and keeps running until Ctrl-C.',
    )
    .option('--once', 'stop after the report')
    .addOption(
      new Option('--port <n>', `port of the service; the sites take the next two (default: ${DEFAULT_PORT})`).argParser(
        wholeNumber(1, 65_533),
      ),
    )
    .option('--data <file>', 'keep what happens in a data file (default: in memory, gone at the end)')
    .addHelpText('after', HELP)
    .action(run)
}

async function run({ once: isOnce = false, port = isOnce ? 0 : DEFAULT_PORT, data }: Options): Promise<void> {
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
  const own = { command: 'npx operable audit your-site.example', says: 'the same for a site of yours' }
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
