import { evaluate, type FormProof, OperableError, type SiteEvidence, type SiteProof } from '@operable/core'
import { formTasks } from '@operable/core/report'
import type { PageFetcher } from '../../contracts/page-fetcher.ts'
import type { FailedAttempt, StoredReport } from '../../contracts/reports.ts'
import { scanFailures, type TriedForm } from '../../contracts/scans.ts'
import type { CrawlListener } from '../../crawl/crawl-events.ts'
import type { ProofPictures } from '../../proof/prove-form.ts'
import { requireAnswer } from '../audit.ts'
import type { TriedSite } from '../proofs/proof-document.ts'
import type { ProveOptions } from '../prove.ts'
import type { TakenPicture } from '../reports/form-pictures.ts'
import {
  advanced,
  claimed,
  completed,
  failed,
  type Lease,
  type Progress,
  type ProofOutcome,
  released,
  type ScanFailure,
  type ScanRecord,
  waitingForProof,
} from './scan-record.ts'
import type { ScanStore } from './scan-store.ts'

/** Everything that is seen of a site. */
type Observe = (url: string, options: { signal: AbortSignal; onProgress: CrawlListener }) => Promise<SiteEvidence>

/** How the forms of a site are tried. */
export interface Proving {
  /** @throws OperableError `missing_dependency`; `rate_limited` if too many wait for the browser */
  require(): Promise<void>
  /** Waits for its turn. @throws OperableError as `prove` does */
  run(evidence: SiteEvidence, options: ProvingOptions): Promise<SiteProof>
  save(place: { reportId: string; websiteIds: readonly string[] }, tried: TriedSite): Promise<void>
}

export type ProvingOptions = Required<Pick<ProveOptions, 'signal' | 'answers' | 'pictures' | 'onProof'>>

export interface RunParts {
  store: ScanStore
  observe: Observe
  /** Takes a picture of a form, for the owner of a website. Absent: there is no browser. */
  picture?: (evidence: SiteEvidence, request: PictureRequest) => Promise<TakenPicture | undefined>
  /** Tries the forms of a site. Absent: this service cannot. */
  proving?: Proving
  save: (evidence: SiteEvidence, picture?: TakenPicture) => Promise<StoredReport>
  saveFailure: (attempt: FailedAttempt) => Promise<void>
  now: () => Date
  /** Of this process. */
  owner: string
  /** For how long a sign of life holds, in ms. */
  leaseMs: number
  /** Hears of every change of the scan. */
  onChange: (record: ScanRecord) => void
  /** Hears of faults of our own. */
  onError: (error: unknown) => void
}

/**
 * Runs one waiting scan, unless another process has taken it. While it runs, its document holds a
 * lease, so that other processes can tell whether its process is still alive.
 *
 * @param closing the scan is given back when it fires, at once: what stops a browser, or a request, takes its time. A
 * report that is being saved is saved.
 */
