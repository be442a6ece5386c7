import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { OperableError, type PageEvidence, type Report, ScanError, type SiteEvidence } from '@operable/core'
import { checks, runChecks, scoreRange } from '@operable/core/audit'
import { findingsOf, type SiteFindings } from '@operable/core/findings'
import { judgeEvidence } from '../analysis/judge-evidence.ts'
import type { NamedSite } from '../config/load-config.ts'
import type { CrawlListener } from '../crawl/crawl-events.ts'
import type { SiteCredentials } from '../fetch/address/site-credentials.ts'
import { sourceFiles } from '../fix/source-files.ts'
import { observe, requireAnswer } from '../services/audit.ts'
import { observeFolder } from '../services/audit-folder.ts'
import type { ProveOptions, prove, proveFolder, proveForms } from '../services/prove.ts'

/** What one scan of a site came to. */
export type SiteScan =
  | { state: 'measured'; report: Report; found: SiteFindings; scoreRange: Report['scoreRange'] }
  /** `report` as far as there is one; nothing is judged by it. */
  | { state: 'not_measured'; why: string; code?: string; report?: Report }

/** What tries the forms of a site, and of a folder. */
export interface SiteProvers {
  proveFolder: typeof proveFolder
  proveForms: typeof proveForms
  prove?: typeof prove
}

export interface ScanSettings {
  /** Folder of the configuration: paths begin here, and files are named relative to it. */
  folder: string
  signal?: AbortSignal | undefined
  onProgress?: CrawlListener | undefined
  provers?: SiteProvers | undefined
  now: () => Date
}

/**
 * Scans a site once, and finds where its findings are. A site that cannot be read, or not whole, is not measured.
 *
 * @throws OperableError `aborted`; `invalid_config` for a folder or a variable that is not there
 */
export async function scanSite(site: NamedSite, settings: ScanSettings): Promise<SiteScan> {
  try {
    const evidence = requireAnswer(await observeSite(site, settings))
    const partial = partialReason(evidence)
    const report = await proven(site, evidence, settings)
    if (partial !== undefined) return { state: 'not_measured', why: partial, report }
    const { coverage } = report
    if (coverage.complete === false) {
      return { state: 'not_measured', why: coverage.reason ?? 'Too little could be measured.', report }
    }
    const { folder } = site
    const located = await sourceFiles(evidence, {
      project: settings.folder,
      site: folder === undefined ? undefined : resolve(settings.folder, folder),
    })
    const found = findingsOf(located.evidence, { report, fileOf: located.fileOf })
    return { state: 'measured', report, found, scoreRange: knowableRange(evidence, report) }
  } catch (error) {
    if (!(error instanceof OperableError) || !isUnmeasured(error)) throw error
    return { state: 'not_measured', why: error.message, code: error.code }
  }
}

/** What no folder can tell must not keep its score from being known: no budget could ever be met. */
function knowableRange(evidence: SiteEvidence, report: Report): Report['scoreRange'] {
  if (evidence.crawl.source !== 'folder') return report.scoreRange
  const knowable = checks.filter(({ needsServer }) => !needsServer)
  return scoreRange(evidence, runChecks(evidence, knowable))
}

/** A page of a folder costs milliseconds, and one that is left out may hold what is new. */
const FOLDER_PAGES = 1_000

/** What is not there to be measured; anything else is a mistake of whoever asks. */
function isUnmeasured(error: OperableError): boolean {
  if (error.code === 'aborted') return false
  return error instanceof ScanError || error.code === 'missing_dependency' || error.code === 'site_unreachable'
}

