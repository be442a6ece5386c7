import { formProofSchema } from '@operable/core/schema'
import { z } from 'zod'
import { scanUrgencies } from '../../contracts/scan-queue.ts'
import { type Scan, type StartOptions, scanFailures, type TriedForm } from '../../contracts/scans.ts'
import { standIn } from '../documents/understood.ts'
import { BASE_32, randomId } from '../random-id.ts'

const triedSchema = formProofSchema.pick({ page: true, label: true, verdict: true, reason: true })

/** What came of trying the forms. */
const outcomeSchema = z.object({
  tried: z.array(triedSchema),
  /** Why they could not be tried. Open: a result whose reason is not known here is one all the same. */
  failure: z.string().exactOptional(),
  detail: z.string().exactOptional(),
})

const common = z.object({
  format: z.literal(1),
  id: z.string(),
  url: z.string(),
  createdAt: z.iso.datetime(),
  /** Times that it was begun and not given back. */
  attempts: z.int().min(0),
  /** The website whose own key asked for the scan. */
  websiteId: z.string().exactOptional(),
  /** Absent: as urgent as it gets. */
  urgency: z.enum(scanUrgencies).exactOptional(),
  /** The websites whose own keys asked for proofs. */
  proveFor: z.array(z.string()).exactOptional(),
  /** Whether one of them asked for four answers in place of the server's. */
  answers: z.literal(true).exactOptional(),
})

const queuedSchema = common.extend({ state: z.literal('queued') })
const runningSchema = common.extend({
  state: z.literal('running'),
  pagesDone: z.int().min(0),
  pagesPlanned: z.int().min(0),
  /** The run that has it, and until when its process is believed to live. */
  owner: z.string(),
  leaseUntil: z.iso.datetime(),
  /** Forms that were tried so far. */
  tried: z.array(triedSchema).exactOptional(),
})
const completedSchema = common.extend({
  state: z.literal('completed'),
  reportId: z.string(),
  completedAt: z.iso.datetime(),
  proof: outcomeSchema.exactOptional(),
})
const failedSchema = common.extend({
  state: z.literal('failed'),
  failure: z.enum(scanFailures),
  detail: z.string(),
  completedAt: z.iso.datetime(),
})

/** A scan as it is stored. */
export const scanRecordSchema = z.discriminatedUnion('state', [
  queuedSchema,
  runningSchema,
  completedSchema,
  failedSchema,
])

standIn(failedSchema.shape.failure, 'internal')

export type ScanRecord = z.infer<typeof scanRecordSchema>
export type OpenRecord = z.infer<typeof queuedSchema> | RunningRecord
export type RunningRecord = z.infer<typeof runningSchema>
type ClosedRecord = Exclude<ScanRecord, OpenRecord>

/** Who runs a scan. */
export interface Lease {
  /** Of this run alone: should its process lose the scan and get it again, that is another run. */
  owner: string
  until: Date
}

/** By which run a scan ended, and when. */
interface Ending {
  owner: string
  at: Date
}

/** What came of trying the forms, for the record. */
export type ProofOutcome = z.infer<typeof outcomeSchema>

/** How far a scan is. */
export type Progress = Pick<RunningRecord, 'pagesDone' | 'pagesPlanned'> & { tried?: TriedForm[] }

export type ScanFailure = Pick<z.infer<typeof failedSchema>, 'failure' | 'detail'>

/** Who asks for a scan, and what they ask for. */
export interface Asked extends StartOptions {
  now: Date
}

/** @param asked `prove` and `answers` count only with the website whose own key asks for them */
export function newRecord(
  id: string,
  url: string,
  { now, websiteId, urgency, prove = false, answers = false }: Asked,
): OpenRecord {
  const record = {
    ...({ format: 1, id, url, createdAt: now.toISOString(), attempts: 0, state: 'queued' } as const),
    ...(urgency !== undefined && { urgency }),
  }
  if (websiteId === undefined) return record
  return { ...record, websiteId, ...(prove && { proveFor: [websiteId], ...(answers && { answers }) }) }
}

/** An open scan that tries the forms for one more website; undefined if it is over. */
export function withProof(
  record: ScanRecord,
  { websiteId, answers = false }: { websiteId: string; answers?: boolean | undefined },
): ScanRecord | undefined {
  if (!isOpen(record)) return undefined
  const proveFor = [...new Set([...(record.proveFor ?? []), websiteId])]
  return { ...record, proveFor, ...(answers && { answers }) }
}

/** The websites that still wait for proofs from this run. */
export function waitingForProof(record: ScanRecord, owner: string, served: ReadonlySet<string>): string[] {
  if (!isOwn(record, owner)) return []
  return (record.proveFor ?? []).filter((websiteId) => !served.has(websiteId))
}

export function isOpen(record: ScanRecord): record is OpenRecord {
  return record.state === 'queued' || record.state === 'running'
}

