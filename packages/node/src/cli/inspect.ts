import { Command, Option } from 'commander'
import { inspectorBookmarklet } from '../pages/inspector-bookmarklet.ts'
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
    .action(({ server, website }: Options) => {
      const { url = LOCAL } = serviceAddress(server ? { server } : {}) ?? {}
      process.stdout.write(`${inspectorBookmarklet(url.replace(/\/$/, ''), website)}\n`)
      process.stderr.write(HOW)
    })
}
