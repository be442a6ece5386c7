import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { evaluate, type FormProof, OperableError, type SiteEvidence, type SiteProof } from '@operable/core'
import { formTasks } from '@operable/core/report'
import type { PageFetcher } from '../../contracts/page-fetcher.ts'
import type { ProofPictures } from '../../contracts/proofs.ts'
import type { FailedAttempt, StoredReport } from '../../contracts/reports.ts'
import { scanFailures, type TriedForm } from '../../contracts/scans.ts'
import type { CrawlListener } from '../../crawl/crawl-events.ts'
import { requireAnswer } from '../audit.ts'
import type { ProofStore } from '../proofs/create-proofs.ts'
import type { TriedSite } from '../proofs/proof-document.ts'
import type { ProveOptions } from '../prove.ts'
import type { SaveDetails } from '../reports/create-reports.ts'
import type { TakenPicture } from '../reports/form-pictures.ts'
import {
  advanced,
  claimed,
  completed,
  failed,
  isOwn,
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
  save: ProofStore['save']
}

export type ProvingOptions = Required<Pick<ProveOptions, 'signal' | 'answers' | 'pictures' | 'onProof'>>

export interface RunParts {
  store: ScanStore
  observe: Observe
  /** Takes a picture of a form, for the owner of a website. Absent: there is no browser. */
  picture?: (evidence: SiteEvidence, request: PictureRequest) => Promise<TakenPicture | undefined>
  /** Tries the forms of a site. Absent: this service cannot. */
  proving?: Proving
  save: (evidence: SiteEvidence, details: SaveDetails) => Promise<StoredReport>
  saveFailure: (attempt: FailedAttempt) => Promise<void>
  now: () => Date
  /** For how long a sign of life holds, in ms. */
  leaseMs: number
  /** What is given back is handed out again, so that no scan has to fail for a fault of the store. */
  isDurable: boolean
  /** Hears of every change of the scan. */
  onChange: (record: ScanRecord) => void
  /** Hears of faults of our own. */
  onError: (error: unknown) => void
}

/** How often the progress of a scan is written at most, in ms: nobody sees a bar move more often. */
const PROGRESS_MS = 500

/**
 * Runs one waiting scan, unless another process has taken it. While it runs, its document holds a
 * lease, so that other processes can tell whether its process is still alive. Whatever it writes depends on that lease: a
 * run that lost its scan leaves no trace.
 *
 * @param closing the scan is given back when it fires, at once: what stops a browser, or a request, takes its time. A
 * report that is being saved is saved.
 * @throws OperableError `aborted` when it was given back or lost; whatever the store says when what came of it could not be told
 */
