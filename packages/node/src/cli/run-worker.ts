import { once } from 'node:events'
import { OperableError } from '@operable/core'
import type { Operable } from '../contracts/operable.ts'
import type { Storage } from '../contracts/storage.ts'
import { logProcess } from '../http/log.ts'
import { createOperable, type OperableOptions } from '../services/create-operable.ts'
import { requireFinished } from '../storage/move-documents.ts'
import { isDatabase, nameOfData } from './data-place.ts'
import { listenForInterrupt } from './interrupt.ts'
import { openData } from './open-data.ts'
import { openFleet } from './open-fleet.ts'
import type { DataOptions } from './options.ts'
import { refusePrivateInProduction } from './run-serve.ts'
import { openWatch, type Watch } from './watch.ts'
import type { WatchWords } from './watch-options.ts'

/** Options as typed. */
export interface WorkerWords extends DataOptions, WatchWords {
  concurrency: number
  allowPrivate?: boolean
  render?: NonNullable<OperableOptions['render']>
}

/** For scans that give themselves back, in ms. */
const GRACE_MS = 15_000

/** Runs scans until a signal. @throws OperableError whatever goes wrong */
export async function runWorker(options: WorkerWords): Promise<void> {
  refusePrivateInProduction(options)
  if (!isDatabase(options.data)) throw new OperableError('invalid_request', NEEDS_DATABASE)
  const interrupt = listenForInterrupt({ graceMs: GRACE_MS })
  const storage = openData(options)
  let watch: Watch | undefined
  try {
    watch = await openWatch(options, 'scans')
    const { isJson } = watch
    interrupt.signal.addEventListener('abort', () => sayStop(isJson))
    await requireFinished(storage)
    const operable = openOperable(storage, options, watch)
    try {
      await operable.scans.resume()
      sayStart(options, watch)
      if (!interrupt.signal.aborted) await once(interrupt.signal, 'abort')
    } finally {
      await operable.close()
    }
  } finally {
    await watch?.close()
    await storage.close?.()
    interrupt.release()
  }
}

function openOperable(storage: Storage, options: WorkerWords, { onError, onScan }: Watch): Operable {
  const { data, concurrency, allowPrivate = false, render = 'auto' } = options
  const { queue, turns } = openFleet({ data }, { concurrency, onError }) ?? {}
  // No `retention`: workers come and go in any number, and one with different settings would delete too much.
  return createOperable({
    ...{ storage, allowPrivate, render, onError },
    ...(queue && { queue }),
    ...(turns && { turns }),
    ...(onScan && { onScan }),
  })
}

function sayStart({ data, concurrency }: WorkerWords, { isJson, metricsUrl: metrics }: Watch): void {
  const place = nameOfData(data)
  if (isJson) return logProcess('started', { data: place, concurrency, metrics })
  const scans = concurrency === 1 ? 'one scan' : `${concurrency} scans`
  const where = metrics === undefined ? '' : `Metrics: ${metrics}\n`
  process.stdout.write(`${where}Running ${scans} at a time for ${place}. Press Ctrl-C to stop.\n`)
}

function sayStop(isJson: boolean): void {
  if (isJson) logProcess('stopping')
  else process.stderr.write('\nHanding back running scans.\n')
}

const NEEDS_DATABASE =
  'A worker needs a PostgreSQL database that it shares with the service. To name it, set --data or OPERABLE_DATA.'
