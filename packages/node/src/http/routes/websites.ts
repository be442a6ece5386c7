import { OpenAPIHono, z } from '@hono/zod-openapi'
import { OperableError } from '@operable/core'
import type { KeyInfo } from '../../contracts/keys.ts'
import { mcpModes } from '../../contracts/site-runs.ts'
import { isUnavailable } from '../../storage/adapter.ts'
import { noStore } from '../answer/headers.ts'
import type { AppDeps } from '../app-deps.ts'
import { exampleKey, exampleSecret, exampleWebsite } from '../openapi/examples.ts'
import { jsonAnswer, type Route } from '../openapi/route-definition.ts'
import { keyInfoSchema, websiteSchema } from '../openapi/schemas.ts'
import { type AppEnv, pathParameter } from '../request/request-env.ts'
import { routeAdder } from '../route.ts'

const newWebsiteSchema = z
  .strictObject({ url: z.string().max(2048).describe('Address of the homepage') })
  .openapi('NewWebsite')
const websitePatchSchema = z
  .strictObject({
    recordRuns: z.boolean().optional(),
    publishProofs: z.boolean().optional(),
    mcp: z
      .enum(['off', ...mcpModes])
      .optional()
      .describe('`trial`: calls at `/mcp/{websiteId}` send nothing; `send`: they act; `off`: nobody can call'),
    verify: z
      .enum(['off', 'daily'])
      .optional()
      .describe('`daily`: the service verifies the tools once a day, if it has a browser'),
  })
  .openapi('WebsitePatch')
const addedWebsiteSchema = z
  .object({ id: z.string(), url: z.string().describe('Normalised'), key: z.string().describe('Shown only here') })
  .openapi('AddedWebsite')
const websiteListSchema = z.object({ websites: z.array(websiteSchema) }).openapi('WebsiteList')

const addWebsite: Route<typeof newWebsiteSchema> = {
  method: 'post',
  path: '/websites',
  operationId: 'addWebsite',
  tag: 'Websites',
  summary: 'Add a website and get its first key',
  description:
    'The same address can be added more than once, for example as a trial: each website has an ID, keys and tools of its own. To find one that is there, list the websites.',
  need: 'admin',
  body: { schema: newWebsiteSchema, example: { url: 'https://shop.example/' } },
  success: jsonAnswer(
    'The website and its key, which is not shown again',
    addedWebsiteSchema,
    { id: exampleWebsite.id, url: exampleWebsite.url, key: exampleSecret },
    { status: 201, headers: { Location: 'Address of the website' } },
  ),
  errors: ['invalid_url'],
}

const listWebsites: Route = {
  method: 'get',
  path: '/websites',
  operationId: 'listWebsites',
  tag: 'Websites',
  summary: 'All websites, oldest first',
  need: 'admin',
  success: jsonAnswer('All websites', websiteListSchema, { websites: [exampleWebsite] }),
}

const getWebsite: Route = {
  method: 'get',
  path: '/websites/{websiteId}',
  operationId: 'getWebsite',
  tag: 'Websites',
  summary: 'One website',
  need: 'website',
  success: jsonAnswer('The website', websiteSchema, exampleWebsite),
}

const patchWebsite: Route<typeof websitePatchSchema> = {
  method: 'patch',
  path: '/websites/{websiteId}',
  operationId: 'patchWebsite',
  tag: 'Websites',
  summary: 'Record the runs of agents, publish the proofs of forms, offer the tools over MCP, or verify them daily',
  description:
    'Changes only the members you send. Recorded runs stay for 30 days. Until you publish them, only the key of the website sees the proofs of its forms and the hosts that read what is typed.',
  need: 'website',
  body: { schema: websitePatchSchema, example: { recordRuns: true } },
  success: jsonAnswer('The website', websiteSchema, { ...exampleWebsite, recordRuns: true }),
}

const removeWebsite: Route = {
  method: 'delete',
  path: '/websites/{websiteId}',
  operationId: 'removeWebsite',
  tag: 'Websites',
  summary: 'Remove a website with its tools, keys, runs and proofs',
  description:
    'With all that is kept of it: sessions of its keys, pictures, and where its widget was seen. Unless another website has the same host, also reports, their history and scans of its addresses. If it ends with 503, send it again.',
  need: 'admin',
  success: { status: 204, description: 'Removed' },
}

const exportSchema = z
  .object({
    kind: z
      .string()
      .describe(
        '`export` in the first line and `end` in the last; between them what the value is, such as `tools` or `reports`',
      ),
    id: z.string(),
    value: z.unknown(),
  })
  .openapi('ExportLine')

