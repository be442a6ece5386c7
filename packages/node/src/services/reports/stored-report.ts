import { type Report, renderMarkdown } from '@operable/core'
import type { StoredReport } from '../../contracts/reports.ts'

/**
 * A report as it was read: every presentation is made when it is first asked for, and once.
 *
 * @param jsonBytes the report's JSON, encoded, as `evaluate` gave it
 */
export function storedReport(jsonBytes: Uint8Array<ArrayBuffer>, revision: string): StoredReport {
  let json: string | undefined
  let report: Report | undefined
  let markdown: string | undefined
  let markdownBytes: Uint8Array<ArrayBuffer> | undefined
  const stored: StoredReport = {
    revision,
    jsonBytes,
    get json() {
      json ??= Buffer.from(jsonBytes.buffer, jsonBytes.byteOffset, jsonBytes.byteLength).toString('utf8')
      return json
    },
    get report() {
      report ??= JSON.parse(stored.json) as Report
      return report
    },
    get markdown() {
      markdown ??= renderMarkdown(stored.report)
      return markdown
    },
    get markdownBytes() {
      markdownBytes ??= Buffer.from(stored.markdown)
      return markdownBytes
    },
  }
  return stored
}
