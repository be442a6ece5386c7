import { OperableError, type Report, reportId } from '@operable/core'
import { normalizeTypedUrl } from '@operable/core/site'
import { Hono } from 'hono'
import { discoveryLinks } from '../../catalog/documents.ts'
import { opensWithAllowPrivate } from '../../fetch/address/opens-with-allow-private.ts'
import { exampleSiteFolder } from '../../package-root.ts'
import { type HomeView, renderHomePage } from '../../pages/home-page.ts'
import { renderScanPage } from '../../pages/scan-page.ts'
import { formatMoment } from '../../pages/words.ts'
import { pageAnswer, seeOther } from '../answer/page-answer.ts'
import type { AppDeps } from '../app-deps.ts'
import { ownWebsite } from '../client/authorize.ts'
import { clientOf } from '../client/client-key.ts'
import { type Desk, refusalOf, requireSameOrigin, requireToken, type Visitor } from '../console/desk.ts'
import { pageProblems, retryHeaders } from '../problem/problem.ts'
import { readForm } from '../request/body.ts'
import type { AppEnv } from '../request/request-env.ts'

const RECENT = 10

/** `/`, with `?url=` for the report of an address and `?scan=` to have it filled in; and `/scans`. */
export function homeRoutes(desk: Desk): Hono<AppEnv> {
  const { deps, context, visitors } = desk
  const { operable, publicScans } = deps
  const home = createHome(desk)
  const whyNone = createWhyNone(deps)
  const links = { Link: discoveryLinks(deps.service) }
  const app = new Hono<AppEnv>()

  app.get('/', async (c) => {
    const visitor = await visitors.of(c.req.raw)
    const url = c.req.query('url')
    if (url === undefined) return pageAnswer(await home(visitor, { url: c.req.query('scan') }), 200, links)
    try {
      const { report } = await deps.findReport(normalizeTypedUrl(url))
      return seeOther(`${context.basePath}/r/${report.id}`)
    } catch (error) {
      const text = refusalOf(error, ['no_report', 'invalid_url'])
      const isUnknown = (error as OperableError).code === 'no_report'
      const scan = { url, error: isUnknown ? await whyNone(url, publicScans || visitor !== undefined) : text }
      return pageAnswer(await home(visitor, scan), isUnknown ? 404 : 400, links)
    }
  })

  app.post('/scans', async (c) => {
    requireSameOrigin(c.req.raw, deps.baseUrl)
    const visitor = await visitors.of(c.req.raw)
    const form = await readForm(c.req.raw, deps.bodyLimit)
    if (visitor) requireToken(visitor, form)
    else if (!publicScans) throw new OperableError('unauthorized', 'Sign in to the console to start a scan.')
    const url = form.text('url')
    const { allowed, reset } = await deps.scanLimit.take(clientOf(c, deps))
    if (!allowed) {
      const error = `You have started too many scans. Try again in ${reset} seconds.`
      return pageAnswer(await home(visitor, { url, error }), 429, { 'Retry-After': String(reset) })
    }
    try {
      const websiteId = await ownWebsite(operable, visitor?.scope, url)
      const scan = await operable.scans.start(normalizeTypedUrl(url), { websiteId })
      return seeOther(`${context.basePath}/scans/${scan.id}`)
    } catch (error) {
      const { status, code, text } = refusedScan(error, url)
      return pageAnswer(await home(visitor, { url, error: text }), status, retryHeaders(code))
    }
  })

  app.get('/scans/:scanId', async (c) => {
    const scan = await operable.scans.get(c.req.param('scanId'))
    if (scan.state === 'completed') return seeOther(`${context.basePath}/r/${scan.reportId}`)
    return pageAnswer(renderScanPage(scan, context))
  })

  app.onError(pageProblems(deps))
  return app
}

/** Why a valid address has no report. */
function createWhyNone({ operable }: AppDeps): (url: string, mayScan: boolean) => Promise<string> {
  return async (url, mayScan) => {
    const failed = await operable.reports.lastAttempt(reportId(normalizeTypedUrl(url)))
    if (failed === undefined) {
      const how = mayScan
        ? 'Scan it now'
        : `Scan it from your own machine: npx @operable/node audit ${new URL(normalizeTypedUrl(url)).host}`
      return `There is no report for this address yet. ${how}.`
    }
    return `There is no report for this address. The last scan failed on ${formatMoment(failed.at)}: ${failed.detail}`
  }
}

/** Writes the homepage, with what its form shows. */
function createHome({ deps, context }: Desk) {
  const { operable, publicScans, listReports } = deps
  return async (visitor: Visitor | undefined, scan: Partial<HomeView['scan']> = {}): Promise<string> => {
    const recent = listReports ? await operable.reports.recent(RECENT) : undefined
    const form = { allowed: publicScans || visitor !== undefined, token: visitor?.session.token, ...scan }
    const sample = await sampleReport()
    return renderHomePage({ scan: form, sample, ...(recent ? { recent } : {}) }, context)
  }
}

/** What the person can put right, in words. @throws the error itself when it is nothing of that */
function refusedScan(error: unknown, url: string): Pick<OperableError, 'status' | 'code'> & { text: string } {
  const text = refusalOf(error, ['invalid_url', 'rate_limited'])
  const { status, code } = error as OperableError
  return { status, code, text: code === 'invalid_url' ? text + privateHint(url) : text }
}

/** What the operator can do where nothing but the private network is in the way. `url` as it was typed. */
function privateHint(url: string): string {
  try {
    if (!opensWithAllowPrivate(normalizeTypedUrl(url))) return ''
  } catch {
    return ''
  }
  return ' To scan this machine or a private network, start the service with `operable serve --allow-private`.'
}

/** The address that the files of the example site name as their own. */
const ORIGIN = 'https://ferry-lane-cycles.example'

let sample: Promise<Report | undefined> | undefined

/**
 * A report to show to somebody who has none: the example site of this package, audited once, from its files. Undefined where
 * they were left out of an installation.
 */
export function sampleReport(): Promise<Report | undefined> {
  const folder = exampleSiteFolder('small-business')
  sample ??= folder ? auditSample(folder).catch(() => undefined) : Promise.resolve(undefined)
  return sample
}

async function auditSample(folder: string): Promise<Report> {
  const { auditFolder } = await import('../../services/audit-folder.ts')
  return auditFolder(folder, { url: ORIGIN })
}
