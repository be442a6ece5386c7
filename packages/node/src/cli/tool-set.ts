import type { ToolPatch } from '@operable/core'
import { Command, InvalidArgumentError, Option } from 'commander'
import { refuseUsage } from './failure.ts'
import { findTool } from './find-tool.ts'
import { type ManageOptions, withManageOptions } from './options.ts'
import { printResult } from './print/result.ts'
import { printTools } from './print/tools.ts'
import { withService } from './with-service.ts'

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
    .description('Changes a tool. What you leave out stays as it is.')
    .argument('<websiteId>')
    .argument('<tool>', 'ID or name')
    .option('--name <name>', 'name that agents call')
    .option('--description <text>', 'what the tool does')
    .option('--page-url <url>', 'page that the tool is on')
    .option('--selector <css>', 'the form or button; "form" and "button" mean the first one')
    .addOption(
      new Option('--click-selector <css>', 'what to click first, to open a dialog').argParser(
        selectorOr('--no-click-selector'),
      ),
    )
    .option('--no-click-selector', 'click nothing first')
    .addOption(
      new Option('--frame <css>', 'same-origin iframe that contains the form or button').argParser(
        selectorOr('--no-frame'),
      ),
    )
    .option('--no-frame', 'the form or button is on the page itself')
    .addOption(
      new Option('--expects <json>', 'how to tell that it is done, e.g. {"success":{"url":"/thanks"}}').argParser(
        expectation,
      ),
    )
    .option('--no-expects', 'nothing in particular shows that it is done')
    .option('--allow-private', 'also allow private networks and this machine when the page of a moved tool is read')
    .option('--active', 'switch it on')
    .addOption(new Option('--inactive', 'switch it off').conflicts('active'))
    .option('--repeatable', 'agents may send the same input again right away, as with "Add to cart"')
    .option('--no-repeatable', 'agents cannot send the same input twice within ten minutes')
    .addOption(
      new Option('--hidden-fields <keys>', 'optional fields that agents do not see, separated by commas').argParser(
        keys,
      ),
    )
    .option('--no-hidden-fields', 'agents see all fields')
    .addOption(
      new Option('--person-fields <keys>', 'fields that only a person fills in, separated by commas').argParser(keys),
    )
    .option('--no-person-fields', 'agents fill in everything that the page leaves to them')
    .action(async (websiteId: string, idOrName: string, options: SetOptions, command: Command) => {
      const patch = patchOf(options)
      if (Object.keys(patch).length === 0) {
        refuseUsage(command, 'Nothing to change. See --help for the options.')
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

/** Over HTTP `null` means none, and no element has that name. */
function selectorOr(none: string): (text: string) => string {
  return (text) => {
    if (/^\s*(null)?\s*$/i.test(text)) throw new InvalidArgumentError(`To set none, use ${none}.`)
    return text
  }
}

function keys(text: string): string[] {
  return text
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
}

/** The service checks the content. */
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
