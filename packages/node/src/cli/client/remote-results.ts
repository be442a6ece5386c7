import type { ReportComparison } from '@operable/core'
import type { HistoryEntry } from '../../contracts/reports.ts'
import type { ServiceAddress } from '../server-option.ts'
import { askService } from './ask-service.ts'
import { comparisonSchema, historySchema } from './result-schemas.ts'

/** Results of one site. */
export interface Results {
  history(): Promise<HistoryEntry[]>
  /** @param scannedAt of an earlier one; default: the one before the latest */
  compare(scannedAt?: string): Promise<ReportComparison>
}

/**
 * What the page of a report shows of earlier results, from a running service. Reading needs no key, so none is sent.
 * Each call throws what `askService` throws.
 *
 * @param id of the report
 */
export function remoteResults({ url }: ServiceAddress, id: string): Results {
  return {
    async history() {
      return (await askService({ url }, { path: `r/${id}/history.json`, answer: historySchema })).body
    },
    async compare(scannedAt) {
      const query = scannedAt === undefined ? '' : `?with=${encodeURIComponent(scannedAt)}`
      return (await askService({ url }, { path: `r/${id}/comparison.json${query}`, answer: comparisonSchema })).body
    },
  }
}
