import { OpenAPIHono, z } from '@hono/zod-openapi'
import { tagProblems } from '../../contracts/tools.ts'
import { noStore } from '../answer/headers.ts'
import type { AppDeps } from '../app-deps.ts'
import { exampleTool, exampleWebsite } from '../openapi/examples.ts'
import { jsonAnswer, type Route } from '../openapi/route-definition.ts'
import { type AppEnv, pathParameter } from '../request/request-env.ts'
import { routeAdder } from '../route.ts'

const sightingSchema = z.object({
  origin: z.string(),
  at: z.iso.datetime().describe('Time of the last request, to within ten minutes'),
})

const presenceSchema = z
  .object({
    seen: z.array(sightingSchema).describe('Origins of the website whose pages requested its tools'),
    elsewhere: z.array(sightingSchema).describe('Other origins that requested them, at most 10'),
    unknown: z
      .array(sightingSchema.extend({ websiteId: z.string() }))
      .describe('Unknown website IDs that pages of the website requested, at most 10'),
    pages: z
      .array(
        z.object({
          page: z.string().describe('Most browsers only send the origin of a page'),
          version: z.string(),
          day: z.string().describe('Day on which it was last seen, UTC'),
        }),
      )
      .describe('Pages and the version of the widget that each loaded, at most 100'),
    presentVersion: z.string(),
  })
  .openapi('WidgetPresence')

const tagCheckSchema = z
  .object({
    page: z.string().describe('The homepage, after redirects'),
    found: z.boolean().describe('Whether it has the tag of this website'),
    version: z
      .string()
      .optional()
      .describe('Absent if there is no tag, or if the tag always loads the current version'),
    problems: z.array(z.object({ code: z.enum(tagProblems), text: z.string() })),
  })
  .openapi('TagCheck')
const exampleSeen = { origin: 'https://shop.example', at: exampleTool.createdAt }

const getPresence: Route = {
  method: 'get',
  path: '/websites/{websiteId}/widget',
  operationId: 'getWidgetPresence',
  tag: 'Websites',
  summary: 'Where the widget was seen in the last 30 days',
  description:
    'Based on requests for the script and the tool list, and on pages that the service read. It holds nothing about visitors.',
  need: 'website',
  success: jsonAnswer('Origins, pages and versions', presenceSchema, {
    seen: [exampleSeen],
    elsewhere: [],
    unknown: [],
    pages: [{ page: exampleWebsite.url, version: 'vV1x3kq0Zb2a', day: '2026-11-21' }],
    presentVersion: 'vV1x3kq0Zb2a',
  }),
}

const checkTag: Route = {
  method: 'post',
  path: '/websites/{websiteId}/widget/check',
  operationId: 'checkWidgetTag',
  tag: 'Websites',
  summary: 'Read the homepage and look for the script tag',
  description: 'Checks the page itself. Only requests from the script show that a browser runs it.',
  need: 'website',
  success: jsonAnswer('Whether the tag is there, and what stops the widget from working', tagCheckSchema, {
    page: exampleWebsite.url,
    found: true,
    problems: [
      {
        code: 'list_blocked',
        text: "The page's content security policy blocks the list of tools: connect-src 'self'",
      },
    ],
  }),
  errors: ['invalid_url', 'site_unreachable', 'rate_limited', 'aborted'],
}

/** Whether the tag is on a website, for its owner. */
export function widgetPresenceRoutes(deps: AppDeps): OpenAPIHono<AppEnv> {
  const { widgetArchive, tools } = deps.operable
  const app = new OpenAPIHono<AppEnv>()
  const addRoute = routeAdder(app, deps)

  addRoute(getPresence, async (c) => {
    const websiteId = pathParameter(c, 'websiteId')
    const [sightings, pages] = await Promise.all([widgetArchive.sightings(websiteId), widgetArchive.pages(websiteId)])
    return c.json({ ...sightings, pages, presentVersion: deps.widget.version }, 200, noStore)
  })

  addRoute(checkTag, async (c) => {
    const options = { service: deps.baseUrl, signal: c.req.raw.signal }
    return c.json(await tools.checkTag(pathParameter(c, 'websiteId'), options), 200, noStore)
  })
  return app
}
