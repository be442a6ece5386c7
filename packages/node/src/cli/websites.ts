import { normalizeTypedUrl } from '@operable/core'
import { Command } from 'commander'
import type { Website } from '../contracts/websites.ts'
import { printFacts, printResult, printTime } from './manage/print-result.ts'
import { type ManageOptions, withManageOptions, withService } from './manage/with-service.ts'
import { printTable } from './print/table.ts'

const HELP = `
Examples:
  operable websites add shop.example
  operable websites list --json
  operable websites list --server https://operable.example      (key in OPERABLE_KEY)
`

export function websitesCommand(): Command {
  return new Command('websites')
    .description('Keeps the websites of the service: in the data file of this machine, or by a service that runs.')
    .addHelpText('after', HELP)
    .addCommand(addCommand())
    .addCommand(listCommand())
    .addCommand(removeCommand())
}

function addCommand(): Command {
  return withManageOptions(new Command('add'))
    .description('Adds a website and prints its id and its key, which is shown this once.')
    .argument('<url>', 'home page (a bare domain means https)')
    .action(async (given: string, options: ManageOptions) => {
      const url = normalizeTypedUrl(given)
      const added = await withService(options, ({ service }) => service.websites.add(url), { mayCreate: true })
      printResult(
        options.json,
        added,
        (terminal) =>
          `${printFacts({ Website: added.id, Address: added.url, Key: added.key }, terminal)}\nThe key is shown this once: keep it.\n`,
      )
    })
}

function listCommand(): Command {
  return withManageOptions(new Command('list'))
    .description('Lists the websites, oldest first.')
    .action(async (options: ManageOptions) => {
      const websites = await withService(options, ({ service }) => service.websites.list())
      printResult(options.json, { websites }, (terminal) =>
        websites.length === 0
          ? 'No website is kept. "operable websites add <url>" adds one.\n'
          : printTable(['ID', 'ADDED', 'ADDRESS'], websites.map(row), terminal),
      )
    })
}

function removeCommand(): Command {
  return withManageOptions(new Command('remove'))
    .description('Removes a website with its tools and keys.')
    .argument('<websiteId>')
    .action(async (websiteId: string, options: ManageOptions) => {
      await withService(options, ({ service }) => service.websites.remove(websiteId))
      printResult(options.json, { removed: websiteId }, () => `Removed ${websiteId}.\n`)
    })
}

function row({ id, createdAt, url }: Website): string[] {
  return [id, printTime(createdAt), url]
}
