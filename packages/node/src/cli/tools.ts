import { type ErrorCode, OperableError } from '@operable/core'
import { normalizeTypedUrl } from '@operable/core/site'
import type { ToolNaming } from '@operable/core/tools'
import { Command, Option } from 'commander'
import type { CreatedTools } from '../contracts/tools.ts'
import { opensWithAllowPrivate } from '../fetch/address/opens-with-allow-private.ts'
import { refuseUsage } from './failure.ts'
import { findTool } from './find-tool.ts'
import { type ManageOptions, withManageOptions } from './options.ts'
import { printResult } from './print/result.ts'
import { printCreated, printProposals, printTools } from './print/tools.ts'
import { toolSetCommand } from './tool-set.ts'
import { verifyToolsCommand } from './verify-tools.ts'
import { withService } from './with-service.ts'

const HELP = `
Examples:
  operable tools add 3kd8w0q2m9xa https://shop.example/login
  operable tools discover 3kd8w0q2m9xa
  operable tools propose 3kd8w0q2m9xa --apply
  operable tools verify 3kd8w0q2m9xa
  operable tools set 3kd8w0q2m9xa login --click-selector '#open-login'
  operable tools list 3kd8w0q2m9xa --json
`

export function toolsCommand(): Command {
  return new Command('tools')
    .description('Manages what agents can do on a website. The widget picks up changes within seconds.')
    .addHelpText('after', HELP)
    .addCommand(listCommand())
    .addCommand(toolSetCommand())
    .addCommand(addCommand())
    .addCommand(discoverCommand())
    .addCommand(proposeCommand())
    .addCommand(verifyToolsCommand())
    .addCommand(removeCommand())
}

function listCommand(): Command {
  return withManageOptions(new Command('list'))
    .description('Lists all tools, including inactive ones.')
    .argument('<websiteId>')
    .action(async (websiteId: string, options: ManageOptions) => {
      const list = await withService(options, ({ tools }) => tools.list(websiteId))
      printResult(options.json, list, (terminal) =>
        list.tools.length === 0
          ? `The website has no tools yet. To find some, run: operable tools discover ${websiteId}\n`
          : printTools(list.tools, terminal),
      )
    })
}

function addCommand(): Command {
  return withReading(new Command('add'))
    .description('Reads pages and adds the new tools found there.')
    .argument('<websiteId>')
    .argument('<url...>', '1 to 20 pages of the website')
    .addOption(
      new Option('--names <how>', 'one tool for each purpose, or one for each form, named after its task')
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
    .description('Crawls the website and adds new tools. Existing ones do not change.')
    .argument('<websiteId>')
    .option('--render', 'also click, in a browser, what may open a form; such a click sends nothing')
    .action(async (websiteId: string, options: ManageOptions & { render?: boolean }) => {
      const created = await withService(options, ({ tools, websites }) => {
        const homepage = async () => [(await websites.get(websiteId)).url]
        return offeringPrivate(options, homepage, () => tools.discover(websiteId, options.render))
      })
      print(options, created)
    })
}

function removeCommand(): Command {
  return withManageOptions(new Command('remove'))
    .description('Removes a tool.')
    .argument('<websiteId>')
    .argument('<tool>', 'ID or name')
    .action(async (websiteId: string, idOrName: string, options: ManageOptions) => {
      const { tool, list } = await withService(options, async ({ tools }) => {
        const found = await findTool(tools, websiteId, idOrName)
        return { tool: found, list: await tools.remove(websiteId, found.id) }
      })
      printResult(options.json, list, () => `Removed ${tool.name}.\n`)
    })
}

function proposeCommand(): Command {
  return withManageOptions(new Command('propose'))
    .description('Shows how the last discovery would update existing tools, and applies the changes.')
    .argument('<websiteId>')
    .argument('[tool...]', 'with --apply: IDs or names; default: all except those that someone may have edited')
    .option('--apply', 'apply the changes; a renamed tool still answers to its former name')
    .action(async (websiteId: string, tools: string[], options: ManageOptions & { apply?: true }, command: Command) => {
      if (options.apply) {
        const chosen = tools.length > 0 ? tools : 'all'
        const done = await withService(options, (service) => service.tools.applyProposals(websiteId, chosen))
        return printResult(options.json, done, (terminal) => printProposals(done, websiteId, terminal))
      }
      if (tools.length > 0) {
        refuseUsage(command, 'To apply changes to single tools, add --apply.')
      }
      const found = await withService(options, (service) => service.tools.proposals(websiteId))
      printResult(options.json, found, (terminal) => printProposals(found, websiteId, terminal))
    })
}

/** What a running service may reach is up to that service. */
function withReading(command: Command): Command {
  return withManageOptions(command).option('--allow-private', 'also allow private networks and this machine')
}

function print({ json }: ManageOptions, created: Omit<CreatedTools, 'revision'>): void {
  printResult(json, created, (terminal) => printCreated(created, terminal))
}

/** Completes a bare domain. The service lists an invalid address as skipped. */
function asAddress(given: string): string {
  try {
    return normalizeTypedUrl(given)
  } catch {
    return given
  }
}

/** Nothing could be read. */
const UNREAD: ReadonlySet<ErrorCode> = new Set(['no_tools_created', 'no_valid_urls', 'site_unreachable'])

/**
 * Reads pages, and suggests `--allow-private` if only that option is missing. The library cannot: it does not know the
 * command line.
 *
 * @param pages what to read
 */
async function offeringPrivate<Result>(
  { allowPrivate, server }: ManageOptions,
  pages: () => Promise<readonly string[]>,
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    const isOurs = error instanceof OperableError && UNREAD.has(error.code) && !allowPrivate && server === undefined
    if (!isOurs || !(await pages()).some((url) => URL.canParse(url) && opensWithAllowPrivate(url))) throw error
    throw new OperableError(error.code, `${error.message} To read it anyway, add --allow-private.`, { cause: error })
  }
}
