import { OperableError } from '@operable/core'
import type { ScanFailure } from './scan-record.ts'

/** Failures whose sentence is meant for the one who asked for the scan. */
const TOLD = ['invalid_url', 'site_unreachable', 'missing_dependency', 'storage_unavailable'] as const

/** The class of a failed scan and one sentence; of our own faults no more than that they are ours. */
export function scanFailure(error: unknown): ScanFailure {
  if (error instanceof OperableError) {
    const failure = TOLD.find((code) => code === error.code)
    if (failure) return { failure, detail: error.message }
  }
  return { failure: 'internal', detail: 'The scan stopped because of a fault in Operable. Starting it again may help.' }
}
