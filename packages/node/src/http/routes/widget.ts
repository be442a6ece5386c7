import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { AppDeps } from '../app-deps.ts'
import { exampleTool, exampleWebsite } from '../openapi/examples.ts'
import { toolSchema } from '../openapi/schemas.ts'
import { pathParameter } from '../request/path-parameter.ts'
import type { AppEnv } from '../request/request-env.ts'
import { routeAdder } from '../route.ts'
import { createWidgetAnswer, WIDGET_CACHE } from '../widget/widget-answer.ts'

const widgetToolsSchema = z
  .object({
    version: z.literal(1),
    websiteId: z.string(),
    url: z.string(),
    tools: z.array(
      toolSchema.pick({
        id: true,
        name: true,
        description: true,
        pageUrl: true,
        active: true,
        selector: true,
        metadata: true,
      }),
    ),
  })
  .openapi('WidgetTools')

const { source: _, createdAt: __, updatedAt: ___, ...exampleWidgetTool } = exampleTool

/** `GET /widget/{websiteId}/tools.json`: what the script on a website polls. */
export function widgetRoutes(deps: AppDeps): OpenAPIHono<AppEnv> {
  const app = new OpenAPIHono<AppEnv>()
  const addRoute = routeAdder(app, deps)
  const answer = createWidgetAnswer(deps)
  addRoute(
    {
      method: 'get',
      path: '/widget/{websiteId}/tools.json',
      operationId: 'getWidgetTools',
      tag: 'Widget',
      summary: 'The active tools of a website',
      need: 'public',
      isWhole: true,
      requestHeaders: ['If-None-Match'],
      success: [
        {
          status: 200,
          description: 'Active tools only',
          content: {
            'application/json': {
              schema: widgetToolsSchema,
              example: {
                version: 1,
                websiteId: exampleWebsite.id,
                url: exampleWebsite.url,
                tools: [exampleWidgetTool],
              },
            },
          },
          headers: { ETag: 'Entity tag of the list', 'Cache-Control': WIDGET_CACHE },
        },
        { status: 304, description: 'Not changed' },
      ],
      errors: ['storage_unavailable'],
    },
    (c) => answer(c.req.raw, pathParameter(c, 'websiteId')),
  )
  return app
}
