import { statSync } from 'node:fs'
import { evaluate, OperableError, parsePage, type Report, type SiteEvidence } from '@operable/core'
import { siteFailure } from '@operable/core/report'
import { normalizeUrl } from '@operable/core/site'
import type { Readings } from '../analysis/remember-readings.ts'
import { checkOptions, count, milliseconds, optionSchema, renderMode, unchecked } from '../check-options.ts'
import type { CrawlOptions } from '../crawl/crawl-options.ts'
import { crawlViews } from '../crawl/crawl-site.ts'
import { userAgent } from '../crawl/requests/user-agent.ts'
import { type AddressPolicy, createAddressPolicy } from '../fetch/address/address-guard.ts'
import { decodeText } from '../fetch/answer/decode-text.ts'
import type { LocalSite } from '../fetch/browser/proxy/local-forward.ts'
import { FetchError } from '../fetch/failure/fetch-error.ts'
import { createFolderFetcher, folderAnswers } from '../fetch/local/folder-fetcher.ts'
import { type AuditOptions, requireAnswer } from './audit.ts'
import { createOwnRenderer } from './visitor.ts'

/** How a folder is read. Every option has a default. */
export interface AuditFolderOptions
  extends Pick<
    AuditOptions,
    'maxPages' | 'render' | 'timeoutMs' | 'signal' | 'onProgress' | 'limits' | 'places' | 'now'
  > {
  /**
   * Where the folder will be published, so that absolute links, canonical addresses and sitemap entries are recognized.
   * Default: `https://folder.invalid/`, a name that can never exist (RFC 2606).
   */
  url?: string
}

const schema = optionSchema<AuditFolderOptions>({
  url: unchecked,
  maxPages: count,
  render: renderMode,
  timeoutMs: milliseconds,
  signal: unchecked,
  onProgress: unchecked,
  limits: unchecked,
  places: unchecked,
  now: unchecked,
})

/** Address of a folder that nobody knows the address of. */
export const STAND_IN = 'https://folder.invalid/'

/** Requests to a disk do not disturb anybody. */
const PER_HOST = 8
/** Of a file that a page loads, in bytes. */
const LARGEST_FILE = 32 * 1024 * 1024

/**
 * Audits a folder of HTML as a static host would serve it, without any network. Pages that are empty without scripts go
 * to a browser when there is one, which gets its files from the folder as well; where the start page is such a page,
 * addresses without a file lead to it, as on hosts of single-page apps. Response headers are not measured.
 *
 * @throws OperableError `invalid_url` when there is no such folder or it has no page to begin with,
 * `site_unreachable` or `site_closed` when none could be read, `aborted`, `missing_dependency` when `render: 'always'`
 * has no browser.
 */
export async function auditFolder(path: string, options: AuditFolderOptions = {}): Promise<Report> {
  return evaluate(requireAnswer(await observeFolder(path, options)))
}

/**
 * The same without the judgement: everything that was read. `evaluate` makes the report of it.
 *
 * @throws OperableError as `auditFolder` does, but for `aborted`: what was read by then is evidence
 */
export async function observeFolder(path: string, options: AuditFolderOptions = {}): Promise<SiteEvidence> {
  return observeChanged(path, options, {})
}

/** A folder with changes that are not written. */
export interface ChangedFolder {
  /** What files would hold, by their real path. */
  overlay?: ReadonlyMap<string, Uint8Array>
  /** What was read of it before, with the same options. */
  readings?: Readings
}

/** The same of a folder that is read again and again. */
export async function observeChanged(
  path: string,
  options: AuditFolderOptions,
  { overlay, readings }: ChangedFolder,
): Promise<SiteEvidence> {
  checkOptions('auditFolder', schema, options)
  const { url, render = 'auto', timeoutMs, places, ...crawlOptions } = options
  const { address, served, ...visitor } = await folderSite(path, options, overlay)
  const renderer = await createOwnRenderer(render, { ...visitor, userAgent: userAgent() })
  const settings: CrawlOptions = {
    ...crawlOptions,
    fetch: createFolderFetcher(path, served),
    ...(renderer ? { renderer } : {}),
    render,
    perHost: PER_HOST,
    source: 'folder',
    ...(timeoutMs === undefined ? {} : { deadlineMs: timeoutMs }),
  }
  const views = { ...(places ? { look: () => ({ places }) } : {}), ...(readings ? { readings } : {}) }
  const evidence = await crawlViews(address, settings, views).finally(() => renderer?.close?.())
  const isMisnamed = siteFailure(evidence) && evidence.pages[0]?.status === 404
  if (!isMisnamed) return evidence
  const { pathname } = new URL(address)
  const missing = pathname === '/' ? 'index.html' : `page for ${pathname}`
  throw new OperableError('invalid_url', `The folder ${path} has no ${missing}.`)
}

/** A folder as a host serves it. */
export interface FolderSite {
  /** Where it will be published. */
  address: string
  served: Parameters<typeof folderAnswers>[1]
  /** What a browser may load of it. */
  policy: AddressPolicy
  answer: LocalSite
}

/** @throws OperableError `invalid_url` when there is no such folder */
export async function folderSite(
  path: string,
  { url = STAND_IN, render }: Pick<AuditFolderOptions, 'url' | 'render'>,
  overlay?: ReadonlyMap<string, Uint8Array>,
): Promise<FolderSite> {
  if (!isFolder(path)) throw new OperableError('invalid_url', `There is no folder at ${path}.`)
  const address = normalizeUrl(url)
  const { origin } = new URL(address)
  const historyFallback = render !== 'never' && (await startsEmpty(path, origin))
  const served = { origin, historyFallback, ...(overlay ? { overlay } : {}) }
  const answers = folderAnswers(path, served)
  const answer: LocalSite = (asked) => answers(asked, { maxBytes: LARGEST_FILE })
  return { address, served, policy: onlyOrigin(origin), answer }
}

/** Whether the start page is the empty shell of an app. */
async function startsEmpty(path: string, origin: string): Promise<boolean> {
  const start = await createFolderFetcher(path, { origin })(`${origin}/`)
  if (!start.ok || start.status !== 200) return false
  return parsePage(decodeText(start.body, start.headers['content-type']), { url: start.finalUrl }).emptyShell.isShell
}

/** Of a folder nothing leads out: other addresses are refused, and a connection is never opened. */
function onlyOrigin(origin: string): AddressPolicy {
  const closed = createAddressPolicy({ ports: [] })
  const reason = 'Only files in the folder are read; nothing is fetched from other sites.'
  return {
    ...closed,
    checkUrl: (url) =>
      URL.parse(String(url))?.origin === origin ? undefined : { failure: 'refused', stage: 'policy', reason },
    resolve: async () => {
      throw new FetchError('refused', reason)
    },
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
