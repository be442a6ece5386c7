import type { ErrorCode } from '@operable/core'
import { type Command, CommanderError } from 'commander'
import { exitCodeOfSignal } from './interrupt.ts'
import { printable } from './print/printable.ts'

/** Exit codes of the command; part of the public contract. */
export const exitCodes = {
  ok: 0,
  belowMinScore: 1,
  badUsage: 2,
  notScanned: 3,
  /** What you named does not exist, or the request was refused. */
  refused: 4,
  /** EX_UNAVAILABLE of sysexits(3): the data file or the service cannot answer, or the disk is full. */
  unavailable: 69,
  /** EX_SOFTWARE of sysexits(3): a bug in this program. */
  internal: 70,
  /** 128 + SIGINT, as shells have it; 143 where it was SIGTERM, see `exitCodeOfSignal`. */
  interrupted: 130,
} as const

/** Exit codes of errors that are not bugs; any other error is `internal`. */
export const exitCodeOf: Partial<Record<ErrorCode, number>> = {
  invalid_url: exitCodes.badUsage,
  invalid_request: exitCodes.badUsage,
  invalid_config: exitCodes.badUsage,
  invalid_selector: exitCodes.badUsage,
  no_valid_urls: exitCodes.badUsage,
  site_unreachable: exitCodes.notScanned,
  site_blocked: exitCodes.notScanned,
  site_closed: exitCodes.notScanned,
  login_required: exitCodes.notScanned,
  missing_dependency: exitCodes.notScanned,
  aborted: exitCodes.interrupted,
  no_report: exitCodes.refused,
  website_not_found: exitCodes.refused,
  tool_not_found: exitCodes.refused,
  key_not_found: exitCodes.refused,
  scan_not_found: exitCodes.refused,
  not_found: exitCodes.refused,
  no_tools_created: exitCodes.refused,
  tool_limit_reached: exitCodes.refused,
  conflict: exitCodes.refused,
  precondition_failed: exitCodes.refused,
  unauthorized: exitCodes.refused,
  forbidden: exitCodes.refused,
  rate_limited: exitCodes.unavailable,
  stopping: exitCodes.unavailable,
  storage_unavailable: exitCodes.unavailable,
}

export interface Failure {
  exitCode: number
  /** For stderr; absent if everything has been said. */
  message?: string
  /** What `--json` prints; named like the members of the service's problems. */
  problem?: { code: ErrorCode; detail: string }
}

/** The disk is full, or the quota used up. */
const WITHOUT_ROOM: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

/**
 * What to print about an error, and the exit code. The stack trace of an unexpected error is shown only on request: it
 * helps nobody but the authors.
 *
 * @param debug whether `OPERABLE_DEBUG` is set
 */
export async function describeFailure(error: unknown, debug: boolean): Promise<Failure> {
  if (error instanceof CommanderError) return { exitCode: error.exitCode === 0 ? exitCodes.ok : exitCodes.badUsage }
  // Already loaded by whatever threw the error; help and usage errors do without it.
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
    return { exitCode: exitCodes.unavailable, message: `The output could not be written: the disk is full.${trace}` }
  }
  const detail = `Operable failed unexpectedly: ${sentence(error instanceof Error ? error.message : String(error))}`
  const hint = debug ? '' : ' For a stack trace, set OPERABLE_DEBUG=1.'
  return {
    exitCode: exitCodes.internal,
    message: detail + hint + trace,
    problem: { code: 'internal', detail },
  }
}

/** Ends the command: what was typed does not go together. */
export function refuseUsage(command: Command, message: string): never {
  return command.error(`error: ${message}`, { exitCode: exitCodes.badUsage, code: 'operable.usage' })
}

/** Prints the message to stderr, and with `--json` the problem to stdout. */
export function printFailure({ message, problem }: Failure, words: readonly string[]): void {
  if (message) process.stderr.write(`operable: ${message}\n`)
  if (problem && words.includes('--json')) process.stdout.write(`${JSON.stringify(problem, null, 2)}\n`)
}

function sentence(text: string): string {
  const line = printable(text).replace(/\s+/g, ' ').trim()
  return /[.!?]$/.test(line) ? line : `${line}.`
}
