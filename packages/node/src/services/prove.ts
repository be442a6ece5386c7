import { OperableError, type Report, type SiteEvidence, type ToolDraft } from '@operable/core'
import type { FormProof, SiteProof } from '@operable/core/schema'
import { judgeEvidence } from '../analysis/judge-evidence.ts'
import { createDocumentReader } from '../analysis/read-in-thread.ts'
import { createRunJob } from '../analysis/run-job.ts'
import { anySignal } from '../any-signal.ts'
import { checkOptions, count, milliseconds, optionSchema, unchecked } from '../check-options.ts'
import type { ProofPictures } from '../contracts/proofs.ts'
import { userAgent } from '../crawl/requests/user-agent.ts'
import { type AddressPolicy, createAddressPolicy } from '../fetch/address/address-guard.ts'
import { type OwnCredentials, ownCredentials } from '../fetch/address/site-credentials.ts'
import type { LocalSite } from '../fetch/browser/proxy/local-forward.ts'
import { problemOf } from '../fetch/failure/problem-of.ts'
import type { PageTool } from '../proof/page-tools.ts'
import { type AuditOptions, observe, requireAnswer } from './audit.ts'
import { type AuditFolderOptions, folderSite, observeFolder } from './audit-folder.ts'

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
  /** Takes a picture of each form before and after, for `onProof`. Default: false. */
  pictures?: boolean
  /** Called for each form once it was tried. */
  onProof?: (proof: FormProof, pictures: ProofPictures) => void
}

const schema = optionSchema<Omit<ProveOptions, keyof AuditOptions>>({
  maxForms: count,
  proveTimeoutMs: milliseconds,
  answers: unchecked,
  send: unchecked,
  pictures: unchecked,
  onProof: unchecked,
})

/** How the forms in a folder are tried. Every option has a default. */
export interface ProveFolderOptions
  extends AuditFolderOptions,
    Pick<ProveOptions, 'maxForms' | 'proveTimeoutMs' | 'answers' | 'pictures' | 'onProof'> {}

/** What is proven where: the browser's way to the site. */
interface Site {
  policy: AddressPolicy
  credentials?: OwnCredentials
  /** Of a folder. */
  answer?: LocalSite
}

/**
 * Fills in and submits every form of a site in a browser that sends nothing, and reports the request that each would have
 * sent.
 *
 * @param url of a page of the site; a bare domain means https
 * @throws OperableError as `audit` does; `missing_dependency` without a Chromium
 */
export async function prove(url: string | URL, options: ProveOptions = {}): Promise<SiteProof> {
  const { own, rest } = checkedOptions(options)
  const evidence = requireAnswer(await observe(url, { render: 'always', ...rest }))
  return proveForms(evidence, { ...rest, ...own })
}

/** The same for a folder of HTML files, which the browser gets without network access. */
export async function proveFolder(path: string, options: ProveFolderOptions = {}): Promise<SiteProof> {
  const { rest } = checkedOptions(options)
  const auditOptions: AuditFolderOptions = { render: 'always', ...rest }
  const evidence = requireAnswer(await observeFolder(path, auditOptions))
  const { policy, answer } = await folderSite(path, auditOptions)
  return proveOn(evidence, { policy, answer }, options)
}

/**
 * The options of a proof apart from those of the scan before it.
 *
 * @throws TypeError that names the option which is invalid
 */
function checkedOptions<Options extends object>(options: Options) {
  const own: Record<string, unknown> = {}
  const rest: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(options)) (name in schema.shape ? own : rest)[name] = value
  checkOptions('prove', schema, own)
  return { own, rest }
}

/**
 * The forms of pages that a scan has seen. What the scan did not read, because robots.txt or a login keeps it away, is not
 * opened.
 *
 * @throws OperableError `missing_dependency` without a Chromium
 */
