import type { Operable } from '../src/contracts/operable.ts'
import type { Storage } from '../src/contracts/storage.ts'
import { type AppOptions, createApp } from '../src/http/app.ts'
import type { LogEntry } from '../src/http/log.ts'
import { createOperable } from '../src/services/create-operable.ts'
import { memoryStorage } from '../src/storage/memory.ts'
import { evidenceOf } from './sample-evidence.ts'
import { testService } from './scan-service.ts'

export const SHOP = 'https://shop.example/'

export interface ReportServiceOptions extends Partial<AppOptions> {
  storage?: Storage
}

/** The service over HTTP without a port: one report, on memory, and scans that go on when the test says so. */
export async function httpReports({ storage = memoryStorage(), ...options }: ReportServiceOptions = {}) {
  const service = testService(storage)
  const { websites, keys, tools, runs, siteRuns, widgetArchive, sessions, proofs, ...rest } = createOperable({
    storage,
  })
  const { browser, housekeeping, verifications, webhooks, requireStorage } = rest
  const stored = await service.reports.save(await evidenceOf(SHOP))
  const operable: Operable = {
    websites,
    keys,
    tools,
    runs,
    siteRuns,
    reports: service.reports,
    proofs,
    browser,
    scans: service.scans,
    widgetArchive,
    sessions,
    housekeeping,
    verifications,
    webhooks,
    requireStorage,
    allowPrivate: options.allowPrivate ?? false,
    close: service.end,
  }
  const logged: LogEntry[] = []
  const app = createApp(operable, {
    baseUrl: 'https://audit.example',
    log: (entry) => logged.push(entry),
    ...options,
  })

  /** @param line method and path, e.g. `GET /health` */
  async function send(line: string, init: RequestInit & { peer?: string } = {}): Promise<Response> {
    const [method = '', path = ''] = line.split(' ')
    const { peer = '203.0.113.7', ...rest } = init
    return app.fetch(new Request(`http://any.host${path}`, { method, ...rest }), { peer })
  }

  return { ...service, operable, stored, logged, app, send }
}

/** Path and query that ask for the report of an address. */
export function reportOf(url: string): string {
  return `/api/v1/report?url=${encodeURIComponent(url)}`
}
