import { randomUUID } from 'node:crypto'
import { currentIds, during } from '../activity/current-activity.ts'
import { describeService } from '../catalog/service-description.ts'
import { checkOptions, optionSchema, unchecked } from '../check-options.ts'
import type { LeasedCounters } from '../contracts/leased-counters.ts'
import type { Operable } from '../contracts/operable.ts'
import { packageVersion } from '../package-root.ts'
import { checkBaseUrl } from './address/base-url.ts'
import { withoutOwnSite } from './address/own-address.ts'
import { addHeaders, isWhole, securityHeaders } from './answer/headers.ts'
import type { AppDeps } from './app-deps.ts'
import { type Authorize, createFindViewer, createKeyCheck, keyAuthorize } from './client/authorize.ts'
import { createClientKey, createPeerNotice, createProxyTest } from './client/client-key.ts'
import { createRateLimiter, type LimitOf, type RatePolicy } from './client/rate-limit.ts'
import { createSharedRateLimiter } from './client/shared-rate-limit.ts'
import { type AnsweredRequest, type Log, logToStderr } from './log.ts'
import { problemResponse } from './problem/problem.ts'
import { createFindReport } from './report/public-report.ts'
import type { RequestEnv } from './request/request-env.ts'
import { createRouter, routeOf } from './router.ts'
import { keepWidgetSoon } from './widget/housekeeping.ts'
import { readWidgetFiles } from './widget/widget-files.ts'

/** How the service is reached over HTTP. Only `baseUrl` is required. */
export interface AppOptions {
  /**
   * The public http(s) URL of the service; it may have a path. Every absolute address is built from it, never from `Host`.
   * Requests may arrive with or without that path. Only if the path begins like one of the service's own pages
   * (`/console`) does your server have to remove it first.
   */
  baseUrl: string
  /** Decides who may do what. Default: the stored keys, sent as `Authorization: Bearer <key>`. */
  authorize?: Authorize
  /**
   * Proxies whose `X-Forwarded-For` header is trusted: addresses or ranges such as `10.0.0.0/8`. They are recognized by
   * the `peer` that comes with a request. Default: none.
   */
  trustedProxies?: readonly string[]
  /** Lets anyone start a scan. Default: a key is required. */
  publicScans?: boolean
  /** Lists the latest reports on the homepage. Default: nobody sees what others have scanned. */
  listReports?: boolean
  /** Serves reports on private and local addresses. Default: those that the operable may scan. */
  allowPrivate?: boolean | readonly string[]
  /** How many reports one client may read, over HTTP and MCP together. Default: 1,000 in 60 s. */
  reportLimit?: RatePolicy
  /** How many scans one client may start. Default: 10 in 60 s. */
  scanLimit?: RatePolicy
  /**
   * Counts the limits for all processes together, such as `postgresCounters`; you close it. While it cannot be asked, each
   * process counts by itself. Default: each process counts by itself.
   */
  counters?: LeasedCounters
  /** How people can reach the operator: a `mailto:` or https address. Default: none is shown. */
  contact?: string
  /** Largest request body, in bytes. Default: 65,536. */
  bodyLimit?: number
  /** Receives errors of the service. Default: writes JSON lines to standard error. */
  log?: Log
  /** Hears of every request when its answer begins, for logs and metrics. Default: nobody does. */
  onRequest?: (request: AnsweredRequest) => void
  /** Abort it when the service stops, so that streams end. Default: never. */
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
  counters: unchecked,
  contact: unchecked,
  bodyLimit: unchecked,
  log: unchecked,
  onRequest: unchecked,
  closing: unchecked,
})

const REPORT_LIMIT: RatePolicy = { limit: 1000, window: 60 }
const SCAN_LIMIT: RatePolicy = { limit: 10, window: 60 }

/** The service as a function. */
export interface App {
  /**
   * Answers one request and never rejects. If something has already read the body, the answer is 500 `body_unavailable`.
   *
   * @param env the connection that the request came over; without it all clients share one limit, see `RequestEnv`
   */
  fetch(request: Request, env?: RequestEnv): Promise<Response>
}

