import { OperableError, type Report, renderMarkdown } from '@operable/core'
import { Command, Option } from 'commander'
import { type DataOptions, withDataOption } from './data-option.ts'
import { printReport } from './print/report.ts'
import { describeTerminal } from './print/terminal.ts'
import { remoteReport } from './remote/remote-report.ts'
import { type ServiceAddress, serviceAddress } from './server-option.ts'
import { withReports } from './stored/with-reports.ts'
import { readSiteAddress } from './target.ts'

interface Options extends DataOptions {
  json?: true
  markdown?: true
  server?: string
}

const HELP = `
Exit codes:
  0  printed    2  bad usage or address    4  there is no report    69  the data or the service cannot answer

Examples:
  operable report shop.example
  operable report https://shop.example --json
  operable report shop.example --server https://audit.example.com
`

export function reportCommand(): Command {
  const command = new Command('report')
    .description('Prints the latest report that was kept, from the data file or from a service. It never scans.')
    .argument('<url>', 'address of the site (a bare domain means https)')
    .addOption(new Option('--json', 'print the report as JSON').conflicts('markdown'))
    .option('--markdown', 'print the whole report as Markdown')
    .addOption(new Option('--server <url>', 'ask a running service instead of the data file').env('OPERABLE_SERVER'))
  return withDataOption(command)
    .addHelpText('after', HELP)
    .action(async (given: string, options: Options) => {
      const address = serviceAddress(options)
      const report = address ? await askForReport(address, given) : await readReport(given, options)
      process.stdout.write(render(report, given, options))
    })
}

function readReport(given: string, options: Options): Promise<Report> {
  return withReports(given, options, async (reports, id) => (await reports.byId(id)).report)
}

async function askForReport(service: ServiceAddress, given: string): Promise<Report> {
  const url = readSiteAddress(given)
  try {
    return (await remoteReport(service, url)).report
  } catch (error) {
    if (!(error instanceof OperableError) || error.code !== 'no_report') throw error
    const message = `${service.url} has no report of ${url}; a scan is started on its first page, or by POST ${service.url}api/v1/scans.`
    throw new OperableError('no_report', message, { cause: error })
  }
}

function render(report: Report, given: string, { json, markdown }: Options): string {
  if (json) return `${JSON.stringify(report, null, 2)}\n`
  return markdown ? renderMarkdown(report) : printReport(report, given, describeTerminal(process.stdout))
}
