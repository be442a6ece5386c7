import { finished } from 'node:stream/promises'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { Command, Option } from 'commander'
import { localServerInfo } from '../catalog/documents.ts'
import { createReportServer, type ReportSource } from '../mcp/report-server.ts'
import { packageVersion } from '../package-root.ts'
import { refuseUsage } from './failure.ts'
import { type ReadOptions, seconds, wholeNumber, withCredentialOptions, withReadOptions } from './options.ts'
import type { SiteWords } from './serve-site-tools.ts'
import { withService } from './with-service.ts'

const HELP = `
An MCP client starts this command and talks to it over standard input and output.

With an address, the tools are the site's: calls run in a headless browser whose network is sealed, unless you add --send.
Whatever needs a person is asked through the client; one that cannot ask gets needs_person.
  claude mcp add shop -- npx @operable/node mcp https://shop.example

Without one, it serves saved reports. Add this to the configuration of the client:
  { "mcpServers": { "operable": { "command": "npx", "args": ["-y", "@operable/node", "mcp", "--data", "/path/to/operable.db"] } } }
A running service offers the same at /mcp.

Examples:
  operable mcp https://shop.example
  operable mcp https://staging.shop.example --send
  operable mcp --data ./operable.db
  operable mcp --server https://audit.example.com
`

export function mcpCommand(): Command {
  const command = new Command('mcp')
    .description(
      "Serves a site's tools to an MCP client, run in a sealed browser; without an address, saved reports, from the data file or a running service.",
    )
    .argument('[url]', 'site whose tools are served')
    .option('--send [host...]', "really send, to the form's own host or only to these")
    .option('--headed', 'show the browser')
    .addOption(
      new Option('--max-pages <n>', 'look for tools on at most this many pages')
        .argParser(wholeNumber(1, 1000))
        .default(10),
    )
    .addOption(
      new Option('--refresh <s>', 'look for tools again when they are used and this many seconds old')
        .argParser(seconds(86_400))
        .default(900_000, '900'),
    )
    .option('--discover', 'look for tools even if the data file has some of this site')
    .option('--allow-private', 'also allow private networks and this machine')
  return withCredentialOptions(withReadOptions(command))
    .addHelpText('after', HELP)
    .action(async (url: string | undefined, options: ReadOptions & SiteWords, command: Command) => {
      if (url === undefined) {
        refuseSiteOptions(command)
        return withService(options, ({ reports }, signal) => answer(reports, signal))
      }
      // Reports need no browser.
      const { serveSiteTools } = await import('./serve-site-tools.ts')
      return serveSiteTools(url, options, command)
    })
}

/** What goes without an address. */
const FOR_REPORTS: ReadonlySet<string> = new Set(['data', 'server'])

function refuseSiteOptions(command: Command): void {
  const wrong = command.options.find((option) => {
    const name = option.attributeName()
    return command.getOptionValueSource(name) === 'cli' && !FOR_REPORTS.has(name)
  })
  if (wrong) refuseUsage(command, `${wrong.long} needs the address of a site.`)
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
