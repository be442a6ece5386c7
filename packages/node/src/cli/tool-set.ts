import type { ToolPatch } from '@operable/core'
import { Command, InvalidArgumentError, Option } from 'commander'
import { exitCodes } from './exit-codes.ts'
import { findTool } from './manage/find-tool.ts'
import { printResult } from './manage/print-result.ts'
import { printTools } from './manage/print-tools.ts'
import { type ManageOptions, withManageOptions, withService } from './manage/with-service.ts'

interface SetOptions extends ManageOptions {
  name?: string
  description?: string
  pageUrl?: string
  selector?: string
  /** false: `--no-click-selector` */
  clickSelector?: string | false
  /** false: `--no-frame` */
  frame?: string | false
  /** false: `--no-expects` */
  expects?: ToolPatch['expects'] | false
  active?: true
  inactive?: true
  /** false: `--no-repeatable` */
  repeatable?: boolean
  /** false: `--no-hidden-fields` */
  hiddenFields?: string[] | false
  /** false: `--no-person-fields` */
  personFields?: string[] | false
}

export function toolSetCommand(): Command {
  return withManageOptions(new Command('set'))
    .description('Changes a tool: only what is given changes.')
    .argument('<websiteId>')
    .argument('<tool>', 'id or name')
    .option('--name <name>', 'name that agents call it by')
    .option('--description <text>', 'what it does')
    .option('--page-url <url>', 'page that it is on')
    .option('--selector <css>', 'the form or button ("form" and "button" mean the first one)')
    .addOption(
      new Option('--click-selector <css>', 'what is clicked first, to open the dialog').argParser(
        selectorOr('--no-click-selector'),
      ),
    )
    .option('--no-click-selector', 'nothing is clicked first')
    .addOption(
      new Option('--frame <css>', 'iframe of the same origin that holds it all').argParser(selectorOr('--no-frame')),
    )
    .option('--no-frame', 'it is on the page itself')
    .addOption(
      new Option('--expects <json>', 'what tells that it is done, e.g. {"success":{"url":"/thanks"}}').argParser(
        expectation,
      ),
    )
    .option('--no-expects', 'nothing in particular tells that it is done')
    .option('--allow-private', 'read the page of a tool that is moved also in private networks and on this machine')
    .option('--active', 'switch it on')
    .addOption(new Option('--inactive', 'switch it off').conflicts('active'))
    .option('--repeatable', 'the same input may be sent again at once, as with "Add to cart"')
    .option('--no-repeatable', 'the same input is not sent twice within ten minutes')
    .addOption(
      new Option('--hidden-fields <keys>', 'optional fields that agents do not see, separated by commas').argParser(
        keys,
      ),
    )
    .option('--no-hidden-fields', 'agents see all fields')
    .addOption(new Option('--person-fields <keys>', 'fields that only a person fills in').argParser(keys))
    .option('--no-person-fields', 'agents fill in all that the page leaves to them')
    .action(async (websiteId: string, idOrName: string, options: SetOptions, command: Command) => {
      const patch = patchOf(options)
      if (Object.keys(patch).length === 0) {
        command.error('error: Nothing to change was given; see --help.', { exitCode: exitCodes.badUsage })
      }
      const { before, list } = await withService(options, async ({ tools }) => {
        const found = await findTool(tools, websiteId, idOrName)
        return { before: found, list: await tools.patch(websiteId, found.id, patch) }
      })
      printResult(options.json, list, (terminal) => {
        const after = list.tools.filter(({ id }) => id === before.id)
        const isSame = after[0]?.updatedAt === before.updatedAt
        return `${isSame ? 'Nothing changed' : 'Changed'}.\n\n${printTools(after, terminal)}`
      })
    })
}

/** `null` is the word for it over HTTP, and no element is called that. */
function selectorOr(none: string): (text: string) => string {
  return (text) => {
    if (/^\s*(null)?\s*$/i.test(text)) throw new InvalidArgumentError(`For nothing there is ${none}.`)
    return text
  }
}

function keys(text: string): string[] {
  return text
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
}

/** The service checks what is in it. */
function expectation(text: string): ToolPatch['expects'] {
  try {
    return JSON.parse(text) as ToolPatch['expects']
  } catch {
    throw new InvalidArgumentError('It must be JSON, such as {"success":{"text":"Thank you"}}.')
  }
}

function patchOf(options: SetOptions): ToolPatch {
  const { name, description, pageUrl, selector, clickSelector, frame, expects, active, inactive, repeatable } = options
  const { hiddenFields, personFields } = options
  const given = {
    name,
    description,
    pageUrl,
    selector,
    clickSelector: clickSelector === false ? null : clickSelector,
    frame: frame === false ? null : frame,
    expects: expects === false ? null : expects,
    active: active ?? (inactive ? false : undefined),
    repeatable,
    hiddenFields: hiddenFields === false ? [] : hiddenFields,
    personFields: personFields === false ? [] : personFields,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}
