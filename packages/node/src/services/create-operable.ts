import type { SiteEvidence, SiteProof } from '@operable/core'
import { z } from 'zod'
import { checkOptions, count, milliseconds, optionSchema, renderMode, unchecked } from '../check-options.ts'
import type { HostTurns } from '../contracts/host-turns.ts'
import type { Retention } from '../contracts/housekeeping.ts'
import type { Operable } from '../contracts/operable.ts'
import type { PageFetcher } from '../contracts/page-fetcher.ts'
import type { BrowserState } from '../contracts/proofs.ts'
import type { ScanEvent } from '../contracts/scan-events.ts'
import type { ScanQueue } from '../contracts/scan-queue.ts'
import type { Storage } from '../contracts/storage.ts'
import type { LookAtTool } from '../contracts/verifications.ts'
import type { Websites } from '../contracts/websites.ts'
import type { RenderMode } from '../crawl/pages/render.ts'
import { userAgent } from '../crawl/requests/user-agent.ts'
import { type AddressPolicy, createAddressPolicy } from '../fetch/address/address-guard.ts'
import { createOwnAddresses } from '../fetch/address/own-addresses.ts'
import { type BrowserPool, createBrowserPool } from '../fetch/browser/browser-pool.ts'
import { createBrowserCheck } from '../fetch/browser/process/require-browser.ts'
import { createSafePost } from '../fetch/safe-fetch/safe-post.ts'
import { inProcessQueue } from '../queue/in-process.ts'
import { withKnownFailures } from '../storage/known-failures.ts'
import { sqliteStorage } from '../storage/sqlite.ts'
import { observe } from './audit.ts'
import { choresOf } from './housekeeping/chores.ts'
import { type Chore, createHousekeeping } from './housekeeping/housekeeping.ts'
import { retentionSchema } from './housekeeping/retention.ts'
import { createKeys } from './keys/keys.ts'
import { createProofs } from './proofs/create-proofs.ts'
import type { ProveOptions } from './prove.ts'
import { createReports } from './reports/create-reports.ts'
import { createReportExpiry } from './reports/expire-reports.ts'
import { createReportArchive } from './reports/report-archive.ts'
import { createRuns } from './runs/runs.ts'
import { createSiteRuns } from './runs/site-runs.ts'
import { warmBrowser } from './runs/warm-browser.ts'
import { createScans, type ScansOptions } from './scans/create-scans.ts'
import { type Proving, pictureForm } from './scans/run-scan.ts'
import { createScanStore } from './scans/scan-store.ts'
import { watchedQueue } from './scans/watched-queue.ts'
import { createSessions } from './sessions/sessions.ts'
import { createClickedForms, type FindClickedForms } from './tools/clicked-forms.ts'
import { createToolLists } from './tools/tool-lists.ts'
import type { SiteReader } from './tools/tool-pages.ts'
import { createTools } from './tools/tools.ts'
import { createWidgetCache } from './tools/widget-list.ts'
import { createLook, createVerifications } from './verifications/create-verifications.ts'
import { createDailyVerifications } from './verifications/daily-verifications.ts'
import { createLazyFetch, createLazyRenderer } from './visitor.ts'
import { createWebhooks } from './webhooks/create-webhooks.ts'
import { knownDocuments } from './websites/document-kinds.ts'
import { createWebsitesByOrigin } from './websites/website-document.ts'
import { createWebsites } from './websites/websites.ts'
import { createWidgetArchive } from './widget-files/widget-archive.ts'
import { createWidgetPages } from './widget-files/widget-pages.ts'
import { createWidgetSightings } from './widget-files/widget-sightings.ts'

/** Tries the forms of pages that a scan has seen, as `prove` does. */
export type SiteProver = (evidence: SiteEvidence, options: ProveOptions) => Promise<SiteProof>

