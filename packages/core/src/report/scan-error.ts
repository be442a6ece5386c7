import type { SiteEvidence } from '../audit/evidence.ts'
import { type ErrorCode, OperableError } from '../errors.ts'

/**
 * A scan that gives no report: no page could be read, or the caller stopped it. What was seen until then is kept as
 * `evidence`, which is left out where the error is printed.
 */
export class ScanError extends OperableError {
  readonly #evidence: SiteEvidence

  constructor(code: ErrorCode, message: string, evidence: SiteEvidence) {
    super(code, message)
    this.#evidence = evidence
  }

  get evidence(): SiteEvidence {
    return this.#evidence
  }
}
