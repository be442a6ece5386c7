import { type Report, renderMarkdown } from '@operable/core'
import { coverageSchema, reportSchema, snippetSchema, verdictValueSchema } from '@operable/core/schema'
import type { FailedAttempt, StoredReport } from '../../contracts/reports.ts'
import { standIn, understood } from '../documents/understood.ts'

/**
 * A report as it was read: every presentation is made when it is first asked for, and once.
 *
 * @param jsonBytes the report's JSON, encoded, as `evaluate` gave it
 */
export function storedReport(
  jsonBytes: Uint8Array<ArrayBuffer>,
  revision: string,
  lastAttempt: FailedAttempt | undefined,
): StoredReport {
  return new LazyReport(jsonBytes, revision, lastAttempt)
}

standIn(verdictValueSchema, 'unknown')
standIn(snippetSchema.shape.language, 'text')
// There may be more pages: that much is true of every other word for it.
standIn(coverageSchema.shape.stop, 'aborted')

/** The report of a text, as far as this version understands it. One that an earlier version left is as it is. */
export function readReport(json: string): Report {
  const report: unknown = JSON.parse(json)
  return understood(reportSchema, report) ?? (report as Report)
}

/**
 * A class, since V8 gives every object literal with getters a hidden class of its own, which keeps what the getters close
 * over until the next collection of the whole heap: a flood of reports would bring one every few thousand requests.
 */
class LazyReport implements StoredReport {
  readonly jsonBytes: Uint8Array<ArrayBuffer>
  readonly revision: string
  readonly lastAttempt: FailedAttempt | undefined
  #json: string | undefined
  #report: Report | undefined
  #markdown: string | undefined
  #markdownBytes: Buffer<ArrayBuffer> | undefined

  constructor(jsonBytes: Uint8Array<ArrayBuffer>, revision: string, lastAttempt: FailedAttempt | undefined) {
    this.jsonBytes = jsonBytes
    this.revision = revision
    this.lastAttempt = lastAttempt
  }

  get json() {
    this.#json ??= new TextDecoder().decode(this.jsonBytes)
    return this.#json
  }

  get report() {
    this.#report ??= readReport(this.json)
    return this.#report
  }

  get markdown() {
    this.#markdown ??= renderMarkdown(this.report)
    return this.#markdown
  }

  get markdownBytes() {
    this.#markdownBytes ??= Buffer.from(this.markdown)
    return this.#markdownBytes
  }
}
