import { isSameSite, normalizeUrl, type Report, reportId } from '@operable/core'
import { z } from 'zod'
import type { Storage } from '../../contracts/storage.ts'

const aliasSchema = z.object({ id: z.string() })

/** Where a submitted address led: people ask with what stands in the address bar. */
export interface ReportAliases {
  /** @throws OperableError `storage_unavailable` */
  add(report: Report): Promise<void>
  /** The report whose scan led to the address with this id, if any did. @throws OperableError `storage_unavailable` */
  find(id: string): Promise<string | undefined>
}

export function createReportAliases(storage: Storage): ReportAliases {
  const keyOf = (id: string) => `report-alias/${id}`
  return {
    async add({ id, url, finalUrl }) {
      // Only within one site: anybody can redirect to the address of somebody else.
      if (!URL.canParse(finalUrl) || !isSameSite(url, finalUrl)) return
      const alias = reportId(normalizeUrl(finalUrl))
      if (alias !== id) await storage.write(keyOf(alias), { id })
    },
    async find(id) {
      return aliasSchema.safeParse((await storage.read(keyOf(id)))?.value).data?.id
    },
  }
}
