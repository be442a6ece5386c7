import { Command, Option } from 'commander'
import { inspectorFile, readWidgetFiles } from '../http/widget/widget-files.ts'
import { type InspectorFile, inspectorBookmarklet } from '../pages/inspector-bookmarklet.ts'
import { serviceAddress } from './client/ask-service.ts'
import type { ServerOptions } from './options.ts'

interface Options extends Pick<ServerOptions, 'server'> {
  website?: string
}

/** Where `operable serve` listens by default. */
const LOCAL = 'http://127.0.0.1:8787'

const HOW = `
Save this line as the address of a bookmark, open a page of your site, and click the bookmark. The inspector outlines
every form and button and shows what the audit says about it.
`

const UNPINNED = `
The service does not respond, or has another version than this command, so the bookmark loads whichever inspector the
service has when you click it. A bookmark from the console is always tied to one version and checks its integrity.
`

const HELP = `
Examples:
  operable inspect
  operable inspect --server https://audit.example.com --website 3kd8w0q2m9xa
`

export function inspectCommand(): Command {
  return new Command('inspect')
    .description('Prints a bookmark that loads the inspector from a service into the open page.')
    .addOption(new Option('--server <url>', 'address of the service').env('OPERABLE_SERVER').default(LOCAL))
    .option('--website <id>', 'add tools to this website of the service')
    .addHelpText('after', HELP)
    .action(async ({ server, website: websiteId }: Options) => {
      const url = (serviceAddress(server ? { server } : {})?.url ?? LOCAL).replace(/\/$/, '')
      const file = await pinned(url)
      const bookmarklet = inspectorBookmarklet(url, { ...(websiteId !== undefined && { websiteId }), file })
      process.stdout.write(`${bookmarklet}\n`)
      process.stderr.write(file ? HOW : HOW + UNPINNED)
    })
}

/** In ms. A running service responds long before; without one, a bookmark is printed all the same. */
const ASK_MS = 5_000

/** The inspector of this installation, if the service has the same version. */
async function pinned(url: string): Promise<InspectorFile | undefined> {
  const file = inspectorFile(readWidgetFiles())
  const ask = (path: string) => fetch(`${url}/${path}`, { method: 'HEAD', signal: AbortSignal.timeout(ASK_MS) })
  const answer = file && (await ask(file.path).catch(() => undefined))
  return answer?.ok ? file : undefined
}
