import { OperableError } from '@operable/core'
import { normalizeTypedUrl } from '@operable/core/site'
import { Command, Option } from 'commander'
import type { ToolRuns } from '../contracts/runs.ts'
import { type McpMode, mcpModes } from '../contracts/site-runs.ts'
import type { Website } from '../contracts/websites.ts'
import type { ServiceClient } from './client/service-client.ts'
import { exitCodes } from './failure.ts'
import { type ManageOptions, shellWord, withManageOptions, withServiceOptions } from './options.ts'
import { printable } from './print/printable.ts'
import { printFacts, printResult, printTable } from './print/result.ts'
import type { Terminal } from './print/terminal.ts'
import { printTime } from './print/text.ts'
import { requireWritable, writeResult } from './result-output.ts'
import { withService } from './with-service.ts'

const HELP = `
Examples:
  operable websites add shop.example
  operable websites list --json
  operable websites set c0nkx4t8f2wm --record-runs
  operable websites runs c0nkx4t8f2wm
  operable websites widget c0nkx4t8f2wm --check
  operable websites set c0nkx4t8f2wm --verify daily
  operable websites webhook c0nkx4t8f2wm https://hooks.example/operable
  operable websites export c0nkx4t8f2wm --output shop.jsonl
  operable websites list --server https://operable.example      (key in OPERABLE_KEY)
`

export function websitesCommand(): Command {
  return new Command('websites')
    .description('Manages websites, in the data file on this machine or in a running service.')
    .addHelpText('after', HELP)
    .addCommand(addCommand())
    .addCommand(listCommand())
    .addCommand(setCommand())
    .addCommand(runsCommand())
    .addCommand(widgetCommand())
    .addCommand(webhookCommand())
    .addCommand(exportCommand())
    .addCommand(removeCommand())
}

function addCommand(): Command {
  return withManageOptions(new Command('add'))
    .description('Adds a website and prints its ID and its key. The key is shown only once.')
    .argument('<url>', 'homepage; a bare domain means https')
    .action(async (given: string, options: ManageOptions) => {
      const url = normalizeTypedUrl(given)
      const added = await withService(options, ({ websites }) => websites.add(url), { mayCreate: true })
      printResult(
        options.json,
        added,
        (terminal) =>
          `${printFacts({ Website: added.id, Address: added.url, Key: added.key }, terminal)}\nStore the key now: it is not shown again.\n`,
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
          ? 'There are no websites yet. To add one, run: operable websites add <url>\n'
          : printTable(['ID', 'ADDED', 'ADDRESS'], websites.map(row), terminal),
      )
    })
}

interface SetWords {
  recordRuns?: boolean
  mcp?: 'off' | McpMode
  verify?: 'off' | 'daily'
}

const MCP_TOLD = {
  off: 'Its tools cannot be called over MCP.\n',
  trial: 'Its tools can be called over MCP, as trials that send nothing.\n',
  send: 'Its tools can be called over MCP, and calls really act.\n',
}

const VERIFY_TOLD = {
  off: 'Its tools are only verified when you ask.\n',
  daily: 'Its tools are verified once a day by a running service.\n',
}

function setCommand(): Command {
  return withManageOptions(new Command('set'))
    .description(
      'Turns the recording of agent runs, the tools over MCP, or the daily verification on or off. Runs are kept for 30 days.',
    )
    .argument('<websiteId>')
    .option('--record-runs', 'record how each run of a tool ends')
    .option('--no-record-runs', 'do not record runs (default for new websites)')
    .addOption(
      new Option('--mcp <mode>', 'who has its key may run its tools at /mcp/<websiteId>: as trials, or really').choices(
        ['off', ...mcpModes],
      ),
    )
    .addOption(
      new Option('--verify <when>', 'have the service verify the tools once a day, if it has a browser').choices([
        'off',
        'daily',
      ]),
    )
    .action(async (websiteId: string, { recordRuns, mcp, verify, ...options }: ManageOptions & SetWords) => {
      if (recordRuns === undefined && mcp === undefined && verify === undefined) {
        const choices = 'Add --record-runs, --no-record-runs, --mcp or --verify.'
        throw new OperableError('invalid_request', `Nothing to change. ${choices}`)
      }
      const patch = { recordRuns, mcp, verify }
      const website = await withService(options, ({ websites }) => websites.patch(websiteId, patch))
      printResult(options.json, website, () =>
        [
          ...(recordRuns === undefined
            ? []
            : [website.recordRuns ? 'Agent runs are now recorded.\n' : 'Agent runs are not recorded.\n']),
          ...(mcp === undefined ? [] : [MCP_TOLD[website.mcp ?? 'off']]),
          ...(verify === undefined ? [] : [VERIFY_TOLD[website.verify ?? 'off']]),
        ].join(''),
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
          ? `No runs. To record them, run: operable websites set ${websiteId} --record-runs\n`
          : printTable(['TOOL', 'WHEN', 'OUTCOME', 'CODE', 'TOOK'], tools.flatMap(runRows), terminal),
      )
    })
}

