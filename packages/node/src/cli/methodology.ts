import { renderMethodology } from '@operable/core'
import { Command } from 'commander'

export function methodologyCommand(): Command {
  return new Command('methodology')
    .summary('print how each point is earned')
    .description(
      'Prints every check with its rule and points, the formula, the grades and the form verdicts, as Markdown.',
    )
    .action(() => {
      process.stdout.write(renderMethodology())
    })
}
