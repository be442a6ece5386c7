import { OpenAPIHono } from '@hono/zod-openapi'
import { toolPatchSchema } from '@operable/core/schema'
import type { Context } from 'hono'
import type { ToolChange } from '../../contracts/tools.ts'
import { requireTool } from '../../services/tools/tool-document.ts'
import { jsonWithTag, requiredRevision, toolListAnswer, unlessNotModified } from '../answer/etag.ts'
import type { AppDeps } from '../app-deps.ts'
import { exampleTool, exampleTools } from '../openapi/examples.ts'
import { jsonAnswer, type Route, type Success } from '../openapi/route-definition.ts'
import { named, toolListSchema, toolSchema } from '../openapi/schemas.ts'
import { type AppEnv, pathParameter } from '../request/request-env.ts'
import { routeAdder } from '../route.ts'

const revisionTag = { ETag: 'Revision of the tool list' }
const listed: Success = jsonAnswer('All tools of the website', toolListSchema, exampleTools, { headers: revisionTag })
const notModified: Success = { status: 304, description: 'Not modified', headers: revisionTag }
const tagOfList = 'All these responses carry the entity tag of the whole list. Send it in `If-Match`.'

const listTools: Route = {
  method: 'get',
  path: '/tools/{websiteId}',
  operationId: 'listTools',
  tag: 'Tools',
  summary: 'All tools of a website',
  need: 'website',
  requestHeaders: ['If-None-Match'],
  success: [listed, notModified],
}

const getTool: Route = {
  method: 'get',
  path: '/tools/{websiteId}/{toolId}',
  operationId: 'getTool',
  tag: 'Tools',
  summary: 'One tool',
  description: tagOfList,
  need: 'website',
  requestHeaders: ['If-None-Match'],
  success: [jsonAnswer('The tool', toolSchema, exampleTool, { headers: revisionTag }), notModified],
  errors: ['tool_not_found'],
}

const updateTool: Route<typeof toolPatchSchema> = {
  method: 'patch',
  path: '/tools/{websiteId}/{toolId}',
  operationId: 'updateTool',
  tag: 'Tools',
  summary: 'Change a tool',
  description: `Changes only the members you send; \`{}\` changes nothing. ${tagOfList}`,
  need: 'website',
  requestHeaders: ['If-Match'],
  body: {
    schema: named(toolPatchSchema, 'ToolPatch'),
    example: { active: false, clickSelector: '#open-register' },
    types: ['application/json', 'application/merge-patch+json'],
  },
  success: listed,
  errors: ['tool_not_found', 'invalid_selector', 'conflict', 'precondition_failed'],
}

const removeTool: Route = {
  method: 'delete',
  path: '/tools/{websiteId}/{toolId}',
  operationId: 'removeTool',
  tag: 'Tools',
  summary: 'Remove a tool',
  description: tagOfList,
  need: 'website',
  requestHeaders: ['If-Match'],
  success: listed,
  errors: ['tool_not_found', 'precondition_failed'],
}

/** `/tools/{websiteId}`: list, read, change and remove. */
export function toolRoutes(deps: AppDeps): OpenAPIHono<AppEnv> {
  const { tools } = deps.operable
  const app = new OpenAPIHono<AppEnv>()
  const addRoute = routeAdder(app, deps)
  const websiteOf = (c: Context<AppEnv>) => pathParameter(c, 'websiteId')
  const toolOf = (c: Context<AppEnv>) => pathParameter(c, 'toolId')

  async function changeOf(c: Context<AppEnv>): Promise<ToolChange> {
    const ifRevision = await requiredRevision(c.req.raw, async () => (await tools.list(websiteOf(c))).revision)
    return ifRevision === undefined ? {} : { ifRevision }
  }

  addRoute(listTools, async (c) => {
    const list = await tools.list(websiteOf(c))
    return unlessNotModified(c.req.raw, list.revision, () => toolListAnswer(list))
  })

  addRoute(getTool, async (c) => {
    const { tools: all, revision } = await tools.list(websiteOf(c))
    const tool = requireTool(all, toolOf(c))
    return unlessNotModified(c.req.raw, revision, () => jsonWithTag(tool, revision))
  })

  addRoute(updateTool, async (c, patch) =>
    toolListAnswer(await tools.patch(websiteOf(c), toolOf(c), patch, await changeOf(c))),
  )

  addRoute(removeTool, async (c) => toolListAnswer(await tools.remove(websiteOf(c), toolOf(c), await changeOf(c))))
  return app
}
