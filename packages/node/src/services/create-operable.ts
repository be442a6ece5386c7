import { z } from 'zod'
import type { Operable } from '../contracts/operable.ts'
import type { PageFetcher } from '../contracts/page-fetcher.ts'
import type { ScanQueue } from '../contracts/scan-queue.ts'
import type { Storage } from '../contracts/storage.ts'
import { checkOptions, count, milliseconds, optionSchema, renderMode, unchecked } from '../crawl/check-options.ts'
import type { RenderMode } from '../crawl/pages/render.ts'
import { userAgent } from '../crawl/requests/user-agent.ts'
import { type AddressPolicy, createAddressPolicy } from '../fetch/address/address-guard.ts'
import { createOwnAddresses } from '../fetch/address/own-addresses.ts'
import { createBrowserFetcher } from '../fetch/browser/browser-fetcher.ts'
import { createSafeFetch } from '../fetch/safe-fetch/safe-fetch.ts'
import { inProcessQueue } from '../queue/in-process.ts'
import { withKnownFailures } from '../storage/known-failures.ts'
import { sqliteStorage } from '../storage/sqlite.ts'
import { observe } from './audit.ts'
import { createKeys } from './keys/keys.ts'
import { createLazyRenderer } from './own-renderer.ts'
import { createReports } from './reports/create-reports.ts'
import { createRuns } from './runs/runs.ts'
import { createScans, type ScansOptions } from './scans/create-scans.ts'
import { pictureForm } from './scans/picture-form.ts'
import { createSessions } from './sessions/sessions.ts'
import type { SiteReader } from './tools/named-pages.ts'
import { createTools } from './tools/tools.ts'
import { createWidgetCache } from './tools/widget-cache.ts'
import { createWebsites } from './websites/websites.ts'
import { createWebsitesByOrigin } from './websites/websites-by-origin.ts'
import { createWidgetArchive } from './widget-files/widget-archive.ts'
import { createWidgetPages } from './widget-files/widget-pages.ts'
import { createWidgetSightings } from './widget-files/widget-sightings.ts'

/** The parts and limits of a service. Everything has a default. */
export interface OperableOptions {
  /** Keeps everything. Default: `sqliteStorage('./operable.db')`. */
  storage?: Storage
  /** An admin key of the operator's choice, e.g. from the environment; the store is then given none of its own. */
  adminKey?: string | undefined
  /** Tools that a website may have at most: a whole number, or `unlimited` (default). */
  toolLimit?: number | 'unlimited'
  /**
   * `auto` (default) gives empty shells to a browser when there is one, and for tools pages with an empty mount point as
   * well; `always` every page, `never` none.
   */
  render?: RenderMode
  /**
   * Opens private networks: all of them, or the hosts, addresses and blocks of a list. Whoever has a key can then make
   * the service read what is there. Default: nothing but the public internet is reached.
   */
  allowPrivate?: boolean | readonly string[]
  /** Replaces the safe fetch; the address rules are then the caller's. */
  fetch?: PageFetcher
  /** Replaces the browser that renders empty shells. */
  renderer?: PageFetcher
  /** Where a site's owner can read about this visitor; part of the `User-Agent`. */
  infoUrl?: string
  /** Pages that a scan reads at most. Default 25. */
  maxPages?: number
  /** For a whole scan, in ms. Default 90,000. */
  scanTimeoutMs?: number
  /** Results of an address that are kept for comparison, the latest included. Default 20. */
  historyLimit?: number
  /** Hands out scans. Default: `inProcessQueue()`, two at a time. */
  queue?: ScanQueue
  /** Hears of faults of ours that no caller hears of, such as one in a scan. Default: nobody does. */
  onError?: (error: unknown) => void
  /** Default: the clock of the machine. */
  now?: () => Date
}

/** Exported for tests, which hand options of several parts on in one object. */
export const operableOptions = optionSchema<OperableOptions>({
  storage: z.custom<Storage>(isStorage, {
    error: 'must be a store such as sqliteStorage(path), with read, write, remove and keys.',
  }),
  adminKey: unchecked,
  toolLimit: z.custom<number | 'unlimited'>((value) => value === 'unlimited' || isCount(value), {
    error: 'must be a whole number from 0, or "unlimited".',
  }),
  render: renderMode,
  allowPrivate: unchecked,
  fetch: unchecked,
  renderer: unchecked,
  infoUrl: unchecked,
  maxPages: count,
  scanTimeoutMs: milliseconds,
  historyLimit: unchecked,
  queue: unchecked,
  onError: unchecked,
  now: unchecked,
})

