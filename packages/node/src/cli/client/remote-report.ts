import { renderMarkdown } from '@operable/core'
import { reportSchema } from '@operable/core/schema'
import { normalizeUrl } from '@operable/core/site'
import type { FailedAttempt } from '../../contracts/reports.ts'
import { LAST_ATTEMPT } from '../../http/answer/last-attempt.ts'
import type { SourcedReport } from '../../mcp/get-audit-report.ts'
import type { ServiceAddress } from '../server-option.ts'
import { askService } from './ask-service.ts'

/**
 * The latest report of an address, from a running service. Reading needs no key, so none is sent.
 *
 * @throws OperableError `invalid_url`, `no_report`, and what `askService` throws
 */
export async function remoteReport({ url: service }: ServiceAddress, url: string): Promise<SourcedReport> {
  const path = `api/v1/report?url=${encodeURIComponent(normalizeUrl(url))}`
  const { body: report, headers } = await askService({ url: service }, { path, answer: reportSchema })
  return {
    report,
    get markdown() {
      return renderMarkdown(report)
    },
    lastAttempt: attemptOf(report.url, headers.get(LAST_ATTEMPT)),
  }
}

/** An Item of RFC 9651. One that is malformed is ignored, as section 4.2 has it. */
function attemptOf(url: string, header: string | null): FailedAttempt | undefined {
  const [, failure, seconds] = /^ *([a-z*][\w.*-]*)(?:;.*)?; *at=@(\d{1,11})(?:;|$)/i.exec(header ?? '') ?? []
  if (failure === undefined) return undefined
  const at = new Date(Number(seconds) * 1000).toISOString()
  return { url, at, failure, detail: 'The page of the report says more.' }
}
