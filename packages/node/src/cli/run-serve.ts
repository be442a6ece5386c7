import { once } from 'node:events'
import { BlockList, isIP } from 'node:net'
import { OperableError } from '@operable/core'
import type { LeasedCounters } from '../contracts/leased-counters.ts'
import type { Operable } from '../contracts/operable.ts'
import { type RunningServer, serve } from '../http/listen/node-server.ts'
import { logProcess } from '../http/log.ts'
import { createOperable, type OperableOptions } from '../services/create-operable.ts'
import { requireFinished } from '../storage/move-documents.ts'
import { isDatabase, nameOfData } from './data-place.ts'
import { listenForInterrupt } from './interrupt.ts'
import { openData } from './open-data.ts'
import { openFleet } from './open-fleet.ts'
import type { DataOptions } from './options.ts'
import { describeTerminal, type Terminal } from './print/terminal.ts'
import { readRetention } from './read-retention.ts'
import { openWatch, type Watch } from './watch.ts'
import type { WatchWords } from './watch-options.ts'

/** Options as typed. */
export interface ServeWords extends DataOptions, WatchWords {
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
  keep?: string[]
  /** Whether this process runs scans. */
  work: boolean
}

/** In ms; longer than `serve` lets running requests take. */
const GRACE_MS = 15_000

/** Serves until a signal. @throws OperableError whatever goes wrong */
export async function runServe(options: ServeWords): Promise<void> {
  refusePrivateInProduction(options)
  const adminKey = adminKeyFromEnvironment(options)
  if (!options.work && !isDatabase(options.data)) throw new OperableError('invalid_request', NOBODY_WORKS)
  const interrupt = listenForInterrupt({ graceMs: GRACE_MS })
  const storage = openData(options)
  let watch: Watch | undefined
  let counters: LeasedCounters | undefined
  try {
    watch = await openWatch(options)
    const { onError, onScan, isJson, metricsUrl } = watch
    interrupt.signal.addEventListener('abort', () => sayStop(isJson))
    await requireFinished(storage)
    const fleet = openFleet(options, { onError })
    counters = fleet?.counters
    const operable = createOperable({
      storage,
      adminKey,
      onError,
      ...(fleet && { queue: fleet.queue, turns: fleet.turns }),
      ...(onScan && { onScan }),
      ...serviceOptions(options),
    })
    const server = await open(operable, options, { ...watch, ...(counters && { counters }) })
    try {
      await operable.scans.resume()
      // Last, because a key that is created and not printed is lost.
      const newKey = await operable.keys.ensureAdmin()
      const keys = { newKey, keyFromEnvironment: adminKey !== undefined }
      const facts = {
        url: server.url,
        data: nameOfData(options.data),
        metricsUrl,
        allowPrivate: options.allowPrivate ?? false,
        ...keys,
      }
      process.stdout.write(sayStart(facts, isJson))
      if (!interrupt.signal.aborted) await once(interrupt.signal, 'abort')
    } catch (error) {
      // Stopping fails whatever waits for the data file.
      if (!interrupt.signal.aborted) throw error
    } finally {
      await server.close()
    }
  } finally {
    await counters?.close()
    await watch?.close()
    await storage.close?.()
    interrupt.release()
  }
}

/** For a program all is in the log, except for the key that is shown once: whoever starts the service stores that. */
function sayStart(facts: ServiceFacts, isJson: boolean): string {
  const terminal = describeTerminal(process.stdout)
  if (!isJson) return printService(facts, terminal)
  const { url, data, metricsUrl: metrics } = facts
  logProcess('started', { url, data, metrics })
  return facts.newKey === undefined ? '' : keyLines(facts, terminal.ink)
}

function sayStop(isJson: boolean): void {
  if (isJson) logProcess('stopping')
  else process.stderr.write('\nFinishing running requests. Press Ctrl-C again to stop immediately.\n')
}

