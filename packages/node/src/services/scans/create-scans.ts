import { OperableError } from '@operable/core'
import { normalizeTypedUrl } from '@operable/core/site'
import type { ScanQueue, ScanUrgency } from '../../contracts/scan-queue.ts'
import type { Scan, Scans, StartOptions } from '../../contracts/scans.ts'
import type { Storage } from '../../contracts/storage.ts'
import { siteOf } from '../../fetch/address/site-of.ts'
import { onceUntilFailure } from '../../once-until-failure.ts'
import { createRecovery } from './recover-scans.ts'
import { type RunParts, runScan } from './run-scan.ts'
import { isOpen, isScanId, type OpenRecord, publicScan, type ScanRecord, withProof } from './scan-record.ts'
import { createScanStore } from './scan-store.ts'

export interface ScansOptions extends Pick<RunParts, 'observe' | 'picture' | 'save' | 'saveFailure' | 'proving'> {
  storage: Storage
  queue: ScanQueue
  /** Why an address may not be scanned, as a sentence. */
  refuse: (url: string) => string | undefined
  /** Whether this process runs scans; others may. Default: true. */
  runsScans?: boolean
  now?: () => Date
  /** Scans that may wait or run; nine tenths of them may be of batches. Default 1,000. */
  maxOpen?: number
  /** How long finished scans are kept, in ms. Default: a day. */
  keptMs?: number
  /** How long without a sign of life until a process counts as gone, in ms. Default: 30,000. */
  leaseMs?: number
  /** How often those who follow a scan of another process look at it, in ms. Default 1,000. */
  lookMs?: number
  /** How often a process looks for scans that others gave back, in ms. Default 2,000. */
  takeOverMs?: number
  onError?: (error: unknown) => void
}

const NOT_YOURS =
  'Only the owner of a website can have its forms tried: send the key of the website that has this address.'

