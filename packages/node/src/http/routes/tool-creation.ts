import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { CreatedTools } from '../../contracts/tools.ts'
import type { AppDeps, AppEnv } from '../app-deps.ts'
import { exampleCreated } from '../openapi/examples.ts'
import { createdToolsSchema } from '../openapi/schemas.ts'
import { addRoute } from '../route.ts'
import type { Success } from '../route-definition.ts'
import { jsonWithTag } from '../tool-list-answer.ts'

const newToolsSchema = z
  .strictObject({
    urls: z.array(z.string().max(2048)).min(1).max(20).describe('Pages of the website'),
  })
  .openapi('NewTools')

const made: Success = {
  status: 200,
  description: 'All tools of the website, and what became of each page',
  content: { 'application/json': { schema: createdToolsSchema, example: exampleCreated } },
  headers: { ETag: 'Revision of the list of tools' },
}

/** `/tools/{websiteId}/manual` and `/discover`: tools from pages. Both read the site, so they take seconds. */
export function toolCreationRoutes(deps: AppDeps): OpenAPIHono<AppEnv> {
  const { tools } = deps.operable
  const app = new OpenAPIHono<AppEnv>()

  addRoute(
    app,
    deps,
    {
      method: 'post',
      path: '/tools/{websiteId}/manual',
      operationId: 'addTools',
      tag: 'Tools',
      summary: 'Add the tools of given pages',
      description:
        'Tools whose names exist are not added again. Addresses that cannot be used are listed in `skipped`.',
      need: 'website',
      body: { schema: newToolsSchema, example: { urls: ['https://shop.example/register'] } },
      success: made,
      errors: ['no_valid_urls', 'no_tools_created', 'tool_limit_reached', 'rate_limited', 'storage_unavailable'],
    },
    async (c, { urls }) =>
      createdAnswer(await tools.addFromUrls(c.req.param('websiteId') ?? '', urls, { signal: c.req.raw.signal })),
  )

  addRoute(
    app,
    deps,
    {
      method: 'post',
      path: '/tools/{websiteId}/discover',
      operationId: 'discoverTools',
      tag: 'Tools',
      summary: 'Add the tools of the whole site',
      description: 'Crawls the public pages of the website. It ends early when the connection is closed.',
      need: 'website',
      success: made,
      errors: ['site_unreachable', 'no_tools_created', 'tool_limit_reached', 'rate_limited', 'storage_unavailable'],
    },
    async (c) => createdAnswer(await tools.discover(c.req.param('websiteId') ?? '', { signal: c.req.raw.signal })),
  )
  return app
}

function createdAnswer({ revision, ...answer }: CreatedTools): Response {
  return jsonWithTag(answer, revision)
}
