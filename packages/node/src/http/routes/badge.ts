import { Hono } from 'hono'
import { renderBadge } from '../../pages/badge.ts'
import { publicRead } from '../answer/cors.ts'
import { isNotModified, strongTag } from '../answer/etag.ts'
import { lastAttemptHeaders, shownRevision } from '../answer/last-attempt.ts'
import type { AppDeps } from '../app-deps.ts'
import { createSharedReport } from '../report/shared-report.ts'
import type { AppEnv } from '../request/request-env.ts'

/** `GET /badge/{id}.svg`: the latest score, for other people's pages. */
export function badgeRoutes({ operable, allowPrivate, version }: AppDeps): Hono<AppEnv> {
  const shared = createSharedReport(operable.reports, allowPrivate)
  const app = new Hono<AppEnv>()
  app.get('/badge/:file{.+\\.svg}', publicRead, async (c) => {
    const stored = await shared(c.req.param('file').replace(/\.svg$/, ''))
    const etag = strongTag(`${shownRevision(stored)}-badge-${version}`)
    const headers = { 'Cache-Control': 'public, max-age=300', ...lastAttemptHeaders(stored), ETag: etag }
    if (isNotModified(c.req.raw, etag)) return new Response(null, { status: 304, headers })
    return new Response(renderBadge(stored), { headers: { ...headers, 'Content-Type': 'image/svg+xml' } })
  })
  return app
}
