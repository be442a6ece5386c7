import { renderMethodology } from '@operable/core/report'
import { Command } from 'commander'

export function methodologyCommand(): Command {
  return new Command('methodology')
    .description(
      'Prints every check with its rule and points, the formula, the grades and the form verdicts as Markdown.',
    )
    .action(() => {
      process.stdout.write(renderMethodology())
    })
}
