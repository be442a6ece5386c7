import { type Report, renderMarkdown } from '@operable/core'
import type { StoredReport } from '../../contracts/reports.ts'

/**
 * A report as it was read: every presentation is made when it is first asked for, and once.
 *
 * @param jsonByteString the UTF-8 of the report's JSON, as `evaluate` gave it, one character for each byte
 */
export function storedReport(jsonByteString: string, revision: string): StoredReport {
  return new LazyReport(jsonByteString, revision)
}

/**
 * A class, since V8 gives every object literal with getters a hidden class of its own, which keeps what the getters close
 * over until the next collection of the whole heap: a flood of reports would bring one every few thousand requests.
 */
class LazyReport implements StoredReport {
  readonly revision: string
  readonly #jsonByteString: string
  #jsonBytes: Buffer<ArrayBuffer> | undefined
  #json: string | undefined
  #report: Report | undefined
  #markdown: string | undefined
  #markdownBytes: Buffer<ArrayBuffer> | undefined

  constructor(jsonByteString: string, revision: string) {
    this.revision = revision
    this.#jsonByteString = jsonByteString
  }

  get jsonBody() {
    return this.#jsonBytes ?? this.#jsonByteString
  }

  get jsonBytes() {
    this.#jsonBytes ??= Buffer.from(this.#jsonByteString, 'latin1')
    return this.#jsonBytes
  }

  get json() {
    this.#json ??= this.jsonBytes.toString('utf8')
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
