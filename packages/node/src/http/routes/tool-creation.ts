import { OpenAPIHono, z } from '@hono/zod-openapi'
import { newToolSchema } from '@operable/core/schema'
import type { CreatedTools } from '../../contracts/tools.ts'
import { jsonWithTag } from '../answer/etag.ts'
import type { AppDeps } from '../app-deps.ts'
import { exampleCreated, exampleNewTool, exampleProposal, exampleTools } from '../openapi/examples.ts'
import { jsonAnswer, type Route, type Success } from '../openapi/route-definition.ts'
import { createdToolsSchema, named, toolListSchema, toolProposalSchema } from '../openapi/schemas.ts'
import { type AppEnv, pathParameter } from '../request/request-env.ts'
import { misfitError } from '../request/request-error.ts'
import { routeAdder } from '../route.ts'

const newToolsSchema = z
  .strictObject({
    urls: z.array(z.string().max(2048)).min(1).max(20).describe('Pages of the website'),
    names: z
      .enum(['purpose', 'specific'])
      .default('purpose')
      .describe(
        '`purpose`, the default: one tool per known name, and `submitForm` for any other form. `specific`: names each form by its task, as discovery does',
      ),
  })
  .openapi('NewTools')

const made: Success = jsonAnswer(
  'All tools of the website, and the result for each page',
  createdToolsSchema,
  exampleCreated,
  { headers: { ETag: 'Revision of the tool list' } },
)

const addTool: Route<typeof newToolSchema> = {
  method: 'post',
  path: '/tools/{websiteId}',
  operationId: 'addTool',
  tag: 'Tools',
  summary: 'Add one tool as sent',
  description:
    'For a tool written by hand or drafted by the inspector. The page is not read; its address must be on the website.',
  need: 'website',
  body: { schema: named(newToolSchema, 'NewTool'), example: exampleNewTool },
  success: jsonAnswer('All tools of the website, the new one last', toolListSchema, exampleTools, {
    status: 201,
    headers: { ETag: 'Revision of the tool list' },
  }),
  errors: ['invalid_selector', 'invalid_url', 'conflict', 'tool_limit_reached'],
}

const addTools: Route<typeof newToolsSchema> = {
  method: 'post',
  path: '/tools/{websiteId}/manual',
  operationId: 'addTools',
  tag: 'Tools',
  summary: 'Add tools from a list of pages',
  description:
    'A tool whose name already exists is not added again. With `names` set to `specific`, every form without a tool gets one, named by its task. Addresses that cannot be used are listed in `skipped`.',
  need: 'website',
  body: { schema: newToolsSchema, example: { urls: ['https://shop.example/register'] } },
  success: made,
  errors: ['no_valid_urls', 'no_tools_created', 'tool_limit_reached', 'rate_limited'],
}

const discoverQuery = z.object({
  clicks: z
    .enum(['true', 'false'])
    .optional()
    .describe(
      '`true` also clicks the buttons that may open a form, in a browser, and adds the forms that appear. Such a click reads, and sends nothing',
    ),
})

const discoverTools: Route = {
  method: 'post',
  path: '/tools/{websiteId}/discover',
  operationId: 'discoverTools',
  tag: 'Tools',
  summary: 'Add tools from the whole site',
  description: 'Crawls the public pages of the website. Stops early if you close the connection.',
  need: 'website',
  query: discoverQuery,
  success: made,
  errors: ['site_unreachable', 'no_tools_created', 'tool_limit_reached', 'rate_limited', 'missing_dependency'],
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

  addRoute(discoverTools, async (c) => {
    const asked = discoverQuery.safeParse(c.req.query())
    if (!asked.success) throw misfitError(asked.error.issues, 'query')
    const clicks = asked.data.clicks === 'true'
    return createdAnswer(await tools.discover(pathParameter(c, 'websiteId'), { signal: c.req.raw.signal, clicks }))
  })
  return app
}

function createdAnswer({ revision, ...answer }: CreatedTools): Response {
  return jsonWithTag(answer, revision)
}

const proposalsSchema = z
  .object({
    foundAt: z.iso.datetime().optional().describe('When the site was last discovered; absent if it never was'),
    proposals: z.array(toolProposalSchema),
  })
  .openapi('ToolProposals')

const choiceSchema = z
  .strictObject({
    apply: z
      .union([z.literal('all'), z.array(z.string().min(1).max(128)).min(1).max(1000)])
      .describe(
        'IDs or names of tools. `all` applies every proposal except those for tools that a person may have edited',
      ),
  })
  .openapi('ProposalChoice')

const appliedSchema = toolListSchema
  .extend({
    applied: z.array(toolProposalSchema),
    proposals: z.array(toolProposalSchema).describe('The remaining proposals'),
  })
  .openapi('AppliedProposals')

const listProposals: Route = {
  method: 'get',
  path: '/tools/{websiteId}/proposals',
  operationId: 'listProposals',
  tag: 'Tools',
  summary: 'Changes to existing tools that the last discovery proposes',
  description:
    'Covers name, title, description and input schema, but nothing that a person has edited. Safety is never proposed: each discovery updates it.',
  need: 'website',
  success: jsonAnswer('The proposals, compared with the current tools', proposalsSchema, {
    proposals: [exampleProposal],
  }),
}

const applyProposals: Route<typeof choiceSchema> = {
  method: 'post',
  path: '/tools/{websiteId}/proposals',
  operationId: 'applyProposals',
  tag: 'Tools',
  summary: 'Apply proposals',
  description: 'A renamed tool still runs under its old name, which is kept in `metadata.aliases`.',
  need: 'website',
  body: { schema: choiceSchema, example: { apply: ['submitForm'] } },
  success: jsonAnswer(
    'All tools of the website, the applied proposals and the remaining ones',
    appliedSchema,
    { ...exampleTools, applied: [exampleProposal], proposals: [] },
    { headers: { ETag: 'Revision of the tool list' } },
  ),
  errors: ['tool_not_found'],
}

/** `/tools/{websiteId}/proposals`: seen and applied. */
export function toolProposalRoutes(deps: AppDeps): OpenAPIHono<AppEnv> {
  const { tools } = deps.operable
  const app = new OpenAPIHono<AppEnv>()
  const addRoute = routeAdder(app, deps)

  addRoute(listProposals, async (c) => Response.json(await tools.proposals(pathParameter(c, 'websiteId'))))

  addRoute(applyProposals, async (c, { apply }) => {
    const { revision, ...answer } = await tools.applyProposals(pathParameter(c, 'websiteId'), apply)
    return jsonWithTag(answer, revision)
  })
  return app
}
