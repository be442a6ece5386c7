import type { FetchedFile } from '@operable/core/audit'
import { type ProtocolFile, protocolFiles } from '@operable/core/site'
import type { PageFetcher } from '../../contracts/page-fetcher.ts'
import type { CrawlListener } from '../crawl-events.ts'
import type { ScannedSite } from '../scanned-site.ts'
import { fetchedFile } from './fetched-file.ts'

const FILE_BYTES = 1024 * 1024
/** Bytes of an answer in Markdown: it is judged by its type and its first lines. */
const NEGOTIATED_TEXT = 64 * 1024

/** Asks once for every file that tells agents about a site. The keys stand in the order of the table. */
export async function readProtocolFiles(
  site: ScannedSite,
  fetch: PageFetcher,
  onProgress: CrawlListener,
): Promise<Record<string, FetchedFile>> {
  const files = await Promise.all(
    protocolFiles.map(async (file) => {
      const fetched = await readFile(file, site, fetch)
      onProgress({ type: 'file', id: file.id, file: fetched })
      return [file.id, fetched] as const
    }),
  )
  return Object.fromEntries(files)
}

/** The same table when nothing could be asked for. */
export function unreadProtocolFiles(origin: string, why: string): Record<string, FetchedFile> {
  return Object.fromEntries(
    protocolFiles.map(({ id, path }) => [id, { outcome: 'not_requested', url: `${origin}${path}`, why }]),
  )
}

async function readFile(
  { path, accept }: ProtocolFile,
  { origin, refusal }: ScannedSite,
  fetch: PageFetcher,
): Promise<FetchedFile> {
  const url = `${origin}${path}`
  const why = await refusal(url)
  if (why) return { outcome: 'not_requested', url, why }

  const result = await fetch(url, {
    accept: accept ?? '*/*',
    maxBytes: FILE_BYTES,
    onTooLarge: 'truncate',
    timeoutMs: 10_000,
    retries: 0,
  })
  return fetchedFile(result, { bodyLimit: accept === 'text/markdown' ? NEGOTIATED_TEXT : FILE_BYTES })
}
