import { OpenAPIHono, z } from '@hono/zod-openapi'
import { jsonWithTag } from '../answer/tool-list-answer.ts'
import type { AppDeps } from '../app-deps.ts'
import { exampleProposal, exampleTools } from '../openapi/examples.ts'
import type { Route } from '../openapi/route-definition.ts'
import { toolListSchema, toolProposalSchema } from '../openapi/schemas.ts'
import { pathParameter } from '../request/path-parameter.ts'
import type { AppEnv } from '../request/request-env.ts'
import { routeAdder } from '../route.ts'

const proposalsSchema = z
  .object({
    foundAt: z.iso.datetime().optional().describe('When the site was discovered last; absent where it never was'),
    proposals: z.array(toolProposalSchema),
  })
  .openapi('ToolProposals')

const choiceSchema = z
  .strictObject({
    apply: z
      .union([z.literal('all'), z.array(z.string().min(1).max(128)).min(1).max(1000)])
      .describe('Ids or names of tools. `all`: every proposal but those for what a person may have edited'),
  })
  .openapi('ProposalChoice')

const appliedSchema = toolListSchema
  .extend({
    applied: z.array(toolProposalSchema),
    proposals: z.array(toolProposalSchema).describe('What is left'),
  })
  .openapi('AppliedProposals')

const listProposals: Route = {
  method: 'get',
  path: '/tools/{websiteId}/proposals',
  operationId: 'listProposals',
  tag: 'Tools',
  summary: 'What the last discovery would change of the tools that exist',
  description:
    'Name, title, description and input schema, never what a person has edited. Safety is not proposed: each discovery renews it.',
  need: 'website',
  success: {
    status: 200,
    description: 'The proposals, made against the tools as they are now',
    content: { 'application/json': { schema: proposalsSchema, example: { proposals: [exampleProposal] } } },
  },
  errors: ['storage_unavailable'],
}

const applyProposals: Route<typeof choiceSchema> = {
  method: 'post',
  path: '/tools/{websiteId}/proposals',
  operationId: 'applyProposals',
  tag: 'Tools',
  summary: 'Apply proposals',
  description: 'A tool that gets another name still runs by the old one, which is kept in `metadata.aliases`.',
  need: 'website',
  body: { schema: choiceSchema, example: { apply: ['submitForm'] } },
  success: {
    status: 200,
    description: 'All tools of the website, what was applied, and what is left',
    content: {
      'application/json': {
        schema: appliedSchema,
        example: { ...exampleTools, applied: [exampleProposal], proposals: [] },
      },
    },
    headers: { ETag: 'Revision of the list of tools' },
  },
  errors: ['tool_not_found', 'storage_unavailable'],
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