export async function runScan(parts: RunParts, scanId: string, closing: AbortSignal): Promise<void> {
  const { store, observe, proving, save, saveFailure, now, leaseMs, isDurable, onChange, onError } = parts
  const owner = randomUUID()
  const lease = (): Lease => ({ owner, until: new Date(now().getTime() + leaseMs) })
  if (closing.aborted) throw givenBack()
  const begun = await change((record) => claimed(record, lease()))
  if (begun?.state !== 'running') return

  let progress: Progress = { pagesDone: 0, pagesPlanned: begun.pagesPlanned }
  let signedAt = Number.NEGATIVE_INFINITY
  let soon: NodeJS.Timeout | undefined
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
        giveSignSoon()
      },
    })
    const answer = requireAnswer(evidence)
    // All pages are read; what comes now takes its time.
    if (soon) await giveSign()
    const picture = await pictureOf(answer, begun.websiteId)
    closing.throwIfAborted()
    closing.removeEventListener('abort', onClosing)
    const { report } = await save(answer, { scanId, picture, mayWrite: isStillOwn })
    await completeWithProofs(report.id, answer)
  } catch (error) {
    // Lost, or stopped from outside: nothing of that says anything of the site.
    const isOver = stolen.signal.aborted || closing.aborted || isStopped(error)
    if (isOver || (isDurable && isOf(error, 'storage_unavailable')) || !(await isStillOwn())) {
      await giveBackAtLast()
      throw givenBack()
    }
    const failure = scanFailure(error)
    if (failure.failure === 'internal') onError(error)
    const at = now()
    // Before the scan has ended, as a report is: a crash in between repeats the scan and loses nothing.
    await saveFailure({ url: begun.url, at: at.toISOString(), ...failure })
    if (!(await finish((record) => failed(record, { owner, at }, failure)))) throw givenBack()
  } finally {
    closing.removeEventListener('abort', onClosing)
    clearInterval(beat)
    clearTimeout(soon)
  }

  async function pictureOf(evidence: SiteEvidence, websiteId: string | undefined): Promise<TakenPicture | undefined> {
    if (websiteId === undefined || closing.aborted) return undefined
    return parts.picture?.(evidence, { websiteId, signal: AbortSignal.any([closing, stolen.signal]) })
  }

  /** The store may be what went away. A scan that cannot be given back is an attempt. */
  async function giveBackAtLast(): Promise<void> {
    for (let tries = isDurable ? 6 : 1; ; tries--) {
      try {
        return void (await giveBack())
      } catch (error) {
        if (tries === 1) throw error
        await pause(1_000)
      }
    }
  }

  async function isStillOwn(): Promise<boolean> {
    const record = await store.read(scanId)
    return record !== undefined && isOwn(record, owner)
  }

  /** Somebody may ask for proofs until the scan is over, so whether all have theirs is decided as it ends. */
  async function completeWithProofs(reportId: string, evidence: SiteEvidence): Promise<void> {
    const served = new Set<string>()
    let tried: { site?: TriedSite; outcome: ProofOutcome } | undefined
    for (;;) {
      let waiting: string[] = []
      let answers = false
      const ended = await finish((record) => {
        answers = record.answers === true
        waiting = waitingForProof(record, owner, served)
        if (waiting.length > 0) return undefined
        return completed(record, { owner, at: now() }, { reportId, proof: tried?.outcome })
      })
      if (ended) return
      if (waiting.length === 0) throw givenBack()
      tried ??= await tryForms(evidence, answers)
      const place = { reportId, websiteIds: waiting, mayWrite: isStillOwn }
      if (tried.site) await proving?.save(place, tried.site)
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
    const signal = AbortSignal.any([closing, stolen.signal])
    signal.throwIfAborted()
    closing.addEventListener('abort', onClosing)
    try {
      if (!proving) throw new OperableError('missing_dependency', 'This service cannot try forms.')
      const proof = await proving.run(evidence, {
        signal,
        answers,
        pictures: true,
        onProof(each, seen) {
          tried.push(briefly(each))
          pictures.push(seen)
          progress = { ...progress, tried: [...tried] }
          giveSignSoon()
        },
      })
      signal.throwIfAborted()
      const site = { proof, pictures, scannedAt: evidence.scannedAt, scanId }
      return { site, outcome: { tried: proof.proofs.map(briefly) } }
    } catch (error) {
      // Stopped from outside, which says nothing of the forms.
      signal.throwIfAborted()
      const { failure, detail } = proofFailure(error)
      if (failure === 'internal') onError(error)
      return { outcome: { tried, failure, detail } }
    } finally {
      closing.removeEventListener('abort', onClosing)
    }
  }

  function giveSignSoon(): void {
    soon ??= setTimeout(() => void giveSign(), Math.max(0, signedAt + PROGRESS_MS - performance.now()))
  }

  async function giveSign(): Promise<void> {
    signedAt = performance.now()
    clearTimeout(soon)
    soon = undefined
    try {
      const record = await change((current) => advanced(current, lease(), progress))
      if (!record) stolen.abort()
    } catch {
      // The next sign may come through; without one somebody else takes the scan.
    }
  }

  /** The scan as it ended; undefined when it did not, or is not ours any more. */
  async function finish(end: (record: ScanRecord) => ScanRecord | undefined): Promise<ScanRecord | undefined> {
    const record = await change(end)
    if (record) await store.close(record)
    return record
  }

  async function change(next: (record: ScanRecord) => ScanRecord | undefined): Promise<ScanRecord | undefined> {
    const record = await store.change(scanId, next)
    if (record) onChange(record)
    return record
  }
}

function givenBack(): OperableError {
  return new OperableError('aborted', 'The scan was given back.')
}

function isStopped(error: unknown): boolean {
  return isOf(error, 'aborted')
}

function isOf(error: unknown, code: OperableError['code']): boolean {
  return error instanceof OperableError && error.code === code
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