async function open(
  operable: Operable,
  options: ServeWords,
  { log, onRequest, counters }: Watch & { counters?: LeasedCounters },
): Promise<RunningServer> {
  try {
    const shared = { ...(onRequest && { onRequest }), ...(counters && { counters }) }
    return await serve({ operable, log, ...shared, ...listenerOptions(options) })
  } catch (error) {
    await operable.close()
    throw error
  }
}

const NOBODY_WORKS =
  '--no-work needs a PostgreSQL database, because nobody else runs the scans of a data file. To name it, set --data or OPERABLE_DATA.'

function serviceOptions({ allowPrivate = false, toolLimit, render, work, keep }: ServeWords) {
  return {
    allowPrivate,
    runsScans: work,
    ...(render === undefined ? {} : { render }),
    ...(keep && { retention: readRetention(keep) }),
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

/** Anybody who may start a scan could read the private network. */
export function refusePrivateInProduction({ allowPrivate }: Pick<ServeWords, 'allowPrivate'>): void {
  if (!allowPrivate || process.env['NODE_ENV'] !== 'production') return
  throw new OperableError('invalid_request', '--allow-private is for development only, but NODE_ENV is "production".')
}

/** Characters; 24 characters of base64 are 144 bits. */
const LEAST = 24

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

/**
 * The operator's own admin key, from the environment. Anybody who reaches the service can try keys, so a short one is
 * refused unless only this machine reaches it.
 *
 * @param host address that the service listens on
 * @param baseUrl public address of the service; default: the host
 * @throws OperableError `invalid_request`
 */
export function adminKeyFromEnvironment({ host, baseUrl }: { host: string; baseUrl?: string }): string | undefined {
  const key = process.env['OPERABLE_ADMIN_KEY'] || undefined
  const hosts = [host, ...(baseUrl === undefined ? [] : [new URL(baseUrl).hostname])]
  if (key === undefined || key.length >= LEAST || hosts.every(isLoopback)) return key
  const message = `OPERABLE_ADMIN_KEY has ${key.length} characters, but a service that others can reach needs at least ${LEAST}. To create a key, run "openssl rand -hex 24".`
  throw new OperableError('invalid_request', message)
}

/** RFC 6761 section 6.3: `localhost`, and every name below it, is this machine. */
function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  const family = isIP(address)
  if (family === 0) return /^(?:.+\.)?localhost\.?$/i.test(address)
  return LOOPBACK.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

interface ServiceFacts {
  url: string
  data: string
  /** The admin key, if it has just been created: later only its hash is known. */
  newKey: string | undefined
  keyFromEnvironment: boolean
  metricsUrl: string | undefined
  allowPrivate: boolean
}

/** What whoever starts the service needs to know. */
function printService(facts: ServiceFacts, { ink }: Terminal): string {
  const { url, data, metricsUrl } = facts
  const places: (readonly [string, string])[] = [
    ['Console', `${url}/console`],
    ['API', `${url}/websites`],
    ['API description', `${url}/openapi.json`],
    ['Report', `${url}/api/v1/report?url=https://shop.example/`],
    ['MCP', `${url}/mcp`],
    ['Widget script', `${url}/operable.js`],
    ['Data', data],
    ...(metricsUrl === undefined ? [] : [['Metrics', metricsUrl] as const]),
  ]
  const width = Math.max(...places.map(([name]) => name.length))
  const lines = places.map(([name, place]) => `  ${name.padEnd(width)}  ${ink.cyan(place)}\n`)
  const warning = facts.allowPrivate
    ? `\n${ink.yellow('Anyone who can start a scan can read private networks and this machine.')}\n`
    : ''
  return `\n${ink.bold('Operable is running')}\n${lines.join('')}\n${keyLines(facts, ink)}${warning}\nPress Ctrl-C to stop.\n`
}

function keyLines({ newKey, keyFromEnvironment }: ServiceFacts, ink: Terminal['ink']): string {
  if (newKey !== undefined)
    return `${ink.bold('Admin key')} (store it now, it is not shown again):\n  ${ink.green(newKey)}\n`
  if (keyFromEnvironment) return 'The admin key is the value of OPERABLE_ADMIN_KEY.\n'
  return 'The admin key was shown at the first start. To create another, run: operable keys create --admin\n'
}
