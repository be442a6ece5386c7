import type { ErrorCode } from '@operable/core'

/** What the command answers to the shell; part of the public contract. */
export const exitCodes = {
  ok: 0,
  belowMinScore: 1,
  badUsage: 2,
  notScanned: 3,
  /** EX_SOFTWARE of sysexits(3): a fault of this program. */
  internal: 70,
  /** 128 + SIGINT, as shells have it. */
  interrupted: 130,
} as const

/** Errors of the library that are no fault of it; every other code is `internal`. */
export const exitCodeOf: Partial<Record<ErrorCode, number>> = {
  invalid_url: exitCodes.badUsage,
  invalid_request: exitCodes.badUsage,
  site_unreachable: exitCodes.notScanned,
  missing_dependency: exitCodes.notScanned,
  aborted: exitCodes.interrupted,
}
