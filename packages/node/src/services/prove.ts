import { OperableError, type Report } from '@operable/core'
import type { FormProof, SiteProof } from '@operable/core/schema'
import type { AuditOptions } from './audit.ts'

/** How the forms of a site are tried. Every option has a default. */
export interface ProveOptions extends Omit<AuditOptions, 'fetch' | 'renderer' | 'timeoutMs'> {
  /** Most forms to try. Default: 25. */
  maxForms?: number
  /** Time for all forms together, in ms; what is not tried by then is listed in `notTried`. Default: 300,000. */
  proveTimeoutMs?: number
  /** Time for the scan that finds the forms, in ms. Default: 90,000. */
  timeoutMs?: number
  /** Tries each form again with four answers in place of the server’s. Default: false. */
  answers?: boolean
  /** Really sends: `true` to the form’s own host, else to these hosts. For test systems of your own. Default: sends nothing. */
  send?: true | readonly string[]
  /** Called for each form once it was tried. */
  onProof?: (proof: FormProof) => void
}

/**
 * Fills in and submits every form of a site in a browser that sends nothing, and reports the request that each would have
 * sent.
 *
 * @param url of a page of the site; a bare domain means https
 * @throws OperableError as `audit` does; `missing_dependency` without a Chromium
 */
export async function prove(url: string | URL, options: ProveOptions = {}): Promise<SiteProof> {
  throw new OperableError('internal', `Proving ${String(url)} is being written.${options.answers ? '' : ''}`)
}

/** The same for a folder of HTML files, which is served to the browser without network access. */
export async function proveFolder(path: string, options: ProveOptions & { url?: string } = {}): Promise<SiteProof> {
  return prove(path, options)
}

/** The report with its proofs: what `audit(url, { prove: true })` gives. */
export function withProofs(report: Report, { proofs, hintChecks }: SiteProof): Report {
  return { ...report, proofs, hintChecks }
}