function observeSite(
  site: NamedSite,
  { folder: project, signal, onProgress, now }: ScanSettings,
): Promise<SiteEvidence> {
  const { folder, url, maxPages, timeout, render, allowPrivate } = site
  const common = {
    places: true,
    now,
    ...(signal ? { signal } : {}),
    ...(onProgress ? { onProgress } : {}),
    ...(maxPages === undefined ? (folder === undefined ? {} : { maxPages: FOLDER_PAGES }) : { maxPages }),
    ...(timeout === undefined ? {} : { timeoutMs: timeout * 1000 }),
    ...(render === undefined ? {} : { render }),
  }
  if (folder !== undefined) {
    const path = resolve(project, folder)
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
      throw new OperableError('invalid_config', `The site ${site.name} has no folder ${folder}. Build it first.`)
    }
    return observeFolder(path, { ...common, ...(url === undefined ? {} : { url }) })
  }
  const credentials = credentialsOf(site)
  return observe(url ?? '', {
    ...common,
    allowPrivate: allowPrivate ?? ownMachine(url),
    ...(credentials ? { credentials } : {}),
  })
}

/** A configuration that names this machine means it. */
function ownMachine(url: string | undefined): readonly string[] {
  const host = URL.parse(url ?? '')?.hostname ?? ''
  const isHere = host === 'localhost' || host.endsWith('.localhost') || /^127\./.test(host) || host === '[::1]'
  return isHere ? [host] : []
}

function credentialsOf({ name, headers }: NamedSite): SiteCredentials | undefined {
  if (!headers) return undefined
  const filled = Object.entries(headers).map(([header, value]) => {
    const text = value.replace(/\$\{(\w+)\}|\$([A-Za-z_]\w*)/g, (_, braced, bare) => {
      const variable = process.env[braced ?? bare]
      if (variable !== undefined) return variable
      const why = `The header ${header} of the site ${name} needs the environment variable ${braced ?? bare}.`
      throw new OperableError('invalid_config', why)
    })
    return [header, text] as const
  })
  return { headers: Object.fromEntries(filled) }
}

async function proven(site: NamedSite, evidence: SiteEvidence, settings: ScanSettings): Promise<Report> {
  const report = await judgeEvidence(evidence)
  if (!site.prove) return report
  const { proveFolder, proveForms } = settings.provers ?? (await import('../services/prove.ts'))
  const { withProofs } = await import('../services/prove.ts')
  const { maxForms, timeout, answers } = site.prove === true ? {} : site.prove
  const { signal, folder: project, now } = settings
  const options: ProveOptions = {
    now,
    ...(signal ? { signal } : {}),
    ...(maxForms === undefined ? {} : { maxForms }),
    ...(answers === undefined ? {} : { answers }),
    ...(timeout === undefined ? {} : { proveTimeoutMs: timeout * 1000 }),
  }
  if (site.folder !== undefined) {
    const { url, maxPages } = site
    const chosen = {
      ...options,
      ...(url === undefined ? {} : { url }),
      ...(maxPages === undefined ? {} : { maxPages }),
    }
    return withProofs(report, await proveFolder(resolve(project, site.folder), chosen))
  }
  const credentials = credentialsOf(site)
  const allowPrivate = site.allowPrivate ?? ownMachine(site.url)
  return withProofs(
    report,
    await proveForms(evidence, { ...options, allowPrivate, ...(credentials ? { credentials } : {}) }),
  )
}

/**
 * Why a scan saw less than the site has, if that can change from one scan to the next: a contact page that timed out would
 * otherwise become a new finding.
 */
function partialReason({ pages, crawl }: SiteEvidence): string | undefined {
  if (crawl.stop === 'deadline') return `Time ran out after ${pages.length} of ${crawl.discovered} known pages.`
  const failed = pages.filter(hasFailed)
  const [first] = failed
  if (!first) return undefined
  const pagesWords = failed.length === 1 ? '1 page' : `${failed.length} pages`
  return `${pagesWords} could not be read, such as ${first.url}: ${first.detail ?? 'no response.'}`
}

function hasFailed({ outcome, status = 0 }: PageEvidence): boolean {
  return (
    outcome === 'failed' || outcome === 'challenge' || (outcome === 'http_error' && (status >= 500 || status === 429))
  )
}
