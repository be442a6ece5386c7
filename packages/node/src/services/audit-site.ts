import type { Report } from '@operable/core'
import { z } from 'zod'
import { judgeEvidence } from '../analysis/judge-evidence.ts'
import { checkOptions } from '../check-options.ts'
import { type AuditOptions, auditOptionSchema, observe, requireAnswer } from './audit.ts'
import type { ProveOptions } from './prove.ts'

/** How a site is audited. Every option has a default. */
export interface AuditSiteOptions extends AuditOptions {
  /**
   * Also fills in and submits every form in a browser that sends nothing, and adds `proofs` and `hintChecks` to the report;
   * an object says how. The score stays the same. It cannot be combined with your own `fetch`. Default: false.
   */
  prove?: boolean | Pick<ProveOptions, 'maxForms' | 'proveTimeoutMs' | 'answers' | 'send' | 'onProof'>
}

const schema = auditOptionSchema.extend({
  prove: z.union([z.boolean(), z.object()], { error: 'must be true, false or an object.' }).optional(),
})

/**
 * Scans a public website and reports how readily AI agents can operate it.
 *
 * @param url of a page of the site; a bare domain means https
 * @throws OperableError `invalid_url` for an address that is not a public http(s) one; `site_unreachable`, `site_blocked`,
 * `site_closed` or `login_required` when no page of the site could be read; `aborted` when `signal` fired;
 * `missing_dependency` when `render: 'always'` or `prove` has no browser.
 * @throws TypeError for an argument or option of the wrong kind, by name
 */
export async function audit(url: string | URL, options: AuditSiteOptions = {}): Promise<Report> {
  checkOptions('audit', schema, options)
  const { prove = false, ...scanOptions } = options
  if (prove && options.fetch) throw new TypeError('prove cannot be combined with your own fetch.')
  const evidence = requireAnswer(await observe(url, scanOptions))
  const report = await judgeEvidence(evidence)
  if (!prove) return report
  const { fetch, renderer, timeoutMs, ...own } = scanOptions
  const { proveForms, withProofs } = await import('./prove.ts')
  return withProofs(report, await proveForms(evidence, { ...own, ...(prove === true ? {} : prove) }))
}
