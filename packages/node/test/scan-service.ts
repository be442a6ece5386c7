import { OperableError } from '@operable/core'
import { vi } from 'vitest'
import type { ScanQueue } from '../src/contracts/scan-queue.ts'
import type { Scan, Scans } from '../src/contracts/scans.ts'
import type { Storage } from '../src/contracts/storage.ts'
import type { CrawlListener } from '../src/crawl/crawl-events.ts'
import { createAddressPolicy } from '../src/fetch/address/address-guard.ts'
import { inProcessQueue } from '../src/queue/in-process.ts'
import { createReports, type ReportStore } from '../src/services/reports/create-reports.ts'
import { createScans } from '../src/services/scans/create-scans.ts'
import { evidenceOf } from './sample-evidence.ts'

/** How long a test waits for what has to come; only a fault takes that long. */
export const WAIT = { timeout: 30_000, interval: 5 }

/** Scans whose sites answer when the test says so. */
export interface TestService {
  scans: Scans
  reports: ReportStore
  /** Addresses that were observed, in order. */
  runs: string[]
  /** What the operator heard. */
  errors: unknown[]
  /** Waits until the address is being observed. */
  begun(url: string): Promise<void>
  page(url: string, done: number, planned: number): void
  finish(url: string): void
  fail(url: string, error: Error): void
  /** From start to end. */
  scanned(url: string): Promise<Scan>
  /** Lets so many ms go by for the service. */
  pass(ms: number): void
  /** Ends it as a service that is stopped. */
  end(): Promise<void>
}

interface Visit {
  onProgress: CrawlListener
  finish(): void
  fail(error: Error): void
}

export interface TestServiceOptions {
  maxOpen?: number
  /** ms ahead of the other services. */
  ahead?: number
  /** What it observes takes no notice of a stop. */
  isDeaf?: boolean
  /** Default: one in this process. */
  queue?: ScanQueue
}

export function testService(
  storage: Storage,
  { maxOpen = 1_000, ahead = 0, isDeaf = false, queue = inProcessQueue() }: TestServiceOptions = {},
): TestService {
  let passed = ahead
  const now = () => new Date(Date.parse('2026-11-21T10:00:00Z') + passed)
  const visits = new Map<string, Visit>()
  const runs: string[] = []
  const errors: unknown[] = []
  const reports = createReports({ storage })
  const policy = createAddressPolicy()
  const scans = createScans({
    storage,
    queue,
    refuse: (url) => policy.checkUrl(url)?.reason,
    save: reports.save,
    saveFailure: reports.saveFailure,
    now,
    maxOpen,
    lookMs: 20,
    takeOverMs: 20,
    onError: (error) => errors.push(error),
    async observe(url, { signal, onProgress }) {
      runs.push(url)
      await new Promise<void>((resolve, reject) => {
        const stop = () => reject(new OperableError('aborted', 'The scan was stopped.'))
        if (signal.aborted) return stop()
        if (!isDeaf) signal.addEventListener('abort', stop)
        visits.set(url, { onProgress, finish: resolve, fail: reject })
      }).finally(() => visits.delete(url))
      return evidenceOf(url)
    },
  })

  const service: TestService = {
    scans,
    reports,
    runs,
    errors,
    async begun(url) {
      await vi.waitFor(() => {
        if (!visits.has(url)) throw new Error(`${url} is not being observed`)
      }, WAIT)
    },
    page: (url, done, planned) => visits.get(url)?.onProgress({ type: 'progress', done, planned }),
    finish: (url) => visits.get(url)?.finish(),
    fail: (url, error) => visits.get(url)?.fail(error),
    async scanned(url) {
      let last = await scans.start(url)
      await service.begun(url)
      service.finish(url)
      for await (const scan of scans.watch(last.id)) last = scan
      return last
    },
    pass(ms) {
      passed += ms
    },
    end: () => scans.close(),
  }
  return service
}
