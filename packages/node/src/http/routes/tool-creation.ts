import { OpenAPIHono, z } from '@hono/zod-openapi'
import { newToolSchema } from '@operable/core/schema'
import type { CreatedTools } from '../../contracts/tools.ts'
import { jsonWithTag } from '../answer/tool-list-answer.ts'
import type { AppDeps } from '../app-deps.ts'
import { exampleCreated, exampleNewTool, exampleTools } from '../openapi/examples.ts'
import { named } from '../openapi/named.ts'
import type { Route, Success } from '../openapi/route-definition.ts'
import { createdToolsSchema, toolListSchema } from '../openapi/schemas.ts'
import { pathParameter } from '../request/path-parameter.ts'
import type { AppEnv } from '../request/request-env.ts'
import { routeAdder } from '../route.ts'

const newToolsSchema = z
  .strictObject({
    urls: z.array(z.string().max(2048)).min(1).max(20).describe('Pages of the website'),
    names: z
      .enum(['purpose', 'specific'])
      .default('purpose')
      .describe(
        '`purpose`, the default: one tool of each known name, `submitForm` for every other form. `specific`: each form by its task, as discovery names it',
      ),
  })
  .openapi('NewTools')

const made: Success = {
  status: 200,
  description: 'All tools of the website, and what became of each page',
  content: { 'application/json': { schema: createdToolsSchema, example: exampleCreated } },
  headers: { ETag: 'Revision of the list of tools' },
}

const addTool: Route<typeof newToolSchema> = {
  method: 'post',
  path: '/tools/{websiteId}',
  operationId: 'addTool',
  tag: 'Tools',
  summary: 'Add one tool as it is sent',
  description:
    'Written by hand, or a draft of the inspector. The page is not read; its address must be on the website.',
  need: 'website',
  body: { schema: named(newToolSchema, 'NewTool'), example: exampleNewTool },
  success: {
    status: 201,
    description: 'All tools of the website, the new one last',
    content: { 'application/json': { schema: toolListSchema, example: exampleTools } },
    headers: { ETag: 'Revision of the list of tools' },
  },
  errors: ['invalid_selector', 'invalid_url', 'conflict', 'tool_limit_reached', 'storage_unavailable'],
}

const addTools: Route<typeof newToolsSchema> = {
  method: 'post',
  path: '/tools/{websiteId}/manual',
  operationId: 'addTools',
  tag: 'Tools',
  summary: 'Add the tools of given pages',
  description:
    'Tools whose names exist are not added again, unless `names` is `specific`: then every form that has no tool gets one, named by its task. Addresses that cannot be used are listed in `skipped`.',
  need: 'website',
  body: { schema: newToolsSchema, example: { urls: ['https://shop.example/register'] } },
  success: made,
  errors: ['no_valid_urls', 'no_tools_created', 'tool_limit_reached', 'rate_limited', 'storage_unavailable'],
}

const discoverTools: Route = {
  method: 'post',
  path: '/tools/{websiteId}/discover',
  operationId: 'discoverTools',
  tag: 'Tools',
  summary: 'Add the tools of the whole site',
  description: 'Crawls the public pages of the website. It ends early when the connection is closed.',
  need: 'website',
  success: made,
  errors: ['site_unreachable', 'no_tools_created', 'tool_limit_reached', 'rate_limited', 'storage_unavailable'],
}

/**
 * `POST /tools/{websiteId}`: a tool as it is sent. `/manual` and `/discover`: tools from pages; both read the site, so
 * they take seconds.
 */
export function toolCreationRoutes(deps: AppDeps): OpenAPIHono<AppEnv> {
  const { tools } = deps.operable
  const app = new OpenAPIHono<AppEnv>()
  const addRoute = routeAdder(app, deps)

  addRoute(addTool, async (c, draft) => {
    const { tools: all, toolLimit, revision } = await tools.addDraft(pathParameter(c, 'websiteId'), draft)
    return jsonWithTag({ tools: all, toolLimit }, revision, 201)
  })

  addRoute(addTools, async (c, { urls, names }) =>
    createdAnswer(await tools.addFromUrls(pathParameter(c, 'websiteId'), urls, { signal: c.req.raw.signal, names })),
  )

  addRoute(discoverTools, async (c) =>
    createdAnswer(await tools.discover(pathParameter(c, 'websiteId'), { signal: c.req.raw.signal })),
  )
  return app
}

function createdAnswer({ revision, ...answer }: CreatedTools): Response {
  return jsonWithTag(answer, revision)
}
