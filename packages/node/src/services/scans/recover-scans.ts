import { isOpen, type OpenRecord, recovered, type ScanRecord } from './scan-record.ts'
import type { ScanStore } from './scan-store.ts'

export interface RecoveryParts {
  store: ScanStore
  enqueue: (record: OpenRecord) => Promise<void>
  now: () => Date
  leaseMs: number
  onChange: (record: ScanRecord) => void
}

/** Finds scans whose process is gone, and those that wait for one. */
export interface Recovery {
  /** The scan as it stands, or as it goes on when its process is gone. */
  recover(record: OpenRecord): Promise<ScanRecord>
  /** Looks now, and from then on after every lease. @throws OperableError `storage_unavailable` */
  begin(): Promise<void>
  end(): void
}

export function createRecovery({ store, enqueue, now, leaseMs, onChange }: RecoveryParts): Recovery {
  let timer: NodeJS.Timeout | undefined
  let ended = false

  async function recover(record: OpenRecord): Promise<ScanRecord> {
    if (!recovered(record, now())) return record
    const changed = await store.change(record.id, (current) => recovered(current, now()))
    if (!changed) return (await store.read(record.id)) ?? record
    onChange(changed)
    if (!isOpen(changed)) await store.close(changed)
    return changed
  }

  async function look(): Promise<void> {
    for (const open of await store.listOpen()) {
      const record = await recover(open)
      if (record.state === 'queued') await enqueue(record)
    }
    await store.forgetOld()
  }

  function lookLater(): void {
    if (ended) return
    timer = setTimeout(() => {
      // A store that fails now is asked again after the next lease.
      void look()
        .catch(() => {})
        .then(lookLater)
    }, leaseMs)
    timer.unref()
  }

  return {
    recover,
    async begin() {
      await look()
      if (timer === undefined) lookLater()
    },
    end() {
      ended = true
      clearTimeout(timer)
    },
  }
}
