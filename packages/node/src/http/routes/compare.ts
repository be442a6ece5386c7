import { compareReports, OperableError } from '@operable/core'
import { Hono } from 'hono'
import { renderCompareFormPage, renderComparePage } from '../../pages/compare-page.ts'
import { createPageContext } from '../../pages/document.ts'
import { hostOf } from '../../pages/parts.ts'
import { givenReport } from '../../services/reports/given-report.ts'
import { pageAnswer } from '../answer/page-answer.ts'
import type { AppDeps } from '../app-deps.ts'
import { clientOf } from '../client/client-of.ts'
import { createRateLimiter } from '../client/rate-limit.ts'
import { countRequest, requireAllowance } from '../client/rate-limit-headers.ts'
import { requireSameOrigin } from '../console/same-origin.ts'
import { pageProblems } from '../problem/page-problem.ts'
import { createSharedReport } from '../report/shared-report.ts'
import { readFiles } from '../request/form-body.ts'
import type { AppEnv } from '../request/request-env.ts'

/** Bytes of the two files together. */
const LARGEST = 8 * 1024 * 1024

/** Pairs of files of one client. */
const COMPARED = { limit: 20, window: 60 }

/**
 * `GET /r/{id}/compare?from=`, the latest report against an earlier result, as a page; and `/compare`, two files that
 * somebody brings, of which nothing is kept.
 */
export function compareRoutes(deps: AppDeps): Hono<AppEnv> {
  const { operable, allowPrivate, reportLimit, baseUrl } = deps
  const context = createPageContext(baseUrl)
  const shared = createSharedReport(operable.reports, allowPrivate)
  const compared = createRateLimiter(COMPARED, { clients: 10_000 })
  const app = new Hono<AppEnv>()

  app.get('/r/:id/compare', async (c) => {
    const limit = countRequest(reportLimit, clientOf(c, deps))
    const stored = await shared(c.req.param('id'))
    const { report } = stored
    const { id } = report
    const from = c.req.query('from') || undefined
    const [comparison, history] = await Promise.all([deps.compare(stored, from), operable.reports.history(id)])
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