export async function runScan(parts: RunParts, scanId: string, closing: AbortSignal): Promise<void> {
  const { store, observe, proving, save, saveFailure, now, owner, leaseMs, onChange, onError } = parts
  const lease = (): Lease => ({ owner, until: new Date(now().getTime() + leaseMs) })
  if (closing.aborted) return
  const begun = await change((record) => claimed(record, lease()))
  if (begun?.state !== 'running') return

  let progress: Progress = { pagesDone: 0, pagesPlanned: begun.pagesPlanned }
  const stolen = new AbortController()
  const beat = setInterval(() => void giveSign(), leaseMs / 3)
  const giveBack = () => change((record) => released(record, owner))
  // What fails here is tried again below.
  const onClosing = () => void giveBack().catch(() => {})
  closing.addEventListener('abort', onClosing)
  try {
    const evidence = await observe(begun.url, {
      signal: AbortSignal.any([closing, stolen.signal]),
      onProgress(event) {
        if (event.type !== 'progress') return
        progress = { pagesDone: event.done, pagesPlanned: event.planned }
        void giveSign()
      },
    })
    const answer = requireAnswer(evidence)
    const picture = await pictureOf(answer, begun.websiteId)
    closing.throwIfAborted()
    closing.removeEventListener('abort', onClosing)
    const { report } = await save(answer, picture)
    await completeWithProofs(report.id, answer)
  } catch (error) {
    if (closing.aborted) return void (await giveBack())
    const failure = scanFailure(error)
    if (failure.failure === 'internal' && !stolen.signal.aborted) onError(error)
    const at = now()
    // Before the scan has ended, as a report is: a crash in between repeats the scan and loses nothing.
    if (!stolen.signal.aborted) await saveFailure({ url: begun.url, at: at.toISOString(), ...failure })
    await finish((record) => failed(record, { owner, at }, failure))
  } finally {
    closing.removeEventListener('abort', onClosing)
    clearInterval(beat)
  }

  async function pictureOf(evidence: SiteEvidence, websiteId: string | undefined): Promise<TakenPicture | undefined> {
    if (websiteId === undefined || closing.aborted) return undefined
    return parts.picture?.(evidence, { websiteId, signal: AbortSignal.any([closing, stolen.signal]) })
  }

  /** Somebody may ask for proofs until the scan is over, so whether all have theirs is decided as it ends. */
  async function completeWithProofs(reportId: string, evidence: SiteEvidence): Promise<void> {
    const served = new Set<string>()
    let tried: { site?: TriedSite; outcome: ProofOutcome } | undefined
    for (;;) {
      let waiting: string[] = []
      let answers = false
      await finish((record) => {
        answers = record.answers === true
        waiting = waitingForProof(record, owner, served)
        if (waiting.length > 0) return undefined
        return completed(record, { owner, at: now() }, { reportId, proof: tried?.outcome })
      })
      if (waiting.length === 0) return
      tried ??= await tryForms(evidence, answers)
      if (tried.site) await proving?.save({ reportId, websiteIds: waiting }, tried.site)
      for (const websiteId of waiting) served.add(websiteId)
    }
  }

  /** The report is safe by now: whatever goes wrong is said beside it. */
  async function tryForms(
    evidence: SiteEvidence,
    answers: boolean,
  ): Promise<{ site?: TriedSite; outcome: ProofOutcome }> {
    const tried: ProofOutcome['tried'] = []
    const pictures: ProofPictures[] = []
    closing.throwIfAborted()
    closing.addEventListener('abort', onClosing)
    try {
      if (!proving) throw new OperableError('missing_dependency', 'This service cannot try forms.')
      const proof = await proving.run(evidence, {
        signal: AbortSignal.any([closing, stolen.signal]),
        answers,
        pictures: true,
        onProof(each, seen) {
          tried.push(briefly(each))
          pictures.push(seen)
          progress = { ...progress, tried: [...tried] }
          void giveSign()
        },
      })
      const site = { proof, pictures, scannedAt: evidence.scannedAt }
      return { site, outcome: { tried: proof.proofs.map(briefly) } }
    } catch (error) {
      closing.throwIfAborted()
      const { failure, detail } = proofFailure(error)
      if (failure === 'internal' && !stolen.signal.aborted) onError(error)
      return { outcome: { tried, failure, detail } }
    } finally {
      closing.removeEventListener('abort', onClosing)
    }
  }

  async function giveSign(): Promise<void> {
    try {
      const record = await change((current) => advanced(current, lease(), progress))
      if (!record) stolen.abort()
    } catch {
      // The next sign may come through; without one somebody else takes the scan.
    }
  }

  async function finish(end: (record: ScanRecord) => ScanRecord | undefined): Promise<void> {
    const record = await change(end)
    if (record) await store.close(record)
  }

  async function change(next: (record: ScanRecord) => ScanRecord | undefined): Promise<ScanRecord | undefined> {
    const record = await store.change(scanId, next)
    if (record) onChange(record)
    return record
  }
}

/** The sentence of every other failure is meant for the one who asked for the scan. */
const UNTOLD: ReadonlySet<string> = new Set(['internal', 'interrupted'])

/** The class of a failed scan and one sentence; of our own faults no more than that they are ours. */
export function scanFailure(error: unknown): ScanFailure {
  if (error instanceof OperableError) {
    const failure = scanFailures.find((code) => code === error.code && !UNTOLD.has(code))
    if (failure) return { failure, detail: error.message }
  }
  return { failure: 'internal', detail: 'The scan stopped because of an error in Operable. Try again.' }
}

function briefly({ page, label, verdict, reason }: FormProof): TriedForm {
  return { page, label, verdict, reason }
}

/** Why the forms could not be tried; of our own faults no more than that they are ours. */
function proofFailure(error: unknown): { failure: string; detail: string } {
  if (error instanceof OperableError && error.code !== 'internal') return { failure: error.code, detail: error.message }
  return { failure: 'internal', detail: 'Trying the forms stopped because of an error in Operable. Try again.' }
}

/** For the visit that takes it, in ms. */
const LONGEST = 12_000

interface PictureRequest {
  websiteId: string
  signal: AbortSignal
}

/**
 * A picture of one form of the site: the first that an agent cannot use, else the first. Undefined without a form, or
 * where the browser does not show it. Never rejects: a report is worth more than its picture.
 */
export async function pictureForm(
  evidence: SiteEvidence,
  browser: PageFetcher,
  { websiteId, signal }: PictureRequest,
): Promise<TakenPicture | undefined> {
  if (!evidence.pages.some(({ outcome }) => outcome === 'read')) return undefined
  const tasks = formTasks(evaluate(evidence).operability.forms)
  const { form } = tasks.find(({ verdict }) => verdict === 'no') ?? tasks[0] ?? {}
  if (!form) return undefined
  const { page, selector } = form
  const result = await browser(page, { signal, timeoutMs: LONGEST, picture: selector })
  const isThere = result.ok && new URL(result.finalUrl).origin === new URL(page).origin
  return isThere && result.picture ? { ...result.picture, page, selector, websiteId } : undefined
}
