import type { Command } from 'commander'
import { vi } from 'vitest'
import { describeFailure, printFailure } from '../failure.ts'
import { createProgram } from '../program.ts'
import type { Ran } from './run-operable.ts'

/**
 * Runs a command in this process, which takes a hundredth of the time of a process of its own. Not two at a time.
 *
 * @param commands the program, or single commands of a test's own
 */
export async function runHere(
  args: readonly string[],
  env: Record<string, string> = {},
  commands: (args: readonly string[]) => Promise<Command> = createProgram,
): Promise<Ran> {
  const ran: Ran = { code: 0, stdout: '', stderr: '' }
  const { exitCode } = process
  process.exitCode = undefined
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      ran[name] += text
      return true
    }),
  )
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  try {
    const program = await commands(args)
    await program.parseAsync(args, { from: 'user' })
    ran.code = Number(process.exitCode ?? 0)
  } catch (error) {
    const failure = await describeFailure(error, false)
    ran.code = failure.exitCode
    printFailure(failure, args)
  } finally {
    process.exitCode = exitCode
    for (const spy of spies) spy.mockRestore()
    vi.unstubAllEnvs()
  }
  return ran
}
