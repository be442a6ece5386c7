import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Hono } from 'hono'
import type { AppDeps } from '../app-deps.ts'
import type { AppEnv } from '../request/request-env.ts'
import { badgeRoutes } from './badge.ts'
import { catalogRoutes } from './catalog.ts'
import { compareRoutes } from './compare.ts'
import { healthRoutes } from './health.ts'
import { iconRoutes } from './icon.ts'
import { keyRoutes } from './keys.ts'
import { mcpRoutes } from './mcp.ts'
import { visitorRoutes } from './pages.ts'
import { problemRoutes } from './problems.ts'
import { reportRoutes } from './report.ts'
import { reportHistoryRoutes } from './report-history.ts'
import { runRoutes } from './runs.ts'
import { scanRoutes } from './scans.ts'
import { shareRoutes } from './share.ts'
import { siteFileRoutes } from './site-files.ts'
import { textRoutes } from './texts.ts'
import { toolCreationRoutes } from './tool-creation.ts'
import { toolProposalRoutes } from './tool-proposals.ts'
import { toolRoutes } from './tools.ts'
import { websiteRoutes } from './websites.ts'
import { widgetRoutes } from './widget.ts'
import { widgetFileRoutes } from './widget-files.ts'
import { widgetPresenceRoutes } from './widget-presence.ts'

/** Operations of the API: each is in the OpenAPI description. Adding one: its file, and one line here. */
export const routeModules: readonly ((deps: AppDeps) => OpenAPIHono<AppEnv>)[] = [
  reportRoutes,
  scanRoutes,
  catalogRoutes,
  websiteRoutes,
  keyRoutes,
  // Before the routes of one tool, which would take "proposals" for its id.
  toolProposalRoutes,
  toolRoutes,
  toolCreationRoutes,
  widgetRoutes,
  widgetPresenceRoutes,
  runRoutes,
  healthRoutes,
  problemRoutes,
]

/** Pages and files for people and browsers, which are not in the OpenAPI description. */
export const pageModules: readonly ((deps: AppDeps) => Hono<AppEnv>)[] = [
  mcpRoutes,
  siteFileRoutes,
  widgetFileRoutes,
  shareRoutes,
  reportHistoryRoutes,
  compareRoutes,
  badgeRoutes,
  textRoutes,
  iconRoutes,
  visitorRoutes,
]
