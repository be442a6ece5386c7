// The public edge of the package: the only file that re-exports.

// The audit of a site, or of a folder of HTML

export type * from './config/config-types.ts'
export { defineConfig } from './config/define-config.ts'
export type * from './contracts/page-fetcher.ts'
export type * from './contracts/scan-budget.ts'
export type { CrawlEvent, CrawlListener } from './crawl/crawl-events.ts'
export type { CrawlLimits } from './crawl/crawl-limits.ts'
export type { CrawlOptions } from './crawl/crawl-options.ts'
export { crawlSite } from './crawl/crawl-site.ts'
export type { FrameReader } from './crawl/pages/read-frame.ts'
export type { RenderMode } from './crawl/pages/render.ts'
export { PRODUCT_TOKEN, userAgent } from './crawl/requests/user-agent.ts'
export { type AuditOptions, observe } from './services/audit.ts'
export { type AuditFolderOptions, auditFolder, observeFolder } from './services/audit-folder.ts'
export { type AuditSiteOptions, audit } from './services/audit-site.ts'
export { type OpenSite, type OpenSiteOptions, openSite } from './services/open-site.ts'
export { type ProveFolderOptions, type ProveOptions, prove, proveFolder, proveForms } from './services/prove.ts'

// How pages are fetched: address rules, safe fetch, browser, files on disk

export { type AddressPolicy, type AddressPolicyOptions, createAddressPolicy } from './fetch/address/address-guard.ts'
export type { Resolver } from './fetch/address/resolve.ts'
export type { OwnCredentials, SiteCredentials } from './fetch/address/site-credentials.ts'
export type { Refusal } from './fetch/address/url-policy.ts'
export { decodeText } from './fetch/answer/decode-text.ts'
export {
  type BrowserFetcher,
  type BrowserFetcherOptions,
  createBrowserFetcher,
} from './fetch/browser/browser-fetcher.ts'
export { type BrowserSearch, findBrowser } from './fetch/browser/process/find-browser.ts'
export type { GateFailure } from './fetch/browser/proxy/browser-gate.ts'
export type { LocalSite } from './fetch/browser/proxy/local-forward.ts'
export type { SettleOptions } from './fetch/browser/visit/settle-options.ts'
export { createFixtureFetcher, type FixtureAnswer } from './fetch/local/fixture-fetcher.ts'
export { createFolderFetcher, type FolderFetcherOptions } from './fetch/local/folder-fetcher.ts'
export type { ConnectorOptions } from './fetch/safe-fetch/connector.ts'
export { createSafeFetch, type SafeFetch, type SafeFetchOptions } from './fetch/safe-fetch/safe-fetch.ts'

// The service: websites, keys, tools, reports, scans

export type * from './contracts/host-turns.ts'
export type * from './contracts/housekeeping.ts'
export type * from './contracts/keys.ts'
export type * from './contracts/leased-counters.ts'
export type * from './contracts/operable.ts'
export type * from './contracts/proofs.ts'
export type * from './contracts/reports.ts'
export type * from './contracts/run-outcome.ts'
export type * from './contracts/runs.ts'
export type * from './contracts/scan-events.ts'
export type { ScanJob, ScanQueue, ScanUrgency, ScanWorker } from './contracts/scan-queue.ts'
export type * from './contracts/scans.ts'
export type * from './contracts/sessions.ts'
export type { McpMode, SiteRunOptions, SiteRuns } from './contracts/site-runs.ts'
export type * from './contracts/tools.ts'
export type * from './contracts/verifications.ts'
export type * from './contracts/webhooks.ts'
export type * from './contracts/websites.ts'
export type * from './contracts/widget-archive.ts'
export { postgresCounters } from './fleet/postgres-counters.ts'
export { type PostgresTurnsOptions, postgresTurns } from './fleet/postgres-turns.ts'
export { type InProcessQueueOptions, inProcessQueue } from './queue/in-process.ts'
export { type PgBossQueueOptions, pgBossQueue } from './queue/pg-boss.ts'
export { createOperable, type OperableOptions, type SiteProver } from './services/create-operable.ts'

// The service over HTTP; `@operable/node/http` has it without the listener

export { type App, type AppOptions, createApp } from './http/app.ts'
export type { Authorize, Need } from './http/client/authorize.ts'
export type { RatePolicy } from './http/client/rate-limit.ts'
export { createNodeListener } from './http/listen/node-listener.ts'
export { type RunningServer, type ServeOptions, serve } from './http/listen/node-server.ts'
export type { AnsweredRequest, Log, LogEntry } from './http/log.ts'
export type { RequestEnv } from './http/request/request-env.ts'

// Storage: the contract, and adapters; each has an entry of its own as well, `@operable/node/storage/<name>`

export type * from './contracts/storage.ts'
export { memoryStorage } from './storage/memory.ts'
export { type PostgresOptions, postgresStorage } from './storage/postgres.ts'
export type {
  PostgresClient,
  PostgresPool,
  PostgresResult,
  PostgresStatement,
} from './storage/postgres-pool.ts'
export { type SqliteOptions, sqliteStorage } from './storage/sqlite.ts'
export { type SingleProcessStorage, type UnstorageInstance, unstorageStorage } from './storage/unstorage.ts'
export { updateDocument } from './storage/update-document.ts'

// Of the core: what the functions above take, return and throw

export type * from '@operable/core'
export { errorCodes, OperableError, ScanError } from '@operable/core'
export type { FetchedFile, RenderingEvidence, SitemapEvidence } from '@operable/core/audit'
export type { PageFrame } from '@operable/core/page'
export type { Candidate, Preflight, PreflightStep, ToolNaming, ToolProposal } from '@operable/core/tools'
