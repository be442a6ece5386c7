import { OperableError, type Report, renderMarkdown, ScanError, type SiteEvidence } from '@operable/core'
import type { Command } from 'commander'
import { judgeEvidence } from '../analysis/judge-evidence.ts'
import type { SiteCredentials } from '../fetch/address/site-credentials.ts'
import { type AuditOptions, observe, requireAnswer } from '../services/audit.ts'
import { observeFolder } from '../services/audit-folder.ts'
import { createReports } from '../services/reports/create-reports.ts'
import { scanFailure } from '../services/scans/run-scan.ts'
import { requireFinished } from '../storage/move-documents.ts'
import { exitCodes, type Failure, printFailure, refuseUsage } from './failure.ts'
import { listenForInterrupt } from './interrupt.ts'
import { auditSteps, printSteps, type Step } from './next-steps.ts'
import { openData } from './open-data.ts'
import { type CredentialWords, credentialsOf, type DataOptions, dataWords, shellWord } from './options.ts'
import { printReport } from './print/report.ts'
import { describeTerminal } from './print/terminal.ts'
import { createProgress } from './progress.ts'
import { refusePrivate } from './refuse-private.ts'
import { requireWritable, writeResult } from './result-output.ts'
import { readTarget, type Target } from './target.ts'
import { type Provers, tryForms } from './try-forms.ts'

/** Options as typed. */
export interface AuditWords extends DataOptions, CredentialWords {
  json?: true
  markdown?: true
  all?: true
  maxPages?: number
  render: NonNullable<AuditOptions['render']>
  allowPrivate?: true
  minScore?: number
  /** ms */
  timeout?: number
  output?: string
  siteUrl?: string
  save?: true
  prove?: true
}

/** What was typed, and what it refers to. */
interface AuditRequest {
  given: string
  target: Target
  options: AuditWords
  credentials?: SiteCredentials
}

/** Scans, prints, and sets the exit code. @throws OperableError whatever goes wrong */
export async function runAudit(
  given: string,
  options: AuditWords,
  { command, provers }: { command: Command; provers?: Provers | undefined },
): Promise<void> {
  const target = readTarget(given)
  const credentials = credentialsOf(options, command)
  refuseMismatch({ target, options, ...(credentials ? { credentials } : {}) }, command)
  if (target.kind === 'url' && !options.allowPrivate) refusePrivate(target.url)
  if (options.output !== undefined) requireWritable(options.output)
  const request = { given, target, options, ...(credentials ? { credentials } : {}) }
  const { report, failure: untried } = await reportOn(request, provers)
  await writeResult(render(report, request), options.output)
  const failure = options.minScore === undefined ? untried : (minScoreFailure(report, options.minScore) ?? untried)
  if (!failure) return
  process.exitCode = failure.exitCode
  printFailure(failure, [])
}

/** Scans, and does with it what the options say. Without a browser for `--prove`, the scan was still worth its time. */
async function reportOn(request: AuditRequest, provers?: Provers): Promise<{ report: Report; failure?: Failure }> {
  const { given, target, options, credentials } = request
  if (options.save) return { report: await savedReport(options, () => scan(request)) }
  const evidence = await scan(request)
  const report = await judgeEvidence(evidence)
  if (!options.prove) return { report }
  const { maxPages, allowPrivate, siteUrl } = options
  try {
    const site = await tryForms({ given, target, evidence, provers }, { maxPages, allowPrivate, siteUrl, credentials })
    const { withProofs } = await import('../services/prove.ts')
    return { report: withProofs(report, site) }
  } catch (error) {
    if (!(error instanceof OperableError) || error.code !== 'missing_dependency') throw error
    return { report, failure: { exitCode: exitCodes.notScanned, message: `No form was tried. ${error.message}` } }
  }
}

function refuseMismatch({ target, options, credentials }: Omit<AuditRequest, 'given'>, command: Command): void {
  if (target.kind === 'folder' && options.save) {
    refuseUsage(command, '--save works for site addresses, not for folders.')
  }
  if (options.prove && options.save) {
    refuseUsage(command, 'Proofs are not saved. To keep them, use --json --output instead of --save.')
  }
  if (target.kind === 'folder' && credentials) {
    refuseUsage(command, '--header, --auth and --cookie work for site addresses, not for folders.')
  }
  if (target.kind === 'url' && options.siteUrl !== undefined) {
    refuseUsage(command, '--site-url works for folders, not for site addresses.')
  }
  if (credentials && options.save) {
    refuseUsage(
      command,
      'A report made with credentials is private, so it cannot be saved. Leave out --save or the credentials.',
    )
  }
}

