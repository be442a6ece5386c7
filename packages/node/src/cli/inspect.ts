import { Command, Option } from 'commander'
import { inspectorFile, readWidgetFiles } from '../http/widget/widget-files.ts'
import { type InspectorFile, inspectorBookmarklet } from '../pages/inspector-bookmarklet.ts'
import { type ServerOptions, serviceAddress } from './server-option.ts'

interface Options extends Pick<ServerOptions, 'server'> {
  website?: string
}

/** Where `operable serve` listens unless it is told otherwise. */
const LOCAL = 'http://127.0.0.1:8787'

const HOW = `
Save this line as the address of a bookmark, open a page of your site, and click the bookmark: the inspector outlines
every form and button there with what the audit says of it.
`

const UNPINNED = `
It loads whatever inspector the service has then: the service does not answer now, or is of another version than this
command. A bookmark from the console always names one version and what it consists of.
`

const HELP = `
Examples:
  operable inspect
  operable inspect --server https://audit.example.com --website 3kd8w0q2m9xa
`

export function inspectCommand(): Command {
  return new Command('inspect')
    .description('Prints a bookmark that loads the inspector from a service onto the page that is open.')
    .addOption(new Option('--server <url>', 'where the service is').env('OPERABLE_SERVER').default(LOCAL))
    .option('--website <id>', 'hand tools over to this website at the service')
    .addHelpText('after', HELP)
    .action(async ({ server, website: websiteId }: Options) => {
      const url = (serviceAddress(server ? { server } : {})?.url ?? LOCAL).replace(/\/$/, '')
      const file = await pinned(url)
      const bookmarklet = inspectorBookmarklet(url, { ...(websiteId !== undefined && { websiteId }), file })
      process.stdout.write(`${bookmarklet}\n`)
      process.stderr.write(file ? HOW : HOW + UNPINNED)
    })
}

/** A service that is there answers long before; a bookmark is printed all the same. In ms. */
const ASK_MS = 5_000

/** The inspector of this installation, when the service has that version too. */
async function pinned(url: string): Promise<InspectorFile | undefined> {
  const file = inspectorFile(readWidgetFiles())
  const ask = (path: string) => fetch(`${url}/${path}`, { method: 'HEAD', signal: AbortSignal.timeout(ASK_MS) })
  const answer = file && (await ask(file.path).catch(() => undefined))
  return answer?.ok ? file : undefined
}