const exportLine = {
  kind: 'export',
  id: exampleWebsite.id,
  value: { format: 1, website: exampleWebsite.id, url: exampleWebsite.url, exportedAt: '2026-11-24T09:30:00.000Z' },
}

const exportRoute: Route = {
  method: 'get',
  path: '/api/v1/websites/{websiteId}/export',
  operationId: 'exportWebsite',
  tag: 'Websites',
  summary: 'Everything that is kept of a website',
  description:
    'JSON lines, one for each document that removing the website would remove, without what opens something: hashes of keys, and sessions. The last line has the kind `end`: without it, something failed midway.',
  need: 'website',
  success: {
    status: 200,
    description: 'One JSON object a line',
    content: { 'application/jsonl': { schema: exportSchema, example: exportLine } },
  },
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

  addRoute(exportRoute, async (c) => {
    const id = pathParameter(c, 'websiteId')
    const lines = await websites.export(id)
    return c.body(asLines(lines, deps), 200, {
      ...noStore,
      'Content-Type': 'application/jsonl',
      'Content-Disposition': `attachment; filename="${id}.jsonl"`,
    })
  })

  addRoute(removeWebsite, async (c) => {
    await websites.remove(pathParameter(c, 'websiteId'))
    return c.body(null, 204)
  })
  return app
}

/** A line for each value, as fast as they are read. */
function asLines(values: AsyncIterable<unknown>, { log }: Pick<AppDeps, 'log'>): ReadableStream<Uint8Array> {
  const iterator = values[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await iterator.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`))
      } catch (error) {
        // The last line is missing, which says enough. A stream that fails would be told by the listener, in its own words.
        const isStore = isUnavailable(error)
        log({ level: 'error', event: isStore ? 'storage_unavailable' : 'internal_error', error })
        controller.close()
      }
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

const newKeySchema = keyInfoSchema
  .extend({ key: z.string().describe('The key itself, shown only here') })
  .openapi('NewKey')
const keyListSchema = z.object({ keys: z.array(keyInfoSchema) }).openapi('KeyList')

const createKey: Route = {
  method: 'post',
  path: '/websites/{websiteId}/keys',
  operationId: 'createKey',
  tag: 'Keys',
  summary: 'Create another key for a website',
  need: 'website',
  success: jsonAnswer(
    'The key, which is not shown again',
    newKeySchema,
    { ...exampleKey, key: exampleSecret },
    { status: 201 },
  ),
}

const listKeys: Route = {
  method: 'get',
  path: '/websites/{websiteId}/keys',
  operationId: 'listKeys',
  tag: 'Keys',
  summary: 'The keys of a website, oldest first, revoked ones included',
  need: 'website',
  success: jsonAnswer('Details of each key, but never the key itself', keyListSchema, { keys: [exampleKey] }),
}

const revokeKey: Route = {
  method: 'delete',
  path: '/websites/{websiteId}/keys/{keyId}',
  operationId: 'revokeKey',
  tag: 'Keys',
  summary: 'Revoke a key immediately and permanently',
  need: 'website',
  success: { status: 204, description: 'Revoked' },
  errors: ['key_not_found'],
}

/** `/websites/{websiteId}/keys`: the owner of a website can replace a key without the operator. */
export function keyRoutes(deps: AppDeps): OpenAPIHono<AppEnv> {
  const { keys, websites } = deps.operable
  const app = new OpenAPIHono<AppEnv>()
  const addRoute = routeAdder(app, deps)

  addRoute(createKey, async (c) => {
    const { key, info } = await keys.create({ kind: 'website', websiteId: pathParameter(c, 'websiteId') })
    return c.json({ ...describe(info), key }, 201, noStore)
  })

  addRoute(listKeys, async (c) => {
    const { id } = await websites.get(pathParameter(c, 'websiteId'))
    return c.json({ keys: (await keys.list(id)).map(describe) }, 200, noStore)
  })

  addRoute(revokeKey, async (c) => {
    const { id } = await websites.get(pathParameter(c, 'websiteId'))
    const keyId = pathParameter(c, 'keyId')
    const own = (await keys.list(id)).find((info) => info.id === keyId)
    if (!own) throw new OperableError('key_not_found', 'This website has no key with this ID.')
    await keys.revoke(own.id)
    return c.body(null, 204)
  })
  return app
}

/** The website is in the address already. */
function describe({ scope: _, ...known }: KeyInfo): Omit<KeyInfo, 'scope'> {
  return known
}
