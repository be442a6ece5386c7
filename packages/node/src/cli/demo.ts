import { once } from 'node:events'
import type { Report } from '@operable/core'
import { Command, Option } from 'commander'
import { audit } from '../services/audit.ts'
import { type DemoSite, demoFolder, demoSites } from './demo/demo-sites.ts'
import { type ServedSite, serveSite } from './demo/serve-site.ts'
import { type Interrupt, listenForInterrupt } from './interrupt.ts'
import { auditSteps, printSteps, type Step } from './next-steps.ts'
import { wholeNumber } from './option-values.ts'
import { printReport } from './print/report.ts'
import { describeTerminal } from './print/terminal.ts'
import { createProgress } from './progress.ts'

interface Options {
  once?: boolean
  port?: number
}

interface Running extends ServedSite {
  site: DemoSite
}

const DEFAULT_PORT = 4310

const HELP = `
Examples:
  operable demo
  operable demo --once
`

export function demoCommand(): Command {
  return new Command('demo')
    .summary('serve an example site, scan it and print its report')
    .description(
      'Serves the site of a small business on this machine only, in two states: as delivered, and after its report was followed. Scans it, prints the report, and keeps serving until Ctrl-C.',
    )
    .option('--once', 'stop after the report')
    .addOption(
      new Option('--port <n>', `first of two ports (default: ${DEFAULT_PORT}, or any that is free)`).argParser(
        wholeNumber(1, 65_534),
      ),
    )
    .addHelpText('after', HELP)
    .action(async ({ once: isOnce = false, port = isOnce ? 0 : DEFAULT_PORT }: Options) => {
      const interrupt = listenForInterrupt()
      const running: Running[] = []
      try {
        for (const site of demoSites) {
          running.push({ site, ...(await serveSite(demoFolder(site), port === 0 ? 0 : port + site.port)) })
        }
        await present(running, interrupt, isOnce)
        if (!isOnce) await keepServing(interrupt)
      } finally {
        interrupt.release()
        await Promise.all(running.map(({ close }) => close()))
      }
    })
}

/** The report of the first site, the scores of both, and what to try. */
async function present(running: readonly Running[], interrupt: Interrupt, isOnce: boolean): Promise<void> {
  const terminal = describeTerminal(process.stdout)
  const { ink } = terminal
  const scanned: { url: string; site: DemoSite; report: Report }[] = []
  for (const { url, site } of running) scanned.push({ url, site, report: await scan(url, interrupt) })
  const [first] = scanned
  if (first) process.stdout.write(printReport(first.report, first.url, terminal))
  const rows = scanned.map(
    ({ url, site, report }) => `  ${ink.cyan(url)}  ${ink.bold(`${report.score} ${report.grade}`)}  ${site.title}\n`,
  )
  process.stdout.write(`\n${ink.bold(isOnce ? 'Scanned' : 'Now open on this machine')}\n${rows.join('')}`)
  process.stdout.write(printSteps(demoSteps(isOnce ? undefined : first?.url), terminal))
}

/** A site that is still served can be tried out at once. */
function demoSteps(url: string | undefined): Step[] {
  const own = { command: 'npx operable audit your-site.example', says: 'the same for a site of yours' }
  return url === undefined ? [own, ...auditSteps('your-site.example')] : [...auditSteps(url, ' --allow-private'), own]
}

async function scan(url: string, interrupt: Interrupt): Promise<Report> {
  const progress = createProgress(url)
  try {
    return await audit(url, {
      allowPrivate: [new URL(url).hostname],
      render: 'never',
      signal: interrupt.signal,
      onProgress: progress.onProgress,
    })
  } finally {
    progress.stop()
  }
}

async function keepServing({ signal }: Interrupt): Promise<void> {
  process.stderr.write('\nBoth sites stay open until Ctrl-C.\n')
  if (!signal.aborted) await once(signal, 'abort')
  process.stderr.write('\nStopped.\n')
}