export function createScans(options: ScansOptions): Scans {
  const { storage, queue, refuse, now = () => new Date(), maxOpen = 1_000, leaseMs = 30_000 } = options
  const {
    observe,
    picture,
    proving,
    save,
    saveFailure,
    runsScans = true,
    lookMs = 1_000,
    takeOverMs = 2_000,
    onError = () => {},
  } = options
  const isDurable = queue.durable === true
  const store = createScanStore(storage, now, options.keptMs)
  const listeners = createScanListeners()
  const onChange = (record: ScanRecord) => listeners.tell(record.id)
  const common = { store, observe, save, saveFailure, now, leaseMs, isDurable, onChange, onError }
  const parts: RunParts = { ...common, ...(picture && { picture }), ...(proving && { proving }) }
  /** Scans that this process has in its queue, and their addresses. */
  const held = new Map<string, string>()
  const recovery = createRecovery({ ...parts, enqueue, countJobs: queue.count, held, takeOverMs })

  function enqueue({ id, url, urgency = 'person' }: OpenRecord, wanted: ScanUrgency = urgency): Promise<void> {
    if (!isDurable) held.set(id, url)
    return queue.enqueue({ scanId: id, site: siteOf(new URL(url)), urgency: wanted })
  }

  async function run(scanId: string, signal: AbortSignal): Promise<void> {
    const record = isDurable ? await store.read(scanId) : undefined
    // The queue says that nobody has it any more.
    if (record) await recovery.recover(record, true)
    await runScan(parts, scanId, signal)
    if (!isDurable) return
    // A worker that lost this job without knowing it, as one that was frozen does, may have taken the scan meanwhile. Whoever
    // answers for the job answers for the scan: until that is over, the queue has to hand it out again.
    const left = await store.read(scanId)
    if (left && isOpen(left)) throw new OperableError('aborted', 'The scan was taken, and is not over.')
  }

  const startWork = onceUntilFailure(() =>
    queue.work(({ scanId }, signal) => run(scanId, signal).finally(() => held.delete(scanId))),
  )

  async function work(): Promise<void> {
    if (runsScans) await startWork()
  }

  /** A batch leaves room: the person who waits is to go first, and not to be sent away. */
  async function requireRoom(urgency: ScanUrgency = 'person'): Promise<void> {
    const count = queue.count ?? store.countOpen
    const room = urgency === 'batch' ? Math.ceil(maxOpen * 0.9) : maxOpen
    if ((await count(room)) < room) return
    throw new OperableError('rate_limited', `${room} scans are already waiting. Try again later.`)
  }

  async function open(address: string, asked: StartOptions): Promise<OpenRecord> {
    for (;;) {
      const found = await store.join(address, { ...asked, mayCreate: () => requireRoom(asked.urgency) })
      const record = isDurable ? found : await recovery.recover(found)
      // Otherwise its process is gone and it has failed: the next round begins another.
      if (!isOpen(record)) continue
      const { prove, websiteId, answers } = asked
      if (!prove || websiteId === undefined) return record
      if (record.proveFor?.includes(websiteId) && (!answers || record.answers)) return record
      const proved = await store.change(record.id, (current) => withProof(current, { websiteId, answers }))
      if (!proved || !isOpen(proved)) continue
      onChange(proved)
      return proved
    }
  }

  async function requireProving({ prove, websiteId }: StartOptions): Promise<void> {
    if (!prove) return
    if (websiteId === undefined) throw new OperableError('forbidden', NOT_YOURS)
    if (!proving) throw new OperableError('missing_dependency', 'This service cannot try forms.')
    await proving.require()
  }

  async function get(scanId: string): Promise<Scan> {
    const record = isScanId(scanId) ? await store.read(scanId) : undefined
    if (!record) throw new OperableError('scan_not_found', 'There is no scan with this ID, or it has been deleted.')
    return publicScan(record)
  }

  return {
    get,
    async start(url, options = {}) {
      const address = normalizeTypedUrl(url)
      const reason = refuse(address)
      if (reason !== undefined) throw new OperableError('invalid_url', reason)
      await requireProving(options)
      const record = await open(address, options)
      await work()
      await enqueue(record, options.urgency ?? 'person')
      return publicScan(record)
    },
    async *watch(scanId, { signal } = {}) {
      const follower = listeners.follow(scanId)
      try {
        for (let shown = ''; !signal?.aborted; ) {
          const scan = await get(scanId)
          const text = JSON.stringify(scan)
          if (text !== shown) yield scan
          shown = text
          if (scan.state === 'completed' || scan.state === 'failed') return
          await follower.next(lookMs, signal)
        }
      } finally {
        follower.end()
      }
    },
    async resume() {
      await recovery.begin()
      await work()
    },
    async close() {
      recovery.end()
      await queue.close()
    },
  }
}

/** News of scans within this process. */
interface ScanListeners {
  tell(scanId: string): void
  follow(scanId: string): ScanFollower
}

interface ScanFollower {
  /** Resolves with the next news, at once when there was some since the last call; or after `ms`, or with the signal. */
  next(ms: number, signal?: AbortSignal): Promise<void>
  end(): void
}

function createScanListeners(): ScanListeners {
  const followers = new Map<string, Set<() => void>>()
  return {
    tell(scanId) {
      for (const hear of followers.get(scanId) ?? []) hear()
    },
    follow(scanId) {
      let isNews = false
      let wake = () => {}
      const hear = () => {
        isNews = true
        wake()
      }
      const all = followers.get(scanId) ?? new Set()
      followers.set(scanId, all.add(hear))
      return {
        async next(ms, signal) {
          if (!isNews && !signal?.aborted) {
            await new Promise<void>((resolve) => {
              wake = () => {
                clearTimeout(timer)
                signal?.removeEventListener('abort', wake)
                resolve()
              }
              const timer = setTimeout(wake, ms)
              signal?.addEventListener('abort', wake)
            })
          }
          isNews = false
        },
        end() {
          all.delete(hear)
          if (all.size === 0 && followers.get(scanId) === all) followers.delete(scanId)
        },
      }
    },
  }
}
