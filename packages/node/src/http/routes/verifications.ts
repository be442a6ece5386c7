import { OpenAPIHono, z } from '@hono/zod-openapi'
import { OperableError } from '@operable/core'
import {
  measuredReasons,
  type ToolVerification,
  unmeasuredReasons,
  verifyStates,
} from '../../contracts/verifications.ts'
import { noStore } from '../answer/headers.ts'
import type { AppDeps } from '../app-deps.ts'
import { exampleTool, exampleWebsite } from '../openapi/examples.ts'
import { jsonAnswer, type Route } from '../openapi/route-definition.ts'
import { type AppEnv, pathParameter } from '../request/request-env.ts'
import { routeAdder } from '../route.ts'

const stateSchema = z
  .enum(verifyStates)
  .describe('`not_measured`: the page does not tell, or could not be read; this says nothing about the tool')
const reasonSchema = z.enum([...measuredReasons, ...unmeasuredReasons])

const candidateSchema = z.object({
  selector: z.string(),
  name: z.string().optional(),
  similarity: z.number().describe('To the element that the tool was made for, 0 to 1'),
  differs: z.array(z.string()).describe('What is not the same'),
})

const verificationSchema = z
  .object({
    toolId: z.string(),
    tool: z.string().describe('The current name of the tool'),
    pageUrl: z.string(),
    state: stateSchema,
    reason: reasonSchema,
    detail: z.string(),
    at: z.iso.datetime().describe('When the tool was looked at'),
    since: z.iso.datetime().describe('Since when it is in this state'),
    url: z.string().optional().describe('Where its address led; absent if the page did not open'),
    steps: z.array(
      z.object({
        step: z.enum(['page', 'trigger', 'target', 'fields', 'submit']),
        ok: z.union([z.boolean(), z.literal('unknown')]),
        detail: z.string(),
      }),
    ),
    candidates: z.array(candidateSchema).optional().describe('The most similar element, and the one after it'),
    proposal: z
      .object({
        patch: z
          .object({ pageUrl: z.string().optional(), selector: z.string().optional() })
          .describe('As for `PATCH /tools/{websiteId}/{toolId}`'),
        from: z.object({ pageUrl: z.string(), selector: z.string() }).describe('Where the tool was'),
      })
      .optional()
      .describe('Only of a tool that has moved. Nothing changes until you follow it'),
    changes: z
      .array(
        z.object({
          at: z.iso.datetime(),
          state: stateSchema,
          reason: reasonSchema,
          detail: z.string(),
          notice: z
            .object({
              id: z.string(),
              type: z.enum(['tool.broken', 'tool.recovered']),
              state: z.enum(['pending', 'sent', 'failed']),
              at: z.iso.datetime().optional(),
              detail: z.string().optional().describe('Why it was not sent'),
            })
            .optional()
            .describe('The message to the webhook'),
        }),
      )
      .describe('The last 30 changes of state, newest first'),
  })
  .openapi('ToolVerification')

const verificationsSchema = z
  .object({
    tools: z.array(verificationSchema).describe('Tools that were never verified, or changed since, are missing'),
  })
  .openapi('Verifications')
const followedSchema = verificationsSchema
  .extend({ followed: z.array(z.string()).describe('Names of the tools that now follow their elements') })
  .openapi('FollowedTools')
const followSchema = z
  .strictObject({
    follow: z
      .union([z.literal('all'), z.array(z.string().min(1).max(128)).min(1).max(1000)])
      .describe('IDs or names of tools that have moved'),
  })
  .openapi('FollowChoice')

const at = exampleWebsite.createdAt
const exampleVerification: ToolVerification = {
  ...{ toolId: exampleTool.id, tool: exampleTool.name, pageUrl: exampleTool.pageUrl },
  ...{ state: 'moved', reason: 'element_moved', at, since: at, url: exampleTool.pageUrl, steps: [] },
  detail: '#register no longer finds the element. It is now #sign-up.',
  candidates: [
    { selector: '#sign-up', name: 'Register', similarity: 0.97, differs: ['after'] },
    { selector: '#login', name: 'Log in', similarity: 0.31, differs: ['fields', 'name', 'action'] },
  ],
  proposal: { patch: { selector: '#sign-up' }, from: { pageUrl: exampleTool.pageUrl, selector: '#register' } },
  changes: [],
}

const toolsQuery = z.object({
  tool: z.string().max(128).optional().describe('ID or name of a tool; may be repeated. Default: all active tools'),
})

const verifyTools: Route = {
  method: 'post',
  path: '/tools/{websiteId}/verify',
  operationId: 'verifyTools',
  tag: 'Tools',
  summary: 'Check whether the tools still find their elements',
  description:
    'Opens each tool on a fresh page in a sealed browser: the trigger is clicked, nothing is typed, and nothing is submitted. Takes some seconds for each tool, and stops if you close the connection.',
  need: 'website',
  query: toolsQuery,
  success: jsonAnswer('What is known of each tool', verificationsSchema, { tools: [exampleVerification] }),
  errors: ['tool_not_found', 'missing_dependency', 'rate_limited'],
}

