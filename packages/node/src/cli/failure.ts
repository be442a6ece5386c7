import type { ErrorCode } from '@operable/core'
import { CommanderError } from 'commander'
import { exitCodeOf, exitCodes } from './exit-codes.ts'
import { exitCodeOfSignal } from './interrupt.ts'
import { printable } from './print/printable.ts'

export interface Failure {
  exitCode: number
  /** What to say on stderr; absent when all has been said. */
  message?: string
  /** What `--json` prints, in the words of the service's problems. */
  problem?: { code: ErrorCode; detail: string }
}

/** The disk that the output goes to is full, or its owner's share of it. */
const WITHOUT_ROOM: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

/**
 * What to tell a person about an error, and the exit code. The trace of an unexpected one is only shown on request: it
 * helps nobody who did not write this program.
 *
 * @param debug whether `OPERABLE_DEBUG` asks for the trace
 */
export async function describeFailure(error: unknown, debug: boolean): Promise<Failure> {
  if (error instanceof CommanderError) return { exitCode: error.exitCode === 0 ? exitCodes.ok : exitCodes.badUsage }
  // Loaded already by what threw it; help and bad usage are said without it.
  const { OperableError } = await import('@operable/core')
  const trace = debug && error instanceof Error && error.stack ? `\n${error.stack}` : ''
  if (error instanceof OperableError) {
    const exitCode = exitCodeOf[error.code]
    if (exitCode !== undefined) {
      const { code } = error
      const detail = sentence(error.message)
      const isInterrupted = exitCode === exitCodes.interrupted
      return {
        exitCode: isInterrupted ? exitCodeOfSignal() : exitCode,
        message: detail + trace,
        problem: { code, detail },
      }
    }
  }
  if (error instanceof Error && 'code' in error && WITHOUT_ROOM.has(String(error.code))) {
    return { exitCode: exitCodes.unavailable, message: `The output could not be written: no room is left.${trace}` }
  }
  const detail = `Something went wrong inside Operable: ${sentence(error instanceof Error ? error.message : String(error))}`
  const hint = debug ? '' : ' Set OPERABLE_DEBUG=1 to see where.'
  return {
    exitCode: exitCodes.internal,
    message: detail + hint + trace,
    problem: { code: 'internal', detail },
  }
}

/** Says what went wrong, to a person on stderr, and on stdout to the program that asked for `--json`. */
export function printFailure({ message, problem }: Failure, words: readonly string[]): void {
  if (message) process.stderr.write(`operable: ${message}\n`)
  if (problem && words.includes('--json')) process.stdout.write(`${JSON.stringify(problem, null, 2)}\n`)
}

function sentence(text: string): string {
  const line = printable(text).replace(/\s+/g, ' ').trim()
  return /[.!?]$/.test(line) ? line : `${line}.`
}
