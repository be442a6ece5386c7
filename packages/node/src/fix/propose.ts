import type { Finding } from '@operable/core'
import { type MendPage, mendFinding } from '@operable/core/findings'
import { STAND_IN } from '../services/audit-folder.ts'
import type { FolderTexts } from './folder-texts.ts'
import type { Scan } from './settle.ts'
import type { Tried } from './tried.ts'

/** Asks for every finding what can be done about it. */
export async function proposeAll(
  findings: readonly Finding[],
  scan: Scan,
  { url, allowCrawlers, texts }: { url: string | undefined; allowCrawlers: boolean; texts: FolderTexts },
): Promise<Tried[]> {
  if (findings.length === 0) return []
  const report = scan.report()
  const addresses = new Set([...report.pages.map(({ url: page }) => page), ...findings.map(({ place }) => place.page)])
  const pages = new Map<string, MendPage>()
  for (const address of addresses) {
    if (!/\.x?html?$/i.test((await texts.pathOfPage(address)) ?? '')) continue
    const page = await texts.page(address)
    if (page) pages.set(address, page)
  }
  const site = {
    pages,
    recommendations: report.recommendations,
    textOf: (path: string) => texts.textOf(texts.pathOfFile(path)),
    url: url ?? STAND_IN,
    isPublished: url !== undefined,
    allowCrawlers,
  }
  return findings.map((finding) => {
    const proposal = mendFinding(finding, site)
    if ('left' in proposal) return { finding, changes: [], pages: [], left: proposal.left }
    const own = proposal.changes.flatMap((change) => ('page' in change ? change.page : []))
    return { finding, ...proposal, pages: own.length > 0 ? own : [finding.place.page] }
  })
}
