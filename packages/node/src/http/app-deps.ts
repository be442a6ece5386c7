import type { ReportComparison } from '@operable/core'
import type { ServiceDescription } from '../catalog/service-description.ts'
import type { Operable } from '../contracts/operable.ts'
import type { StoredReport } from '../contracts/reports.ts'
import type { WidgetFiles } from '../contracts/widget-archive.ts'
import type { Authorize } from './client/authorize.ts'
import type { ClientKey } from './client/client-key.ts'
import type { KeyCheck } from './client/key-check.ts'
import type { RateLimiter } from './client/rate-limit.ts'
import type { Log } from './log.ts'

/** What every route is given. */
export interface AppDeps {
  operable: Operable
  /** Where the service is reached, without a slash at its end; every absolute address begins with it. */
  baseUrl: string
  authorize: Authorize
  /** What a key opens, for the API and for the console. */
  checkKey: KeyCheck
  /** What the documents for machines are made from. */
  service: ServiceDescription
  /** The present files of the widget. */
  widget: WidgetFiles
  /** Who asks, past the proxies of the operator. */
  clientKey: ClientKey
  /** Reading a report, over HTTP and over MCP. */
  reportLimit: RateLimiter
  /** Starting a scan. */
  scanLimit: RateLimiter
  /** Reports of private addresses may be asked for. */
  allowPrivate: boolean | readonly string[]
  /** The latest report of an address that anybody may ask about. @throws OperableError `invalid_url`, `no_report` */
  findReport(url: string): Promise<StoredReport>
  /**
   * A report against an earlier result.
   * @param from when that one was scanned. Default: the one before
   * @param earlier when it was, for who knows that and leaves `from` out
   * @throws OperableError `no_report`, `storage_unavailable`
   */
  compare(stored: StoredReport, from?: string, earlier?: string): Promise<ReportComparison>
  /** Address of the operator, for people; undefined: none is named. */
  contact: string | undefined
  /** Anybody may start a scan, without a key. */
  publicScans: boolean
  /** The homepage lists the latest reports. */
  listReports: boolean
  /** Bytes of a request's body. */
  bodyLimit: number
  log: Log
  /** Aborted when the service stops: what streams ends then. */
  closing: AbortSignal
  version: string
}
