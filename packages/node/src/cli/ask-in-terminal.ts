import { createInterface } from 'node:readline/promises'
import type { RunQuestion } from '../contracts/run-outcome.ts'
import { printable } from './print/printable.ts'
import { describeTerminal } from './print/terminal.ts'

/** Whether somebody is there to be asked: both ways have to be a terminal. */
export function canAsk(): boolean {
  return process.stdin.isTTY === true && process.stderr.isTTY === true
}

/** Asks whoever sits at the terminal, until the signal aborts. Only a typed `yes` or `y` is yes. */
export async function askInTerminal(question: RunQuestion, signal: AbortSignal): Promise<boolean> {
  const { ink } = describeTerminal(process.stderr)
  const { title, tool, why, values, url, sentTo } = printable(question)
  const lines = [
    '',
    `${ink.bold(`Allow “${title}”?`)} ${ink.dim(`(${tool})`)}`,
    ...why,
    ...values.map(({ label, value }) => `  ${label}: ${value}`),
    `Page: ${url}`,
    ...(sentTo === undefined ? [] : [`Sent to: ${sentTo}`]),
  ]
  const prompt = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const typed = await prompt.question(`${lines.join('\n')}\nType yes to allow: `, { signal })
    return /^y(?:es)?$/i.test(typed.trim())
  } catch {
    // What comes next begins on a line of its own.
    process.stderr.write('\n')
    return false
  } finally {
    prompt.close()
  }
}