const listVerifications: Route = {
  method: 'get',
  path: '/tools/{websiteId}/verifications',
  operationId: 'listVerifications',
  tag: 'Tools',
  summary: 'What the last verification found, and the history of each tool',
  need: 'website',
  success: jsonAnswer('What is known of each tool', verificationsSchema, { tools: [exampleVerification] }),
}

const followTools: Route<typeof followSchema> = {
  method: 'post',
  path: '/tools/{websiteId}/verifications',
  operationId: 'followTools',
  tag: 'Tools',
  summary: 'Let tools that have moved follow their elements',
  description:
    'Applies what the last verification proposes. Names, descriptions and everything else that you have edited stay.',
  need: 'website',
  body: { schema: followSchema, example: { follow: 'all' } },
  success: jsonAnswer('What is known of each tool now', followedSchema, { tools: [], followed: [exampleTool.name] }),
  errors: ['tool_not_found'],
}

/** `/tools/{websiteId}/verify` and `/verifications`. */
export function verificationRoutes(deps: AppDeps): OpenAPIHono<AppEnv> {
  const { verifications } = deps.operable
  const app = new OpenAPIHono<AppEnv>()
  const addRoute = routeAdder(app, deps)

  addRoute(verifyTools, async (c) => {
    const { signal } = c.req.raw
    return Response.json(await verifications.verify(pathParameter(c, 'websiteId'), c.req.queries('tool'), { signal }))
  })
  addRoute(listVerifications, async (c) => Response.json(await verifications.list(pathParameter(c, 'websiteId'))))
  addRoute(followTools, async (c, { follow }) =>
    Response.json(await verifications.follow(pathParameter(c, 'websiteId'), follow)),
  )
  return app
}

const webhookSchema = z.object({ url: z.string(), createdAt: z.iso.datetime() }).openapi('Webhook')
const newWebhookSchema = z
  .strictObject({
    url: z.string().max(2048).describe('With https, on the public internet'),
    secret: z
      .string()
      .max(128)
      .optional()
      .describe('`whsec_` and 24 to 64 bytes in base64. Default: a new one, which only this response shows'),
  })
  .openapi('NewWebhook')
const setSchema = webhookSchema.extend({ secret: z.string().describe('Shown only here') }).openapi('WebhookWithSecret')
const deliverySchema = z
  .object({ sent: z.boolean(), tries: z.int(), detail: z.string().optional().describe('Why it was not sent') })
  .openapi('WebhookDelivery')

const exampleWebhook = { url: 'https://hooks.example/operable', createdAt: at }
const webhookPath = '/websites/{websiteId}/webhook'

const setWebhook: Route<typeof newWebhookSchema> = {
  method: 'post',
  path: webhookPath,
  operationId: 'setWebhook',
  tag: 'Websites',
  summary: 'Hear when a tool breaks or works again',
  description:
    'Replaces the webhook of the website. Messages are signed as Standard Webhooks describe: `webhook-id`, `webhook-timestamp` and `webhook-signature`. Each is tried three times, with the same `webhook-id`; redirects are not followed.',
  need: 'website',
  body: { schema: newWebhookSchema, example: { url: exampleWebhook.url } },
  success: jsonAnswer(
    'The webhook and its secret, which is not shown again',
    setSchema,
    { ...exampleWebhook, secret: `whsec_${'x'.repeat(43)}=` },
    { status: 201 },
  ),
  errors: ['invalid_url'],
}

const getWebhook: Route = {
  method: 'get',
  path: webhookPath,
  operationId: 'getWebhook',
  tag: 'Websites',
  summary: 'The webhook of a website',
  need: 'website',
  success: jsonAnswer('The webhook without its secret', webhookSchema, exampleWebhook),
  errors: ['not_found'],
}

const removeWebhook: Route = {
  method: 'delete',
  path: webhookPath,
  operationId: 'removeWebhook',
  tag: 'Websites',
  summary: 'Remove the webhook of a website',
  need: 'website',
  success: { status: 204, description: 'Removed' },
}

const testWebhook: Route = {
  method: 'post',
  path: `${webhookPath}/test`,
  operationId: 'testWebhook',
  tag: 'Websites',
  summary: 'Send a test message to the webhook',
  need: 'website',
  success: jsonAnswer('Whether the receiver took the message', deliverySchema, { sent: true, tries: 1 }),
  errors: ['not_found'],
}

/** `/websites/{websiteId}/webhook`. */
export function webhookRoutes(deps: AppDeps): OpenAPIHono<AppEnv> {
  const { webhooks } = deps.operable
  const app = new OpenAPIHono<AppEnv>()
  const addRoute = routeAdder(app, deps)

  addRoute(setWebhook, async (c, given) =>
    c.json(await webhooks.set(pathParameter(c, 'websiteId'), given), 201, noStore),
  )
  addRoute(getWebhook, async (c) => {
    const webhook = await webhooks.get(pathParameter(c, 'websiteId'))
    if (!webhook) throw new OperableError('not_found', 'This website has no webhook.')
    return c.json(webhook, 200, noStore)
  })
  addRoute(removeWebhook, async (c) => {
    await webhooks.remove(pathParameter(c, 'websiteId'))
    return c.body(null, 204)
  })
  addRoute(testWebhook, async (c) => c.json(await webhooks.test(pathParameter(c, 'websiteId')), 200, noStore))
  return app
}
