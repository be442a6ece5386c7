import { OpenAPIHono, z } from '@hono/zod-openapi'
import { OperableError } from '@operable/core'
import type { KeyInfo } from '../../contracts/keys.ts'
import type { AppDeps } from '../app-deps.ts'
import { exampleKey, exampleSecret } from '../openapi/examples.ts'
import type { Route } from '../openapi/route-definition.ts'
import { keyInfoSchema } from '../openapi/schemas.ts'
import { pathParameter } from '../request/path-parameter.ts'
import type { AppEnv } from '../request/request-env.ts'
import { routeAdder } from '../route.ts'

const newKeySchema = keyInfoSchema
  .extend({ key: z.string().describe('The key itself, shown here only') })
  .openapi('NewKey')
const keyListSchema = z.object({ keys: z.array(keyInfoSchema) }).openapi('KeyList')

const noStore = { 'Cache-Control': 'no-store' }

const createKey: Route = {
  method: 'post',
  path: '/websites/{websiteId}/keys',
  operationId: 'createKey',
  tag: 'Keys',
  summary: 'Make another key of a website',
  need: 'website',
  success: {
    status: 201,
    description: 'The key, which is never shown again',
    content: { 'application/json': { schema: newKeySchema, example: { ...exampleKey, key: exampleSecret } } },
  },
  errors: ['storage_unavailable'],
}

const listKeys: Route = {
  method: 'get',
  path: '/websites/{websiteId}/keys',
  operationId: 'listKeys',
  tag: 'Keys',
  summary: 'The keys of a website, oldest first, revoked ones included',
  need: 'website',
  success: {
    status: 200,
    description: 'What is known of each key; never the key itself',
    content: { 'application/json': { schema: keyListSchema, example: { keys: [exampleKey] } } },
  },
  errors: ['storage_unavailable'],
}

const revokeKey: Route = {
  method: 'delete',
  path: '/websites/{websiteId}/keys/{keyId}',
  operationId: 'revokeKey',
  tag: 'Keys',
  summary: 'Revoke a key at once and for good',
  need: 'website',
  success: { status: 204, description: 'Revoked' },
  errors: ['key_not_found', 'storage_unavailable'],
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
    if (!own) throw new OperableError('key_not_found', 'The website has no key with this id.')
    await keys.revoke(own.id)
    return c.body(null, 204)
  })
  return app
}

/** The website is in the address already. */
function describe({ scope: _, ...known }: KeyInfo): Omit<KeyInfo, 'scope'> {
  return known
}
