import { OperableError } from '@operable/core'
import { type Context, Hono } from 'hono'
import { preflight, publicRead } from '../answer/cors.ts'
import { isNotModified, strongTag } from '../answer/etag.ts'
import { shownRevision } from '../answer/last-attempt.ts'
import type { AppDeps } from '../app-deps.ts'
import { clientOf } from '../client/client-of.ts'
import { countRequest } from '../client/rate-limit-headers.ts'
import { createSharedReport } from '../report/shared-report.ts'
import type { AppEnv } from '../request/request-env.ts'

const HISTORY = '/r/:id/history.json'
const COMPARISON = '/r/:id/comparison.json'

/**
 * `GET /r/{id}/history.json`, what the page of a report shows of earlier results, and `/r/{id}/comparison.json?with=`,
 * the report against one of them. Comparing opens an earlier report and may judge its evidence again, so it counts as
 * reading a report does.
 */
export function reportHistoryRoutes(deps: AppDeps): Hono<AppEnv> {
  const { operable, allowPrivate, reportLimit } = deps
  const shared = createSharedReport(operable.reports, allowPrivate)
  const app = new Hono<AppEnv>()

  app.get(HISTORY, publicRead, async (c) => {
    const stored = await shared(c.req.param('id'))
    // What gave way to an earlier result stands in the list, and in the revision as an attempt that failed.
    const revision = `${shownRevision(stored)}-history`
    return answer(c, { revision, make: () => operable.reports.history(stored.report.id) })
  })

  app.get(COMPARISON, publicRead, async (c) => {
    const limit = countRequest(reportLimit, clientOf(c, deps))
    const stored = await shared(c.req.param('id'))
    const { revision, report } = stored
    const time = c.req.query('with')
    const results = await operable.reports.history(report.id)
    const shown = results.find(({ measured }) => measured)
    const others = results.filter((result) => result !== shown)
    const before = others.find(({ scannedAt, measured }) => (time === undefined ? measured : scannedAt === time))
    if (!before) throw new OperableError('no_report', 'There is no such earlier result.')
    const make = () => deps.compare(stored, time, before.scannedAt)
    return answer(c, { revision: `${revision}-comparison-${before.scannedAt}`, make, headers: limit })
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