export function proveForms(evidence: SiteEvidence, options: ProveOptions = {}): Promise<SiteProof> {
  const credentials = ownCredentials(evidence.url, options.credentials)
  const policy = createAddressPolicy({ allowPrivate: options.allowPrivate ?? false })
  return proveOn(evidence, { policy, ...(credentials ? { credentials } : {}) }, options)
}

async function proveOn(evidence: SiteEvidence, site: Site, options: ProveOptions): Promise<SiteProof> {
  const {
    maxForms = 25,
    proveTimeoutMs = 300_000,
    answers = false,
    pictures = false,
    send,
    now = () => new Date(),
    onProof,
  } = options
  const [{ createProofPages }, { proveForm }, { checkHints, modelContextScript }, { formsOfPage }] = await Promise.all([
    import('../fetch/browser/proof-pages.ts'),
    import('../proof/prove-form.ts'),
    import('../proof/page-tools.ts'),
    import('../proof/forms-of-page.ts'),
  ])
  const report = await judgeEvidence(evidence)
  const pages = await createProofPages({
    ...site,
    userAgent: userAgent(options.infoUrl),
    initScript: modelContextScript,
  })
  const timeout = AbortSignal.timeout(proveTimeoutMs)
  const signal = anySignal(timeout, options.signal)
  const proved: SiteProof = {
    url: evidence.url,
    provedAt: now().toISOString(),
    proofs: [],
    hintChecks: [],
    notTried: [],
  }
  const settings = { pages, answers, pictures, signal, now, ...(send ? { send: send === true ? [] : send } : {}) }
  const known = new Set<string>()
  /** Those of several pages once. */
  const registered = new Map<string, { tool: PageTool; url: string }>()
  const reader = createDocumentReader(createRunJob({ signal }), () => signal.aborted)
  const search = { pages, reader, report, clicked: new Set<string>(), signal }
  const leaveOut = (page: string, why: string): void => {
    for (const form of report.operability.forms)
      if (form.page === page) proved.notTried.push({ page, label: form.label, why })
  }
  const whyNot = (): string | undefined => {
    if (timeout.aborted) return 'There was no time left.'
    return proved.proofs.length >= maxForms ? `Only ${maxForms} forms are tried.` : undefined
  }
  try {
    for (const { finalUrl } of evidence.pages.filter(({ outcome }) => outcome === 'read')) {
      if (options.signal?.aborted) break
      const missing = timeout.aborted ? whyNot() : undefined
      const found = missing ?? (await formsOfPage(finalUrl, search).catch(problemOf))
      if (typeof found === 'string') {
        leaveOut(finalUrl, found)
        continue
      }
      for (const tool of found.tools) registered.set(JSON.stringify(tool), { tool, url: finalUrl })
      for (const form of found.forms) {
        const key = keyOf(form.draft)
        if (known.has(key)) continue
        known.add(key)
        const why = whyNot()
        if (why !== undefined) {
          proved.notTried.push({ page: form.page, label: form.label, why })
          continue
        }
        const tried = await proveForm(form, settings)
        proved.proofs.push(tried.proof)
        onProof?.(tried.proof, tried.pictures)
      }
    }
    for (const { tool, url } of registered.values()) {
      if (signal.aborted) break
      proved.hintChecks.push(await checkHints(tool, url, pages, signal))
    }
  } finally {
    await pages.close()
  }
  if (options.signal?.aborted) throw new OperableError('aborted', 'The proof was stopped.')
  return proved
}

/** The same form on several pages is tried once: it has the same name, fields and place to be sent to. */
function keyOf({ name, metadata: { fields = [], title, fingerprint } }: ToolDraft): string {
  return JSON.stringify([
    name,
    title,
    fingerprint?.action,
    fields.map(({ type, label, purpose }) => [type, label, purpose]),
  ])
}

/** The report with its proofs: what `audit(url, { prove: true })` gives. */
export function withProofs(report: Report, { proofs, hintChecks }: SiteProof): Report {
  return { ...report, proofs, hintChecks }
}
