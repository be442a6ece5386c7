import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { AppDeps } from '../app-deps.ts'
import { exampleSecret, exampleWebsite } from '../openapi/examples.ts'
import type { Route } from '../openapi/route-definition.ts'
import { websiteSchema } from '../openapi/schemas.ts'
import { pathParameter } from '../request/path-parameter.ts'
import type { AppEnv } from '../request/request-env.ts'
import { routeAdder } from '../route.ts'

const newWebsiteSchema = z.strictObject({ url: z.string().max(2048).describe('Home page') }).openapi('NewWebsite')
const websitePatchSchema = z.strictObject({ recordRuns: z.boolean().optional() }).openapi('WebsitePatch')
const addedWebsiteSchema = z
  .object({ id: z.string(), url: z.string().describe('Normalised'), key: z.string().describe('Shown here only') })
  .openapi('AddedWebsite')
const websiteListSchema = z.object({ websites: z.array(websiteSchema) }).openapi('WebsiteList')

const noStore = { 'Cache-Control': 'no-store' }

const addWebsite: Route<typeof newWebsiteSchema> = {
  method: 'post',
  path: '/websites',
  operationId: 'addWebsite',
  tag: 'Websites',
  summary: 'Keep a website, and get its first key',
  need: 'admin',
  body: { schema: newWebsiteSchema, example: { url: 'https://shop.example/' } },
  success: {
    status: 201,
    description: 'The website and its key, which is never shown again',
    content: {
      'application/json': {
        schema: addedWebsiteSchema,
        example: { id: exampleWebsite.id, url: exampleWebsite.url, key: exampleSecret },
      },
    },
    headers: { Location: 'Address of the website' },
  },
  errors: ['invalid_url', 'storage_unavailable'],
}

const listWebsites: Route = {
  method: 'get',
  path: '/websites',
  operationId: 'listWebsites',
  tag: 'Websites',
  summary: 'All websites, oldest first',
  need: 'admin',
  success: {
    status: 200,
    description: 'All websites',
    content: { 'application/json': { schema: websiteListSchema, example: { websites: [exampleWebsite] } } },
  },
  errors: ['storage_unavailable'],
}

const getWebsite: Route = {
  method: 'get',
  path: '/websites/{websiteId}',
  operationId: 'getWebsite',
  tag: 'Websites',
  summary: 'One website',
  need: 'website',
  success: {
    status: 200,
    description: 'The website',
    content: { 'application/json': { schema: websiteSchema, example: exampleWebsite } },
  },
  errors: ['storage_unavailable'],
}

const patchWebsite: Route<typeof websitePatchSchema> = {
  method: 'patch',
  path: '/websites/{websiteId}',
  operationId: 'patchWebsite',
  tag: 'Websites',
  summary: 'Record the runs of agents, or stop that',
  description: 'Only what is given changes. Runs that are recorded already stay for their 30 days.',
  need: 'website',
  body: { schema: websitePatchSchema, example: { recordRuns: true } },
  success: {
    status: 200,
    description: 'The website',
    content: { 'application/json': { schema: websiteSchema, example: { ...exampleWebsite, recordRuns: true } } },
  },
  errors: ['storage_unavailable'],
}

const removeWebsite: Route = {
  method: 'delete',
  path: '/websites/{websiteId}',
  operationId: 'removeWebsite',
  tag: 'Websites',
  summary: 'Remove a website with its tools, keys and runs',
  need: 'admin',
  success: { status: 204, description: 'Removed' },
  errors: ['storage_unavailable'],
}

/** `/websites`: add, list, read, change and remove. */
export function websiteRoutes(deps: AppDeps): OpenAPIHono<AppEnv> {
  const { websites } = deps.operable
  const app = new OpenAPIHono<AppEnv>()
  const addRoute = routeAdder(app, deps)

  addRoute(addWebsite, async (c, { url: given }) => {
    const { website, key } = await websites.add(given)
    const { id, url } = website
    return c.json({ id, url, key }, 201, { ...noStore, Location: `${deps.baseUrl}/websites/${id}` })
  })

  addRoute(listWebsites, async (c) => c.json({ websites: await websites.list() }, 200, noStore))

  addRoute(getWebsite, async (c) => c.json(await websites.get(pathParameter(c, 'websiteId')), 200, noStore))

  addRoute(patchWebsite, async (c, patch) =>
    c.json(await websites.patch(pathParameter(c, 'websiteId'), patch), 200, noStore),
  )

  addRoute(removeWebsite, async (c) => {
    await websites.remove(pathParameter(c, 'websiteId'))
    return c.body(null, 204)
  })
  return app
}
