import { Hono } from 'hono'
import { createPageContext } from '../../pages/document.ts'
import type { AppDeps } from '../app-deps.ts'
import { createFlashes, createVisitors, type Desk } from '../console/desk.ts'
import { addDrafts } from '../console/drafts.ts'
import { addEntrance } from '../console/entrance.ts'
import { addNewTools } from '../console/new-tools.ts'
import { addProofs } from '../console/proofs.ts'
import { addTools } from '../console/tools.ts'
import { addVerifications } from '../console/verifications.ts'
import { addWebsites, createLoadWebsite } from '../console/websites.ts'
import { pageProblems } from '../problem/problem.ts'
import type { AppEnv } from '../request/request-env.ts'
import { homeRoutes } from './home.ts'

/** The pages that know who has signed in. */
export function visitorRoutes(deps: AppDeps): Hono<AppEnv> {
  const { operable, baseUrl } = deps
  const visitors = createVisitors(deps)
  const desk = { deps, context: createPageContext(baseUrl), visitors, flashes: createFlashes(operable.sessions) }
  const app = new Hono<AppEnv>()
  app.route('/', homeRoutes(desk))
  app.route('/', consoleRoutes(desk))
  return app
}

/** `/console`: websites, their tools and keys, by plain forms over the same services as the API. */
function consoleRoutes(desk: Desk): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const load = createLoadWebsite(desk.deps)
  addEntrance(app, desk)
  addWebsites(app, desk, load)
  addNewTools(app, desk, load)
  addVerifications(app, desk)
  addTools(app, desk)
  addDrafts(app, desk)
  addProofs(app, desk)
  app.onError(pageProblems(desk.deps))
  return app
}
