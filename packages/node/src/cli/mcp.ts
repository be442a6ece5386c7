import { finished } from 'node:stream/promises'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { Command, Option } from 'commander'
import { localServerInfo } from '../catalog/mcp-documents.ts'
import type { ReportSource } from '../mcp/get-audit-report.ts'
import { createReportServer } from '../mcp/report-server.ts'
import { packageVersion } from '../package-root.ts'
import { createReports } from '../services/reports/create-reports.ts'
import { remoteReport } from './client/remote-report.ts'
import { type DataOptions, withDataOption } from './data-option.ts'
import { listenForInterrupt } from './interrupt.ts'
import { openData } from './open-data.ts'
import { type ServerOptions, serviceAddress } from './server-option.ts'
import { findHere } from './stored/with-reports.ts'

interface Options extends DataOptions, Pick<ServerOptions, 'server'> {}

const HELP = `
The client starts this command and talks to it over standard input and output. In its configuration:
  { "mcpServers": { "operable": { "command": "npx", "args": ["-y", "@operable/node", "mcp", "--data", "/path/to/operable.db"] } } }
A service that runs has the same server at /mcp.

Examples:
  operable mcp --data ./operable.db
  operable mcp --server https://audit.example.com
`

export function mcpCommand(): Command {
  const command = new Command('mcp')
    .description('Serves completed reports to an MCP client, from the data file or from a service. It never scans.')
    .addOption(new Option('--server <url>', 'ask a running service instead of the data file').env('OPERABLE_SERVER'))
  return withDataOption(command).addHelpText('after', HELP).action(run)
}

/** Ends when the client closes the input, or on a signal. */
async function run(options: Options): Promise<void> {
  const { source, close } = openSource(options)
  const interrupt = listenForInterrupt()
  const info = localServerInfo(packageVersion())
  try {
    const onEnd = finished(process.stdin, { signal: interrupt.signal }).catch(() => {})
    const connection = serveStdio(() => createReportServer(info, source))
    await onEnd
    await connection.close()
  } finally {
    interrupt.release()
    await close()
  }
}

/** Private addresses are not refused here: the data file is the user's own. */
function openSource(options: Options): { source: ReportSource; close: () => Promise<void> } {
  const onError = (error: unknown) => process.stderr.write(`operable: ${String(error)}\n`)
  const service = serviceAddress(options)
  if (service) {
    return { source: { find: (url) => remoteReport(service, url), onError }, close: async () => {} }
  }
  const storage = openData(options, { mustExist: true })
  const reports = createReports({ storage })
  const find = (url: string) => findHere(reports, url, options)
  return { source: { find, onError }, close: async () => storage.close?.() }
}
