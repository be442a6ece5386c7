import { Hono } from 'hono'
import type { Desk } from '../console/desk.ts'
import { addDrafts } from '../console/drafts.ts'
import { addEntrance } from '../console/entrance.ts'
import { addNewTools } from '../console/new-tools.ts'
import { addTools } from '../console/tools.ts'
import { createLoadWebsite } from '../console/website-view.ts'
import { addWebsites } from '../console/websites.ts'
import { pageProblems } from '../problem/page-problem.ts'
import type { AppEnv } from '../request/request-env.ts'

/** `/console`: websites, their tools and keys, by plain forms over the same services as the API. */
export function consoleRoutes(desk: Desk): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const load = createLoadWebsite(desk.deps)
  addEntrance(app, desk)
  addWebsites(app, desk, load)
  addNewTools(app, desk, load)
  addTools(app, desk)
  addDrafts(app, desk)
  app.onError(pageProblems(desk.deps))
  return app
}
