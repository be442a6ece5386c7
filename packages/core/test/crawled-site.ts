import type { FetchedFile, PageEvidence, SiteEvidence } from '../src/audit/evidence.ts'
import { summarizePage } from '../src/page/page-summary.ts'
import { parsePage } from '../src/page/parse-page.ts'
import { protocolFiles } from '../src/standards/protocol-files.ts'
import { RULES_VERSION } from '../src/standards/versions.ts'

type Parts = Pick<SiteEvidence, 'robots' | 'sitemaps' | 'pages' | 'homepage'> & {
  /** What answers at a path of the site. */
  fileAt(path: string): FetchedFile
  source?: 'network' | 'folder'
}

/** Evidence of a site of test data, as a finished crawl would have gathered it. */
export function crawledSite(origin: string, { fileAt, source = 'network', pages, ...parts }: Parts): SiteEvidence {
  const url = `${origin}/`
  const pathOf = ({ id, path }: (typeof protocolFiles)[number]) => (id === 'markdown-negotiation' ? '/none' : path)
  return {
    format: 1,
    url,
    finalUrl: url,
    rulesVersion: RULES_VERSION,
    scannedAt: '2026-11-02T10:00:00.000Z',
    userAgent: 'OperableBot/0.1 (+https://operable.example/bot)',
    ...parts,
    files: Object.fromEntries(protocolFiles.map((file) => [file.id, fileAt(pathOf(file))])),
    pages,
    crawl: { stop: 'complete', maxPages: 25, discovered: pages.length, skipped: [], render: 'auto', source },
  }
}

/** What a crawl notes of a page before it has an answer: the first one was submitted, the others were linked. */
export function foundPage(url: string, index: number): Pick<PageEvidence, 'url' | 'finalUrl' | 'foundIn' | 'depth'> {
  return { url, finalUrl: url, foundIn: index === 0 ? 'submitted' : 'link', depth: index === 0 ? 0 : 1 }
}

/** What a crawl notes of a document: read as it came or, where it is an empty shell, as a browser showed it. */
export function readDocument(
  url: string,
  { html, rendered, notRendered }: { html: string; rendered?: string | undefined; notRendered?: string | undefined },
): Pick<PageEvidence, 'outcome' | 'bytes' | 'page' | 'rendering'> {
  const document = parsePage(html, { url })
  const read = { outcome: 'read' as const, bytes: Buffer.byteLength(html) }
  const { isShell, reasons } = document.emptyShell
  if (rendered === undefined || !isShell) {
    const rendering: PageEvidence['rendering'] =
      notRendered === undefined ? { mode: 'static' } : { mode: 'not_rendered', why: notRendered }
    return { ...read, page: summarizePage(document), rendering }
  }
  const shown = parsePage(rendered, { url })
  const rendering: PageEvidence['rendering'] = {
    mode: 'browser',
    staticTextLength: document.textLength,
    staticReasons: reasons,
    readable: !shown.emptyShell.isShell,
  }
  return { ...read, page: summarizePage(shown), rendering }
}
