import { Hono } from 'hono'
import { serverCard } from '../../catalog/documents.ts'
import { fixedAnswer } from '../answer/fixed-answer.ts'
import { publicRead } from '../answer/headers.ts'
import type { AppDeps } from '../app-deps.ts'
import type { AppEnv } from '../request/request-env.ts'
import { pathParameter } from '../request/request-env.ts'
import type { McpAnswer } from './mcp-answer.ts'
import type { McpSiteAnswer } from './mcp-site.ts'

/** SEP-2127, "CORS" and "Caching". */
const CARD_CORS = {
  'Access-Control-Allow-Methods': 'GET',
  'Access-Control-Allow-Headers': 'Content-Type, If-None-Match',
}

/** The working group settled on the first; scanners look at the others as well, and not all of them follow redirects. */
const CARD_PATHS = ['/mcp/server-card', '/.well-known/mcp/server-card.json', '/.well-known/mcp.json']

/** `/mcp` and its card. What a JSON-RPC endpoint takes and gives is described by MCP itself, not by OpenAPI. */
export function mcpRoutes(deps: AppDeps): Hono<AppEnv> {
  const { service } = deps
  const card = fixedAnswer(JSON.stringify(serverCard(service)), 'application/mcp-server-card+json', CARD_CORS)
  const app = new Hono<AppEnv>()
  // The SDK takes long to load, and who mounts the service for one request mostly asks for something else.
  let answer: Promise<McpAnswer> | undefined
  app.all('/mcp', async (c) => {
    answer ??= import('./mcp-answer.ts').then(({ createMcpAnswer }) => createMcpAnswer(deps))
    return (await answer)(c.req.raw, c.env)
  })
  for (const path of CARD_PATHS) {
    app.get(path, publicRead, (c) => card(c.req.raw))
    app.options(path, publicRead, () => new Response(null, { status: 204, headers: CARD_CORS }))
  }
  let siteAnswer: Promise<McpSiteAnswer> | undefined
  app.all('/mcp/:websiteId', async (c) => {
    siteAnswer ??= import('./mcp-site.ts').then(({ createMcpSiteAnswer }) => createMcpSiteAnswer(deps))
    return (await siteAnswer)(c.req.raw, c.env, pathParameter(c, 'websiteId'))
  })
  return app
}
