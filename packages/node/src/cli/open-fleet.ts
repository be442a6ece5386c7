import type { HostTurns } from '../contracts/host-turns.ts'
import type { LeasedCounters } from '../contracts/leased-counters.ts'
import type { ScanQueue } from '../contracts/scan-queue.ts'
import { postgresCounters } from '../fleet/postgres-counters.ts'
import { postgresTurns } from '../fleet/postgres-turns.ts'
import { pgBossQueue } from '../queue/pg-boss.ts'
import { isDatabase } from './data-place.ts'
import type { DataOptions } from './options.ts'

/** What the processes of a service share, besides their documents. */
interface Fleet {
  queue: ScanQueue
  turns: HostTurns
  counters: LeasedCounters
}

interface FleetOptions {
  /** Scans that this process runs at a time. Default: 2. */
  concurrency?: number
  onError: (error: unknown) => void
}

/** Processes on one database share their work; one with a data file has nobody to share it with. */
export function openFleet({ data }: DataOptions, options: FleetOptions): Fleet | undefined {
  if (!isDatabase(data)) return undefined
  return {
    queue: pgBossQueue({ url: data, ...options }),
    turns: postgresTurns({ url: data }),
    counters: postgresCounters({ url: data }),
  }
}
