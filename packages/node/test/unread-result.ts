import { hash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { reportId } from '@operable/core'
import type { Json, Storage } from '../src/contracts/storage.ts'
import { createRecentReports } from '../src/services/reports/recent-reports.ts'
import { pack } from '../src/storage/packed-text.ts'

export interface UnreadResult {
  /** Minutes after 10:00. */
  at: number
  /** What every page of the site answered. */
  status: number
}

/**
 * Puts the result of a scan that read no page on top of what is stored of an address, as versions until 0.1 left it: a
 * report of 100 of 100 where robots.txt and a sitemap answered, of 0 of 100 where the server was down. The documents
 * are those of such a version, without the members of the report that nothing reads.
 */
export async function storeUnread(storage: Storage, url: string, { at, status }: UnreadResult): Promise<void> {
  const id = reportId(url)
  const scannedAt = new Date(Date.parse('2026-11-21T10:00:00Z') + at * 60_000).toISOString()
  const isDown = status >= 500
  const versions = { scoringVersion: 'readiness-20260821a', operabilityVersion: 'operability-20260817a' }
  const result = { scannedAt, score: isDown ? 0 : 100, grade: isDown ? 'F' : 'A', ...versions }
  const report = JSON.stringify({
    ...{ id, url, finalUrl: url },
    ...result,
    scoreRange: { lowest: isDown ? 0 : 21, highest: 100 },
    summary: 'No page of the site could be read; what remains scores something. It says \\"pagesRead":7,\\".',
    coverage: {
      pagesDiscovered: 1,
      pagesRead: 0,
      pagesRendered: 0,
      notMeasured: [{ what: 'page', reason: `the server returned status ${status}`, count: 1, example: url }],
      stop: 'complete',
    },
  })
  const evidence = JSON.stringify({
    ...{ format: 1, url, finalUrl: url, scannedAt },
    pages: [
      { url, finalUrl: url, outcome: 'http_error', status, detail: `The server responded with status ${status}.` },
    ],
    crawl: { discovered: 1, skipped: [], stop: 'complete' },
  })
  const revision = hash('sha256', report, 'base64url').slice(0, 22)
  const packed = await pack(evidence)
  await storage.write(`report-archive/${id}/${revision}`, {
    ...{ format: 1, savedAt: scannedAt },
    json: await pack(report),
  })
  await storage.write(`report-evidence/${id}/${revision}/0`, { format: 1, parts: 1, text: packed })
  const recent = createRecentReports(storage)
  await recent.add(id, scannedAt)
  const before = await historyOf(storage, id)
  await storage.write(`reports/${id}`, {
    ...{ format: 1, url, finalUrl: url },
    json: Buffer.from(report).toString('base64'),
    checksum: crc32(Buffer.from(report)),
    history: [{ ...result, revision, evidenceSize: packed.length }, ...before],
  })
  for (const entry of before) await recent.remove(id, String(entry.scannedAt))
}

/** Entries as such a version wrote them, which kept no count of pages. */
async function historyOf(storage: Storage, id: string): Promise<Record<string, Json>[]> {
  const document = (await storage.read(`reports/${id}`))?.value as { history?: Record<string, Json>[] } | undefined
  return (document?.history ?? []).map(({ pagesRead: _, ...entry }) => entry)
}
