import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Hono } from 'hono'
import type { AppDeps } from '../app-deps.ts'
import type { AppEnv } from '../request/request-env.ts'
import { compareRoutes, reportHistoryRoutes } from './compare.ts'
import { visitorRoutes } from './console.ts'
import { catalogRoutes, iconRoutes, siteFileRoutes, textRoutes } from './documents.ts'
import { mcpRoutes } from './mcp.ts'
import { reportRoutes } from './report.ts'
import { runRoutes } from './runs.ts'
import { scanRoutes } from './scans.ts'
import { healthRoutes, problemRoutes } from './service.ts'
import { badgeRoutes, shareRoutes } from './share.ts'
import { toolCreationRoutes, toolProposalRoutes } from './tool-creation.ts'
import { toolRoutes } from './tools.ts'
import { verificationRoutes, webhookRoutes } from './verifications.ts'
import { keyRoutes, websiteRoutes } from './websites.ts'
import { widgetFileRoutes, widgetRoutes } from './widget.ts'
import { widgetPresenceRoutes } from './widget-presence.ts'

/** Operations of the API: each is in the OpenAPI description. Adding one: its file, and one line here. */
export const routeModules: readonly ((deps: AppDeps) => OpenAPIHono<AppEnv>)[] = [
  reportRoutes,
  scanRoutes,
  catalogRoutes,
  websiteRoutes,
  keyRoutes,
  webhookRoutes,
  // Before the routes of one tool, which would take "proposals" and "verifications" for its id.
  toolProposalRoutes,
  verificationRoutes,
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
