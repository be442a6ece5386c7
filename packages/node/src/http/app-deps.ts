import type { ServiceDescription } from '../catalog/service-description.ts'
import type { KeyScope } from '../contracts/keys.ts'
import type { Operable } from '../contracts/operable.ts'
import type { StoredReport } from '../contracts/reports.ts'
import type { WidgetFiles } from '../contracts/widget-archive.ts'
import type { Authorize, FindViewer, KeyCheck } from './client/authorize.ts'
import type { ClientKey } from './client/client-key.ts'
import type { ClientLimit, LimitOf } from './client/rate-limit.ts'
import type { Log } from './log.ts'

/** What every route receives. */
export interface AppDeps {
  operable: Operable
  /** Where the service is reached, without a slash at its end; every absolute address begins with it. */
  baseUrl: string
  authorize: Authorize
  /** Looks up what a key gives access to, for the API and the console. */
  checkKey: KeyCheck
  /** What the key of a request opens, where anyone may read. */
  viewerOf: FindViewer
  /** The source of the documents for machines. */
  service: ServiceDescription
  /** The current files of the widget. */
  widget: WidgetFiles
  /** The client behind the operator's proxies. */
  clientKey: ClientKey
  /** Makes the limits of single routes. */
  limitOf: LimitOf
  /** Limit for reading reports, over HTTP and MCP. */
  reportLimit: ClientLimit
  /** Limit for starting scans. */
  scanLimit: ClientLimit
  /** Reports of private addresses may be asked for. */
  allowPrivate: boolean | readonly string[]
  /**
   * The latest report of an address that anybody may ask about, with the proofs that this reader may see.
   * @throws OperableError `invalid_url`, `no_report`
   */
  findReport(url: string, viewer?: KeyScope): Promise<StoredReport>
  /** Address of the operator, for people; undefined: none is named. */
  contact: string | undefined
  /** Anyone may start a scan without a key. */
  publicScans: boolean
  /** The homepage lists the latest reports. */
  listReports: boolean
  /** Bytes of a request's body. */
  bodyLimit: number
  log: Log
  /** Aborted when the service stops, which ends streams. */
  closing: AbortSignal
  version: string
}
