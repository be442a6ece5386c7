import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { evaluate, OperableError, type SiteEvidence } from '@operable/core'
import { formTasks } from '@operable/core/report'
import type { PageFetcher } from '../../contracts/page-fetcher.ts'
import type { FailedAttempt, StoredReport } from '../../contracts/reports.ts'
import { scanFailures } from '../../contracts/scans.ts'
import type { CrawlListener } from '../../crawl/crawl-events.ts'
import { requireAnswer } from '../audit.ts'
import type { SaveDetails } from '../reports/create-reports.ts'
import type { TakenPicture } from '../reports/form-pictures.ts'
import {
  advanced,
  claimed,
  completed,
  failed,
  isOwn,
  type Lease,
  type RunningRecord,
  released,
  type ScanFailure,
  type ScanRecord,
} from './scan-record.ts'
import type { ScanStore } from './scan-store.ts'

/** Everything that is seen of a site. */
type Observe = (url: string, options: { signal: AbortSignal; onProgress: CrawlListener }) => Promise<SiteEvidence>

export interface RunParts {
  store: ScanStore
  observe: Observe
  /** Takes a picture of a form, for the owner of a website. Absent: there is no browser. */
  picture?: (evidence: SiteEvidence, request: PictureRequest) => Promise<TakenPicture | undefined>
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

/**
 * Runs one waiting scan, unless another process has taken it. While it runs, its document holds a
 * lease, so that other processes can tell whether its process is still alive. Whatever it writes depends on that lease: a
 * run that lost its scan leaves no trace.
 *
 * @param closing the scan is given back when it fires, at once: what stops a browser, or a request, takes its time. A
 * report that is being saved is saved.
 * @throws OperableError `aborted` when it was given back; whatever the store says when what came of it could not be told
 */
export async function runScan(parts: RunParts, scanId: string, closing: AbortSignal): Promise<void> {
  const { store, observe, save, saveFailure, now, leaseMs, isDurable, onChange, onError } = parts
  const owner = randomUUID()
  const lease = (): Lease => ({ owner, until: new Date(now().getTime() + leaseMs) })
  if (closing.aborted) throw givenBack()
  const begun = await change((record) => claimed(record, lease()))
  if (begun?.state !== 'running') return

  let progress: Pick<RunningRecord, 'pagesDone' | 'pagesPlanned'> = { pagesDone: 0, pagesPlanned: begun.pagesPlanned }
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
    const { report } = await save(answer, { scanId, picture, mayWrite: isStillOwn })
    await finish((record) => completed(record, { owner, at: now() }, report.id))
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
    await finish((record) => failed(record, { owner, at }, failure))
  } finally {
    closing.removeEventListener('abort', onClosing)
    clearInterval(beat)
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
