import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { AppDeps, AppEnv } from '../app-deps.ts'
import { corsHeaders } from '../cors.ts'
import { isNotModified } from '../etag.ts'
import { exampleTool, exampleWebsite } from '../openapi/examples.ts'
import { toolSchema } from '../openapi/schemas.ts'
import { addRoute } from '../route.ts'

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

/** Short, so that a change shows with the next poll; an older list is used while a new one is on its way. */
const CACHE = 'public, max-age=2, stale-while-revalidate=30'

/** `GET /widget/{websiteId}/tools.json`: what the script on a website polls. */
export function widgetRoutes(deps: AppDeps): OpenAPIHono<AppEnv> {
  const app = new OpenAPIHono<AppEnv>()
  addRoute(
    app,
    deps,
    {
      method: 'get',
      path: '/widget/{websiteId}/tools.json',
      operationId: 'getWidgetTools',
      tag: 'Widget',
      summary: 'The active tools of a website',
      need: 'public',
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
          headers: { ETag: 'Entity tag of the list', 'Cache-Control': CACHE },
        },
        { status: 304, description: 'Not changed' },
      ],
      errors: ['storage_unavailable'],
    },
    (c) => answerWidget(deps, c.req.param('websiteId') ?? '', c.req.raw),
  )
  return app
}

/** Complete with the headers of a public answer, whoever calls it. @throws OperableError `website_not_found` */
async function answerWidget({ operable }: AppDeps, websiteId: string, request: Request): Promise<Response> {
  const { body, etag } = await operable.tools.widget(websiteId)
  const headers = { ...corsHeaders, 'Content-Type': 'application/json', 'Cache-Control': CACHE, ETag: etag }
  if (isNotModified(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers })
}
