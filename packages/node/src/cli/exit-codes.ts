import type { ErrorCode } from '@operable/core'

/** What the command answers to the shell; part of the public contract. */
export const exitCodes = {
  ok: 0,
  belowMinScore: 1,
  badUsage: 2,
  notScanned: 3,
  /** What was named is not there, or the request was understood and refused. */
  refused: 4,
  /** EX_UNAVAILABLE of sysexits(3): the store or the service cannot answer now, or there is no room for the output. */
  unavailable: 69,
  /** EX_SOFTWARE of sysexits(3): a fault of this program. */
  internal: 70,
  /** 128 + SIGINT, as shells have it; 143 where it was SIGTERM, see `exitCodeOfSignal`. */
  interrupted: 130,
} as const

/** Errors of the library that are no fault of it; every other code is `internal`. */
export const exitCodeOf: Partial<Record<ErrorCode, number>> = {
  invalid_url: exitCodes.badUsage,
  invalid_request: exitCodes.badUsage,
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
  storage_unavailable: exitCodes.unavailable,
}
