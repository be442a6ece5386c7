import { statSync } from 'node:fs'
import { evaluate, normalizeUrl, OperableError, type Report, type SiteEvidence, siteFailure } from '@operable/core'
import { checkOptionNames, checkTimeLimit, type OptionNames } from '../crawl/check-options.ts'
import { crawlSite } from '../crawl/crawl-site.ts'
import { createFolderFetcher } from '../fetch/local/folder-fetcher.ts'
import type { AuditOptions } from './audit.ts'
import { requireAnswer } from './scan-outcome.ts'

/** How a folder is read. Everything has a default. */
export interface AuditFolderOptions
  extends Pick<AuditOptions, 'maxPages' | 'timeoutMs' | 'signal' | 'onProgress' | 'limits' | 'now'> {
  /**
   * Where the folder will be published, so that absolute links, canonical addresses and sitemap entries are recognised.
   * Default `https://folder.invalid/`, a name that can never exist (RFC 2606).
   */
  url?: string
}

const NAMES: OptionNames<AuditFolderOptions> = {
  url: true,
  maxPages: true,
  timeoutMs: true,
  signal: true,
  onProgress: true,
  limits: true,
  now: true,
}

/** Requests to a disk do not disturb anybody. */
const PER_HOST = 8

/**
 * Audits a folder of HTML as a static host would serve it, without any network. Scripts do not run, and response headers
 * are not measured.
 *
 * @throws OperableError `invalid_url` when there is no such folder or it has no page to begin with,
 * `site_unreachable` or `site_closed` when none could be read, `aborted`.
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
  const { url = 'https://folder.invalid/', timeoutMs, ...crawlOptions } = options
  checkOptionNames('auditFolder', options, NAMES)
  checkTimeLimit('timeoutMs', timeoutMs)
  if (!isFolder(path)) throw new OperableError('invalid_url', `There is no folder at ${path}.`)

  const address = normalizeUrl(url)
  const evidence = await crawlSite(address, {
    ...crawlOptions,
    fetch: createFolderFetcher(path, { origin: new URL(address).origin }),
    render: 'never',
    perHost: PER_HOST,
    source: 'folder',
    ...(timeoutMs === undefined ? {} : { deadlineMs: timeoutMs }),
  })
  const isMisnamed = siteFailure(evidence) && evidence.pages[0]?.status === 404
  if (!isMisnamed) return evidence
  throw new OperableError('invalid_url', `The folder ${path} has no page at ${new URL(address).pathname} (index.html).`)
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
