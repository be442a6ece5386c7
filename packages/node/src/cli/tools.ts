import { normalizeTypedUrl } from '@operable/core/site'
import type { ToolNaming } from '@operable/core/tools'
import { Command, Option } from 'commander'
import type { CreatedTools } from '../contracts/tools.ts'
import { findTool } from './manage/find-tool.ts'
import { offeringPrivate } from './manage/offering-private.ts'
import { printResult } from './manage/print-result.ts'
import { printCreated, printTools } from './manage/print-tools.ts'
import { type ManageOptions, withManageOptions, withService } from './manage/with-service.ts'
import { toolProposeCommand } from './tool-propose.ts'
import { toolSetCommand } from './tool-set.ts'

const HELP = `
Examples:
  operable tools add 3kd8w0q2m9xa https://shop.example/login
  operable tools discover 3kd8w0q2m9xa
  operable tools propose 3kd8w0q2m9xa --apply
  operable tools set 3kd8w0q2m9xa login --click-selector '#open-login'
  operable tools list 3kd8w0q2m9xa --json
`

export function toolsCommand(): Command {
  return new Command('tools')
    .description('What an agent can do on a website. A change shows in the widget within seconds.')
    .addHelpText('after', HELP)
    .addCommand(listCommand())
    .addCommand(toolSetCommand())
    .addCommand(addCommand())
    .addCommand(discoverCommand())
    .addCommand(toolProposeCommand())
    .addCommand(removeCommand())
}

function listCommand(): Command {
  return withManageOptions(new Command('list'))
    .description('Lists all tools, also those that are off.')
    .argument('<websiteId>')
    .action(async (websiteId: string, options: ManageOptions) => {
      const list = await withService(options, ({ tools }) => tools.list(websiteId))
      printResult(options.json, list, (terminal) =>
        list.tools.length === 0
          ? `The website has no tools. "operable tools discover ${websiteId}" looks for them.\n`
          : printTools(list.tools, terminal),
      )
    })
}

function addCommand(): Command {
  return withReading(new Command('add'))
    .description('Reads pages and keeps the tools found there that are new.')
    .argument('<websiteId>')
    .argument('<url...>', '1 to 20 pages of the website')
    .addOption(
      new Option('--names <how>', 'one tool of each known name, or every form by its task')
        .choices(['purpose', 'specific'])
        .default('purpose'),
    )
    .action(async (websiteId: string, given: string[], options: ManageOptions & { names: ToolNaming }) => {
      const urls = given.map(asAddress)
      const created = await withService(options, ({ tools }) =>
        offeringPrivate(
          options,
          async () => urls,
          () => tools.addFromUrls(websiteId, urls, options.names),
        ),
      )
      print(options, created)
    })
}

function discoverCommand(): Command {
  return withReading(new Command('discover'))
    .description('Crawls the website and keeps the tools found that are new; those that were changed stay.')
    .argument('<websiteId>')
    .action(async (websiteId: string, options: ManageOptions) => {
      const created = await withService(options, ({ tools, websites }) => {
        const homepage = async () => [(await websites.get(websiteId)).url]
        return offeringPrivate(options, homepage, () => tools.discover(websiteId))
      })
      print(options, created)
    })
}

function removeCommand(): Command {
  return withManageOptions(new Command('remove'))
    .description('Removes a tool.')
    .argument('<websiteId>')
    .argument('<tool>', 'id or name')
    .action(async (websiteId: string, idOrName: string, options: ManageOptions) => {
      const { tool, list } = await withService(options, async ({ tools }) => {
        const found = await findTool(tools, websiteId, idOrName)
        return { tool: found, list: await tools.remove(websiteId, found.id) }
      })
      printResult(options.json, list, () => `Removed ${tool.name}.\n`)
    })
}

/** The service that `--server` names decides for itself what it may reach. */
function withReading(command: Command): Command {
  return withManageOptions(command).option('--allow-private', 'also reach private networks and this machine')
}

function print({ json }: ManageOptions, created: Omit<CreatedTools, 'revision'>): void {
  printResult(json, created, (terminal) => printCreated(created, terminal))
}

/** A bare domain is completed; what is no address is left for the service to list as skipped. */
function asAddress(given: string): string {
  try {
    return normalizeTypedUrl(given)
  } catch {
    return given
  }
}
