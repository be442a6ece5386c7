import { OperableError, type Report, renderMarkdown, type SiteEvidence } from '@operable/core'
import type { Command } from 'commander'
import { judgeEvidence } from '../analysis/judge-evidence.ts'
import { createAddressPolicy } from '../fetch/address/address-guard.ts'
import { opensWithAllowPrivate } from '../fetch/address/opens-with-allow-private.ts'
import type { SiteCredentials } from '../fetch/address/site-credentials.ts'
import { type AuditOptions, observe } from '../services/audit.ts'
import { observeFolder } from '../services/audit-folder.ts'
import { requireAnswer } from '../services/scan-outcome.ts'
import { type CredentialWords, credentialsOf } from './credential-options.ts'
import type { DataOptions } from './data-option.ts'
import { exitCodes } from './exit-codes.ts'
import { printFailure } from './failure.ts'
import { listenForInterrupt } from './interrupt.ts'
import { minScoreFailure } from './min-score.ts'
import { auditSteps, keepSteps, printSteps } from './next-steps.ts'
import { printReport } from './print/report.ts'
import { describeTerminal } from './print/terminal.ts'
import { createProgress } from './progress.ts'
import { requireWritable, writeResult } from './result-output.ts'
import { dataWords } from './stored/data-words.ts'
import { savedReport } from './stored/saved-report.ts'
import { readTarget, type Target } from './target.ts'

/** Options of the command, as they were given. */
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
}

/** A command as it was typed, and what it names. */
interface AuditRequest {
  given: string
  target: Target
  options: AuditWords
  credentials?: SiteCredentials
}

/** Scans, prints, and sets the exit code. @throws OperableError what goes wrong */
export async function runAudit(given: string, options: AuditWords, command: Command): Promise<void> {
  const target = readTarget(given)
  const credentials = credentialsOf(options, command)
  refuseMismatch({ target, options, ...(credentials ? { credentials } : {}) }, command)
  if (target.kind === 'url' && !options.allowPrivate) refusePrivate(target.url)
  if (options.output !== undefined) requireWritable(options.output)
  const request = { given, target, options, ...(credentials ? { credentials } : {}) }
  const report = await (options.save ? savedReport(options, () => scan(request)) : scan(request).then(judgeEvidence))
  await writeResult(render(report, request), options.output)
  const failure = options.minScore === undefined ? undefined : minScoreFailure(report, options.minScore)
  if (!failure) return
  process.exitCode = failure.exitCode
  printFailure(failure, [])
}

function refuseMismatch({ target, options, credentials }: Omit<AuditRequest, 'given'>, command: Command): void {
  const usage = { exitCode: exitCodes.badUsage, code: 'operable.mismatch' }
  if (target.kind === 'folder' && options.save) {
    command.error('error: A folder is not published yet; --save keeps reports of addresses.', usage)
  }
  if (target.kind === 'folder' && credentials) {
    command.error('error: A folder needs no credentials; --header, --auth and --cookie are for addresses.', usage)
  }
  if (target.kind === 'url' && options.siteUrl !== undefined) {
    command.error('error: --site-url belongs to the audit of a folder.', usage)
  }
  if (credentials && options.save) {
    command.error('error: A report made with credentials is private; --save keeps public ones.', usage)
  }
}

/** The library refuses it as well; only the command line knows the option that opens it. */
function refusePrivate(url: string): void {
  const refusal = createAddressPolicy().checkUrl(url)
  if (refusal === undefined || !opensWithAllowPrivate(url)) return
  throw new OperableError('invalid_url', `${refusal.reason} --allow-private scans it.`)
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
    throw new OperableError(code, `${message} --auth, --header or --cookie show this scan in.`, { cause })
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
  // Credentials are not repeated on the screen; three dots stand for them.
  const words = `${allowPrivate ? ' --allow-private' : ''}${credentials ? ' …' : ''}`
  const keep =
    target.kind === 'url' && !credentials ? keepSteps(given, { words, data: dataWords(options), isSaved: save }) : []
  return printReport(report, given, terminal, { all }) + printSteps([...auditSteps(given, words), ...keep], terminal)
}