/** Taken by a worker, when it waits. */
export function claimed(record: ScanRecord, lease: Lease): RunningRecord | undefined {
  if (record.state !== 'queued') return undefined
  const attempts = record.attempts + 1
  return { ...common.parse(record), attempts, state: 'running', pagesDone: 0, pagesPlanned: 1, ...leased(lease) }
}

/** A sign of life of its owner; undefined when somebody else has it by now. */
export function advanced(record: ScanRecord, lease: Lease, progress: Progress): RunningRecord | undefined {
  return isOwn(record, lease.owner) ? { ...record, ...progress, ...leased(lease) } : undefined
}

/** Given back by a process that stops in good order: that is no attempt. */
export function released(record: ScanRecord, owner: string): ScanRecord | undefined {
  if (!isOwn(record, owner)) return undefined
  return { ...common.parse(record), attempts: Math.max(0, record.attempts - 1), state: 'queued' }
}

/** Ended with a report; undefined when somebody else has the scan by now. */
export function completed(
  record: ScanRecord,
  { owner, at }: Ending,
  { reportId, proof }: { reportId: string; proof: ProofOutcome | undefined },
): ClosedRecord | undefined {
  if (!isOwn(record, owner)) return undefined
  return {
    ...common.parse(record),
    state: 'completed',
    reportId,
    completedAt: at.toISOString(),
    ...(proof && { proof }),
  }
}

/** Ended without one. */
export function failed(
  record: ScanRecord,
  { owner, at }: Ending,
  { failure, detail }: ScanFailure,
): ClosedRecord | undefined {
  if (!isOwn(record, owner)) return undefined
  return { ...common.parse(record), state: 'failed', failure, detail, completedAt: at.toISOString() }
}

/** What becomes of a scan whose process gave no sign of life: undefined where it may still live. */
export function recovered(record: ScanRecord, now: Date, mostAttempts: number): ScanRecord | undefined {
  if (record.state !== 'running' || Date.parse(record.leaseUntil) > now.getTime()) return undefined
  return abandoned(record, now, mostAttempts)
}

/**
 * What becomes of a scan whose process is gone: it waits again, or has failed.
 *
 * @param mostAttempts the scan that ended so many processes is not tried again
 */
export function abandoned(record: ScanRecord, now: Date, mostAttempts: number): ScanRecord | undefined {
  if (record.state !== 'running') return undefined
  if (record.attempts < mostAttempts) return { ...common.parse(record), state: 'queued' }
  const detail = `The service stopped ${mostAttempts} times during this scan. Start it again.`
  return { ...common.parse(record), state: 'failed', failure: 'interrupted', detail, completedAt: now.toISOString() }
}

/** What callers may know of it. */
export function publicScan(record: ScanRecord): Scan {
  const { id, url, createdAt } = record
  const common = { id, url, createdAt, ...proofsOf(record) }
  if (record.state === 'queued') return { ...common, state: 'queued' }
  if (record.state === 'running') {
    return { ...common, state: 'running', pagesDone: record.pagesDone, pagesPlanned: record.pagesPlanned }
  }
  const { completedAt } = record
  if (record.state === 'completed') {
    return { ...common, state: 'completed', reportId: record.reportId, completedAt }
  }
  return { ...common, state: 'failed', failure: record.failure, detail: record.detail, completedAt }
}

function proofsOf(record: ScanRecord): Pick<Scan, 'proofs'> {
  const { proveFor: websiteIds, state } = record
  if (websiteIds === undefined) return {}
  if (state === 'completed') return { proofs: { websiteIds, tried: [], ...record.proof } }
  return { proofs: { websiteIds, tried: state === 'running' ? (record.tried ?? []) : [] } }
}

/** Whether a run still has its scan. */
export function isOwn(record: ScanRecord, owner: string): record is RunningRecord {
  return record.state === 'running' && record.owner === owner
}

function leased({ owner, until }: Lease): Pick<RunningRecord, 'owner' | 'leaseUntil'> {
  return { owner, leaseUntil: until.toISOString() }
}

/** 45 bits of ms reach the year 3084. */
const TIME = 9

/** 120 bits: who reads a scan by its id needs nothing else. */
const SECRET = 24

/** The id of a new scan: later ones sort after earlier ones, and nobody can guess it. */
export function newScanId(now: Date): string {
  return timePart(now) + randomId(SECRET)
}

export function isScanId(text: string): boolean {
  return /^[0-9a-hjkmnp-tv-z]{33}$/.test(text)
}

/** What the ids of scans that began before a moment sort below. */
export function timePart(moment: Date): string {
  let rest = Math.max(0, moment.getTime())
  let text = ''
  for (let place = 0; place < TIME; place++) {
    text = BASE_32[rest % 32] + text
    rest = Math.floor(rest / 32)
  }
  return text
}
