import { Hono } from 'hono'
import { createPageContext } from '../../pages/document.ts'
import type { AppDeps } from '../app-deps.ts'
import { createFlashes } from '../console/flashes.ts'
import { createVisitors } from '../console/visitors.ts'
import type { AppEnv } from '../request/request-env.ts'
import { consoleRoutes } from './console.ts'
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
