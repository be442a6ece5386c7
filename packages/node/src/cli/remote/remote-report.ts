import { normalizeUrl, type Report, renderMarkdown } from '@operable/core'
import { reportSchema } from '@operable/core/schema'
import type { ServiceAddress } from '../server-option.ts'
import { askService } from './ask-service.ts'

/**
 * The latest report of an address, from a running service. Reading needs no key, so none is sent.
 *
 * @throws OperableError `invalid_url`, `no_report`, and what `askService` throws
 */
export async function remoteReport({ url: service }: ServiceAddress, url: string): Promise<RemoteReport> {
  const path = `api/v1/report?url=${encodeURIComponent(normalizeUrl(url))}`
  const { body: report } = await askService({ url: service }, { path, answer: reportSchema })
  return {
    report,
    get markdown() {
      return renderMarkdown(report)
    },
  }
}

export interface RemoteReport {
  report: Report
  markdown: string
}
