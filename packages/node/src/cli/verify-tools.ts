import { Command } from 'commander'
import type { ToolVerification, VerifyState } from '../contracts/verifications.ts'
import { exitCodes } from './failure.ts'
import { type ManageOptions, withManageOptions } from './options.ts'
import { printResult } from './print/result.ts'
import { printVerifications } from './print/verifications.ts'
import { withService } from './with-service.ts'

const HELP = `
Exit codes:
  0  every tool is in place    1  a tool has moved or is broken    2  invalid option
  3  not measured: a page could not be read, or there is no Chromium

With --write, a tool that follows its element counts as in place.

Examples:
  operable tools verify c0nkx4t8f2wm
  operable tools verify c0nkx4t8f2wm signup --json
  operable tools verify c0nkx4t8f2wm --write
  operable tools verify c0nkx4t8f2wm --last
`

interface VerifyWords extends ManageOptions {
  write?: true
  last?: true
}

/** `operable tools verify`. */
export function verifyToolsCommand(): Command {
  return withManageOptions(new Command('verify'))
    .description(
      'Opens the page of each active tool in a sealed browser and looks for what a run needs. Nothing is typed, and nothing is submitted.',
    )
    .argument('<websiteId>')
    .argument('[tool...]', 'IDs or names; default: all active tools')
    .option('--write', 'let tools that have moved follow their elements')
    .option('--last', 'show what the last verification found, with the history, without opening a page')
    .option('--allow-private', 'also allow private networks and this machine')
    .addHelpText('after', HELP)
    .action(async (websiteId: string, chosen: string[], { write, last, ...options }: VerifyWords) => {
      const found = await withService(options, async ({ tools }) => {
        const known = last ? await tools.verifications(websiteId) : await tools.verify(websiteId, chosen)
        const moved = write ? among(known.tools, chosen).filter(({ proposal }) => proposal) : []
        return moved.length === 0
          ? known
          : tools.follow(
              websiteId,
              moved.map(({ toolId }) => toolId),
            )
      })
      const shown = { ...found, tools: among(found.tools, chosen) }
      printResult(options.json, shown, (terminal) =>
        printVerifications(shown, { websiteId, history: last === true }, terminal),
      )
      process.exitCode = exitCodeOf(shown.tools)
    })
}

function among(tools: readonly ToolVerification[], chosen: readonly string[]): ToolVerification[] {
  return tools.filter(({ toolId, tool }) => chosen.length === 0 || chosen.includes(toolId) || chosen.includes(tool))
}

/** What is wrong counts more than what is not known. */
function exitCodeOf(tools: readonly { state: VerifyState }[]): number {
  if (tools.some(({ state }) => state === 'moved' || state === 'broken')) return exitCodes.belowMinScore
  return tools.some(({ state }) => state === 'not_measured') ? exitCodes.notScanned : exitCodes.ok
}
