import { Hono } from 'hono'
import type { AppDeps, AppEnv } from '../app-deps.ts'
import { publicRead } from '../cors.ts'
import { fixedAnswer } from '../fixed-answer.ts'
import { readWidgetFiles } from '../widget-files.ts'

const TYPE = 'text/javascript; charset=utf-8'

/**
 * The widget's scripts: at `/operable.js` the present version, and at `/w/{version}/operable.js` one that never changes,
 * which a page can pin by its integrity.
 */
export function widgetFileRoutes(_deps: AppDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const { files, version } = readWidgetFiles()
  for (const { name, body } of files) {
    const present = fixedAnswer(body, TYPE)
    const pinned = fixedAnswer(body, TYPE, { 'Cache-Control': 'public, max-age=31536000, immutable' })
    app.get(`/${name}`, publicRead, (c) => present(c.req.raw))
    app.get(`/w/${version}/${name}`, publicRead, (c) => pinned(c.req.raw))
  }
  return app
}
