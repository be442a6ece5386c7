import type { ServiceDescription } from '../catalog/service-description.ts'
import type { Operable } from '../contracts/operable.ts'
import type { WidgetFiles } from '../contracts/widget-archive.ts'
import type { Authorize } from './authorize.ts'
import type { ClientKey } from './client-key.ts'
import type { Log } from './log.ts'
import type { FindReport } from './public-report.ts'
import type { RateLimiter } from './rate-limit.ts'

/** What every route is given. */
export interface AppDeps {
  operable: Operable
  /** Where the service is reached, without a slash at its end; every absolute address begins with it. */
  baseUrl: string
  authorize: Authorize
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
  /** Completed reports of the addresses that may be asked for. */
  findReport: FindReport
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

/** What the listener knows of a request and the request itself does not say. */
export interface RequestEnv {
  /**
   * Address of the other end of the connection, by which clients are told apart. Without it all of them share one
   * allowance (10 scans, 20 attempts to sign in and 1,000 reports in 60 s), and `trustedProxies` has no effect.
   */
  peer?: string | undefined
}

export interface AppEnv {
  Bindings: RequestEnv
}