/** For callers without types: a path is the natural guess. */
function isStorage(given: unknown): boolean {
  const { read, write, remove, keys } = (given ?? {}) as Partial<Storage>
  return [read, write, remove, keys].every((member) => typeof member === 'function')
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

/**
 * The service without HTTP, on one storage. Nothing is opened before the first call that needs it. What the caller
 * brought (`storage`, `fetch`, `renderer`) is the caller's to close, after this.
 *
 * @throws TypeError that names the option which is invalid
 * @throws OperableError `invalid_request` for an admin key that no request can carry
 */
export function createOperable(options: OperableOptions = {}): Operable & { storage: Storage } {
  // A scan would meet a mistake again and again, and call each a fault of ours.
  checkOptions('createOperable', operableOptions, options)
  const { storage: given = sqliteStorage(), adminKey, toolLimit = 'unlimited', now = () => new Date() } = options
  const storage = withKnownFailures(given)
  const own = createOwnAddresses()
  const policy = createAddressPolicy({ allowPrivate: options.allowPrivate ?? false, isOwn: own.has })
  const reader = createReader(options, policy)
  // A tool whose reading was lost in a crash is read when somebody next wants it: its owner, or a page.
  const widget = createWidgetCache(storage, { onRead: (websiteId, list) => tools.takeUp(websiteId, list) })
  const websitesAt = createWebsitesByOrigin(storage)
  const widgetPages = createWidgetPages(storage, now, websitesAt)
  const closing = new AbortController()
  const reports = createReports({ storage, now, historyLimit: options.historyLimit ?? 20 })
  const tools = createTools({ storage, now, toolLimit, reader, widget, widgetPages, closing: closing.signal })
  const scans = createScans({
    ...scanOptions(options, reader, policy),
    storage,
    now,
    queue: options.queue ?? inProcessQueue(),
    save: reports.save,
    saveFailure: reports.saveFailure,
    onError: options.onError ?? (() => {}),
  })

  return {
    storage: given,
    allowPrivate: options.allowPrivate ?? false,
    websites: createWebsites({ storage, now, onChange: widget.forget }),
    keys: createKeys({ storage, now, adminKey }),
    tools,
    runs: createRuns(storage, now),
    reports,
    scans,
    sessions: createSessions(storage, now),
    widgetArchive: {
      ...createWidgetArchive(storage, now),
      ...widgetPages,
      ...createWidgetSightings(storage, { now, websitesAt }),
    },
    avoid: own.add,
    async close() {
      closing.abort()
      await scans.close()
      await tools.settled()
      if (!options.renderer) await reader.renderer?.close?.()
      if (!options.fetch) await reader.fetch.close?.()
      if (!options.storage) await given.close?.()
    },
  }
}

/** A scan reads a site as the tools do; the address rules of a fetch that the caller brought are the caller's. */
function scanOptions(
  { infoUrl, maxPages, scanTimeoutMs, now, ...given }: OperableOptions,
  { fetch, renderer, render }: SiteReader,
  policy: AddressPolicy,
): Pick<ScansOptions, 'observe' | 'picture' | 'refuse'> {
  return {
    refuse: (url) => (given.fetch ? undefined : policy.checkUrl(url)?.reason),
    ...(renderer ? { picture: (evidence, request) => pictureForm(evidence, renderer, request) } : {}),
    observe: (url, during) =>
      observe(url, {
        ...during,
        fetch,
        render,
        ...(renderer ? { renderer } : {}),
        ...(infoUrl === undefined ? {} : { infoUrl }),
        ...(maxPages === undefined ? {} : { maxPages }),
        ...(scanTimeoutMs === undefined ? {} : { timeoutMs: scanTimeoutMs }),
        ...(now ? { now } : {}),
      }),
  }
}

function createReader({ render = 'auto', infoUrl, ...given }: OperableOptions, policy: AddressPolicy): SiteReader {
  const agent = userAgent(infoUrl)
  const browser = () => createLazyRenderer(() => createBrowserFetcher({ policy, userAgent: agent }))
  return {
    fetch: given.fetch ?? createSafeFetch({ policy, userAgent: agent }),
    renderer: given.renderer ?? (render === 'never' ? undefined : browser()),
    render,
    userAgent: agent,
  }
}
