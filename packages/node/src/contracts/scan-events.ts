import type { ScanFailureCode } from './scans.ts'

/** What a process has to say about the scans that it runs. Each `begun` is followed by one `ended`. */
export type ScanEvent = {
  scanId: string
  /** Whose address it is; the address itself may hold what is nobody's business. */
  site: string
} & (
  | { type: 'begun' }
  | {
      type: 'ended'
      /**
       * What became of it here. `returned`: it did not end here, because the process stops, or another process had it; it
       * is run again, or has been.
       */
      outcome: 'completed' | ScanFailureCode | 'returned'
      /** Since it began here, in ms. */
      ms: number
      /** From the moment somebody asked for it until it began here, in ms; absent where that is not known. */
      waitedMs?: number
    }
)