/** The parts and limits of a service. Every option has a default. */
export interface OperableOptions {
  /** Stores all data. Default: `sqliteStorage('./operable.db')`. */
  storage?: Storage
  /** Your own admin key, for example from the environment. The service then creates none. */
  adminKey?: string | undefined
  /** Most tools per website: a whole number, or `unlimited` (default). */
  toolLimit?: number | 'unlimited'
  /**
   * `auto` (default) uses a browser, if there is one, for pages that are empty without JavaScript, and for tools also for
   * pages with an empty mount point. `always` uses it for every page, `never` for none.
   */
  render?: RenderMode
  /**
   * Allows private networks: all of them, or the listed hosts, addresses and ranges. Anyone with a key can then make the
   * service read what is there. Default: only the public internet.
   */
  allowPrivate?: boolean | readonly string[]
  /** Replaces the safe fetch. You are then responsible for the address rules. */
  fetch?: PageFetcher
  /** Replaces the browser that renders empty pages. */
  renderer?: PageFetcher
  /**
   * Replaces what tries the forms of a site for its owner. Default: `prove`, in a browser that sends nothing. You are then
   * responsible for what it sends.
   */
  prove?: SiteProver
  /**
   * Replaces what looks for a tool on its page. Default: a browser that sends nothing. You are then responsible for what it
   * sends.
   */
  verify?: LookAtTool
  /** How many requests may wait for a page of the browser before others are refused. Default: 20. */
  browserQueue?: number
  /** A page where site owners can read about this visitor; part of the `User-Agent`. */
  infoUrl?: string
  /** Most pages that a scan reads. Default: 25. */
  maxPages?: number
  /** Time for a whole scan, in ms. Default: 90,000. */
  scanTimeoutMs?: number
  /** How many results of an address are kept for comparison, including the latest. Default: 20. */
  historyLimit?: number
  /**
   * How long documents are kept, in days, such as `{ reports: 365, history: 90 }`. By default reports stay, runs go after 30
   * days and finished scans after one.
   */
  retention?: Retention
  /** Distributes scans; closed with the service. Default: `inProcessQueue()`, two at a time. */
  queue?: ScanQueue
  /** Whether this process runs scans, or leaves that to others with the same queue. Default: true. */
  runsScans?: boolean
  /** Most scans that wait or run; further ones are `rate_limited`. Default: 1,000. */
  maxOpenScans?: number
  /**
   * Turns at hosts that other processes visit as well, such as `postgresTurns`; closed with the service. Default: this
   * process is alone.
   */
  turns?: HostTurns
  /** Receives internal errors that no caller sees, such as one in a scan. Default: they are ignored. */
  onError?: (error: unknown) => void
  /** Hears when a scan begins and ends in this process, for logs and metrics. Default: nobody does. */
  onScan?: (event: ScanEvent) => void
  /** Default: the system clock. */
  now?: () => Date
}

