import { renderProofs } from '@operable/core'
import type { SiteProof } from '@operable/core/schema'
import type { Command } from 'commander'
import { exitCodes, type Failure, printFailure, refuseUsage } from './failure.ts'
import { type CredentialWords, credentialsOf } from './options.ts'
import { printSiteProof } from './print/proofs.ts'
import { describeTerminal } from './print/terminal.ts'
import { refusePrivate } from './refuse-private.ts'
import { requireWritable, writeResult } from './result-output.ts'
import { readTarget, type Target } from './target.ts'
import { type Provers, tryForms } from './try-forms.ts'

/** Options as typed. */
export interface ProveWords extends CredentialWords {
  json?: true
  markdown?: true
  output?: string
  maxPages?: number
  maxForms?: number
  /** ms */
  timeout?: number
  answers?: true
  send?: true | string[]
  allowPrivate?: true
  siteUrl?: string
}

/** Tries the forms, prints, and sets the exit code. @throws OperableError whatever goes wrong */
export async function runProve(
  given: string,
  words: ProveWords,
  { command, provers }: { command: Command; provers?: Provers | undefined },
): Promise<void> {
  const { output, timeout, maxPages, maxForms, answers, send, allowPrivate, siteUrl } = words
  const target = readTarget(given)
  const credentials = credentialsOf(words, command)
  refuseMismatch(target, words, command)
  if (target.kind === 'url' && !allowPrivate) refusePrivate(target.url)
  if (output !== undefined) requireWritable(output)
  const options = { maxPages, maxForms, proveTimeoutMs: timeout, answers, send, allowPrivate, siteUrl, credentials }
  const site = await tryForms({ given, target, provers }, options)
  await writeResult(render(site, given, words), output)
  const failure = proofFailure(site)
  if (!failure) return
  process.exitCode = failure.exitCode
  printFailure(failure, [])
}

function refuseMismatch(target: Target, { siteUrl, send, ...words }: ProveWords, command: Command): void {
  const refuse = (message: string): never => refuseUsage(command, message)
  if (target.kind === 'url') {
    if (siteUrl !== undefined) refuse('--site-url works for folders, not for site addresses.')
    return
  }
  if (words.header || words.auth !== undefined || words.cookie) {
    refuse('--header, --auth and --cookie work for site addresses, not for folders.')
  }
  if (send) refuse('--send works for site addresses, not for folders.')
}

function render(site: SiteProof, given: string, { json, markdown, output }: ProveWords): string {
  if (json) return `${JSON.stringify(site, null, 2)}\n`
  if (markdown) return renderProofs(site)
  return printSiteProof(site, given, describeTerminal(output === undefined ? process.stdout : {}))
}

/** Whether a build should stop: a form is refuted, or nothing is known of any. */
export function proofFailure({ proofs, notTried }: SiteProof): Failure | undefined {
  const refuted = proofs.filter(({ verdict }) => verdict === 'refuted').length
  if (refuted > 0) {
    const message = refuted === 1 ? '1 form is refuted.' : `${refuted} forms are refuted.`
    return { exitCode: exitCodes.belowMinScore, message }
  }
  // A login form that needs a person is no reason to stop a build.
  if (proofs.some(({ verdict }) => verdict !== 'not_measured')) return undefined
  const message =
    proofs.length + notTried.length === 0 ? 'No form was found on the pages read.' : 'No form could be tried.'
  return { exitCode: exitCodes.notScanned, message }
}
