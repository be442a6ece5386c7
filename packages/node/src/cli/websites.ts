import { OperableError } from '@operable/core'
import { normalizeTypedUrl } from '@operable/core/site'
import { Command } from 'commander'
import type { ToolRuns } from '../contracts/runs.ts'
import type { Website } from '../contracts/websites.ts'
import { printPresence } from './manage/print-presence.ts'
import { printFacts, printResult, printTime } from './manage/print-result.ts'
import { type ManageOptions, withManageOptions, withService } from './manage/with-service.ts'
import { printTable } from './print/table.ts'

const HELP = `
Examples:
  operable websites add shop.example
  operable websites list --json
  operable websites set c0nkx4t8f2wm --record-runs
  operable websites runs c0nkx4t8f2wm
  operable websites widget c0nkx4t8f2wm --check
  operable websites list --server https://operable.example      (key in OPERABLE_KEY)
`

export function websitesCommand(): Command {
  return new Command('websites')
    .description('Keeps the websites of the service: in the data file of this machine, or by a service that runs.')
    .addHelpText('after', HELP)
    .addCommand(addCommand())
    .addCommand(listCommand())
    .addCommand(setCommand())
    .addCommand(runsCommand())
    .addCommand(widgetCommand())
    .addCommand(removeCommand())
}

function addCommand(): Command {
  return withManageOptions(new Command('add'))
    .description('Adds a website and prints its id and its key, which is shown this once.')
    .argument('<url>', 'home page (a bare domain means https)')
    .action(async (given: string, options: ManageOptions) => {
      const url = normalizeTypedUrl(given)
      const added = await withService(options, ({ websites }) => websites.add(url), { mayCreate: true })
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
      const websites = await withService(options, (service) => service.websites.list())
      printResult(options.json, { websites }, (terminal) =>
        websites.length === 0
          ? 'No website is kept. "operable websites add <url>" adds one.\n'
          : printTable(['ID', 'ADDED', 'ADDRESS'], websites.map(row), terminal),
      )
    })
}

function setCommand(): Command {
  return withManageOptions(new Command('set'))
    .description('Records the runs of agents on the website for 30 days, or stops that.')
    .argument('<websiteId>')
    .option('--record-runs', 'its pages tell how each run of a tool ended')
    .option('--no-record-runs', 'they do not (as with a new website)')
    .action(async (websiteId: string, { recordRuns, ...options }: ManageOptions & { recordRuns?: boolean }) => {
      if (recordRuns === undefined) {
        throw new OperableError('invalid_request', 'Nothing to change: say --record-runs or --no-record-runs.')
      }
      const website = await withService(options, ({ websites }) => websites.patch(websiteId, { recordRuns }))
      printResult(options.json, website, () =>
        website.recordRuns ? 'Runs are recorded from now on.\n' : 'Runs are not recorded.\n',
      )
    })
}

function runsCommand(): Command {
  return withManageOptions(new Command('runs'))
    .description('Lists what agents did in the last 30 days, by tool.')
    .argument('<websiteId>')
    .action(async (websiteId: string, options: ManageOptions) => {
      const tools = await withService(options, ({ runs }) => runs(websiteId))
      printResult(options.json, { tools }, (terminal) =>
        tools.length === 0
          ? 'No runs. "operable websites set <websiteId> --record-runs" records them.\n'
          : printTable(['TOOL', 'WHEN', 'OUTCOME', 'CODE', 'TOOK'], tools.flatMap(runRows), terminal),
      )
    })
}

function widgetCommand(): Command {
  return withManageOptions(new Command('widget'))
    .description('Says where the widget of the website was seen, and what keeps it from working.')
    .argument('<websiteId>')
    .option('--check', 'read the homepage and look for the tag')
    .option('--allow-private', 'read private networks and this machine')
    .action(async (websiteId: string, { check, ...options }: ManageOptions & { check?: true }) => {
      const presence = await withService(options, async ({ widget }) => ({
        ...(await widget.presence(websiteId)),
        ...(check && { check: await widget.check(websiteId) }),
      }))
      printResult(options.json, presence, (terminal) => printPresence(presence, terminal))
    })
}

function runRows({ tool, name = tool, runs, omitted }: ToolRuns): string[][] {
  const rows = runs.map(({ at, status, code = '', ms, final }) => [
    name,
    printTime(at),
    final ? status : `${status} (open)`,
    code,
    `${(ms / 1000).toFixed(1)} s`,
  ])
  return omitted === 0 ? rows : [...rows, [name, '', `${omitted} more`, '', '']]
}

function removeCommand(): Command {
  return withManageOptions(new Command('remove'))
    .description('Removes a website with its tools, keys and runs.')
    .argument('<websiteId>')
    .action(async (websiteId: string, options: ManageOptions) => {
      await withService(options, ({ websites }) => websites.remove(websiteId))
      printResult(options.json, { removed: websiteId }, () => `Removed ${websiteId}.\n`)
    })
}

function row({ id, createdAt, url }: Website): string[] {
  return [id, printTime(createdAt), url]
}
