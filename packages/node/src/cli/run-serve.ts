import { once } from 'node:events'
import { OperableError } from '@operable/core'
import type { Operable } from '../contracts/operable.ts'
import { type RunningServer, serve } from '../http/listen/node-server.ts'
import { logToStderr } from '../http/log.ts'
import { createOperable, type OperableOptions } from '../services/create-operable.ts'
import { adminKeyFromEnvironment } from './admin-key.ts'
import type { DataOptions } from './data-option.ts'
import { listenForInterrupt } from './interrupt.ts'
import { openData } from './open-data.ts'
import { printService } from './print/service.ts'
import { describeTerminal } from './print/terminal.ts'

/** Options of the command, as they were given. */
export interface ServeWords extends DataOptions {
  port: number
  host: string
  baseUrl?: string
  allowPrivate?: boolean
  toolLimit?: number
  render?: NonNullable<OperableOptions['render']>
  trustedProxy?: string[]
  publicScans?: boolean
  listReports?: boolean
  contact?: string
}

/** Longer than what `serve` gives running requests, in ms. */
const GRACE_MS = 15_000

/** Serves until a signal. @throws OperableError what goes wrong */
export async function runServe(options: ServeWords): Promise<void> {
  refusePrivateInProduction(options)
  const adminKey = adminKeyFromEnvironment(options)
  const interrupt = listenForInterrupt({ graceMs: GRACE_MS })
  const storage = openData(options)
  interrupt.signal.addEventListener('abort', sayStop)
  try {
    const operable = createOperable({ storage, adminKey, onError, ...serviceOptions(options) })
    const server = await open(operable, options)
    try {
      await operable.scans.resume()
      // Only when all else has begun: a key that is made and never printed would be lost.
      const newKey = await operable.keys.ensureAdmin()
      const keys = { newKey, keyFromEnvironment: adminKey !== undefined }
      const facts = { url: server.url, data: options.data, allowPrivate: options.allowPrivate ?? false, ...keys }
      process.stdout.write(printService(facts, describeTerminal(process.stdout)))
      if (!interrupt.signal.aborted) await once(interrupt.signal, 'abort')
    } catch (error) {
      // A stop fails what waits for the data file.
      if (!interrupt.signal.aborted) throw error
    } finally {
      await server.close()
    }
  } finally {
    await storage.close?.()
    interrupt.release()
  }
}

function sayStop(): void {
  process.stderr.write('\nStopping: running requests may end. Ctrl-C again stops at once.\n')
}

async function open(operable: Operable, options: ServeWords): Promise<RunningServer> {
  try {
    return await serve({ operable, ...listenerOptions(options) })
  } catch (error) {
    await operable.close()
    throw error
  }
}

function onError(error: unknown): void {
  logToStderr({ level: 'error', event: 'background_error', error })
}

function serviceOptions({ allowPrivate = false, toolLimit, render }: ServeWords) {
  return {
    allowPrivate,
    ...(render === undefined ? {} : { render }),
    ...(toolLimit === undefined ? {} : { toolLimit }),
  }
}

function listenerOptions(options: ServeWords) {
  const { port, host, baseUrl, trustedProxy, contact } = options
  const { publicScans = false, listReports = false } = options
  return {
    port,
    host,
    publicScans,
    listReports,
    ...(contact === undefined ? {} : { contact }),
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(trustedProxy === undefined ? {} : { trustedProxies: trustedProxy }),
  }
}

/** Whoever may start a scan could read the machine's own network through it. */
function refusePrivateInProduction({ allowPrivate }: ServeWords): void {
  if (!allowPrivate || process.env['NODE_ENV'] !== 'production') return
  throw new OperableError('invalid_request', '--allow-private is for development; NODE_ENV is "production".')
}
