import { once } from 'node:events'
import { isIP } from 'node:net'
import { OperableError } from '@operable/core'
import { Command, InvalidArgumentError, Option } from 'commander'
import type { Operable } from '../contracts/operable.ts'
import { checkBaseUrl } from '../http/base-url.ts'
import { logToStderr } from '../http/log.ts'
import { type RunningServer, serve } from '../http/node-server.ts'
import { createOperable } from '../services/create-operable.ts'
import { type DataOptions, openData, withDataOption } from './data-option.ts'
import { listenForInterrupt } from './interrupt.ts'
import { wholeNumber } from './option-values.ts'
import { printService } from './print/service.ts'
import { describeTerminal } from './print/terminal.ts'

interface Options extends DataOptions {
  port: number
  host: string
  baseUrl?: string
  allowPrivate?: boolean
  toolLimit?: number
  trustedProxy?: string[]
  publicScans?: boolean
  listReports?: boolean
  contact?: string
}

const HELP = `
Environment:
  OPERABLE_ADMIN_KEY  the admin key, instead of one that is made on the first start
  OPERABLE_DATA       the data file, instead of --data

Examples:
  operable serve
  operable serve --port 80 --host 0.0.0.0 --base-url https://audit.example.com --trusted-proxy 10.0.0.0/8
`

export function serveCommand(): Command {
  const command = new Command('serve')
    .description('Runs the whole service on one port, with its data in one file. Ctrl-C stops it in good order.')
    .addOption(new Option('--port <n>', 'port').argParser(wholeNumber(0, 65_535)).default(8787))
    .option('--host <address>', 'address to listen on', '127.0.0.1')
  return withDataOption(command)
    .addOption(
      new Option('--base-url <url>', 'where the service is reached (default: host and port)').argParser(baseUrl),
    )
    .addOption(new Option('--tool-limit <n>', 'tools per website (default: unlimited)').argParser(wholeNumber(0, 1e6)))
    .option('--allow-private', 'also read private networks and this machine')
    .option('--public-scans', 'anybody may start a scan, without a key')
    .option('--list-reports', 'the homepage shows the latest reports')
    .addOption(new Option('--trusted-proxy <range...>', 'proxies whose X-Forwarded-For is believed').argParser(proxies))
    .option('--contact <address>', 'where people reach the operator: an https or mailto address')
    .addHelpText('after', HELP)
    .action(run)
}

async function run(options: Options): Promise<void> {
  refusePrivateInProduction(options)
  const interrupt = listenForInterrupt()
  const storage = openData(options, { signal: interrupt.signal })
  const adminKey = process.env['OPERABLE_ADMIN_KEY'] || undefined
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
      // A stop while the data file is being checked fails what waits for that.
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

async function open(operable: Operable, options: Options): Promise<RunningServer> {
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

function serviceOptions({ allowPrivate = false, toolLimit }: Options) {
  return { allowPrivate, ...(toolLimit === undefined ? {} : { toolLimit }) }
}

function listenerOptions(options: Options) {
  const { port, host, baseUrl, trustedProxy, contact } = options
  const { publicScans = false, listReports = false, allowPrivate = false } = options
  return {
    port,
    host,
    publicScans,
    listReports,
    allowPrivate,
    ...(contact === undefined ? {} : { contact }),
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(trustedProxy === undefined ? {} : { trustedProxies: trustedProxy }),
  }
}

/** Whoever may start a scan could read the machine's own network through it. */
function refusePrivateInProduction({ allowPrivate }: Options): void {
  if (!allowPrivate || process.env['NODE_ENV'] !== 'production') return
  throw new OperableError('invalid_request', '--allow-private is for development; NODE_ENV is "production".')
}

function baseUrl(text: string): string {
  try {
    return checkBaseUrl(text)
  } catch {
    throw new InvalidArgumentError('It must be an absolute http(s) address without a query.')
  }
}

function proxies(text: string, before: string[] | undefined): string[] {
  const [address = '', bits = '0', ...rest] = text.split('/')
  const isRange = isIP(address) !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= 128
  if (!isRange) throw new InvalidArgumentError('It must be an address or a range such as 10.0.0.0/8.')
  return [...(before ?? []), text]
}
