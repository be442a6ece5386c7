import type { Housekeeping } from './housekeeping.ts'
import type { Keys } from './keys.ts'
import type { BrowserState, Proofs } from './proofs.ts'
import type { Reports } from './reports.ts'
import type { Runs } from './runs.ts'
import type { Scans } from './scans.ts'
import type { Sessions } from './sessions.ts'
import type { SiteRuns } from './site-runs.ts'
import type { Tools } from './tools.ts'
import type { ToolVerifications } from './verifications.ts'
import type { Webhooks } from './webhooks.ts'
import type { Websites } from './websites.ts'
import type { WidgetArchive, WidgetPages, WidgetSightings } from './widget-archive.ts'

/** Everything that the service does, without HTTP: `createOperable` returns it and `createApp` takes it. */
export interface Operable {
  websites: Websites
  keys: Keys
  tools: Tools
  /** What agents do on websites whose owners record it. */
  runs: Runs
  /** Tools of websites, run in a browser of the service for clients over MCP. */
  siteRuns: SiteRuns
  reports: Reports
  /** What came of trying the forms of the websites. */
  proofs: Proofs
  /** The state of the browser pages that everything shares. */
  browser(): Promise<BrowserState>
  scans: Scans
  /** Whether the tools still find their elements. */
  verifications: ToolVerifications
  /** Where websites want to hear of changes. */
  webhooks: Webhooks
  /** Who has signed in to the console. */
  sessions: Sessions
  /** Versions of the widget script that pages have pinned, and those pages. */
  widgetArchive: WidgetArchive & WidgetPages & WidgetSightings
  /** Removes what is older than it is to be kept. */
  housekeeping: Housekeeping
  /** Private networks that may be read and reported on: all, those in a list, or none (`false`). */
  allowPrivate: boolean | readonly string[]
  /**
   * From now on nothing below this address is read, also where a site leads there: it is that of the service itself.
   * `createApp` calls it. Absent where the fetch is the caller's own.
   */
  avoid?(baseUrl: string): void
  /** Whether documents can be read and, as far as the store can tell, written. @throws OperableError `storage_unavailable` */
  requireStorage(): Promise<void>
  /** Stops running work, keeps queued work, and closes what was opened. May be called again. */
  close(): Promise<void>
}