/**
 * The service over HTTP, without a listener. Mount it where you receive a `Request`, or pass it to `createNodeListener`.
 *
 * @param operable from `createOperable`; you close it
 * @throws TypeError for an invalid base URL, limit or proxy, for an unknown option, and without an
 * operable
 */
export function createApp(operable: Operable, options: AppOptions): App {
  return createServedApp(operable, options).app
}

/** The same for our own listener. */
interface ServedApp {
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
  const isProxy = createProxyTest(options.trustedProxies ?? [])
  const { onRequest } = options

  async function fetch(request: Request, env: RequestEnv = {}): Promise<Response> {
    noticePeer(env)
    const activity = { requestId: requestIdOf(request, isProxy(env.peer)) }
    const begun = performance.now()
    const answer = await during(activity, () => answerOf(request, env))
    if (!isWhole(answer)) answer.headers.set(REQUEST_ID, activity.requestId)
    onRequest?.(answered(request, { ...activity, status: answer.status, ms: performance.now() - begun }))
    return answer
  }

  async function answerOf(request: Request, env: RequestEnv): Promise<Response> {
    try {
      return addHeaders(await router.fetch(request, env), headers)
    } catch (error) {
      // Something that is no Error was thrown, which the router passes on.
      return addHeaders(problemResponse(error, request, deps), headers)
    }
  }

  function answered(request: Request, known: Pick<AnsweredRequest, 'requestId' | 'scanId' | 'status' | 'ms'>) {
    const route = routeOf(router, request)
    const { pathname: path } = new URL(request.url)
    return { ...known, method: request.method, path, ...(route === undefined ? {} : { route }) }
  }

  return {
    app: { fetch },
    begin: () => {
      keepWidgetSoon(deps)
      operable.housekeeping.begin()
    },
  }
}

const REQUEST_ID = 'X-Request-Id'

/** That of a proxy of the operator, so that its log and ours name a request alike; else one of ours. */
function requestIdOf({ headers }: Request, isFromProxy: boolean): string {
  const given = isFromProxy ? headers.get(REQUEST_ID) : null
  return given !== null && /^[\w.:=+/-]{1,128}$/.test(given) ? given : randomUUID()
}

/** For callers without types: what is missing would show as a member of undefined, or with the first request. */
export function requireOperable(operable: Operable | undefined): void {
  if (typeof operable?.websites?.list === 'function') return
  throw new TypeError('The operable must come from createOperable().')
}

/** Exported for tests of the router. */
export function depsOf(operable: Operable, options: AppOptions): AppDeps {
  const { authorize, trustedProxies = [], publicScans = false, bodyLimit = 64 * 1024, log = logToStderr } = options
  const { allowPrivate = operable.allowPrivate, reportLimit = REPORT_LIMIT, scanLimit = SCAN_LIMIT } = options
  const baseUrl = checkBaseUrl(options.baseUrl)
  const version = packageVersion()
  const { counters } = options
  const limitOf: LimitOf = (name, policy) =>
    counters ? createSharedRateLimiter(policy, { name, counters }) : createRateLimiter(policy)
  const checkKey = createKeyCheck(operable.keys, limitOf)
  return {
    operable: withoutOwnSite(operable, baseUrl),
    baseUrl,
    service: describeService({ baseUrl, version }),
    widget: readWidgetFiles(),
    authorize: authorize ?? keyAuthorize(checkKey),
    checkKey,
    viewerOf: createFindViewer(checkKey, operable.keys, authorize !== undefined),
    clientKey: createClientKey(trustedProxies),
    limitOf,
    reportLimit: limitOf('report', reportLimit),
    scanLimit: limitOf('scan', scanLimit),
    allowPrivate,
    findReport: createFindReport(operable, { allowPrivate, baseUrl }),
    contact: options.contact,
    publicScans,
    listReports: options.listReports ?? false,
    bodyLimit,
    log: (entry) => log({ ...currentIds(), ...entry }),
    closing: options.closing ?? new AbortController().signal,
    version,
  }
}
