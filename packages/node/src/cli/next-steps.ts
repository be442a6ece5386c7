import type { Terminal } from './print/terminal.ts'

export interface Step {
  command: string
  says: string
}

/** Commands worth trying after a report. */
export function auditSteps(target: string, options = ''): Step[] {
  const audit = `npx @operable/node audit ${shellWord(target)}${options}`
  return [
    { command: `${audit} --all`, says: 'what was seen, and what to paste' },
    { command: `${audit} --markdown`, says: 'every finding, with what to paste' },
    { command: `${audit} --json`, says: 'the same as data' },
    { command: `${audit} --min-score 70`, says: 'for a build: exit code 1 below 70' },
    { command: 'npx @operable/node methodology', says: 'how each point is earned' },
  ]
}

/** Commands about reports that are kept. @param words the scan was given besides, @param data those for its data file */
export function keepSteps(target: string, given: { words: string; data: string; isSaved: boolean }): Step[] {
  const { words, data, isSaved } = given
  const site = `${shellWord(target)}${data}`
  if (!isSaved)
    return [{ command: `npx @operable/node audit ${site}${words} --save`, says: 'keep the report for later' }]
  return [
    { command: `npx @operable/node report ${site}`, says: 'the kept report again, without a scan' },
    { command: `npx @operable/node compare ${site}`, says: 'what changed since the scan before' },
  ]
}

export function printSteps(steps: readonly Step[], { ink }: Terminal): string {
  const lines = steps.flatMap(({ command, says }) => [`  ${ink.cyan(command)}`, ink.dim(`    ${says}`)])
  return `\n${ink.bold('Where to go next')}\n${lines.join('\n')}\n`
}

/** A word that a POSIX shell reads back as it is. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