/** Exported for tests, which hand options of several parts on in one object. */
export const operableOptions = optionSchema<OperableOptions>({
  storage: z.custom<Storage>(isStorage, {
    error: 'must be a storage such as sqliteStorage(path), with read, write, remove and keys.',
  }),
  adminKey: unchecked,
  toolLimit: z.custom<number | 'unlimited'>((value) => value === 'unlimited' || isCount(value), {
    error: 'must be a whole number of 0 or more, or "unlimited".',
  }),
  render: renderMode,
  allowPrivate: unchecked,
  fetch: unchecked,
  renderer: unchecked,
  prove: unchecked,
  verify: unchecked,
  browserQueue: z.custom<number>(isCount, { error: 'must be a whole number of 0 or more.' }),
  infoUrl: unchecked,
  maxPages: count,
  scanTimeoutMs: milliseconds,
  historyLimit: unchecked,
  retention: retentionSchema,
  queue: unchecked,
  runsScans: unchecked,
  maxOpenScans: count,
  turns: unchecked,
  onError: unchecked,
  onScan: unchecked,
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
 * The service without HTTP, on one storage. Nothing is opened until a call needs it. If you passed your own `storage`,
 * `fetch` or `renderer`, close it yourself after you close the service.
 *
 * @throws TypeError that names the option which is invalid
 * @throws OperableError `invalid_request` for an admin key that no request can carry
 */
export function createOperable(options: OperableOptions = {}): Operable & { storage: Storage } {
  // A scan would meet a mistake again and again, and call each a fault of ours.
  checkOptions('createOperable', operableOptions, options)
  const { storage: given = sqliteStorage(), adminKey, toolLimit = 'unlimited', now = () => new Date() } = options
  const { onError = () => {} } = options
  const storage = knownDocuments(withKnownFailures(given))
  const own = createOwnAddresses()
  const policy = createAddressPolicy({ allowPrivate: options.allowPrivate ?? false, isOwn: own.has })
  // A tool whose reading was lost in a crash is read when somebody next wants it: its owner, or a page.
  const widget = createWidgetCache(storage, { onRead: (websiteId, list) => tools.takeUp(websiteId, list) })
  const websitesAt = createWebsitesByOrigin(storage)
  const widgetPages = createWidgetPages(storage, now, websitesAt)
  const closing = new AbortController()
  const pool = createBrowserPool(options.browserQueue === undefined ? {} : { queue: options.browserQueue })
  const reader = createReader(options, policy, pool)
  const requireOwnBrowser = createBrowserCheck()
  const requireBrowser = options.prove ? async () => {} : requireOwnBrowser
  // Where others run the scans, it is their browser that counts, and a scan says when they have none.
  const isOurs = options.runsScans !== false
  const requireProver = isOurs ? requireBrowser : async () => {}
  const proofs = createProofs({
    storage,
    requireBrowser: requireProver,
    onSaved: (websiteId, proof) => tools.keepExpected(websiteId, proof),
  })
  const { keep, ...runs } = createRuns(storage, now)
  const browser = warmBrowser({
    browser: { policy, userAgent: userAgent(options.infoUrl), maxPageMemory: PAGE_MEMORY },
    closing: closing.signal,
  })
  const siteRuns = createSiteRuns({
    ...{ storage, pool, note: keep, closing: closing.signal, onError },
    browser,
  })
  const reports = createReports({ storage, now, historyLimit: options.historyLimit ?? 20 })
  const lists = createToolLists({ storage, now, toolLimit, widget })
  const tools = createTools({
    ...{ storage, now, lists, reader, widget, widgetPages },
    requireRoom: pool.requireRoom,
    requireBrowser: requireOwnBrowser,
    findClicked: createClickFinder(options, policy, pool),
    closing: closing.signal,
  })
  const websites = createWebsites({
    storage,
    now,
    onChange(websiteId) {
      widget.forget(websiteId)
      proofs.forget()
    },
  })
  // Whatever an operator opens for reading, messages only go to the public internet.
  const outside = createAddressPolicy({ isOwn: own.has })
  const webhooks = createWebhooks({
    ...{ storage, now, policy: outside, closing: closing.signal },
    post: createSafePost({ policy: outside, userAgent: userAgent(options.infoUrl) }),
  })
  const requireVerifier = options.verify ? async () => {} : requireOwnBrowser
  const verifications = createVerifications({
    ...{ storage, now, lists, pool, webhooks, closing: closing.signal },
    requireBrowser: requireVerifier,
    look: options.verify ?? createLook({ browser, now, turns: options.turns }),
  })
  const daily = createDailyVerifications({
    ...{ storage, now, verifications, pool, closing: closing.signal, onError },
    requireBrowser: requireVerifier,
  })
  const housekeeping = openHousekeeping({ storage, now, websites, closing: closing.signal, onError }, options, [
    daily.chore,
  ])
  const { onScan = () => {}, queue = inProcessQueue() } = options
  const scans = createScans({
    ...scanOptions(options, reader, policy),
    storage,
    now,
    proving: {
      async require() {
        await requireProver()
        if (isOurs) pool.requireRoom()
      },
      run: createProver(options, pool),
      save: proofs.save,
    },
    queue: watchedQueue(queue, { get: (scanId) => scans.get(scanId), onScan, now }),
    ...(options.runsScans === undefined ? {} : { runsScans: options.runsScans }),
    ...(options.retention?.scans === undefined ? {} : { keptMs: options.retention.scans * DAY_MS }),
    ...(options.maxOpenScans === undefined ? {} : { maxOpen: options.maxOpenScans }),
    save: reports.save,
    saveFailure: reports.saveFailure,
    onError,
  })

  return {
    storage: given,
    allowPrivate: options.allowPrivate ?? false,
    websites,
    keys: createKeys({ storage, now, adminKey }),
    tools,
    runs,
    siteRuns,
    reports,
    proofs,
    scans,
    verifications,
    webhooks,
    browser: () => browserState(pool, requireBrowser),
    housekeeping,
    sessions: createSessions(storage, now),
    widgetArchive: {
      ...createWidgetArchive(storage, now),
      ...widgetPages,
      ...createWidgetSightings(storage, { now, websitesAt }),
    },
    avoid: own.add,
    // No document has this key.
    requireStorage: async () => void (await (storage.requireWritable?.() ?? storage.read('ready'))),
    async close() {
      closing.abort()
      await scans.close()
      await daily.settled()
      await siteRuns.close()
      await browser.close()
      await tools.settled()
      await housekeeping.settled()
      await options.turns?.close()
      if (!options.renderer) await reader.renderer?.close?.()
      if (!options.fetch) await reader.fetch.close?.()
      if (!options.storage) await given.close?.()
    },
  }
}

interface HousekeepingParts {
  storage: Storage
  now: () => Date
  websites: Websites
  closing: AbortSignal
  onError: (error: unknown) => void
}

function openHousekeeping(
  { closing, onError, ...parts }: HousekeepingParts,
  { retention = {} }: OperableOptions,
  others: readonly Chore[],
): ReturnType<typeof createHousekeeping> {
  const { storage, now } = parts
  const reports = createReportExpiry(storage, createReportArchive(storage, now))
  const chores = choresOf({ ...parts, retention, scans: createScanStore(storage, now), reports })
  return createHousekeeping({ storage, now, chores: [...chores, ...others], closing, onError })
}

/** A scan reads a site as the tools do; the address rules of a fetch that the caller brought are the caller's. */
function scanOptions(
  { infoUrl, maxPages, scanTimeoutMs, turns, now, ...given }: OperableOptions,
  { fetch, renderer, render, userAgent: agent }: SiteReader,
  policy: AddressPolicy,
): Pick<ScansOptions, 'observe' | 'picture' | 'refuse'> {
  return {
    refuse: (url) => (given.fetch ? undefined : policy.checkUrl(url)?.reason),
    ...(renderer ? { picture: (evidence, request) => pictureForm(evidence, renderer, request) } : {}),
    observe: async (url, during) => {
      // With others at the same hosts, none keeps connections that it does not use.
      const visit = turns && !given.fetch ? createLazyFetch({ policy, userAgent: agent }) : fetch
      const options = {
        ...during,
        // What runs on turns that may be somebody else's by now has to stop; the scan is begun again.
        ...(turns ? { turns, signal: AbortSignal.any([during.signal, turns.lost()]) } : {}),
        fetch: visit,
        render,
        ...(renderer ? { renderer } : {}),
        ...(infoUrl === undefined ? {} : { infoUrl }),
        ...(maxPages === undefined ? {} : { maxPages }),
        ...(scanTimeoutMs === undefined ? {} : { timeoutMs: scanTimeoutMs }),
        ...(now ? { now } : {}),
      }
      try {
        return await observe(url, options)
      } finally {
        if (visit !== fetch) await visit.close?.()
      }
    },
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Resident memory of one page, in bytes. */
const PAGE_MEMORY = 512 * 1024 ** 2

function createReader(
  { render = 'auto', infoUrl, ...given }: OperableOptions,
  policy: AddressPolicy,
  pool: BrowserPool,
): SiteReader {
  const agent = userAgent(infoUrl)
  const visitor = { policy, userAgent: agent }
  const own = () => createLazyRenderer({ ...visitor, maxPageMemory: PAGE_MEMORY })
  const renderer = given.renderer ?? (render === 'never' ? undefined : own())
  return {
    fetch: given.fetch ?? createLazyFetch(visitor),
    renderer: renderer && pool.share(renderer),
    render,
    userAgent: agent,
    ...(given.turns ? { turns: given.turns } : {}),
  }
}

/** Clicks what may open forms, in its turn. */
function createClickFinder({ infoUrl }: OperableOptions, policy: AddressPolicy, pool: BrowserPool): FindClickedForms {
  const find = createClickedForms({ policy, userAgent: userAgent(infoUrl), maxPageMemory: PAGE_MEMORY })
  return (urls, signal) => pool.hold(signal, () => find(urls, signal))
}

/** Tries the forms of a site in its turn, on the terms of this service. */
function createProver({ prove, allowPrivate, infoUrl, now }: OperableOptions, pool: BrowserPool): Proving['run'] {
  const terms: ProveOptions = {
    allowPrivate: allowPrivate ?? false,
    ...(infoUrl === undefined ? {} : { infoUrl }),
    ...(now ? { now } : {}),
  }
  return (evidence, during) =>
    pool.hold(during.signal, async () => {
      const run = prove ?? (await import('./prove.ts')).proveForms
      return run(evidence, { ...terms, ...during })
    })
}

async function browserState(pool: BrowserPool, requireBrowser: () => Promise<void>): Promise<BrowserState> {
  const state = pool.state()
  try {
    await requireBrowser()
    return { available: true, ...state }
  } catch {
    return { available: false, code: 'missing_dependency', ...state }
  }
}
