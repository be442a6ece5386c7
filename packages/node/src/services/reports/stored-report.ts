import { type Report, renderMarkdown } from '@operable/core'
import type { StoredReport } from '../../contracts/reports.ts'

/**
 * A report as it was read: every presentation is made when it is first asked for, and once.
 *
 * @param jsonBytes the report's JSON, encoded, as `evaluate` gave it
 */
export function storedReport(jsonBytes: Uint8Array<ArrayBuffer>, revision: string): StoredReport {
  return new LazyReport(jsonBytes, revision)
}

/**
 * A class, since V8 gives every object literal with getters a hidden class of its own, which keeps what the getters close
 * over until the next collection of the whole heap: a flood of reports would bring one every few thousand requests.
 */
class LazyReport implements StoredReport {
  readonly jsonBytes: Uint8Array<ArrayBuffer>
  readonly revision: string
  #json: string | undefined
  #report: Report | undefined
  #markdown: string | undefined
  #markdownBytes: Buffer<ArrayBuffer> | undefined

  constructor(jsonBytes: Uint8Array<ArrayBuffer>, revision: string) {
    this.jsonBytes = jsonBytes
    this.revision = revision
  }

  get json() {
    this.#json ??= new TextDecoder().decode(this.jsonBytes)
    return this.#json
  }

  get report() {
    this.#report ??= JSON.parse(this.json) as Report
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