async function scan({ given, target, options, credentials }: AuditRequest): Promise<SiteEvidence> {
  const { maxPages, timeout, render, allowPrivate = false, siteUrl } = options
  const interrupt = listenForInterrupt()
  const progress = createProgress(given)
  const common = {
    signal: interrupt.signal,
    onProgress: progress.onProgress,
    ...(maxPages === undefined ? {} : { maxPages }),
    ...(timeout === undefined ? {} : { timeoutMs: timeout }),
  }
  try {
    return requireAnswer(
      target.kind === 'folder'
        ? await observeFolder(target.path, { ...common, render, ...(siteUrl === undefined ? {} : { url: siteUrl }) })
        : await observe(target.url, { ...common, render, allowPrivate, ...(credentials ? { credentials } : {}) }),
    )
  } catch (error) {
    const isClosed = error instanceof OperableError && error.code === 'login_required' && !credentials
    if (!isClosed) throw error
    const { code, message, cause } = error
    throw new OperableError(code, `${message} To log in, add --auth, --header or --cookie.`, { cause })
  } finally {
    progress.stop()
    interrupt.release()
  }
}

function render(report: Report, { given, target, options, credentials }: AuditRequest): string {
  const { json, markdown, all, output, allowPrivate, save = false } = options
  if (json) return `${JSON.stringify(report, null, 2)}\n`
  if (markdown) return renderMarkdown(report)
  const terminal = describeTerminal(output === undefined ? process.stdout : {})
  // Three dots stand for credentials, which are never printed.
  const words = `${allowPrivate ? ' --allow-private' : ''}${credentials ? ' …' : ''}`
  const more =
    target.kind === 'url' && !credentials ? saveSteps(given, { words, data: dataWords(options), isSaved: save }) : []
  return printReport(report, given, terminal, { all }) + printSteps([...auditSteps(given, words), ...more], terminal)
}

function saveSteps(
  target: string,
  { words, data, isSaved }: { words: string; data: string; isSaved: boolean },
): Step[] {
  const site = `${shellWord(target)}${data}`
  if (!isSaved) return [{ command: `npx @operable/node audit ${site}${words} --save`, says: 'save the report' }]
  return [
    { command: `npx @operable/node report ${site}`, says: 'print the saved report without a new scan' },
    { command: `npx @operable/node compare ${site}`, says: 'what changed since the previous scan' },
  ]
}

/**
 * Scans and saves the report. If no page could be read, saves how the scan failed.
 *
 * @throws OperableError what the scan throws; `storage_unavailable`, before the scan if the file cannot be used
 */
async function savedReport(options: DataOptions, scan: () => Promise<SiteEvidence>): Promise<Report> {
  const storage = openData(options)
  const reports = createReports({ storage })
  try {
    await requireFinished(storage)
    return (await reports.save(await scan())).report
  } catch (error) {
    if (error instanceof ScanError && error.code !== 'aborted') {
      const { url } = error.evidence
      await reports.saveFailure({ url, at: new Date().toISOString(), ...scanFailure(error) })
    }
    throw error
  } finally {
    await storage.close?.()
  }
}

/**
 * Whether a report misses `--min-score`: not if the score is high enough whatever could not be measured, certainly if it
 * is too low whatever that is; in between nobody knows.
 */
export function minScoreFailure({ score, scoreRange }: Report, least: number): Failure | undefined {
  const { lowest, highest } = scoreRange
  if (lowest >= least) return undefined
  if (highest < least) return { exitCode: exitCodes.belowMinScore, message: `The score ${score} is below ${least}.` }
  // A build must not pass or fail on something that nobody measured.
  return {
    exitCode: exitCodes.notScanned,
    message: `Some things could not be measured, so the score is somewhere from ${lowest} to ${highest}. Whether it reaches ${least} is unknown.`,
  }
}
