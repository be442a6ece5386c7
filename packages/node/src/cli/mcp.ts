import { finished } from 'node:stream/promises'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { Command } from 'commander'
import { localServerInfo } from '../catalog/documents.ts'
import { createReportServer, type ReportSource } from '../mcp/report-server.ts'
import { packageVersion } from '../package-root.ts'
import { type ReadOptions, withReadOptions } from './options.ts'
import { withService } from './with-service.ts'

const HELP = `
An MCP client starts this command and talks to it over standard input and output. Add this to its configuration:
  { "mcpServers": { "operable": { "command": "npx", "args": ["-y", "@operable/node", "mcp", "--data", "/path/to/operable.db"] } } }
A running service offers the same at /mcp.

Examples:
  operable mcp --data ./operable.db
  operable mcp --server https://audit.example.com
`

export function mcpCommand(): Command {
  const command = new Command('mcp').description(
    'Serves saved reports to an MCP client, from the data file or a running service. Never scans.',
  )
  return withReadOptions(command)
    .addHelpText('after', HELP)
    .action((options: ReadOptions) => withService(options, ({ reports }, signal) => answer(reports, signal)))
}

/** Until the client closes the input, or a signal comes. */
async function answer({ find }: Pick<ReportSource, 'find'>, signal: AbortSignal): Promise<void> {
  const info = localServerInfo(packageVersion())
  const onError = (error: unknown) => process.stderr.write(`operable: ${String(error)}\n`)
  const onEnd = finished(process.stdin, { signal }).catch(() => {})
  const connection = serveStdio(() => createReportServer(info, { find, onError }))
  await onEnd
  await connection.close()
}
