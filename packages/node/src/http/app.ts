import { describeService } from '../catalog/service-description.ts'
import type { Operable } from '../contracts/operable.ts'
import { checkOptions, optionSchema, unchecked } from '../crawl/check-options.ts'
import { packageVersion } from '../package-root.ts'
import { checkBaseUrl } from './address/base-url.ts'
import { withoutOwnSite } from './address/own-address.ts'
import { addHeaders, securityHeaders } from './answer/security-headers.ts'
import type { AppDeps } from './app-deps.ts'
import { type Authorize, keyAuthorize } from './client/authorize.ts'
import { createClientKey } from './client/client-key.ts'
import { createKeyCheck } from './client/key-check.ts'
import { createPeerNotice } from './client/peer-notice.ts'
import { createRateLimiter, type RatePolicy } from './client/rate-limit.ts'
import { type Log, logToStderr } from './log.ts'
import { problemResponse } from './problem/problem.ts'
import { createCompare } from './report/comparisons.ts'
import { createFindReport } from './report/public-report.ts'
import type { RequestEnv } from './request/request-env.ts'
import { createRouter } from './router.ts'
import { keepWidgetSoon } from './widget/keep-widget.ts'
import { removeOldRunsDaily } from './widget/remove-old-runs.ts'
import { readWidgetFiles } from './widget/widget-files.ts'

/** How the service is reached over HTTP. Only `baseUrl` is required. */
export interface AppOptions {
  /**
   * Where the service is reached, http(s), a path allowed. Every absolute address comes from it, never from `Host`.
   * Requests may come with its path or without it, as the server hands them on; only below a path that begins like one
   * of the service's own pages (`/console`) it has to be taken away before.
   */
  baseUrl: string
  /** Decides who may do what. Default: the keys of the store, sent as `Authorization: Bearer <key>`. */
  authorize?: Authorize
  /**
   * Proxies whose `X-Forwarded-For` names the client: addresses or ranges such as `10.0.0.0/8`. They are known by the
   * `peer` that goes with a request. Default: none.
   */
  trustedProxies?: readonly string[]
  /** Anybody may start a scan. Default: only with a key. */
  publicScans?: boolean
  /** The homepage lists the latest reports. Default: nobody sees what others have scanned. */
  listReports?: boolean
  /** Reports of private and local addresses may be asked for. Default: those that the operable may scan. */
  allowPrivate?: boolean | readonly string[]
  /** What one client may read of reports, over HTTP and MCP together. Default 1,000 in 60 s. */
  reportLimit?: RatePolicy
  /** Scans that one client may start. Default 10 in 60 s. */
  scanLimit?: RatePolicy
  /** Where people reach the operator: a `mailto:` or https address. Default: none is named. */
  contact?: string
  /** Bytes that a request body may have. Default 65,536. */
  bodyLimit?: number
  /** Takes what went wrong on this side. Default: JSON lines on the standard error output. */
  log?: Log
  /** Aborted when the service stops, so that streams end. Default: never. */
  closing?: AbortSignal
}

export const appOptions = optionSchema<AppOptions>({
  baseUrl: unchecked,
  authorize: unchecked,
  trustedProxies: unchecked,
  publicScans: unchecked,
  listReports: unchecked,
  allowPrivate: unchecked,
  reportLimit: unchecked,
  scanLimit: unchecked,
  contact: unchecked,
  bodyLimit: unchecked,
  log: unchecked,
  closing: unchecked,
})

const REPORT_LIMIT: RatePolicy = { limit: 1000, window: 60 }
const SCAN_LIMIT: RatePolicy = { limit: 10, window: 60 }

/** The service as a function. */
export interface App {
  /**
   * Answers one request. Never rejects. The body must not be read before: that is 500 `body_unavailable`.
   *
   * @param env whose connection it came over; without it all clients share one allowance, see `RequestEnv`
   */
  fetch(request: Request, env?: RequestEnv): Promise<Response>
}

/**
 * The service over HTTP, without a listener: mount it where a `Request` comes in, or give it to `createNodeListener`.
 *
 * @param operable as `createOperable` gives it; the caller closes it
 * @throws TypeError for a base address, a limit or a proxy that is none, an option of an unknown name, and without an
 * operable
 */
export function createApp(operable: Operable, options: AppOptions): App {
  return createServedApp(operable, options).app
}

/** The same for our own listener. */
export interface ServedApp {
  app: App
  /** What a service that has started does by itself. */
  begin(): void
}

export function createServedApp(operable: Operable, options: AppOptions): ServedApp {
  requireOperable(operable)
  checkBaseUrl(options?.baseUrl)
  checkOptions('createApp', appOptions, options)
  const deps = depsOf(operable, options)
  const router = createRouter(deps)
  const headers = securityHeaders(deps.baseUrl)
  const noticePeer = createPeerNotice(options.trustedProxies ?? [], deps.log)

  async function fetch(request: Request, env: RequestEnv = {}): Promise<Response> {
    noticePeer(env)
    try {
      return addHeaders(await router.fetch(request, env), headers)
    } catch (error) {
      // Something that is no Error was thrown, which the router passes on.
      return addHeaders(problemResponse(error, request, deps), headers)
    }
  }
  return {
    app: { fetch },
    begin: () => {
      keepWidgetSoon(deps)
      removeOldRunsDaily(deps)
    },
  }
}

/** For callers without types: what is missing would show as a member of undefined, or with the first request. */
export function requireOperable(operable: Operable | undefined): void {
  if (typeof operable?.websites?.list === 'function') return
  throw new TypeError('The operable must be what createOperable gives.')
}

/** Exported for tests of the router. */
export function depsOf(operable: Operable, options: AppOptions): AppDeps {
  const { authorize, trustedProxies = [], publicScans = false, bodyLimit = 64 * 1024, log = logToStderr } = options
  const { allowPrivate = operable.allowPrivate, reportLimit = REPORT_LIMIT, scanLimit = SCAN_LIMIT } = options
  const baseUrl = checkBaseUrl(options.baseUrl)
  const version = packageVersion()
  const checkKey = createKeyCheck(operable.keys)
  return {
    operable: withoutOwnSite(operable, baseUrl),
    baseUrl,
    service: describeService({ baseUrl, version }),
    widget: readWidgetFiles(),
    authorize: authorize ?? keyAuthorize(checkKey),
    checkKey,
    clientKey: createClientKey(trustedProxies),
    reportLimit: createRateLimiter(reportLimit),
    scanLimit: createRateLimiter(scanLimit),
    allowPrivate,
    compare: createCompare(operable.reports),
    findReport: createFindReport(operable.reports, { allowPrivate, baseUrl }),
    contact: options.contact,
    publicScans,
    listReports: options.listReports ?? false,
    bodyLimit,
    log,
    closing: options.closing ?? new AbortController().signal,
    version,
  }
}