function widgetCommand(): Command {
  return withManageOptions(new Command('widget'))
    .description('Shows where the widget of the website was seen, and what keeps it from working.')
    .argument('<websiteId>')
    .option('--check', 'look for the script tag on the homepage')
    .option('--allow-private', 'also allow private networks and this machine')
    .action(async (websiteId: string, { check, ...options }: ManageOptions & { check?: true }) => {
      const presence = await withService(options, async ({ widget }) => ({
        ...(await widget.presence(websiteId)),
        ...(check && { check: await widget.check(websiteId) }),
      }))
      printResult(options.json, presence, (terminal) => printPresence(presence, terminal))
    })
}

interface WebhookWords extends ManageOptions {
  test?: true
  remove?: true
}

function webhookCommand(): Command {
  return withManageOptions(new Command('webhook'))
    .description('Shows or sets where a signed message goes when a tool breaks or works again.')
    .argument('<websiteId>')
    .argument('[url]', 'new address, with https; its secret is shown only once')
    .option('--test', 'send a test message')
    .option('--remove', 'send no messages any more')
    .action(async (websiteId: string, url: string | undefined, { test, remove, ...options }: WebhookWords) => {
      if (remove) {
        await withService(options, ({ webhooks }) => webhooks.remove(websiteId))
        return printResult(options.json, { removed: websiteId }, () => 'The webhook was removed.\n')
      }
      const { hook, delivery } = await withService(options, async ({ webhooks }) => ({
        hook: url === undefined ? await webhooks.get(websiteId) : await webhooks.set(websiteId, url),
        delivery: test && (await webhooks.test(websiteId)),
      }))
      const { sent = true, detail = '' } = delivery ?? {}
      printResult(options.json, { ...hook, ...(delivery && { test: delivery }) }, (terminal) => {
        const secret = 'secret' in hook ? { Secret: String(hook.secret) } : {}
        const facts = printFacts({ Address: hook.url, Since: printTime(hook.createdAt), ...secret }, terminal)
        const kept = 'secret' in hook ? '\nStore the secret now: it is not shown again.\n' : ''
        return `${facts}${kept}${delivery ? `\n${sent ? 'The test message was taken.' : `The test message was not taken. ${printable(detail)}`}\n` : ''}`
      })
      if (!sent) process.exitCode = exitCodes.belowMinScore
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

function exportCommand(): Command {
  return withServiceOptions(new Command('export'))
    .description('Prints everything that is kept of a website, as lines of JSON.')
    .argument('<websiteId>')
    .option('--output <file>', 'write to this file')
    .action(async (websiteId: string, { output, ...options }: ManageOptions & { output?: string }) => {
      if (output !== undefined) requireWritable(output)
      await withService(options, ({ websites }) => writeResult(websites.export(websiteId), output))
      if (output !== undefined) process.stdout.write(`Exported ${websiteId} to ${shellWord(output)}.\n`)
    })
}

function removeCommand(): Command {
  return withManageOptions(new Command('remove'))
    .description('Removes a website with all that is kept of it, reports of its addresses included.')
    .argument('<websiteId>')
    .action(async (websiteId: string, options: ManageOptions) => {
      await withService(options, ({ websites }) => websites.remove(websiteId))
      printResult(options.json, { removed: websiteId }, () => `Removed ${websiteId}.\n`)
    })
}

function row({ id, createdAt, url }: Website): string[] {
  return [id, printTime(createdAt), url]
}

type Presence = Awaited<ReturnType<ServiceClient['widget']['presence']>> & {
  check?: Awaited<ReturnType<ServiceClient['widget']['check']>>
}

function printPresence({ seen, elsewhere, unknown, pages, check }: Presence, terminal: Terminal): string {
  const rows = [
    ...seen.map(({ origin, at }) => [origin, printTime(at), '']),
    ...elsewhere.map(({ origin, at }) => [origin, printTime(at), 'does not belong to this website']),
    ...unknown.map(({ origin, at, websiteId }) => [origin, printTime(at), `asks for the website ${websiteId}`]),
    ...pages.map(({ page, day, version }) => [page, day, `version ${version}`]),
  ]
  const table =
    rows.length === 0 ? 'Not seen in the last 30 days.\n' : printTable(['WHERE', 'LAST SEEN', ''], rows, terminal)
  if (!check) return table
  const { page, found, problems } = check
  const head = `${printable(page)} ${found ? 'has the script tag' : 'does not have the script tag'}${problems.length === 0 ? '.' : ':'}\n`
  return `${table}\n${head}${problems.map(({ text }) => `- ${printable(text)}\n`).join('')}`
}
