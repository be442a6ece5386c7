import { shellWord } from './options.ts'
import type { Terminal } from './print/terminal.ts'

/** A command to copy, and what it does. */
export interface Step {
  command: string
  says: string
}

/** Commands worth trying after a report. */
export function auditSteps(target: string, options = ''): Step[] {
  // With the scope: outside a clone, `npx operable` asks the registry for a package that anybody could own.
  const audit = `npx @operable/node audit ${shellWord(target)}${options}`
  const prove = `npx @operable/node prove ${shellWord(target)}${options}`
  return [
    { command: prove, says: 'try every form in a sealed browser, without sending anything' },
    { command: `${audit} --all`, says: 'with evidence and snippets to paste' },
    { command: `${audit} --markdown`, says: 'every finding, with snippets to paste' },
    { command: `${audit} --json`, says: 'the same as JSON' },
    { command: `${audit} --min-score 70`, says: 'in a build: fail if the score is below 70' },
    { command: 'npx @operable/node methodology', says: 'how points are earned' },
  ]
}

export function printSteps(steps: readonly Step[], { ink }: Terminal): string {
  const lines = steps.flatMap(({ command, says }) => [`  ${ink.cyan(command)}`, ink.dim(`    ${says}`)])
  return `\n${ink.bold('Next steps')}\n${lines.join('\n')}\n`
}
