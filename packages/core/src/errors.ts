/**
 * The stable codes of every failure that a caller can meet, with the HTTP status that the service answers (RFC 9457).
 * A code never changes its meaning; messages may improve.
 */
export const errorCodes = {
  invalid_url: 400,
  invalid_request: 400,
  invalid_config: 400,
  invalid_selector: 400,
  invalid_evidence: 400,
  no_valid_urls: 400,
  no_tools_created: 400,
  unauthorized: 401,
  forbidden: 403,
  no_report: 404,
  website_not_found: 404,
  tool_not_found: 404,
  key_not_found: 404,
  scan_not_found: 404,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  tool_limit_reached: 409,
  precondition_failed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  headers_too_large: 431,
  aborted: 499,
  body_unavailable: 500,
  internal: 500,
  missing_dependency: 501,
  site_unreachable: 502,
  site_blocked: 502,
  site_closed: 502,
  login_required: 502,
  stopping: 503,
  storage_unavailable: 503,
} as const satisfies Record<string, number>

/** One of the stable codes, see `errorCodes`. */
export type ErrorCode = keyof typeof errorCodes

/** An expected failure: one clear sentence for a person, a stable code for a program, the cause kept. */
export class OperableError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'OperableError'
    this.code = code
  }

  /** The HTTP status that belongs to the code. */
  get status(): number {
    return errorCodes[this.code]
  }
}
