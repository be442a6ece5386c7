import { OperableError, reportId } from '@operable/core'
import { normalizeTypedUrl } from '@operable/core/site'
import type { Operable } from '../contracts/operable.ts'
import type { FailedAttempt } from '../contracts/reports.ts'
import type { Storage } from '../contracts/storage.ts'
import { attemptSentence } from '../services/reports/failed-attempts.ts'
import { requireFinished } from '../storage/move-documents.ts'
import { type ServiceAddress, serviceAddress } from './client/ask-service.ts'
import { type ServiceClient, serviceClient } from './client/service-client.ts'
import { dataExists, isDatabase, nameOfData } from './data-place.ts'
import { listenForInterrupt } from './interrupt.ts'
import { openData } from './open-data.ts'
import { type DataOptions, dataWords, type ManageOptions, type ReadOptions, shellWord } from './options.ts'

interface UseOptions {
  /** The command makes sense without a data file: it creates one. */
  mayCreate?: boolean
}

/**
 * Runs a command on the service that `--server` names, or on that of the data file in this process, and closes it.
 * Ctrl-C stops what it waits for.
 */
export async function withService<Result>(
  options: ManageOptions,
  use: (service: ServiceClient, signal: AbortSignal) => Promise<Result>,
  { mayCreate = false }: UseOptions = {},
): Promise<Result> {
  const address = serviceAddress(options)
  const storage = address ? undefined : openData(options, { mustExist: !mayCreate })
  const interrupt = listenForInterrupt()
  const local = storage && localService(storage, options.allowPrivate === true)
  try {
    if (storage) await requireFinished(storage)
    const client = serviceClient(local ?? (address as ServiceAddress), interrupt.signal)
    return await use(
      local ? { ...client, reports: readHere(client.reports, local, options) } : client,
      interrupt.signal,
    )
  } finally {
    await local?.close()
    await storage?.close?.()
    interrupt.release()
  }
}

/**
 * Reads saved reports. If there is none, the error says which command makes one, since reading never starts a scan.
 *
 * @param given the address as typed
 * @throws OperableError `invalid_url`, `invalid_request`, `no_report`, `storage_unavailable`
 */
export async function withReports<Result>(
  given: string,
  options: ReadOptions,
  use: (reports: ServiceClient['reports']) => Promise<Result>,
): Promise<Result> {
  normalizeTypedUrl(given)
  if (!options.server && !dataExists(options.data)) throw noReport(given, options)
  // A database without tables is one without reports.
  return withService(options, ({ reports }) => use(reports), { mayCreate: isDatabase(options.data) })
}

/** Where the data file has no report, the error says how the owner of the file makes one. */
function readHere(reports: ServiceClient['reports'], { lastAttempt }: LocalService, options: DataOptions) {
  const find: typeof reports.find = async (given) => {
    try {
      return await reports.find(given)
    } catch (error) {
      if (!(error instanceof OperableError) || error.code !== 'no_report') throw error
      throw noReport(given, options, await lastAttempt(reportId(normalizeTypedUrl(given))))
    }
  }
  return { ...reports, find }
}

/** Names the command that makes a report. @param failed how the last scan failed */
export function noReport(given: string, options: DataOptions, failed?: FailedAttempt): OperableError {
  const none = dataExists(options.data)
    ? `${nameOfData(options.data)} has no report of ${normalizeTypedUrl(given)}.`
    : `There is no report for ${normalizeTypedUrl(given)}: the data file ${options.data} does not exist.`
  const command = `npx @operable/node audit ${shellWord(given)}${dataWords(options)} --save`
  const last = failed ? ` ${attemptSentence(failed)}` : ''
  return new OperableError('no_report', `${none} To make one, run "${command}".${last}`)
}

/** RFC 6761 section 6.4: nothing ever answers here. */
const NOWHERE = 'http://data-file.invalid/'

const NO_LIMIT = { limit: Number.MAX_SAFE_INTEGER, window: 1 }

type LocalService = ServiceAddress & Required<Pick<ServiceAddress, 'lastAttempt'>> & { close(): Promise<void> }

/**
 * The service of a data file, in this process. The owner of the file may do everything with it, without limits, and no
 * key is made for that. The storage stays open.
 */
function localService(storage: Storage, allowPrivate: boolean): LocalService {
  /** What the app keeps from the public, but not from the owner of the file. */
  let fault: { error: unknown } | undefined
  const opened = open()
  // It is reported to whoever asks first.
  opened.catch(() => {})

  async function open() {
    const [{ createOperable }, { createApp }] = await Promise.all([
      import('../services/create-operable.ts'),
      import('../http/app.ts'),
    ])
    const operable = createOperable({ storage, allowPrivate })
    const app = createApp(forOneCommand(operable), {
      baseUrl: NOWHERE,
      authorize: async () => {},
      // Of reports; what may be scanned is decided above.
      allowPrivate: true,
      bodyLimit: Number.MAX_SAFE_INTEGER,
      reportLimit: NO_LIMIT,
      scanLimit: NO_LIMIT,
      log: (entry) => {
        fault = entry
      },
    })
    return { operable, app }
  }

  return {
    url: NOWHERE,
    async fetch(request) {
      const response = await (await opened).app.fetch(request)
      if (response.status >= 500 && fault) throw fault.error
      return response
    },
    lastAttempt: async (id) => (await opened).operable.reports.lastAttempt(id),
    close: async () => (await opened).operable.close(),
  }
}

/**
 * A command ends with the answer, so the answer waits until the page of a moved tool has been read. And a file has no
 * address that the tag on a page could name.
 */
function forOneCommand(operable: Operable): Operable {
  const { tools } = operable
  return {
    ...operable,
    tools: {
      ...tools,
      patch: (websiteId, toolId, patch, options) =>
        tools.patch(websiteId, toolId, patch, { ...options, untilRead: true }),
      checkTag: (websiteId, { signal } = {}) => tools.checkTag(websiteId, signal ? { signal } : {}),
    },
  }
}
