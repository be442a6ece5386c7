import { OperableError } from '@operable/core'
import { scanFailures } from '../../contracts/scans.ts'
import type { ScanFailure } from './scan-record.ts'

/** The sentence of every other failure is meant for the one who asked for the scan. */
const UNTOLD: ReadonlySet<string> = new Set(['internal', 'interrupted'])

/** The class of a failed scan and one sentence; of our own faults no more than that they are ours. */
export function scanFailure(error: unknown): ScanFailure {
  if (error instanceof OperableError) {
    const failure = scanFailures.find((code) => code === error.code && !UNTOLD.has(code))
    if (failure) return { failure, detail: error.message }
  }
  return { failure: 'internal', detail: 'The scan stopped because of a fault in Operable. Starting it again may help.' }
}
