import { vi } from 'vitest'
import { describeFailure, printFailure } from '../failure.ts'
import { createProgram } from '../program.ts'
import type { Ran } from './run-operable.ts'

/** Runs a command in this process, which takes a hundredth of the time of a process of its own. Not two at a time. */
export async function runHere(args: readonly string[], env: Record<string, string> = {}): Promise<Ran> {
  const ran: Ran = { code: 0, stdout: '', stderr: '' }
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      ran[name] += text
      return true
    }),
  )
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  try {
    const program = await createProgram(args)
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    const failure = await describeFailure(error, false)
    ran.code = failure.exitCode
    printFailure(failure, args)
  } finally {
    for (const spy of spies) spy.mockRestore()
    vi.unstubAllEnvs()
  }
  return ran
}
