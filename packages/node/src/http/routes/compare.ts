import { compareReports, OperableError } from '@operable/core'
import { type Context, Hono } from 'hono'
import { renderCompareFormPage, renderComparePage } from '../../pages/compare-page.ts'
import { createPageContext } from '../../pages/document.ts'
import { hostOf } from '../../pages/parts.ts'
import { givenReport } from '../../services/reports/given-report.ts'
import { isNotModified, strongTag } from '../answer/etag.ts'
import { preflight, publicRead, shownRevision } from '../answer/headers.ts'
import { pageAnswer } from '../answer/page-answer.ts'
import type { AppDeps } from '../app-deps.ts'
import { clientOf } from '../client/client-key.ts'
import { countRequest, createRateLimiter, requireAllowance } from '../client/rate-limit.ts'
import { requireSameOrigin } from '../console/desk.ts'
import { pageProblems } from '../problem/problem.ts'
import { isProven } from '../report/proven-report.ts'
import { createSharedReport } from '../report/public-report.ts'
import { readFiles } from '../request/body.ts'
import type { AppEnv } from '../request/request-env.ts'

/** Bytes of the two files together. */
const LARGEST = 8 * 1024 * 1024

/** Pairs of files of one client that this process reads: they keep its thread busy. */
const COMPARED = { limit: 20, window: 60 }

/**
 * `GET /r/{id}/compare?from=`, the latest report against an earlier result, as a page; and `/compare`, two files that
 * somebody brings, of which nothing is kept.
 */
export function compareRoutes(deps: AppDeps): Hono<AppEnv> {
  const { operable, allowPrivate, reportLimit, baseUrl } = deps
  const context = createPageContext(baseUrl)
  const shared = createSharedReport(operable, allowPrivate)
  const compared = createRateLimiter(COMPARED, { clients: 10_000 })
  const app = new Hono<AppEnv>()

  app.get('/r/:id/compare', async (c) => {
    const limit = await countRequest(reportLimit, clientOf(c, deps))
    const stored = await shared(c.req.param('id'))
    const proofs = isProven(stored) ? stored.shownProof : undefined
    const { report } = stored
    const { id } = report
    const from = c.req.query('from') || undefined
    const [comparison, history] = await Promise.all([
      operable.reports.compare(id, from, proofs),
      operable.reports.history(id),
    ])
    const others = history.filter(({ scannedAt }) => scannedAt !== report.scannedAt)
    const name = hostOf(report.finalUrl)
    const path = `/r/${id}/compare`
    return pageAnswer(renderComparePage({ comparison, name, path, kept: { id, others } }, context), 200, limit)
  })

  app.get('/compare', () => pageAnswer(renderCompareFormPage(context)))

  app.post('/compare', async (c) => {
    requireSameOrigin(c.req.raw, baseUrl)
    requireAllowance(COMPARED, compared.take(clientOf(c, deps)))
    const files = await readFiles(c.req.raw, LARGEST)
    try {
      const before = givenReport(files.get('before') ?? '', 'The earlier report')
      const after = givenReport(files.get('after') ?? '', 'The later report')
      const comparison = compareReports(before, after)
      return pageAnswer(renderComparePage({ comparison, name: hostOf(after.finalUrl), path: '/compare' }, context))
    } catch (error) {
      if (!(error instanceof OperableError) || error.code !== 'invalid_request') throw error
      return pageAnswer(renderCompareFormPage(context, error.message), error.status)
    }
  })

  app.onError(pageProblems(deps))
  return app
}

const HISTORY = '/r/:id/history.json'
const COMPARISON = '/r/:id/comparison.json'

/**
 * `GET /r/{id}/history.json`, what the page of a report shows of earlier results, and `/r/{id}/comparison.json?with=`,
 * the report against one of them. Comparing opens an earlier report and may judge its evidence again, so it counts as
 * reading a report does.
 */
export function reportHistoryRoutes(deps: AppDeps): Hono<AppEnv> {
  const { operable, allowPrivate, reportLimit, viewerOf } = deps
  const shared = createSharedReport(operable, allowPrivate)
  const app = new Hono<AppEnv>()

  app.get(HISTORY, publicRead, async (c) => {
    const stored = await shared(c.req.param('id'))
    // What gave way to an earlier result stands in the list, and in the revision as an attempt that failed.
    const revision = `${shownRevision(stored)}-history`
    return answer(c, { revision, make: () => operable.reports.history(stored.report.id) })
  })

  app.get(COMPARISON, publicRead, async (c) => {
    const client = clientOf(c, deps)
    const viewer = await viewerOf(c.req.raw, client)
    const limit = { ...(await countRequest(reportLimit, client)), Vary: 'Authorization' }
    const stored = await shared(c.req.param('id'), viewer)
    const proofs = isProven(stored) ? stored.shownProof : undefined
    const { revision, report } = stored
    const time = c.req.query('with')
    const results = await operable.reports.history(report.id)
    const shown = results.find(({ measured }) => measured)
    const others = results.filter((result) => result !== shown)
    const before = others.find(({ scannedAt, measured }) => (time === undefined ? measured : scannedAt === time))
    if (!before) throw new OperableError('no_report', 'There is no earlier result with that time.')
    const make = () => operable.reports.compare(report.id, time, proofs)
    const headers = viewer ? { ...limit, 'Cache-Control': 'private, no-cache' } : limit
    return answer(c, { revision: `${revision}-comparison-${before.scannedAt}`, make, headers })
  })

  for (const path of [HISTORY, COMPARISON]) app.options(path, preflight)
  return app
}

interface RevisedDocument {
  revision: string
  make(): Promise<object>
  headers?: Readonly<Record<string, string>>
}

async function answer(c: Context<AppEnv>, document: RevisedDocument): Promise<Response> {
  const etag = strongTag(document.revision)
  const headers = { 'Cache-Control': 'public, max-age=60', ETag: etag, ...document.headers }
  return isNotModified(c.req.raw, etag) ? c.body(null, 304, headers) : c.json(await document.make(), 200, headers)
}
