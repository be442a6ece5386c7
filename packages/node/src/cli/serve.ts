import { isIP } from 'node:net'
import { Command, InvalidArgumentError, Option } from 'commander'
import { checkBaseUrl } from '../http/address/base-url.ts'
import { wholeNumber, withDataOption } from './options.ts'
import type { ServeWords } from './run-serve.ts'
import { withWatchOptions } from './watch-options.ts'

const HELP = `
Environment:
  OPERABLE_ADMIN_KEY  the admin key, instead of one created at the first start; at least 24 characters if others can
                      reach the service
  OPERABLE_DATA       the data file or database, instead of --data; other users cannot see a password in it

Examples:
  operable serve
  operable serve --data postgres://operable@db.example.com/operable
  operable serve --metrics --log json
  operable serve --keep reports=365 history=90
  operable serve --port 80 --host 0.0.0.0 --base-url https://audit.example.com --trusted-proxy 10.0.0.0/8
`

export function serveCommand(): Command {
  const command = new Command('serve')
    .description('Runs the service on one port, with all data in one file or database. To stop it, press Ctrl-C.')
    .addOption(new Option('--port <n>', 'port to listen on').argParser(wholeNumber(0, 65_535)).default(8787))
    .option('--host <address>', 'address to listen on', '127.0.0.1')
  return withWatchOptions(withDataOption(command))
    .addOption(
      new Option('--base-url <url>', 'public address of the service (default: host and port)').argParser(baseUrl),
    )
    .addOption(
      new Option('--render <mode>', 'which pages to open in a browser: those that need scripts, none, or all')
        .choices(['auto', 'never', 'always'])
        .default('auto'),
    )
    .addOption(
      new Option('--tool-limit <n>', 'maximum number of tools per website (default: unlimited)').argParser(
        wholeNumber(0, 1e6),
      ),
    )
    .option('--allow-private', 'also allow private networks and this machine')
    .option('--no-work', 'leave scans to "operable worker"; needs a PostgreSQL database')
    .option(
      '--keep <what=days...>',
      'how many days to keep reports, history, runs, scans or pictures, such as history=90',
    )
    .option('--public-scans', 'let anyone start scans, without a key')
    .option('--list-reports', 'list the latest reports on the homepage')
    .addOption(new Option('--trusted-proxy <range...>', 'proxies whose X-Forwarded-For to trust').argParser(proxies))
    .addOption(
      new Option('--contact <address>', 'https or mailto address where people can reach you').argParser(contact),
    )
    .addHelpText('after', HELP)
    .action(async (words: ServeWords) => {
      // The help should not wait for everything that the service needs to load.
      const { runServe } = await import('./run-serve.ts')
      await runServe(words)
    })
}

function baseUrl(text: string): string {
  try {
    return checkBaseUrl(text)
  } catch {
    throw new InvalidArgumentError('It must be a full http or https address without a query.')
  }
}

/** RFC 9116 section 2.5.3. */
function contact(text: string): string {
  if (/^(?:https:\/\/[^\s/]|mailto:[^\s@]+@[^\s@])\S*$/i.test(text) && URL.canParse(text)) return text
  throw new InvalidArgumentError('It must be an https or mailto address, such as mailto:you@example.com.')
}

function proxies(text: string, before: string[] | undefined): string[] {
  const [address = '', bits = '0', ...rest] = text.split('/')
  const isRange =
    isIP(address) !== 0 &&
    rest.length === 0 &&
    /^\d{1,3}$/.test(bits) &&
    Number(bits) <= (isIP(address) === 4 ? 32 : 128)
  if (!isRange) throw new InvalidArgumentError('It must be an address or a range such as 10.0.0.0/8.')
  return [...(before ?? []), text]
}
