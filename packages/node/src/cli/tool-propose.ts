import { Command } from 'commander'
import { exitCodes } from './exit-codes.ts'
import { printProposals } from './manage/print-proposals.ts'
import { printResult } from './manage/print-result.ts'
import { type ManageOptions, withManageOptions, withService } from './manage/with-service.ts'

export function toolProposeCommand(): Command {
  return withManageOptions(new Command('propose'))
    .description('Shows what the last discovery would change of tools that exist, and applies it.')
    .argument('<websiteId>')
    .argument('[tool...]', 'ids or names; with --apply all, but those that a person may have edited')
    .option('--apply', 'write the changes; a tool still runs by the name that it had')
    .action(async (websiteId: string, tools: string[], options: ManageOptions & { apply?: true }, command: Command) => {
      if (options.apply) {
        const chosen = tools.length > 0 ? tools : 'all'
        const done = await withService(options, (service) => service.tools.applyProposals(websiteId, chosen))
        return printResult(options.json, done, (terminal) => printProposals(done, websiteId, terminal))
      }
      if (tools.length > 0) command.error('error: Tools are named with --apply.', { exitCode: exitCodes.badUsage })
      const found = await withService(options, (service) => service.tools.proposals(websiteId))
      printResult(options.json, found, (terminal) => printProposals(found, websiteId, terminal))
    })
}
