import type { RunParts } from './run-scan.ts'
import { abandoned, isOpen, type OpenRecord, recovered, type ScanRecord } from './scan-record.ts'

interface RecoveryParts extends Pick<RunParts, 'store' | 'saveFailure' | 'now' | 'leaseMs' | 'isDurable' | 'onChange'> {
  enqueue: (record: OpenRecord) => Promise<void>
  /** How many jobs a durable queue has, counted no further than `most`. */
  countJobs?: ((most: number) => Promise<number>) | undefined
  /** Scans that need no look, and their addresses: this process has them. */
  held: ReadonlyMap<string, string>
  takeOverMs: number
}

/** Finished scans that are kept where one process does it all. */
const MOST_KEPT = 1_000

/**
 * A scan that ended in a crash is run once more; one that crashed two processes is not tried again. Where many processes
 * work, they also end for reasons of their own, and a scan that waits for a silent host meets most of them: with a fault every
 * five seconds one in thirteen of those met ten.
 */
const MOST_ATTEMPTS = { one: 2, many: 30 }

/** Finds scans whose process is gone, and those that wait for one. */
interface Recovery {
  /**
   * The scan as it stands, or as it goes on when its process is gone.
   *
   * @param isGone whoever had it has it no more, whatever its lease says
   */
  recover(record: ScanRecord, isGone?: boolean): Promise<ScanRecord>
  /**
   * Looks now, from then on after every lease, and in between for what other processes gave back.
   *
   * @throws OperableError `storage_unavailable`
   */
  begin(): Promise<void>
  end(): void
}

export function createRecovery(parts: RecoveryParts): Recovery {
  const { store, saveFailure, enqueue, countJobs, held, now, leaseMs, takeOverMs, isDurable, onChange } = parts
  const mostAttempts = isDurable ? MOST_ATTEMPTS.many : MOST_ATTEMPTS.one
  let timer: NodeJS.Timeout | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  let ended = false

  async function recover(record: ScanRecord, isGone = false): Promise<ScanRecord> {
    const goOn = isGone ? abandoned : recovered
    const next = goOn(record, now(), mostAttempts)
    if (!next) return record
    if (next.state === 'failed') {
      const { url, completedAt: at, failure, detail } = next
      await saveFailure({ url, at, failure, detail })
    }
    const changed = await store.change(record.id, (current) => goOn(current, now(), mostAttempts))
    if (!changed) return (await store.read(record.id)) ?? record
    onChange(changed)
    if (!isOpen(changed)) await store.close(changed)
    return changed
  }

  async function look(): Promise<void> {
    const isDue = performance.now() - lookedAt >= leaseMs
    if (isDue) lookedAt = performance.now()
    // The queue itself hands out what was left.
    if (isDurable) return
    await goOnWith(await store.listOpen(isDue ? [] : [...held.values()]))
    if (isDue) await store.forgetOld(MOST_KEPT)
  }

  async function goOnWith(scans: readonly OpenRecord[]): Promise<void> {
    for (const open of scans) {
      const record = await recover(open)
      if (record.state === 'queued') await enqueue(record)
    }
  }

  /** A durable queue does not know of scans that came into the store by another way, as when a file was moved there. */
  async function introduce(): Promise<void> {
    const scans = await store.countOpen(Number.MAX_SAFE_INTEGER)
    if (((await countJobs?.(scans)) ?? 0) < scans) await goOnWith(await store.listOpen([]))
  }

  function lookLater(): void {
    if (ended) return
    timer = setTimeout(() => {
      // A store that fails now is asked again.
      void look()
        .catch(() => {})
        .then(lookLater)
    }, takeOverMs)
    timer.unref()
  }

  return {
    recover,
    async begin() {
      await (isDurable ? introduce() : look())
      if (timer === undefined) lookLater()
    },
    end() {
      ended = true
      clearTimeout(timer)
    },
  }
}
