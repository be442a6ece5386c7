import { once } from 'node:events'
import { OperableError } from '@operable/core'
import { logToStderr } from '../http/log.ts'
import { createOperable, type OperableOptions } from '../services/create-operable.ts'
import { requireFinished } from '../storage/move-documents.ts'
import { nameOfData } from './data-place.ts'
import { listenForInterrupt } from './interrupt.ts'
import { openData } from './open-data.ts'
import { openFleet } from './open-fleet.ts'
import type { DataOptions } from './options.ts'
import { refusePrivateInProduction } from './run-serve.ts'

/** Options as typed. */
export interface WorkerWords extends DataOptions {
  concurrency: number
  allowPrivate?: boolean
  render?: NonNullable<OperableOptions['render']>
}

/** For scans that give themselves back, in ms. */
const GRACE_MS = 15_000

/** Runs scans until a signal. @throws OperableError whatever goes wrong */
export async function runWorker({
  data,
  concurrency,
  allowPrivate = false,
  render = 'auto',
}: WorkerWords): Promise<void> {
  refusePrivateInProduction({ allowPrivate })
  const fleet = openFleet({ data }, { concurrency, onError })
  if (!fleet) throw new OperableError('invalid_request', NEEDS_DATABASE)
  const { queue, turns } = fleet
  const interrupt = listenForInterrupt({ graceMs: GRACE_MS })
  const storage = openData({ data })
  interrupt.signal.addEventListener('abort', () => process.stderr.write('\nHanding back running scans.\n'))
  try {
    await requireFinished(storage)
    const operable = createOperable({ storage, queue, turns, allowPrivate, render, onError })
    try {
      await operable.scans.resume()
      const scans = concurrency === 1 ? 'one scan' : `${concurrency} scans`
      process.stdout.write(`Running ${scans} at a time for ${nameOfData(data)}. Press Ctrl-C to stop.\n`)
      if (!interrupt.signal.aborted) await once(interrupt.signal, 'abort')
    } finally {
      await operable.close()
    }
  } finally {
    await storage.close?.()
    interrupt.release()
  }
}

const NEEDS_DATABASE =
  'A worker needs a PostgreSQL database that it shares with the service. To name it, set --data or OPERABLE_DATA.'

function onError(error: unknown): void {
  logToStderr({ level: 'error', event: 'background_error', error })
}
